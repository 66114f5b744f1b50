import { expect } from "vitest";
import { story } from "./fixtures/story.ts";

story("a game master opens the table", async ({ gm, table }) => {
  await gm.waitForTimeout(800);
  await table.picture("look");
  expect(table.problems).toEqual([]);
});
