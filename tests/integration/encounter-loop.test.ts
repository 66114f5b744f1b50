import { afterEach, expect, test } from "vitest";
import type { HeadlessClient } from "../../host/testing/headless/headless-client.ts";
import { FIGHTERS, FightTable } from "./fixtures/fight-table.ts";

let yard: FightTable;
afterEach(async () => {
  expect(yard.table.faults).toEqual([]);
  await yard.close();
});

const notices = (client: HeadlessClient): readonly string[] => client.notices.map(({ message }) => message);

test.for([13, 14] as const)("a fight begins, is sealed, revealed and rewound, generation %s", async (generation) => {
  yard = await FightTable.open(generation);
  const gm = await yard.join("gm");
  const ana = await yard.join("ada");
  const bo = await yard.join("bo");
  expect(await yard.begin(gm)).toEqual({ ok: true, value: { revision: 1 } });
  expect(await yard.see(ana, ".fight.phase")).toEqual({ at: "gathering" });
  expect(
    await yard.send(gm, { do: "start", expecting: { players: true, enemies: false }, surprised: null }),
  ).toMatchObject({
    ok: true,
  });
  expect(await yard.see(bo, ".fight.phase")).toEqual({ at: "turn", side: "players", passes: 0 });
  expect(await yard.send(ana, { do: "engage", who: FIGHTERS.ana, target: FIGHTERS.orc })).toMatchObject({ ok: true });
  expect(await yard.see(bo, ".fight.phase.at")).toBe("engagement");
  expect(notices(gm)).toEqual([]);
});
