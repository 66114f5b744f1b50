import { expect, test } from "vitest";
import { combatId, fighterId, makeSeal, Roshambo, sideId, userId, type Salt } from "../../rules/index.ts";
import type { Seat } from "../fight/seat.ts";
import { roshamboFight } from "./fight.ts";

const IDS = ["ana", "orc"].map(fighterId);
const SALT = "0123456789abcdef".repeat(2) as Salt;

/** Both have sealed, and neither has shown its hand. */
function sealed(): Roshambo.Table {
  const sheets = Object.fromEntries(IDS.map((id) => [id, { lives: 3, most: 3 }]));
  const entrants = Object.fromEntries(IDS.map((id) => [id, { side: sideId(id), npc: false }]));
  const set = { combat: combatId("c"), entrants, sheets, options: Roshambo.roshambo.defaults };
  return IDS.reduce(
    (table, who) => {
      const seal = makeSeal(Roshambo.sealing.context(table, who), { choice: "rock", salt: SALT });
      return Roshambo.roshambo.apply(table, { type: "done", what: { do: "seal", who, seal } });
    },
    { fight: Roshambo.roshambo.begin(set), sheets },
  );
}

const seat = (gm: boolean, opened: Seat["opened"]): Seat => ({
  who: { user: userId("u"), gm, fighters: [] },
  words: { say: (key) => key, list: (items) => items.join() },
  cast: {},
  abilities: {},
  hand: null,
  picks: {},
  openNumbers: false,
  ...(opened === undefined ? {} : { opened }),
});

test.for([
  [true, [], ["forfeit ana", "forfeit orc"]],
  [true, [fighterId("orc")], ["forfeit ana"]],
  [false, [], []],
] as const)(
  "RPS-FORFEIT-1 a Game Master (%s) goes on without those who do not show, %j having shown",
  ([gm, opened, ids]) => {
    const { acts } = roshamboFight.tracker(sealed(), seat(gm, opened), []);
    expect(Object.keys(acts).filter((id) => id.startsWith("forfeit"))).toEqual(ids);
  },
);
