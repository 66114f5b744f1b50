import {
  at,
  byFighter,
  fighterId,
  fightersIn,
  difference,
  fromEntries,
  fromJson,
  inverse,
  ok,
  parse,
  same,
  sheetChanges,
  encodeStep,
  stepKey,
  tableAt,
  takeBack,
  toJson,
  type AnyTable,
  type Change,
  type Chapter,
  type FighterId,
} from "../../../rules/index.ts";
import { writeActors, type Targets } from "./actor-writes.ts";
import { actorOf, readSheets, withSheets, type Sheets } from "./cast.ts";
import { fightUi } from "../fight-ui.ts";
import type { Loaded } from "./load.ts";
import { isBehind, markOn, newMarks, pledgedAnew, pledgesFor, type Marks } from "./marks.ts";
import { inTurn } from "../../in-turn.ts";
import { refusedByTable, type Answer } from "../../authority/refused.ts";
import type { Outcome } from "../play/run-commands.ts";
import { diceKept, type Doing } from "./record.ts";
import { keptReveals, withoutReveals } from "./reveals.ts";
import { endEffectsOfRound } from "../../ports/fights.ts";
import { rollFromJson } from "../../ports/dice.ts";
import { voided, type FighterUpdate } from "./seals.ts";
import { moveTokens } from "./token-places.ts";

export interface StepInfo {
  readonly id: string;
  readonly by: string;
  /** What this step freezes and what it opens, by fighter. */
  readonly seals?: Chapter["seals"];
  readonly openings?: Chapter["openings"];
  readonly hands?: Chapter["hands"];
}

/** All that one step writes. */
interface Writing {
  readonly doing: Exclude<Doing, "">;
  readonly step: number;
  readonly chapter: Chapter;
  readonly fight: Readonly<Record<string, unknown>>;
  readonly combatants: readonly FighterUpdate[];
  readonly table: AnyTable;
  readonly targets: Targets;
  readonly rolls: readonly foundry.dice.Roll[];
}

/** Writes a step that has been played out: the fight, the actors, the chat. */
export function writeStep(loaded: Loaded, outcome: Outcome, info: StepInfo): Promise<Answer> {
  const { chronicle, memory, live, table } = loaded;
  const recorded = fromJson<AnyTable>(memory.table);
  const known = Object.fromEntries(Object.entries(live).filter(([fighter]) => Object.hasOwn(recorded.sheets, fighter)));
  const changes = difference(toJson(withSheets(recorded, known)), toJson(outcome.after));
  const events = outcome.events.map(toJson);
  const { id, by, seals = {}, openings = {}, hands = {} } = info;
  const chapter: Chapter = { id, by, events, changes, seals, openings, hands };
  const step = chronicle.at + 1;
  return write(loaded, {
    ...{ doing: "do", step, chapter, rolls: outcome.rolls, table: outcome.after },
    fight: { steps: { [stepKey(step)]: encodeStep(chapter) }, at: step, last: step, ...keptReveals(loaded) },
    combatants: [],
    targets: changed(table.sheets, outcome.after.sheets),
  });
}

/** Takes the latest step back, or does the one again that was taken back last. */
export function rewind(loaded: Loaded, doing: "undo" | "redo", id: string): Promise<Answer> {
  const { combat, chronicle, memory, ruleset, live } = loaded;
  const step = doing === "undo" ? chronicle.at : chronicle.at + 1;
  const chapter = memory.chapters[step - 1];
  if (chapter === undefined || step < 1) {
    return Promise.resolve(refusedByTable(doing === "undo" ? "nothing-to-undo" : "nothing-to-redo"));
  }
  const fallen = doing === "undo" ? fightUi().rollsTold(combat, step) : revived(diceKept(combat, step));
  const targets = turned(loaded, chapter, doing);
  const at = doing === "undo" ? step - 1 : step;
  const table = fromJson<AnyTable>(tableAt(memory, at));
  const stands = parse(ruleset.read.table, withSheets(table, { ...live, ...targets }));
  return write(loaded, {
    ...{ doing, step, chapter, table, targets, rolls: doing === "undo" ? [] : fallen },
    fight: { at, order: id, ...(doing === "undo" ? keptDice(combat, step, fallen) : {}) },
    combatants: voided(loaded, stands.ok ? stands.value : table, Object.keys(chapter.seals).length > 0),
  });
}

/** What the cards lose with a step, its dice, waits in the fight for the step to be done again. */
function keptDice(combat: Combat.Implementation, step: number, rolls: readonly foundry.dice.Roll[]): object {
  const text = rolls.length === 0 ? "" : JSON.stringify(rolls);
  return text === diceKept(combat, step) ? {} : { dice: { [stepKey(step)]: text } };
}

/** Dice that cannot be read are no reason not to do a step again: its faces stand in its events. */
function revived(text: string): readonly foundry.dice.Roll[] {
  const stored: unknown = text === "" ? [] : JSON.parse(text);
  const rolls = Array.isArray(stored) ? stored.map(rollFromJson) : [];
  return rolls.filter((roll) => roll instanceof foundry.dice.Roll);
}

/** The sheets a step concerns, with its part taken from what stands there now, or put there. What others did stays. */
function turned(
  loaded: Loaded,
  chapter: Chapter,
  doing: Doing,
  isRest: ((fighter: FighterId) => boolean) | null = null,
): Targets {
  const targets: Record<string, object> = {};
  for (const [fighter, changes] of Object.entries(sheetChanges(chapter))) {
    const now = loaded.live[fighterId(fighter)];
    if (now === undefined || isRest?.(fighterId(fighter)) === false || changes.some(({ path }) => path.length === 0))
      continue;
    const way = doing === "undo" ? changes : inverse(changes);
    // Nobody who is behind has been written whole, and what stands there already is not done once more.
    const back = isRest ? way.filter((change) => !same(at(toJson(now), change.path), change.was)) : way;
    const sheet = parse(loaded.ruleset.read.sheet, takeBack(toJson(now), back));
    if (sheet.ok) targets[fighter] = sheet.value;
    else console.warn(`${fighter}: ${sheet.reason.path} would not be ${sheet.reason.expected}`);
  }
  return targets;
}

function changed(before: Readonly<Record<FighterId, object>>, after: Readonly<Record<FighterId, object>>): Targets {
  const entries = byFighter(after);
  return Object.fromEntries(entries.filter(([fighter, sheet]) => before[fighter] !== sheet));
}

/** Those of whom there is anything to write. */
const unlike = (targets: Targets, live: Sheets): Targets =>
  fromEntries(
    byFighter(targets).filter(([fighter, target]) => {
      const was = live[fighter];
      return was !== undefined && !same(toJson(was), toJson(target));
    }),
  );

/** One hero can be in two fights, and the two must not write what each of them read before the other wrote. */
const ACTORS = "actors";

/** The sheets as they stand now, which may be later than what the step was judged by. */
const presentSheets = ({ combat, at, own, fighters }: Loaded): Sheets => ({
  ...readSheets(combat, at, fighters).live,
  ...own,
});

/** While dice are thrown by hand, others may change an actor: the step is its part of what stands there now. */
function rebased({ live, ruleset }: Loaded, present: Sheets, targets: Targets): Targets {
  const entries = byFighter(targets).map(([fighter, target]) => {
    const [was, now] = [live[fighter], present[fighter]];
    if (was === undefined || now === undefined || same(toJson(was), toJson(now))) return [fighter, target] as const;
    const onto = parse(ruleset.read.sheet, takeBack(toJson(now), difference(toJson(target), toJson(was))));
    return [fighter, onto.ok ? onto.value : target] as const;
  });
  return Object.fromEntries(entries);
}

/** The fight first, which says what is intended; if anything fails after it, all goes back to what it was. */
async function write(loaded: Loaded, writing: Writing): Promise<Answer> {
  const { combat, chronicle } = loaded;
  const { fight, combatants, targets, table, doing, step, chapter, rolls } = writing;
  const revision = chronicle.revision + 1;
  const marks = newMarks(unlike(targets, loaded.live));
  const system = { ...fight, revision, doing, pledges: pledgesFor(combat, revision, marks) };
  try {
    await updateFight(combat, {
      ...roundOf(loaded, table),
      system,
      ...(combatants.length > 0 ? { combatants } : {}),
    });
  } catch (error) {
    return failed(error);
  }
  try {
    await inTurn(ACTORS, () => {
      const present = presentSheets(loaded);
      return writeActors(loaded, combat, present, rebased(loaded, present, targets), marks, [doing, step]);
    });
    if (loaded.isReadable) await moveTokens(loaded, combat, loaded.table.fight, table.fight);
    await fightUi().writeCard({ combat, doing, step, chapter, rolls });
    const [before, now] = [roundOf(loaded, loaded.table), roundOf(loaded, table)];
    if (doing !== "undo" && (now.round ?? 0) > (before.round ?? 0))
      await endEffectsOfRound(combat).catch((error: unknown) => console.error(error));
    return ok({ revision });
  } catch (error) {
    await goBack(loaded, writing, revision, marks).catch((worse: unknown) => console.error(worse));
    return failed(error);
  }
}

/** On the way back out of a fight that cannot be read, Foundry's own count of rounds stays as it is. */
const roundOf = ({ ruleset, isReadable }: Loaded, { fight }: AnyTable): { readonly round?: number } =>
  isReadable ? { round: ruleset.facts.round(fight) } : {};

/** Nobody has the turn in Foundry's sense; its own events about turns are none of ours. */
async function updateFight(combat: Combat.Implementation, changes: object): Promise<void> {
  await combat.update({ ...changes, turn: null }, { turnEvents: false });
}

function failed(error: unknown): Answer {
  console.error(error);
  return refusedByTable("not-written", error instanceof Error ? error.message : String(error));
}

/** Of what a step changes the part that stands there: things that a token's own actor carries are written before it. */
const standing = (now: object, changes: readonly Change[]): readonly Change[] =>
  changes.filter((change) => same(at(toJson(now), change.path), change.now));

/** Puts the fight back, and the actors that were written already, by their own part of the step. */
async function goBack(
  loaded: Loaded,
  { targets, step, table }: Writing,
  revision: number,
  marks: Marks,
): Promise<void> {
  const { combat, chronicle, live } = loaded;
  const reached = (fighter: FighterId): boolean => {
    const actor = actorOf(combat, fighter);
    return actor !== null && markOn(actor, combat) === marks[fighter];
  };
  const present = presentSheets(loaded);
  const back: Record<string, object> = {};
  for (const [fighter, target] of byFighter(targets)) {
    const [was, now] = [live[fighter], present[fighter]];
    if (was === undefined || now === undefined) continue;
    const step = difference(toJson(was), toJson(target));
    const part = reached(fighter) ? step : standing(now, step);
    if (part.length > 0) back[fighter] = fromJson<object>(takeBack(toJson(now), part));
  }
  const old = chronicle.steps[stepKey(step)];
  const steps = old === undefined ? {} : { steps: { [stepKey(step)]: old } };
  const system = {
    ...steps,
    ...withoutReveals(loaded),
    at: chronicle.at,
    last: chronicle.last,
    revision: revision + 1,
    doing: "",
  };
  await updateFight(combat, { ...roundOf(loaded, loaded.table), system });
  await inTurn(ACTORS, () => writeActors(loaded, combat, present, back, newMarks(back), ["undo", step]));
  if (loaded.isReadable) await moveTokens(loaded, combat, table.fight, loaded.table.fight);
}

/**
 * Finishes what the last writer began and could not: it wrote the fight, and left before some of the actors. Each actor
 * says how far it has come, so nothing is done twice. Answers whether there was anything to finish.
 */
export async function repair(loaded: Loaded, deed: { readonly doing: Doing; readonly step: number }): Promise<boolean> {
  const { combat, chronicle, memory } = loaded;
  const { doing, step } = deed;
  const chapter = memory.chapters[step - 1];
  if (doing === "" || chapter === undefined) return false;
  const { revision } = chronicle;
  const behind = turned(loaded, chapter, doing, (fighter) => isBehind(combat, revision, fighter));
  const marks = newMarks(behind);
  // What their marks would have been nobody knows any more.
  if (fightersIn(behind).length > 0) await combat.update({ system: { pledges: pledgedAnew(combat, revision, marks) } });
  await inTurn(ACTORS, () => writeActors(loaded, combat, loaded.live, behind, marks, [doing, step]));
  await moveTokens(loaded, combat, null, loaded.table.fight);
  const rolls = doing === "redo" ? revived(diceKept(combat, step)) : [];
  await fightUi().writeCard({ combat, doing, step, chapter, rolls, late: true });
  return Object.keys(behind).length > 0;
}
