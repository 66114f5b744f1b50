import { resolve } from "node:path";
import { report as reportOf, run } from "./run.ts";

/**
 * Judges the file named on the command line while this module loads: adapters are loaded on demand, and that is
 * possible only as long as the loader that loads this module is open.
 */
const verdicts = await run(resolve(process.env["INIT_CWD"] ?? "", process.argv[2] ?? ""));
export const report = reportOf(verdicts);
export const failed = verdicts.some((verdict) => verdict.failure !== null);
