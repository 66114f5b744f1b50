import { describe, expect } from "vitest";
import { heartRushStory as story, heartRushTable, IDS } from "./fixtures/heart-rush.ts";
import { inPage } from "./fixtures/in-page.ts";

describe.for([13, 14] as const)("in generation %i", (generation) => {
  story.override({ options: heartRushTable({ generation }) });

  story("heroes and creatures are what their owners made of them", async ({ gm, player, table }) => {
    const one = await player(1);
    expect(
      await inPage(
        one,
        `const { system } = game.actors.get("${IDS.ana}"); return [system.abilities.might, system.hp.value, system.paragon];`,
      ),
    ).toEqual([6, 40, 0]);
    expect(await inPage(gm, `return game.actors.get("${IDS.orc}").items.contents[0].system.size`)).toBe("heavy");
    expect(table.problems).toEqual([]);
  });
});
