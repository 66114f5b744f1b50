import type { FighterId } from "../../../src/rules/core/brand.ts";
import type { Thrown } from "../../../src/rules/core/pool.ts";
import type { Command } from "../../../src/rules/heart-rush/state/commands.ts";
import type { Event } from "../../../src/rules/heart-rush/state/events.ts";
import type { Combatant } from "../../../src/rules/heart-rush/state/fighters.ts";
import type { HeartTable, Stage } from "../../../src/rules/heart-rush/state/model.ts";
import { openHurts } from "../../../src/rules/heart-rush/body/hurt.ts";
import { engagementOf, resolvingOf } from "../../../src/rules/heart-rush/engagement/targets.ts";

/** Writes down what the engine's events tell, engagement by engagement and stage by stage, in the vectors' shape. */

type Row = Record<string, unknown>;
interface StageRow {
  /** Set when the stage opens: once all damage of the one before is settled. */
  legal: Map<FighterId, readonly FighterId[]> | null;
  results: Row[];
  moved: Row[];
}
interface EngagementRow {
  readonly by: FighterId;
  readonly on: FighterId;
  members: readonly FighterId[];
  readonly stages: Map<Stage, StageRow>;
}

export interface Chronicle {
  /** Notes whom the members of the stage that is open may attack, if it has just opened. */
  open(table: HeartTable): void;
  record(before: HeartTable, command: Command, events: readonly Event[]): void;
  engagements(): readonly object[];
}

const sizes = (thrown: Thrown): readonly number[] => thrown.dice.map(({ faces }) => faces);
const shownRolls = (rolls: Readonly<Record<FighterId, Thrown>>) => ({
  dice: Object.fromEntries(Object.entries(rolls).map(([who, thrown]) => [who, sizes(thrown)])),
});
const totals = (rolls: Readonly<Record<FighterId, Thrown>>) =>
  Object.fromEntries(Object.entries(rolls).map(([who, thrown]) => [who, thrown.total]));

export function chronicle(
  membersOf: (table: HeartTable, stage: Stage) => readonly Combatant[],
  legalTargets: (table: HeartTable, who: FighterId) => readonly FighterId[],
): Chronicle {
  const rows: EngagementRow[] = [];
  /** Damage by the engine's number for it, so that what is taken later finds the blow it came of. */
  const hurts = new Map<string, Row>();

  const stageRow = (stage: Stage): StageRow => {
    const row = rows.at(-1);
    if (row === undefined) throw new Error("there is no engagement");
    const known = row.stages.get(stage) ?? { legal: null, results: [], moved: [] };
    row.stages.set(stage, known);
    return known;
  };

  function results(before: HeartTable, command: Command, events: readonly Event[]): void {
    const stage = stageNow(before, command);
    if (stage === null) return;
    const row = stageRow(stage);
    const declared = resolvingOf(before)?.declared ?? {};
    let effect: Row | null = null;
    for (const event of events) {
      const fresh = rowOf(event);
      if (fresh !== null) row.results.push(fresh);
      if (event.type === "hurt") attach(event, row);
      if (event.type !== "conditionGained") continue;
      const levels = event.of === null ? undefined : declared[event.of];
      effect = gather(effect, event, row, events, levels?.do === "attack" ? Object.keys(levels.riders).length : 0);
    }
  }

  /** Damage belongs to the blow it came of, to the hindrance it came of, or to a collision. */
  function attach(event: Extract<Event, { type: "hurt" }>, row: StageRow): void {
    const blow = row.results.findLast((result) => result["taken"] === 0 && belongs(result, event));
    const fresh: Row =
      event.from === "collision" ? { how: "collision", on: event.on } : { how: "damage", by: event.from, on: event.on };
    const target = blow ?? fresh;
    if (blow === undefined) row.results.push(fresh);
    Object.assign(target, { raw: event.raw, dealt: event.dealt, shrugged: false, taken: 0, wound: false });
    hurts.set(event.hurt, target);
  }

  return {
    open(table) {
      const stage = resolvingOf(table)?.stage;
      if (stage === undefined) return;
      if (openHurts(table).length > 0) return;
      const row = stageRow(stage);
      row.legal ??= new Map(membersOf(table, stage).map(({ id }) => [id, legalTargets(table, id)]));
      if (stage === "agility") for (const late of resolvingOf(table)?.late ?? []) row.legal.delete(late);
    },
    record(before, command, events) {
      for (const event of events) {
        if (event.type === "engaged") rows.push({ by: event.by, on: event.on, members: [], stages: new Map() });
      }
      const members = engagementOf(before)?.members;
      const row = rows.at(-1);
      if (row !== undefined && members !== undefined) row.members = members;
      if (command.do === "sidestep" && command.pay === "free") stageRow("moves").moved.push(...steps(events));
      results(before, command, events);
      for (const event of events) {
        if (event.type !== "hurtSettled") continue;
        const hurt = hurts.get(event.hurt);
        if (hurt !== undefined)
          Object.assign(hurt, { shrugged: event.shrugged, taken: event.taken, wound: event.wound !== null });
      }
    },
    engagements: () =>
      rows.map(({ by, on, members, stages }) => ({
        by,
        on,
        membersSet: members,
        stages: Object.fromEntries([...stages].map(([stage, row]) => [stage, shownStage(stage, row)])),
      })),
  };
}

const shownStage = (stage: Stage, { legal, results, moved }: StageRow) =>
  stage === "moves"
    ? { moved }
    : { resultsSet: results, legalSet: [...(legal ?? [])].map(([who, targetsSet]) => ({ who, targetsSet })) };

/** A stage's dice fall when it closes; a second throw belongs to the might stage it came of. */
function stageNow(before: HeartTable, command: Command): Stage | null {
  if (command.do === "follow-up") return "might";
  return command.do === "close-stage" ? (resolvingOf(before)?.stage ?? null) : null;
}

const steps = (events: readonly Event[]): readonly Row[] =>
  events.flatMap((event): readonly Row[] => {
    if (event.type === "moved") return [{ who: event.who, to: event.path.at(-1) }];
    return event.type === "conditionLost" && event.is === "prone" ? [{ who: event.who, stood: true }] : [];
  });

const UNHURT = { dealt: 0, shrugged: false, taken: 0, wound: false };

function belongs(result: Row, { on, from, raw }: Extract<Event, { type: "hurt" }>): boolean {
  if (result["raw"] !== raw) return false;
  if (result["how"] === "attack") return result["on"] === on && result["by"] === from && result["dealt"] === 0;
  return result["how"] === "contest" && result["loser"] === on && result["dealt"] === 0;
}

function rowOf(event: Event): Row | null {
  switch (event.type) {
    case "struck":
      return {
        how: "attack",
        by: event.by,
        on: event.on,
        attackDice: sizes(event.attack),
        attackTotal: event.attack.total,
        defenceDice: sizes(event.defence),
        defenceTotal: event.defence.total,
        raw: event.raw,
        ...UNHURT,
      };
    case "contested":
      return {
        how: "contest",
        betweenSet: Object.keys(event.rolls),
        ...shownRolls(event.rolls),
        totals: totals(event.rolls),
        loser: event.loser,
        raw: event.raw,
        ...UNHURT,
      };
    case "pushed":
      return {
        how: "push",
        by: event.by,
        on: event.on,
        feet: event.feet,
        to: event.path.at(-1),
        stoppedBy: event.stoppedBy,
      };
    case "moved":
      return event.how === "follow" ? { how: "follow", by: event.who, to: event.path.at(-1) } : null;
    case "wrestled":
      return {
        how: event.what,
        by: event.by,
        on: event.on,
        ...shownRolls(event.rolls),
        totals: event.totals,
        success: event.success,
      };
    case "hindered":
      return { how: "hinder", by: event.by, on: event.on, option: event.option };
    case "fizzled":
      return { how: "fizzle", what: event.what, by: event.by, on: event.on };
    default:
      return null;
  }
}

/**
 * The conditions of one effect are one row: `riders` of them came with the attack, any more with the weapon. Those a
 * grapple or a climb brings show in the end only.
 */
function gather(
  effect: Row | null,
  event: Extract<Event, { type: "conditionGained" }>,
  row: StageRow,
  events: readonly Event[],
  riders: number,
): Row | null {
  const before = events[events.indexOf(event) - 1];
  const clasps = ["grappling", "grappled", "climbing", "climbed-on"].includes(event.is);
  if (clasps) return null;
  const gained = { is: event.is, level: event.levels };
  if (
    effect !== null &&
    effect["by"] === event.of &&
    effect["on"] === event.who &&
    before?.type === "conditionGained" &&
    (effect["gainedSet"] as Row[]).length !== riders
  ) {
    (effect["gainedSet"] as Row[]).push(gained);
    return effect;
  }
  const fresh: Row = { how: "conditions", by: event.of, on: event.who, gainedSet: [gained] };
  row.results.push(fresh);
  return fresh;
}
