import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { HeadlessClient } from "practice-table/testing";
import { FightTable } from "./fixtures/fight-table.ts";
import { actorNamed, fighterNamed, GRIT, OtherFight } from "./fixtures/other-game.ts";

const SCENE = 'game.scenes.get("sceneYard0000000")';
const TOKEN = `${SCENE}.tokens.get("walkAna000000000")`;
const ANA = fighterNamed("Ana");

let yard: FightTable;
let gm: HeadlessClient;
let ada: HeadlessClient;
let grit: OtherFight;

/** Ana's turn, with her token on the map. */
beforeEach(async () => {
  yard = await FightTable.open();
  [gm, ada] = [await yard.join("gm"), await yard.join("ada")];
  grit = new OtherFight(yard, GRIT);
  await grit.muster(gm, ["Ana", "Cut"]);
  await yard.play(
    gm,
    `(async () => {
      await ${SCENE}.createEmbeddedDocuments("Token",
        [{ _id: "walkAna000000000", name: "Ana", actorId: "${actorNamed("Ana")}", actorLink: true, x: 0, y: 800 }], { keepId: true });
      await ${grit.fight}.combatants.get("${ANA}").update({ tokenId: "walkAna000000000", sceneId: "sceneYard0000000" });
    })()`,
  );
  await grit.begin(gm);
  await grit.send(gm, { do: "nameFirst", side: "players" });
});

afterEach(async () => {
  for (const client of [gm, ada]) client.leave();
  await yard.close();
});

const spot = (): Promise<readonly number[]> => gm.run(`[${TOKEN}.x, ${TOKEN}.y]`);
const feet = (): Promise<number | undefined> => grit.see<number | undefined>(gm, `.fight.now.feet["${ANA}"]`);
const goes = (x: number, options: string): Promise<unknown> =>
  yard.play(ada, `${TOKEN}.update({ x: ${x} }, ${options}).then(() => null)`);

describe("a token that its player moves in Grit", () => {
  test.for([
    ["by a macro", false, "{}"],
    ["past every hook", true, "{}"],
    ["past every hook with the rules' own word", true, "{ heartRush: { byTheRules: true } }"],
  ] as const)("%s has walked so many feet, and no farther than a turn allows", async ([, deaf, options]) => {
    if (deaf) await ada.run(`void [...Hooks.events.preMoveToken].forEach(({ id }) => Hooks.off("preMoveToken", id))`);
    await goes(300, options);
    expect([await spot(), await feet()]).toEqual([[300, 800], 15]);
    await goes(1_100, options);
    expect([await spot(), await feet()]).toEqual([[300, 800], 15]);
    expect([...ada.notices, ...gm.notices]).toHaveLength(1);
    await goes(0, options);
    expect([await spot(), await feet()]).toEqual([[0, 800], 30]);
  });

  test("by hand along a way with corners has walked it once", async () => {
    const way = [100, 300].map((x) => ({ x, y: 800, checkpoint: true }));
    await yard.play(ada, `${TOKEN}.move(${JSON.stringify(way)}, { method: "dragging" }).then(() => null)`);
    expect([await spot(), await feet()]).toEqual([[300, 800], 15]);
    expect([...ada.notices, ...gm.notices]).toEqual([]);
  });
});
