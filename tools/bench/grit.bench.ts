import { combatId, fighterId, sideId, userId } from "../../src/rules/core/brand.ts";
import { drive, seededDice } from "../../src/rules/core/drive.ts";
import { seeded } from "../../src/rules/core/random.ts";
import type { Table } from "../../src/rules/core/ruleset.ts";
import { grit, newSheet } from "../../src/rules/grit/index.ts";
import type { Command, Fight, Sheet } from "../../src/rules/grit/index.ts";
import type { Row } from "./row.ts";

const GM = { user: userId("gm"), gm: true, fighters: [] };
const OURS = ["Ada", "Bo", "Cai", "Dee"].map(fighterId);
const THEIRS = ["orc", "imp", "hag", "troll"].map(fighterId);
const LONGEST = 100;

const blade = { die: 8, extra: [], blast: false, effect: null, attribute: "str" } as const;
const sheet: Sheet = {
  ...newSheet("str", "dex"),
  items: { blade: { name: "blade", held: true, bulky: false, bonusArmor: 0, weapon: blade } },
};
const sheets = Object.fromEntries([...OURS, ...THEIRS].map((who) => [who, sheet]));
const entrants = {
  ...Object.fromEntries(OURS.map((who) => [who, { side: sideId("ours"), npc: false }])),
  ...Object.fromEntries(THEIRS.map((who) => [who, { side: sideId("theirs"), npc: true }])),
};

/** Four against four, each striking the first foe still in the fight, till one side has nobody standing. */
function wholeFight(): number {
  const dice = seededDice(seeded(7));
  const setup = { combat: combatId("bench"), entrants, sheets, options: grit.defaults };
  let table: Table<Fight, Sheet> = { fight: grit.begin(setup), sheets };
  const play = (command: Command): void => {
    const judged = drive(grit.decide(table, command, GM), dice);
    if (judged.ok) table = judged.value.reduce((state, event) => grit.apply(state, event), table);
  };
  play({ do: "nameFirst", side: sideId("ours") });
  for (let turn = 0; turn < LONGEST; turn++) {
    const { turn: now, round } = grit.view(table, GM);
    for (const who of now?.side === "ours" ? OURS : THEIRS) strike(who);
    if (now !== null) play({ do: "endTurn", side: now.side, round });
    if (grit.view(table, GM).endProposed) return round;
  }
  return LONGEST;

  function strike(who: (typeof OURS)[number]): void {
    const { fighters } = grit.view(table, GM);
    const side = fighters.find(({ id }) => id === who)?.side;
    const foe = fighters.find((other) => other.side !== side && other.status === null);
    if (foe === undefined) return;
    play({ do: "attack", who, targets: [foe.id], weapon: "blade", mods: [], volley: { how: "alone" } });
  }
}

export const rows: readonly Row[] = [{ name: "Grit: a whole fight, four against four", run: wholeFight }];
