import { combatId, fighterId, sideId, userId } from "../../src/rules/core/brand.ts";
import { drive } from "../../src/rules/core/drive.ts";
import { parse } from "../../src/rules/core/json.ts";
import { makeSeal, readSalt } from "../../src/rules/core/seal.ts";
import { forfeitLoadout, newSheet, spell, threat } from "../../src/rules/threat/index.ts";
import type { Command, Item, Loadout, Plan, Table } from "../../src/rules/threat/index.ts";
import type { Row } from "./row.ts";

const GM = { user: userId("gm"), gm: true, fighters: [] };
const SIDES = { x: "heroes", y: "heroes", z: "heroes", o: "foes" } as const;
const FIGHTERS = Object.keys(SIDES).map(fighterId);
const NO_PLAN: Plan = { gambits: [], sweeps: [], flee: false };

const sword: Item = {
  id: "sword",
  kind: "melee",
  faces: 8,
  slots: 1,
  held: true,
  light: false,
  marks: [],
  ruined: false,
  loaded: true,
  quality: null,
  condition: null,
};

const sheets = Object.fromEntries(
  FIGHTERS.map((who) => [who, { ...newSheet({ guts: 9, blood: 9, nerves: 9 }), items: [sword] }]),
);
const entrants = Object.fromEntries(
  Object.entries(SIDES).map(([who, side]) => [who, { side: sideId(side), npc: side === "foes" }]),
);
const fight = threat.begin({ combat: combatId("bench"), entrants, sheets, options: threat.defaults });

/** Three against one, from sealing what they bring to the end of it: every die shows 5, or its top if that is less. */
function wholeExchange(): Table {
  let table: Table = { fight, sheets };
  const act = (command: Command): void => {
    const judged = drive(threat.decide(table, command, GM), ({ dice }) => ({
      faces: dice.map(({ faces }) => Math.min(faces, 5)),
    }));
    if (!judged.ok) throw new Error(judged.reason);
    table = judged.value.reduce((state, event) => threat.apply(state, event), table);
  };
  const salt = parse(readSalt, "0".repeat(32));
  const sealing = threat.sealing;
  if (!salt.ok || sealing === null) throw new Error("seals are missing");
  const choose = (choice: Loadout | Plan | readonly (4 | 6 | 8)[]): void => {
    const opening = { choice: spell(choice), salt: salt.value };
    for (const who of sealing.choosing(table)) {
      act(sealing.seal(who, makeSeal(sealing.context(table, who), opening)));
    }
  };
  const open = (choice: Loadout | Plan | readonly (4 | 6 | 8)[]): void => {
    for (const who of sealing.opening(table)) act(sealing.open(who, { choice: spell(choice), salt: salt.value }));
  };
  const { scene } = table.fight;
  if (scene.phase !== "setup") throw new Error("the exchange did not begin");
  const loadout = forfeitLoadout(table, scene.exchange, fighterId("x"));
  choose(loadout);
  open(loadout);
  act({ do: "rollWeapons", side: sideId("heroes") });
  choose([4, 6]);
  open([4, 6]);
  while (table.fight.scene.phase === "decide") {
    choose(NO_PLAN);
    for (const side of ["heroes", "foes"]) act({ do: "done", side: sideId(side) });
    open(NO_PLAN);
  }
  return table;
}

export const rows: readonly Row[] = [
  { name: "Threat: a whole exchange, three against one, sealed", run: wholeExchange },
];
