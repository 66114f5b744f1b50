import { rm } from "node:fs/promises";
import { dirname } from "node:path";
import { buildServerForTests } from "./server-process.ts";

/** One server for every test that starts it as a process. Whoever built it takes it away, when all tests are over. */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env["TABLE_SERVER"] !== undefined) return undefined;
  const program = await buildServerForTests();
  process.env["TABLE_SERVER"] = program;
  return () => rm(dirname(program), { recursive: true, force: true });
}
