import type { FighterId } from "../core/brand.ts";
import type { Who } from "../core/ruleset.ts";
import { speaksFor } from "../core/ruleset.ts";
import { decide } from "./decide.ts";
import type { Command, Destination, Payment } from "./commands.ts";
import { combatants } from "./fighters.ts";
import type { Combatant } from "./fighters.ts";
import { SQUARE, squareOf } from "./ground.ts";
import { HINDRANCES, SIDES } from "./model.ts";
import type { Declaration, HeartTable, Square } from "./model.ts";
import { engagementOf } from "./targets.ts";
import { ATTACKING_STANCES } from "./stance.ts";

/** Refusals all come before the first roll, so a decision that asks for dice, or is done well, is a legal one. */
export function accepted(table: HeartTable, command: Command, by: Who): boolean {
  const step = decide(table, command, by).next();
  return step.done !== true || step.value.ok;
}

const PAYMENTS: readonly Payment[] = ["action", "rush"];
const BODY = ["might", "agility"] as const;
const NOWHERE: Destination = { to: null, path: [], feet: 0, near: [] };

/** Somewhere to go from here: each neighbouring square, or, without a map, away from all or next to somebody. */
function destinations(table: HeartTable, who: FighterId, others: readonly FighterId[]): readonly Destination[] {
  const at = squareOf(table.fight, who);
  if (at === null) return [[], ...others.map((id) => [id])].map((near) => ({ ...NOWHERE, feet: SQUARE, near }));
  const steps = [-SQUARE, 0, SQUARE];
  return steps
    .flatMap((dx) => steps.map((dy): Square => [at[0] + dx, at[1] + dy]))
    .filter(([x, y]) => x !== at[0] || y !== at[1])
    .map((to) => ({ ...NOWHERE, to, feet: SQUARE }));
}

/** What one may do when one's side has the turn. */
function onOnesTurn(table: HeartTable, who: FighterId, others: readonly FighterId[]): readonly Command[] {
  const to = destinations(table, who, others);
  return [
    ...to.map((destination): Command => ({ do: "dash", who, destination, stand: false })),
    { do: "dash", who, destination: NOWHERE, stand: true },
    ...PAYMENTS.flatMap((pay): readonly Command[] => [
      ...to.map((destination): Command => ({ do: "sidestep", who, destination, stand: false, pay })),
      { do: "sidestep", who, destination: NOWHERE, stand: true, pay },
    ]),
    { do: "object", who },
    { do: "call-out", who },
    ...others.map((target): Command => ({ do: "help", who, target })),
    ...others.map((target): Command => ({ do: "engage", who, target })),
    ...[who, ...others].map((target): Command => ({ do: "put-out", who, target })),
    { do: "steady", who, condition: "frightened" },
    { do: "steady", who, condition: "enraged" },
    ...BODY.map((ability): Command => ({ do: "escape", who, ability, answer: "might" })),
    ...BODY.map((ability): Command => ({ do: "throw-off", who, ability, answer: "might" })),
  ];
}

/** Everything a member might declare against somebody. */
const declarations = (target: FighterId): readonly Declaration[] => [
  { do: "attack", target, also: [], riders: {}, push: "push", follow: null },
  { do: "attack", target, also: [], riders: { "off-balanced": 1, dazed: 1 }, push: "none", follow: null },
  { do: "grapple", target, answer: null },
  ...BODY.map((ability): Declaration => ({ do: "climb", target, ability, answer: null })),
  ...HINDRANCES.map((option): Declaration => ({
    do: "hinder",
    target,
    option,
    levels: option === "hurt" ? { weakened: 2 } : {},
  })),
  { do: "stunt", target, ability: "cunning", answer: null },
];

/** What one may do inside an engagement, or to get into it. */
function inEngagement(table: HeartTable, who: FighterId, members: readonly FighterId[]): readonly Command[] {
  const others = members.filter((id) => id !== who);
  return [
    { do: "join", who },
    { do: "decline", who },
    { do: "forfeit", who },
    { do: "declare", who, what: { do: "hold" } },
    ...others.flatMap((target) => declarations(target).map((what): Command => ({ do: "declare", who, what }))),
    ...others.flatMap((other) => BODY.map((ability): Command => ({ do: "answer", who, by: other, ability }))),
    { do: "plan", who, first: "sidestep" },
    { do: "plan", who, first: "attack" },
    { do: "stay", who },
    ...destinations(table, who, others).map((destination): Command => ({
      do: "sidestep",
      who,
      destination,
      stand: false,
      pay: "free",
    })),
    { do: "sidestep", who, destination: NOWHERE, stand: true, pay: "free" },
    ...others.map((target): Command => ({ do: "follow-up", who, target })),
  ];
}

/** What one may do at any moment, if there is cause. */
function anyTime(table: HeartTable, who: FighterId, others: readonly FighterId[]): readonly Command[] {
  return [
    ...others.flatMap((target) =>
      PAYMENTS.flatMap((pay) =>
        ATTACKING_STANCES.map((stance): Command => ({ do: "strike", who, target, stance, pay })),
      ),
    ),
    ...others.map((target): Command => ({ do: "trip", who, target })),
    { do: "let-pass", who },
    { do: "let-go", who },
    { do: "drop", who },
    ...BODY.map((ability): Command => ({ do: "cling", who, ability })),
    ...table.fight.hurts.flatMap(({ id, on }): readonly Command[] =>
      on === who
        ? [
            { do: "shrug", who, hurt: id, yes: true },
            { do: "shrug", who, hurt: id, yes: false },
          ]
        : [],
    ),
  ];
}

const EXPECTING = [
  { players: true, enemies: true },
  { players: false, enemies: true },
  { players: true, enemies: false },
];

/** What belongs to the table rather than to one fighter. */
const ofTheTable = (table: HeartTable): readonly Command[] => [
  ...EXPECTING.flatMap((expecting) =>
    [null, ...SIDES].map((surprised): Command => ({ do: "start", expecting, surprised })),
  ),
  { do: "end-ambush" },
  ...SIDES.map((side): Command => ({ do: "pass", side })),
  { do: "move-on" },
  { do: "settle" },
  { do: "close-joining" },
  { do: "freeze" },
  { do: "close-stage" },
  ...table.fight.announced.map(({ id }): Command => ({ do: "resolve", announcement: id })),
];

/** What this person may do now. The Game Master's desk (ruling, enlisting, dismissing, ending) is always open. */
export function offers(table: HeartTable, by: Who): readonly Command[] {
  const { phase } = table.fight;
  const everyone = combatants(table).map(({ id }) => id);
  const members = engagementOf(table)?.members ?? [];
  const mine = combatants(table).filter(({ id }: Combatant) => speaksFor(by, id));
  const candidates = mine.flatMap(({ id }) => {
    const others = everyone.filter((other) => other !== id);
    const phased = phase.at === "engagement" ? inEngagement(table, id, members) : onOnesTurn(table, id, others);
    return [...(phase.at === "turn" || phase.at === "engagement" ? phased : []), ...anyTime(table, id, others)];
  });
  return [...ofTheTable(table), ...candidates].filter((command) => accepted(table, command, by));
}
