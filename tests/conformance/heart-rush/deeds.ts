import { fighterId } from "../../../src/rules/core/brand.ts";
import type { FighterId } from "../../../src/rules/core/brand.ts";
import type { Shown, Throw } from "../../../src/rules/core/pool.ts";
import { poolDice } from "../../../src/rules/core/pool.ts";
import { fold } from "../../../src/rules/heart-rush/flow/decision-cache.ts";
import type { Command } from "../../../src/rules/heart-rush/state/commands.ts";
import { combatantOf } from "../../../src/rules/heart-rush/state/fighters.ts";
import type {
  BodyAbility,
  Declaration,
  HeartTable,
  Hindrance,
  Levels,
  Square,
} from "../../../src/rules/heart-rush/state/model.ts";
import { push, pushWorth } from "../../../src/rules/heart-rush/engagement/push.ts";
import { STAGES } from "../../../src/rules/heart-rush/state/model.ts";
import type { DiceBook } from "../dice-book.ts";
import type { Answers, Options } from "../vector.ts";
import { shownConditions } from "./sheets.ts";
import type { GivenSheet } from "./sheets.ts";
import { bookDice, eventsOf, play, playAll, refused, tableOf, turnedOver, untilStage } from "./table.ts";
import type { Played } from "./table.ts";

/** The kind `manoeuvre`: grappling, climbing, hindering, tripping and pushing by themselves. */

type Given = {
  readonly by: GivenSheet;
  readonly on: GivenSheet;
  readonly stances?: { readonly by: string; readonly on: string };
} & (
  | { readonly do: "grapple"; readonly answer: BodyAbility }
  | { readonly do: "climb"; readonly ability: BodyAbility; readonly answer: BodyAbility }
  | { readonly do: "hinder"; readonly option: Hindrance; readonly levels?: Levels }
  | { readonly do: "trip"; readonly path: readonly Square[] }
  | {
      readonly do: "push";
      readonly base: number;
      readonly walls?: readonly Square[];
      readonly others?: Readonly<Record<string, GivenSheet>>;
    }
);

const BY = fighterId("by");
const ON = fighterId("on");

/** What each has now that it did not have before, by levels. */
function gained(before: HeartTable, after: HeartTable) {
  const rise = (who: FighterId) => {
    const [old, now] = [before.sheets[who], after.sheets[who]];
    if (old === undefined || now === undefined) return [];
    const had = new Map(shownConditions(old).map(({ is, level }) => [is, level]));
    return shownConditions(now).flatMap((condition) => {
      const risen = condition.level - (had.get(condition.is) ?? 0);
      return risen > 0 ? [{ ...condition, level: risen }] : [];
    });
  };
  return { bySet: rise(BY), onSet: rise(ON) };
}

function declared(given: Extract<Given, { do: "grapple" | "climb" | "hinder" }>): Declaration {
  switch (given.do) {
    case "grapple":
      return { do: "grapple", target: ON, answer: given.answer };
    case "climb":
      return { do: "climb", target: ON, ability: given.ability, answer: given.answer };
    case "hinder":
      return { do: "hinder", target: ON, option: given.option, levels: given.levels ?? {} };
  }
}

function offence(given: Extract<Given, { do: "grapple" | "climb" | "hinder" }>, options: Options, dice: DiceBook) {
  const stances = given.stances ?? { by: "", on: "" };
  const table = turnedOver(tableOf({ by: given.by, on: given.on }, "players", options), "by", "on", stances);
  const before = untilStage(stances.by);
  const closing = STAGES.slice(before.length).map((): Command => ({ do: "close-stage" }));
  const declaring: Command = { do: "declare", who: BY, what: declared(given) };
  const played = playAll(table, [...before, declaring, ...closing], bookDice(dice));
  if (!played.ok) return refused(played.reason);
  const { value } = played;
  const common = { gained: gained(table, value.table) };
  if (given.do === "hinder") {
    const damage = eventsOf(value, "hurt").reduce((sum, hurt) => sum + hurt.raw, 0);
    return { ...common, damage, feet: eventsOf(value, "pushed")[0]?.feet ?? 0 };
  }
  const [wrestled] = eventsOf(value, "wrestled");
  const net = (who: FighterId) => value.throws.find((thrown) => thrown.by === who)?.net;
  return { ...common, nets: { by: net(BY), on: net(ON) }, totals: wrestled?.totals, success: wrestled?.success };
}

function trip(given: Extract<Given, { do: "trip" }>, options: Options) {
  const laid = tableOf({ by: given.by, on: given.on }, "players", options);
  const table: HeartTable = {
    ...laid,
    fight: { ...laid.fight, trail: [{ who: ON, path: given.path, beside: [], turn: laid.fight.turns }] },
  };
  const played = play(table, { do: "trip", who: BY, target: ON }, () => ({ faces: [] }));
  if (!played.ok) return refused(played.reason);
  return { proneAt: eventsOf(played.value, "tripped")[0]?.at, gained: gained(table, played.value.table) };
}

function rolled(asking: Generator<Throw, void, Shown>, dice: DiceBook): void {
  for (let step = asking.next(); step.done !== true;) {
    step = asking.next({ faces: dice.take(step.value.name, poolDice(step.value).length) });
  }
}

function pushed(given: Extract<Given, { do: "push" }>, options: Options, dice: DiceBook) {
  const fighters = { by: given.by, on: given.on, ...given.others };
  const table = tableOf(fighters, "players", options, { walls: given.walls ?? [] });
  const [by, on] = [combatantOf(table, BY), combatantOf(table, ON)];
  if (by === null || on === null) throw new Error("somebody is missing");
  const feet = pushWorth(given.base, by, on);
  const draft = fold.draft(table);
  rolled(push(draft, BY, ON, feet), dice);
  const played: Played = { table: draft.table(), events: draft.events(), throws: [] };
  const [event] = eventsOf(played, "pushed");
  const stopper = event === undefined || event.stoppedBy === "wall" ? null : event.stoppedBy;
  return {
    feet,
    moved: event?.moved ?? 0,
    to: event?.path.at(-1) ?? given.on.at,
    stoppedBy: event?.stoppedBy ?? null,
    damage: {
      ...(stopper === null ? {} : { [stopper]: 0 }),
      ...Object.fromEntries(eventsOf(played, "hurt").map((hurt) => [hurt.on, hurt.raw])),
    },
  };
}

function manoeuvre(given: Given, options: Options, dice: DiceBook) {
  if (given.do === "push") return pushed(given, options, dice);
  return given.do === "trip" ? trip(given, options) : offence(given, options, dice);
}

export const deeds: Answers = { manoeuvre };
