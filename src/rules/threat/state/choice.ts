import type { FighterId } from "../../core/brand.ts";
import { parse } from "../../core/json.ts";
import type { Reader } from "../../core/json.ts";
import { LONGEST_CHOICE } from "../../core/seal.ts";
import { sealingOf } from "../../core/sealing.ts";
import { freshBreath, judgeBreath } from "../breath.ts";
import { acting, engagedFoes, hasVantage, isEngaged, sheetAt, sideOf } from "../exchange/exchange.ts";
import { judgeLoadout, leftOut, loadoutsOf, readyLoadout } from "../loadout.ts";
import type { Surroundings } from "../loadout.ts";
import type { ChoosingScene, Exchange, Fight, Loadout, Plan, Table } from "./model.ts";
import { readBreathDice, readLoadout, readPlan } from "./parse-choice.ts";
import { NO_PLAN, judgePlan, plansOf } from "../exchange/plan.ts";
import type { Refusal } from "./refusal.ts";
import type { Faces, Sheet } from "./sheet.ts";

/** The three hidden choices of an exchange without vantage: what to bring, which breath to spend, what to try. */

export const choosingScene = (table: Table): ChoosingScene | null => {
  const { scene } = table.fight;
  return "choosing" in scene ? scene : null;
};

export const spell = (choice: Loadout | readonly Faces[] | Plan): string => JSON.stringify(choice);

/** What was spelled, or null if it is no such choice. */
function unspell<Value>(reader: Reader<Value>, choice: string): Value | null {
  const read = parse((text: unknown, path) => reader(JSON.parse(String(text)), path), choice);
  return read.ok ? read.value : null;
}

export const spelledLoadout = (choice: string): Loadout | null => unspell(readLoadout, choice);
export const spelledBreath = (choice: string): readonly Faces[] | null => unspell(readBreathDice, choice);
export const spelledPlan = (choice: string): Plan | null => unspell(readPlan, choice);

export function surroundings(table: Table, exchange: Exchange, who: FighterId): Surroundings {
  const foes = engagedFoes(table, exchange, who);
  const foeHasVantage = foes.some((foe) => hasVantage(table.fight, exchange, foe, who));
  return { foes, foeHasVantage, options: table.fight.options };
}

/** Judges a choice as its picker may before sealing it, and everyone once it is open. */
export function judgeChoice(table: Table, who: FighterId, choice: string): Refusal | null {
  const scene = choosingScene(table);
  const sheet = table.sheets[who];
  if (scene === null) return "wrong-phase";
  if (sheet === undefined || !isEngaged(table, scene.exchange, who)) return "out-of-fight";
  if (choice.length > LONGEST_CHOICE) return "unlawful";
  if (scene.phase === "setup") {
    const loadout = spelledLoadout(choice);
    return loadout === null ? "unlawful" : judgeLoadout(sheet, loadout, surroundings(table, scene.exchange, who));
  }
  if (scene.phase === "breath") {
    const dice = spelledBreath(choice);
    return dice === null ? "unlawful" : judgeBreath(sheet, dice);
  }
  const plan = spelledPlan(choice);
  return plan === null ? "unlawful" : judgePlan(table, scene.exchange, who, plan);
}

/** THR-SEAL-4: whoever forfeits brings what is in hand, spends no breath, or tries nothing. */
export const forfeitLoadout = (table: Table, exchange: Exchange, who: FighterId): Loadout =>
  readyLoadout(sheetAt(table, who), surroundings(table, exchange, who));
/** THR-RNG-2: what is left out of that. */
export const forfeitLeaves = (table: Table, exchange: Exchange, who: FighterId) =>
  leftOut(sheetAt(table, who), surroundings(table, exchange, who)).map((left) => ({ who, ...left }));
export const FORFEIT_BREATH: readonly Faces[] = [];
export const FORFEIT_PLAN: Plan = NO_PLAN;

function subsets(dice: readonly Faces[]): readonly (readonly Faces[])[] {
  return dice.reduce<readonly (readonly Faces[])[]>(
    (found, die) => [...found, ...found.map((set) => [...set, die])],
    [[]],
  );
}

function choicesOf(table: Table, scene: ChoosingScene, who: FighterId, sheet: Sheet): readonly string[] {
  if (scene.phase === "setup") return loadoutsOf(sheet, surroundings(table, scene.exchange, who)).map(spell);
  if (scene.phase === "breath") return subsets(freshBreath(sheet)).map(spell);
  return plansOf(table, scene.exchange, who).map(spell);
}

/** Those who may seal or seal anew. In a pass a side that is done may not. */
function sealers(table: Table): readonly FighterId[] {
  const scene = choosingScene(table);
  if (scene === null || scene.choosing.mode !== "sealing") return [];
  const { forfeits } = scene.choosing;
  const done = scene.phase === "decide" ? scene.done : [];
  return acting(table, scene.exchange, scene.side).filter(
    (who) => !forfeits.includes(who) && !done.some((side) => side === sideOf(table.fight, who)),
  );
}

/** Those whose opening is awaited. */
export function openers(table: Table): readonly FighterId[] {
  const scene = choosingScene(table);
  if (scene === null || scene.choosing.mode !== "opening") return [];
  const { opened } = scene.choosing;
  return acting(table, scene.exchange, scene.side).filter((who) => opened[who] === undefined);
}

/** THR-SEAL-3: a seal holds for one choice of one engagement, and in the passes for one pass. */
function engagementOf(fight: Fight): string {
  const { scene } = fight;
  const pass = scene.phase === "decide" ? scene.exchange.pass : 0;
  return `${fight.number}.${scene.phase}.${pass}`;
}

export const sealing = sealingOf<Fight, Sheet>({
  choosing: sealers,
  opening: openers,
  choices: (table, who) => {
    const scene = choosingScene(table);
    const sheet = table.sheets[who];
    if (scene === null || sheet === undefined) return [];
    return choicesOf(table, scene, who, sheet).filter((choice) => choice.length <= LONGEST_CHOICE);
  },
  // THR-SET-2: more can be carried than all ways to use it could be listed.
  allows: (table, who, choice) => judgeChoice(table, who, choice) === null,
  belongsTo: engagementOf,
});
