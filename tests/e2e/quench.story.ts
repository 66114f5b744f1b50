import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { standIn, type Failure } from "../integration/fixtures/quench.ts";
import { heartRushTable } from "./fixtures/heart-rush.ts";
import { inPage } from "./fixtures/in-page.ts";
import { storyAt } from "./fixtures/story.ts";

/** A page with the stand-in for Quench, which has told that it is ready, and our batches in it. */
async function withQuench(page: Page): Promise<readonly string[]> {
  await page.evaluate(standIn);
  await page.waitForFunction("quench.list().length > 0");
  const offered = await inPage<readonly { batch: string }[]>(page, "return quench.list()");
  return [...new Set(offered.map(({ batch }) => batch))];
}

/** All that is in the world, and what this browser keeps of its own. */
const world = (page: Page): Promise<string> =>
  inPage(
    page,
    `return JSON.stringify([[...game.packs.keys()], [...game.collections].map((all) => [all.documentName, ...all.keys()]),
       Object.entries(localStorage).filter(([key, value]) => /quench|openings/.test(key) && value !== "{}")], null, 1)`,
  );

describe.for([13, 14] as const)("in generation %i", (generation) => {
  const story = storyAt(heartRushTable({ generation, canvas: "gm" }));

  story("all that Quench would run passes and leaves nothing behind", { timeout: 300_000 }, async ({ gm, player }) => {
    const asked: string[] = [];
    gm.on("request", (request) => asked.push(new URL(request.url()).pathname.replace(/^.*\//, "")));
    expect(
      await inPage(gm, `return performance.getEntriesByType("resource").some(({ name }) => name.includes("quench"))`),
    ).toBe(false);
    // A new world is told which version made it, some time after it is ready.
    await gm.waitForFunction('game.settings.storage.get("world").some(({ key }) => key === "heart-rush.worldVersion")');
    const before = await world(gm);
    const batches = await withQuench(gm);
    expect(asked).toContain("quench.mjs");
    expect(batches.length).toBeGreaterThan(8);
    const results: Record<string, Record<string, Failure>> = {};
    for (const batch of batches) results[batch] = await inPage(gm, `return quench.run("${batch}")`);
    const failed = Object.entries(results).flatMap(([batch, tests]) =>
      Object.entries(tests).flatMap(([title, failure]) => (failure === null ? [] : [`${batch}: ${title}: ${failure}`])),
    );
    expect(failed).toEqual([]);
    expect(await world(gm)).toEqual(before);

    // Nobody else can run them: they are told so, and nothing is made.
    const one = await player(1);
    for (const batch of await withQuench(one)) {
      expect(await inPage(one, `return quench.run("${batch}")`)).toEqual({
        before: "These tests make and delete things in the world, so only the active Game Master can run them.",
      });
    }
    expect(await world(gm)).toEqual(before);
  });
});
