import { expect, test } from "vitest";
import { byFighter, combatId, fighterId, fightersIn, type FighterId } from "./brand.ts";
import { parse } from "./json.ts";
import { makeSeal, opens, readSalt, saltFrom } from "./seal.ts";

const ana = fighterId("ana");
const bo = fighterId("bo");

test("a record by fighter is gone through in its order", () => {
  const kept: Readonly<Record<FighterId, number>> = { [bo]: 2, [ana]: 1 };
  expect(fightersIn(kept)).toEqual([bo, ana]);
  expect(byFighter(kept)).toEqual([
    [bo, 2],
    [ana, 1],
  ]);
  expect(fightersIn({})).toEqual([]);
});

test("sixteen bytes of chance make a salt that seals", () => {
  const salt = saltFrom(new Uint8Array([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 255]));
  expect(salt).toBe("000102030405060708090a0b0c0d0eff");
  expect(parse(readSalt, salt).ok).toBe(true);
  const context = { combat: combatId("c"), engagement: "1", fighter: ana };
  expect(opens(makeSeal(context, { choice: "might", salt }), context, { choice: "might", salt })).toBe(true);
});
