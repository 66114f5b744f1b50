import type { FighterId } from "../../core/brand.ts";
import type { Who } from "../../core/ruleset.ts";
import { refusalIn, speaksFor } from "../../core/ruleset.ts";
import { decide } from "./decide.ts";
import type { Command, Destination, Payment } from "../state/commands.ts";
import { ableToAct, combatants, hostile } from "../state/fighters.ts";
import type { Combatant } from "../state/fighters.ts";
import { inTheWay, sizeOf, SQUARE, squareOf } from "../map/ground.ts";
import { HINDRANCES, SIDES } from "../state/model.ts";
import type { Declaration, HeartTable, Square } from "../state/model.ts";
import { resolvingOf } from "../engagement/targets.ts";
import { stageOf } from "../engagement/stage.ts";
import { isHurting } from "../body/hurt.ts";
import { ATTACKING_STANCES } from "../engagement/stance.ts";
import type { AttackingStance } from "../engagement/stance.ts";
import { fenced } from "../map/walls.ts";
import { unaware } from "./start.ts";

export const accepted = (table: HeartTable, command: Command, by: Who): boolean =>
  refusalIn(decide(table, command, by)) === null;

const PAYMENTS: readonly Payment[] = ["action", "rush"];
const BODY = ["might", "agility"] as const;
const NOWHERE: Destination = { to: null, path: [], feet: 0, near: [] };

const STEPS: readonly Square[] = [
  [SQUARE, 0],
  [SQUARE, SQUARE],
  [0, SQUARE],
  [-SQUARE, SQUARE],
  [-SQUARE, 0],
  [-SQUARE, -SQUARE],
  [0, -SQUARE],
  [SQUARE, -SQUARE],
];

/**
 * Somewhere to go from here: a free square next to one, or, without a map, the side of somebody. One is enough, since
 * a move is the same offer wherever it leads; which one it is changes from turn to turn.
 */
function destinations(table: HeartTable, who: FighterId, others: readonly FighterId[]): readonly Destination[] {
  const { fight } = table;
  const at = squareOf(fight, who);
  if (at === null) {
    const neighbour = others[fight.turns % Math.max(1, others.length)];
    return [{ ...NOWHERE, feet: SQUARE, near: neighbour === undefined ? [] : [neighbour] }];
  }
  const start = fight.turns % STEPS.length;
  const to = [...STEPS.slice(start), ...STEPS.slice(0, start)]
    .map(([dx, dy]): Square => [at[0] + dx, at[1] + dy])
    .find((square) => inTheWay(table, who, square) === null && !fenced(table, sizeOf(table, who), at, square));
  return to === undefined ? [] : [{ ...NOWHERE, to, feet: SQUARE }];
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
  const resolving = resolvingOf(table);
  if (resolving === null) {
    return [
      { do: "join", who },
      { do: "decline", who },
      { do: "forfeit", who },
    ];
  }
  return [
    { do: "declare", who, what: { do: "hold" } },
    ...(stageOf(resolving, who) === resolving.stage ? others.flatMap(declarations) : []).map((what): Command => ({
      do: "declare",
      who,
      what,
    })),
    ...resolving.landing.flatMap((coming) =>
      BODY.map((ability): Command => ({ do: "answer", who, by: coming.who, ability })),
    ),
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

/** Whom one could strike at all, were there cause. */
function foes(table: HeartTable, who: Combatant): readonly FighterId[] {
  const { action, rush, surprised } = who.fighter;
  if (surprised || (!action && rush === 0) || !ableToAct(who)) return [];
  return combatants(table)
    .filter(({ fighter }) => hostile(who.fighter, fighter) && fighter.life !== "dead")
    .map(({ id }) => id);
}

/** What one may do at any moment, if there is cause. A blow that is legal is so in each of the three stances. */
function anyTime(table: HeartTable, combatant: Combatant, by: Who): readonly Command[] {
  const { fight } = table;
  const who = combatant.id;
  const blow = (target: FighterId, pay: Payment, stance: AttackingStance): Command => ({
    do: "strike",
    who,
    target,
    stance,
    pay,
  });
  const blows = foes(table, combatant).flatMap((target) =>
    PAYMENTS.filter((pay) => accepted(table, blow(target, pay, "might"), by)).flatMap((pay) =>
      ATTACKING_STANCES.map((stance) => blow(target, pay, stance)),
    ),
  );
  const passing = fight.moving?.who ?? fight.trail?.who;
  const answers = fight.hurts.flatMap(({ id, on }): readonly Command[] =>
    on === who
      ? [
          { do: "shrug", who, hurt: id, yes: true },
          { do: "shrug", who, hurt: id, yes: false },
        ]
      : [],
  );
  const always: readonly Command[] = [
    ...(passing === undefined ? [] : [{ do: "trip", who, target: passing } as const]),
    { do: "let-pass", who },
    { do: "let-go", who },
    { do: "drop", who },
    ...BODY.map((ability): Command => ({ do: "cling", who, ability })),
    ...answers,
  ];
  return [...blows, ...always.filter((command) => accepted(table, command, by))];
}

const EXPECTING = [
  { players: true, enemies: true },
  { players: false, enemies: true },
  { players: true, enemies: false },
];

/** What belongs to the table rather than to one fighter. */
function ofTheTable(table: HeartTable): readonly Command[] {
  const { fight } = table;
  return [
    ...ofThePhase(table),
    ...(fight.moving === null ? [] : [{ do: "move-on" } as const]),
    ...(fight.hurts.length === 0 ? [] : [{ do: "settle" } as const]),
    ...fight.announced.map(({ id }): Command => ({ do: "resolve", announcement: id })),
  ];
}

function ofThePhase(table: HeartTable): readonly Command[] {
  const { phase } = table.fight;
  switch (phase.at) {
    case "gathering":
      return EXPECTING.flatMap((expecting) =>
        [{}, ...SIDES.map((side) => unaware(table, side))].map((witnesses): Command => ({
          do: "start",
          expecting,
          witnesses,
        })),
      );
    case "ambush":
      return [{ do: "end-ambush" }];
    case "turn":
      return [{ do: "pass", side: phase.side }];
    case "engagement":
      return [{ do: "close-joining" }, { do: "freeze" }, { do: "close-stage" }];
    case "over":
      return [];
  }
}

/** What one fighter may do in the phase the fight is in. Nothing, while others' answers are awaited. */
function inPhase(table: HeartTable, { id, fighter }: Combatant, others: readonly FighterId[]): readonly Command[] {
  const { phase, moving } = table.fight;
  const waits = moving !== null || isHurting(table);
  if (phase.at === "engagement") {
    const { members, step } = phase.engagement;
    if (waits) return [{ do: "forfeit", who: id }];
    return members.includes(id) || step.is === "joining" ? inEngagement(table, id, members) : [];
  }
  return phase.at === "turn" && phase.side === fighter.side && !waits ? onOnesTurn(table, id, others) : [];
}

/** What this person may do now. The Game Master's desk (ruling, enlisting, dismissing, ending) is always open. */
export function offers(table: HeartTable, by: Who): readonly Command[] {
  const everyone = combatants(table);
  const mine = everyone.filter(({ id }) => speaksFor(by, id));
  return [
    ...ofTheTable(table).filter((command) => accepted(table, command, by)),
    ...mine.flatMap((who) => {
      const others = everyone.map(({ id }) => id).filter((other) => other !== who.id);
      const phased = inPhase(table, who, others).filter((command) => accepted(table, command, by));
      return [...phased, ...anyTime(table, who, by)];
    }),
  ];
}
