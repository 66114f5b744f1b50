import { fightersIn, type FighterId } from "../../core/brand.ts";
import { offersFrom, onceForTable, type Offer as OfferOf } from "../../core/offer.ts";
import type { Who } from "../../core/ruleset.ts";
import { refusalIn, speaksFor } from "../../core/ruleset.ts";
import { decide } from "./decide.ts";
import { deedOf } from "./deed-of.ts";
import type { Command, Destination, Payment } from "../state/commands.ts";
import { ableToAct, combatantOf, combatants, hostile } from "../state/fighters.ts";
import type { Combatant } from "../state/fighters.ts";
import { mayPush, ridersOf } from "../engagement/effect-of.ts";
import { inTheWay, sizeOf, SQUARE, squareOf } from "../map/ground.ts";
import { HINDRANCES } from "../state/model.ts";
import type { Declaration, Fight, HeartTable, Levels, Side, Square } from "../state/model.ts";
import { resolvingOf } from "../engagement/targets.ts";
import { stageOf } from "../engagement/stage.ts";
import { answersTo } from "../engagement/unanswered.ts";
import { isHurting } from "../body/hurt.ts";
import { ATTACKING_STANCES } from "../engagement/stance.ts";
import type { AttackingStance } from "../engagement/stance.ts";
import type { Refusal } from "../state/refusals.ts";
import { farthestDash } from "../map/movement.ts";
import { feetTowards } from "../map/spoken.ts";
import { fenced } from "../map/walls.ts";
import { unaware } from "./start.ts";

export type Offer = OfferOf<Command, Refusal>;

const refusalOf = (table: HeartTable, command: Command, by: Who): Refusal | null =>
  refusalIn(decide(table, command, by));

export const accepted = (table: HeartTable, command: Command, by: Who): boolean =>
  refusalOf(table, command, by) === null;

const PAYMENTS: readonly Payment[] = ["action", "rush"];
const BODY = ["might", "agility"] as const;
const NOWHERE: Destination = { to: null, path: [], feet: 0, near: [] };

/** From the north on, as a clock goes. */
const AROUND: readonly Square[] = [
  [0, -SQUARE],
  [SQUARE, -SQUARE],
  [SQUARE, 0],
  [SQUARE, SQUARE],
  [0, SQUARE],
  [-SQUARE, SQUARE],
  [-SQUARE, 0],
  [-SQUARE, -SQUARE],
];

/** HR-POS-3: without a map, towards somebody, as far as so many feet lead, or away from all. */
function courses(
  { fight: { ground } }: HeartTable,
  who: FighterId,
  others: readonly FighterId[],
  most: number,
): readonly Destination[] {
  if (ground.kind !== "spoken" || most <= 0) return [];
  const towards = others.map((id) => ({ ...NOWHERE, feet: feetTowards(ground, who, id, most), near: [id] }));
  return [...towards, { ...NOWHERE, feet: most }];
}

/** Where a step may lead: the free squares around, or, without a map, towards somebody or away from all. */
function steps(table: HeartTable, who: FighterId, others: readonly FighterId[]): readonly Destination[] {
  const at = squareOf(table.fight, who);
  if (at === null) return courses(table, who, others, SQUARE);
  return AROUND.map(([dx, dy]): Square => [at[0] + dx, at[1] + dy])
    .filter((square) => inTheWay(table, who, square) === null && !fenced(table, sizeOf(table, who), at, square))
    .map((to) => ({ ...NOWHERE, feet: SQUARE, to }));
}

/** A dash leads anywhere: on a map one square of those around stands for all, another each turn. */
function dashes(
  table: HeartTable,
  id: FighterId,
  others: readonly FighterId[],
  steps: readonly Destination[],
): readonly Destination[] {
  const { ground, turns } = table.fight;
  if (ground.kind === "spoken") return courses(table, id, others, farthestDash(table, id));
  const one = steps[turns % Math.max(1, steps.length)];
  return one === undefined ? [] : [one];
}

/** What one may do when one's side has the turn. */
function onOnesTurn(table: HeartTable, who: FighterId, others: readonly FighterId[]): readonly Command[] {
  const to = steps(table, who, others);
  const freed = (["escape", "throw-off"] as const).flatMap((kind) =>
    BODY.map((ability): Command => ({ do: kind, who, ability })),
  );
  return [
    ...dashes(table, who, others, to).map((destination): Command => ({ do: "dash", who, destination, stand: false })),
    { do: "dash", who, destination: NOWHERE, stand: true },
    ...PAYMENTS.toReversed().flatMap((pay) => sidesteps(who, to, pay)),
    ...others.map((target): Command => ({ do: "help", who, target })),
    { do: "object", who },
    { do: "call-out", who },
    ...[who, ...others].map((target): Command => ({ do: "put-out", who, target })),
    { do: "steady", who, condition: "frightened" },
    { do: "steady", who, condition: "enraged" },
    ...freed,
  ];
}

const sidesteps = (who: FighterId, to: readonly Destination[], pay: Payment | "free"): readonly Command[] => [
  ...to.map((destination): Command => ({ do: "sidestep", who, destination, stand: false, pay })),
  { do: "sidestep", who, destination: NOWHERE, stand: true, pay },
];

const WEAKNESSES = ["dazed", "off-balanced", "weakened"] as const;

/** Every way to share so many levels among the three weaknesses. */
function shares(total: number): readonly Levels[] {
  const counts = Array.from({ length: total + 1 }, (_, less) => total - less);
  return counts.flatMap((first) =>
    counts
      .filter((second) => first + second <= total)
      .map((second) => {
        const levels = [first, second, total - first - second];
        return Object.fromEntries(WEAKNESSES.flatMap((is, at) => (levels[at] ? [[is, levels[at]]] : [])));
      }),
  );
}

/** HR-COMP-5: the most levels first, then fewer, then none. */
const sharesUpTo = (most: number): readonly Levels[] =>
  Array.from({ length: most + 1 }, (_, less) => shares(most - less)).flat();

/**
 * The ways to attack: with as many levels of weakness as one likes of those that it may lay, or with what a push becomes
 * (HR-OFF-6).
 */
function attacks(table: HeartTable, who: FighterId, target: FighterId): readonly Declaration[] {
  const plain = { do: "attack", target, also: [], riders: {}, push: "push", follow: null } as const;
  const levels = ridersOf(table, who, target);
  if (levels > 0) return sharesUpTo(levels).map((riders) => ({ ...plain, riders }));
  if (!mayPush(table, who, target)) return [plain];
  const square = squareOf(table.fight, target);
  const holds = table.sheets[who]?.conditions.grappling?.of === target;
  return [
    plain,
    ...(square === null ? [] : [{ ...plain, follow: square }]),
    ...(holds ? [{ ...plain, push: "squeeze" } as const] : []),
    { ...plain, push: "none" },
  ];
}

/** The other things one may do to somebody whose stance one beats. */
const offences = (target: FighterId): readonly Declaration[] => [
  { do: "grapple", target, answer: null },
  ...shares(2).map((levels): Declaration => ({ do: "hinder", target, option: "hurt", levels })),
  ...HINDRANCES.filter((option) => option !== "hurt").map((option): Declaration => ({
    do: "hinder",
    target,
    option,
    levels: {},
  })),
  ...BODY.map((ability): Declaration => ({ do: "climb", target, ability, answer: null })),
  ...([...ATTACKING_STANCES, "presence"] as const).map((ability): Declaration => ({
    do: "stunt",
    target,
    ability,
    answer: null,
  })),
];

const foesFirst = (
  { fight: { fighters } }: HeartTable,
  who: FighterId,
  ids: readonly FighterId[],
): readonly FighterId[] => {
  const isFriend = (id: FighterId): boolean => fighters[id]?.side === fighters[who]?.side;
  return [...ids.filter((id) => !isFriend(id)), ...ids.filter((id) => id !== who && isFriend(id))];
};

/** What one may do inside an engagement, or to get into it. */
function inEngagement(table: HeartTable, who: FighterId, members: readonly FighterId[]): readonly Command[] {
  const others = foesFirst(table, who, members);
  const resolving = resolvingOf(table);
  if (resolving === null) {
    return [
      { do: "join", who },
      { do: "decline", who },
      { do: "forfeit", who },
    ];
  }
  const turn = stageOf(resolving, who) === resolving.stage;
  const declared = turn
    ? [...others.flatMap((target) => attacks(table, who, target)), ...others.flatMap(offences)]
    : [];
  return [
    ...declared.map((what): Command => ({ do: "declare", who, what })),
    { do: "plan", who, first: "sidestep" },
    { do: "plan", who, first: "attack" },
    { do: "declare", who, what: { do: "hold" } },
    ...resolving.landing.flatMap((coming) =>
      answersTo(coming.what).map((ability): Command => ({ do: "answer", who, by: coming.who, ability })),
    ),
    ...(resolving.stage === "moves" ? sidesteps(who, steps(table, who, everyoneBut(table, who)), "free") : []),
    { do: "stay", who },
    ...others.map((target): Command => ({ do: "follow-up", who, target })),
  ];
}

const everyoneBut = ({ fight }: HeartTable, who: FighterId): readonly FighterId[] =>
  fightersIn(fight.fighters).filter((other) => other !== who);

/** Enemies that live; whether there is cause to strike or draw them in is another matter. */
const foesOf = (table: HeartTable, who: Combatant): readonly FighterId[] =>
  combatants(table)
    .filter(({ fighter }) => hostile(who.fighter, fighter) && fighter.life !== "dead")
    .map(({ id }) => id);

/** Blows out of turn. One that is legal is so in each of the three stances. */
function blows(table: HeartTable, who: Combatant, by: Who): readonly Command[] {
  const { action, rush, surprised } = who.fighter;
  if (surprised || (!action && rush === 0) || !ableToAct(who)) return [];
  const blow = (target: FighterId, pay: Payment, stance: AttackingStance): Command => ({
    do: "strike",
    who: who.id,
    target,
    stance,
    pay,
  });
  return foesOf(table, who).flatMap((target) =>
    PAYMENTS.filter((pay) => accepted(table, blow(target, pay, "might"), by)).flatMap((pay) =>
      ATTACKING_STANCES.map((stance) => blow(target, pay, stance)),
    ),
  );
}

/** What one may do at any moment, if there is cause. */
function anyTime({ fight }: HeartTable, who: FighterId): readonly Command[] {
  const passing = fight.moving === null ? fight.trail.map((one) => one.who) : [fight.moving.who];
  const hurts = fight.hurts.filter(({ on }) => on === who);
  return [
    ...passing.map((target): Command => ({ do: "trip", who, target })),
    { do: "let-pass", who },
    { do: "let-go", who },
    ...BODY.map((ability): Command => ({ do: "cling", who, ability })),
    ...hurts.flatMap(({ id }) => [true, false].map((yes): Command => ({ do: "shrug", who, hurt: id, yes }))),
    { do: "drop", who },
  ];
}

/** Who expects a fight, and the side that is taken by surprise. */
const STARTS: readonly (readonly [players: boolean, enemies: boolean, surprised: Side | null])[] = [
  [true, true, null],
  [true, false, null],
  [false, true, null],
  [true, false, "enemies"],
  [false, true, "players"],
];

/** What belongs to the table rather than to one fighter. */
function ofTheTable(table: HeartTable): readonly Command[] {
  const { phase, moving, hurts, announced } = table.fight;
  const beside: readonly Command[] = [
    ...(moving === null ? [] : [{ do: "move-on" } as const]),
    ...(hurts.length === 0 ? [] : [{ do: "settle" } as const]),
    ...announced.map(({ id }): Command => ({ do: "resolve", announcement: id })),
  ];
  switch (phase.at) {
    case "gathering":
      return STARTS.map(([players, enemies, surprised]) => ({
        do: "start",
        expecting: { players, enemies },
        witnesses: surprised === null ? {} : unaware(table, surprised),
      }));
    case "ambush":
      return [...beside, { do: "end-ambush" }];
    case "turn":
      return [...beside, { do: "pass", side: phase.side }];
    case "engagement":
      return [{ do: "close-joining" }, { do: "freeze" }, { do: "close-stage" }, ...beside];
    case "over":
      return [];
  }
}

const hasTurn = ({ phase }: Fight, side: Side): boolean => phase.at === "turn" && phase.side === side;

/** What one fighter may do in the phase the fight is in. Nothing, while others' answers are awaited. */
function inPhase(table: HeartTable, { id, fighter }: Combatant): readonly Command[] {
  const { phase, moving } = table.fight;
  const waits = moving !== null || isHurting(table);
  if (phase.at === "engagement") {
    const { members, step } = phase.engagement;
    if (waits) return [{ do: "forfeit", who: id }];
    return members.includes(id) || step.is === "joining" ? inEngagement(table, id, members) : [];
  }
  return !waits && hasTurn(table.fight, fighter.side) ? onOnesTurn(table, id, everyoneBut(table, id)) : [];
}

/** Everybody whom one might engage on one's side's turn: of those that cannot be reached too, and why. */
const engagements = (table: HeartTable, who: Combatant, by: Who): readonly Offer[] =>
  hasTurn(table.fight, who.fighter.side)
    ? foesOf(table, who).map((target) => {
        const command: Command = { do: "engage", who: who.id, target };
        return { ...deedOf(command), ways: [command], refusal: refusalOf(table, command, by) };
      })
    : [];

const offersOf = onceForTable((table: HeartTable, by: Who, whose: FighterId | null): readonly Offer[] => {
  const lawful = (commands: readonly Command[]): readonly Command[] =>
    commands.filter((command) => accepted(table, command, by));
  if (whose === null) return offersFrom(lawful(ofTheTable(table)), deedOf);
  const who = combatantOf(table, whose);
  if (who === null || !speaksFor(by, whose)) return [];
  const commands = [...lawful(inPhase(table, who)), ...blows(table, who, by), ...lawful(anyTime(table, whose))];
  return [...engagements(table, who, by), ...offersFrom<Command, Refusal>(commands, deedOf)];
});

/**
 * What this person may do now. What is announced by name (abilities, spells) is not listed, as no rule knows the names, nor is
 * the Game Master's desk (ruling, enlisting, dismissing, ending), which is always open.
 */
export const offers = (table: HeartTable, by: Who, whose?: FighterId | null): readonly Offer[] =>
  whose === undefined
    ? [null, ...fightersIn(table.fight.fighters)].flatMap((one) => offersOf(table, by, one))
    : offersOf(table, by, whose);
