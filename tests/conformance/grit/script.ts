import { fighterId, sideId } from "../../../src/rules/core/brand.ts";
import { type Command, type Event, grit } from "../../../src/rules/grit/index.ts";
import type { DiceBook } from "../dice-book.ts";
import { type Attribute, GM, type Given, type GivenFighter, type Mod, type Table, tableOf } from "./fighters.ts";
import { eventsOf, gritIn, ids, play, sheetIn, started, statusIn } from "./played.ts";
import { type FirstSideStep, firstSideCommand } from "./sides.ts";

type ScriptStep =
  | ({ readonly do: "first-side" } & FirstSideStep)
  | { readonly do: "move"; readonly who: string; readonly feet: number }
  | {
      readonly do: "stake";
      readonly who: string;
      readonly attr: Attribute;
      readonly against?: string;
      readonly mods?: readonly Mod[];
      readonly win?: Laid | null;
      readonly lose?: Laid | null;
    }
  | {
      readonly do: "attack";
      readonly who: string;
      readonly target?: string;
      readonly targets?: readonly string[];
      readonly weapon?: string | null;
      readonly mods?: readonly Mod[];
      readonly volley?: "open" | "join";
    }
  | { readonly do: "resolve" }
  | {
      readonly do: "aid";
      readonly who: string;
      readonly target: string;
      readonly attr?: "dex" | "wil";
      readonly adjacent?: boolean;
    }
  | { readonly do: "drop"; readonly who: string }
  | { readonly do: "gm"; readonly who: readonly string[]; readonly mods?: Readonly<Record<string, readonly Mod[]>> }
  | { readonly do: "end-turn"; readonly side: string };

interface Laid {
  readonly mod: Mod;
  readonly who: string;
  readonly target: string;
}

const laidOf = (laid: Laid | null | undefined) =>
  laid === null || laid === undefined
    ? null
    : { mod: laid.mod, who: fighterId(laid.who), target: fighterId(laid.target) };

function scriptCommand(table: Table, step: ScriptStep): Command {
  switch (step.do) {
    case "first-side":
      return firstSideCommand(table, step);
    case "move":
      return { do: "move", who: fighterId(step.who), feet: step.feet };
    case "stake":
      return {
        do: "stake",
        who: fighterId(step.who),
        attribute: step.attr,
        mods: step.mods ?? [],
        against: step.against === undefined ? null : { who: fighterId(step.against), mods: [] },
        danger: null,
        win: laidOf(step.win),
        lose: laidOf(step.lose),
      };
    case "attack":
      return {
        do: "attack",
        who: fighterId(step.who),
        targets: ids(step.targets ?? (step.target === undefined ? [] : [step.target])),
        weapon: step.weapon ?? null,
        mods: step.mods ?? [],
        volley: step.volley === "open" ? { how: "open", awaited: [] } : { how: step.volley ?? "alone" },
      };
    case "resolve":
      return { do: "closeVolley" };
    case "aid":
      return {
        do: "giveFirstAid",
        who: fighterId(step.who),
        target: fighterId(step.target),
        attribute: step.attr ?? "dex",
        adjacent: step.adjacent ?? true,
      };
    case "drop":
      return { do: "drop", who: fighterId(step.who) };
    case "gm":
      return { do: "askMorale", who: ids(step.who), mods: step.mods ?? {}, speaker: null, why: null };
    case "end-turn":
      return { do: "endTurn", side: sideId(step.side), round: grit.view(table, GM).round };
  }
}

interface ScriptGiven {
  readonly fighters: Readonly<Record<string, GivenFighter>>;
  readonly first: string | null;
  readonly steps: readonly ScriptStep[];
}

function scriptState(table: Table, events: readonly Event[]): object {
  const { phase, round, turn, endProposed } = grit.view(table, GM);
  const { now } = table.fight;
  const acted: readonly string[] = now.phase === "side-turn" ? now.acted : [];
  const resolved = eventsOf(events, "volleyResolved");
  return {
    phase,
    // Before the first turn it is round 1 that is to come.
    round: Math.max(round, 1),
    turn: turn?.side ?? null,
    volleys: resolved.map(({ target, attacks, gritLeft, direct: damage, blow }) => ({
      target,
      attacks: attacks.map((struck) => struck.attack),
      passed: attacks.map((struck) => struck.passed),
      grit: gritLeft,
      direct: damage,
      crits: blow.crits,
    })),
    stakes: eventsOf(events, "staked").map(({ who, save: { result } }) => [who, result]),
    moraleSet: eventsOf(events, "moraleTested").flatMap(({ decided }) =>
      decided.map(({ who, outcome }) => [who, outcome]),
    ),
    effectsSet: resolved.flatMap(({ target, effects }) => effects.map(({ who, effect }) => [who, target, effect])),
    fighters: Object.fromEntries(
      Object.keys(table.sheets).map((who) => {
        const { str, dex, wil } = sheetIn(table, who).attributes;
        const body = { str: str.value, dex: dex.value, wil: wil.value, grit: gritIn(table, who) };
        return [who, { ...body, status: statusIn(table, who), acted: acted.includes(who) }];
      }),
    ),
    endProposed,
  };
}

export function script(given: Given<ScriptGiven>, options: object, dice: DiceBook): unknown {
  const begun = tableOf(given.fighters, options);
  let table = given.first === null ? begun : started(begun, given.first);
  const events: Event[] = [];
  for (const [at, step] of given.steps.entries()) {
    const answer = play(table, scriptCommand(table, step), dice);
    if (!answer.ok) return { refused: answer.reason, at, ...scriptState(table, events) };
    table = answer.value.table;
    events.push(...answer.value.events);
  }
  return scriptState(table, events);
}
