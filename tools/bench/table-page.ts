import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "playwright-core";
import { build } from "vite";
import { buildClient } from "practice-table/build";
import { ServerProcess } from "../../practice-table/testing/index.ts";
import { browser } from "../browser.mjs";
import { buildPacks } from "../build-packs.mjs";
import { ROOT } from "../ready.mjs";

/** A page of a browser at a practice table of its own, with this system and world; both are gone afterwards. */
export async function atTable<Found>(
  system: string,
  world: object,
  play: (page: Page, url: string) => Promise<Found>,
): Promise<Found> {
  const folder = await mkdtemp(join(tmpdir(), "table-bench-"));
  const seed = join(folder, "seed.json");
  await writeFile(seed, JSON.stringify(world));
  const client = process.env["E2E_CLIENT"] ?? (await buildClient(join(folder, "client")));
  const server = await ServerProcess.start([
    ...["--system", system, "--world", "bench", "--data", folder],
    ...["--client", client, "--seed", seed, "--port", "0"],
  ]);
  const running = await chromium.launch({ executablePath: browser(), args: ["--no-sandbox"] });
  try {
    const page = await (await running.newContext({ reducedMotion: "reduce" })).newPage();
    return await play(page, await server.url());
  } finally {
    await running.close();
    await server.kill("SIGINT");
    await rm(folder, { recursive: true, force: true });
  }
}

/** Our own as it is installed. */
export async function builtSystem(): Promise<string> {
  const given = process.env["E2E_SYSTEM"];
  if (given !== undefined) return given;
  await build({ root: ROOT, configFile: join(ROOT, "vite.config.ts"), logLevel: "warn" });
  await buildPacks(ROOT);
  return ROOT;
}

/** From the lobby to a table that is ready, as its Game Master; answers how many milliseconds it took from choosing the name. */
export async function sitDown(page: Page, url: string): Promise<number> {
  await page.goto(url);
  const seat = page.getByRole("button", { name: "Game Master" });
  await seat.waitFor();
  const begun = performance.now();
  await seat.click();
  await page.waitForFunction("globalThis.game?.ready === true", null, { timeout: 60_000 });
  return performance.now() - begun;
}

export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;
