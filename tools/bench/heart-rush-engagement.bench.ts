import { combatId, fighterId, sideId, userId } from "../../src/rules/core/brand.ts";
import type { FighterId } from "../../src/rules/core/brand.ts";
import { drive, seededDice } from "../../src/rules/core/drive.ts";
import { seeded } from "../../src/rules/core/random.ts";
import { makeSeal } from "../../src/rules/core/seal.ts";
import type { Salt } from "../../src/rules/core/seal.ts";
import type { Command } from "../../src/rules/heart-rush/state/commands.ts";
import { heartRush } from "../../src/rules/heart-rush/index.ts";
import type { HeartTable } from "../../src/rules/heart-rush/state/model.ts";
import { DEFAULTS } from "../../src/rules/heart-rush/state/options.ts";
import type { Stance } from "../../src/rules/heart-rush/engagement/stance.ts";
import { creature, SWORD } from "../../src/rules/heart-rush/testing/creature.ts";
import type { Row } from "./row.ts";
import { microseconds } from "./table.ts";

const GM = { user: userId("gm"), gm: true, fighters: [] };
const SALT = "5a".repeat(16) as Salt;
const STANCES: readonly Stance[] = ["might", "might", "agility", "agility", "cunning", "cunning", "defensive", "might"];

const apply = (table: HeartTable, command: Command, dice: ReturnType<typeof seededDice>): HeartTable => {
  const judged = drive(heartRush.decide(table, command, GM), dice);
  if (!judged.ok) throw new Error(`${command.do} was refused: ${judged.reason}`);
  return judged.value.reduce((state, event) => heartRush.apply(state, event), table);
};

/** Two rows of fighters, each facing one foe and next to its neighbours, with one engaged and seals made beforehand. */
function prepared(count: number): { readonly table: HeartTable; readonly commands: readonly Command[] } {
  const ids = Array.from({ length: count }, (_, place) => fighterId(`fighter ${place}`));
  const sheet = creature({ weapon: SWORD });
  const sheets = Object.fromEntries(ids.map((id) => [id, sheet]));
  const entrants = Object.fromEntries(
    ids.map((id, place) => [id, { side: sideId(place % 2 === 0 ? "players" : "enemies"), npc: place % 2 === 1 }]),
  );
  const fight = heartRush.begin({ combat: combatId("bench"), entrants, sheets, options: DEFAULTS });
  const at = Object.fromEntries(ids.map((id, place) => [id, [5 * (place % 2), 5 * Math.floor(place / 2)] as const]));
  const dice = seededDice(seeded(1));
  const start: Command = { do: "start", expecting: { players: true, enemies: false }, witnesses: {} };
  const table = apply({ fight: { ...fight, ground: { kind: "map", at, walls: [], cover: {} } }, sheets }, start, dice);
  return { table, commands: engagement(ids) };
}

function engagement(ids: readonly FighterId[]): readonly Command[] {
  const [by, on, ...others] = ids;
  if (by === undefined || on === undefined) return [];
  const choice = (place: number): Stance => STANCES[place % STANCES.length] ?? "might";
  const context = (fighter: FighterId) => ({ combat: combatId("bench"), engagement: "1", fighter });
  const opening = (place: number) => ({ choice: choice(place), salt: SALT });
  return [
    { do: "engage", who: by, target: on },
    ...others.map((who): Command => ({ do: "join", who })),
    { do: "close-joining" },
    ...ids.map((who, place): Command => ({ do: "seal", who, seal: makeSeal(context(who), opening(place)) })),
    { do: "freeze" },
    ...ids.map((who, place): Command => ({ do: "open", who, opening: opening(place) })),
  ];
}

interface Script {
  readonly table: HeartTable;
  readonly commands: readonly Command[];
}

/** Plays one engagement by hand, everyone attacking whom it first may and all damage taken, and keeps the commands. */
function written(count: number): Script {
  const { table: start, commands } = prepared(count);
  const script = [...commands];
  const dice = seededDice(seeded(3));
  let table = commands.reduce((state, command) => apply(state, command, dice), start);
  const say = (command: Command): void => {
    script.push(command);
    table = apply(table, command, dice);
  };
  for (let stage = 0; stage < 6; stage++) {
    const seen = heartRush.view(table, GM).engagement;
    for (const prompt of heartRush.prompts(table)) {
      const who = prompt.kind === "declare" ? (prompt.of[0] as FighterId) : undefined;
      const target = who === undefined ? undefined : seen?.targets[who]?.[0];
      if (who === undefined || target === undefined) continue;
      say({ do: "declare", who, what: { do: "attack", target, also: [], riders: {}, push: "none", follow: null } });
    }
    say({ do: "close-stage" });
    if (table.fight.hurts.some(({ state }) => state === "open")) say({ do: "settle" });
  }
  return { table: start, commands: script };
}

/** The whole of it through the engine: judging, rolling, folding, every opening checked against its seal. */
function played({ table, commands }: Script): HeartTable {
  const dice = seededDice(seeded(3));
  return commands.reduce((state, command) => apply(state, command, dice), table);
}

const EIGHT = written(8);
const HUNDRED = written(100);

const N_LOG_N = (100 * Math.log2(100)) / (8 * Math.log2(8));

export const rows: readonly Row[] = [
  { name: "Heart Rush: one engagement of eight", run: () => played(EIGHT), reach: 100 },
  { name: "Heart Rush: one engagement of a hundred", run: () => played(HUNDRED) },
  {
    name: "Heart Rush: a hundred fighters against eight, beside n log n",
    count: async () => {
      const eight = await microseconds(() => played(EIGHT));
      return (await microseconds(() => played(HUNDRED))) / eight / N_LOG_N;
    },
    unit: "times n log n",
    reach: 1,
    binding: false,
  },
];
