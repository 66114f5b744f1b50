import type { FighterId } from "../../core/brand.ts";
import { fighterId } from "../../core/brand.ts";
import { OUT_OF_SIGHT, pairOf, SQUARE } from "./ground.ts";
import type { Ground, HeartTable } from "../state/model.ts";

/** Without a map: what the table has said of distances, and what moving makes of it. */

type Spoken = Extract<Ground, { readonly kind: "spoken" }>;
type Feet = Spoken["feet"];

/** Where a move leads without a map: towards these, or, where nobody is named, away from everyone. */
export interface Course {
  readonly near: readonly FighterId[];
  readonly feet: number;
}

/** Whoever has come to somebody's side is not beside everyone whom that one is beside. */
const NOT_BESIDE = 2 * SQUARE;

const partOf = (pair: string, who: FighterId): FighterId | null => {
  const [one = "", other = ""] = pair.split("|");
  if (one === who) return fighterId(other);
  return other === who ? fighterId(one) : null;
};

/** Everybody else of whom anything has been said. */
function spokenOf(feet: Feet, who: FighterId): readonly FighterId[] {
  const ids = new Set(Object.keys(feet).flatMap((pair) => pair.split("|")));
  ids.delete(who);
  return [...ids].toSorted().map(fighterId);
}

/** Whether the table has said how far it is from one to the other. */
export const isSpokenOf = ({ feet }: Spoken, who: FighterId, other: FighterId): boolean =>
  feet[pairOf(who, other)] !== undefined;

/** Whether so many feet lead to somebody's side. */
export const arrives = ({ fight: { ground } }: HeartTable, who: FighterId, other: FighterId, feet: number): boolean =>
  ground.kind === "spoken" && farAfter(ground, who, other, { near: [other], feet }) <= SQUARE;

/** How many feet of so many lead to somebody's side: all of them where nobody has said how far it is. */
export function feetTowards({ feet }: Spoken, who: FighterId, other: FighterId, most: number): number {
  const apart = feet[pairOf(who, other)];
  return apart === undefined ? most : Math.min(most, Math.max(SQUARE, apart - SQUARE));
}

/**
 * HR-POS-3: how far it is to somebody after a move. Those it leads to are that much nearer; all others are about as far as
 * from the one that it leads to, or, where nobody has said how far that is, that much farther.
 */
function apartAfter(feet: Feet, who: FighterId, other: FighterId, course: Course): number | undefined {
  const before = feet[pairOf(who, other)];
  if (course.near.includes(other)) {
    if (before !== undefined) return Math.max(Math.min(before, SQUARE), before - course.feet);
    return course.feet > SQUARE ? SQUARE : undefined;
  }
  const [goal] = course.near;
  const between = goal === undefined ? undefined : feet[pairOf(goal, other)];
  const left = goal === undefined ? undefined : apartAfter(feet, who, goal, course);
  if (between !== undefined && left !== undefined) {
    const along = left <= SQUARE ? between : Math.abs(between - left);
    return Math.max(NOT_BESIDE, before === undefined ? along : Math.max(along, before - course.feet));
  }
  return before === undefined || before + course.feet >= OUT_OF_SIGHT ? undefined : before + course.feet;
}

/** What is known of everybody's distance from one who has moved so. */
export function spokenMove(ground: Ground, who: FighterId, course: Course): Ground {
  if (ground.kind !== "spoken" || course.feet <= 0) return ground;
  const known = new Set([...spokenOf(ground.feet, who), ...course.near.filter((id) => id !== who)]);
  const others = Object.entries(ground.feet).filter(([pair]) => partOf(pair, who) === null);
  const moved = [...known].flatMap((other): readonly (readonly [string, number])[] => {
    const feet = apartAfter(ground.feet, who, other, course);
    return feet === undefined ? [] : [[pairOf(who, other), feet]];
  });
  return { ...ground, feet: Object.fromEntries([...others, ...moved]) };
}

/** Whoever is dragged or carried along stands beside these, and as far from all others as the first of them. */
export const spokenBeside = (ground: Ground, who: FighterId, { near }: Course): Ground =>
  spokenMove(ground, who, { near, feet: OUT_OF_SIGHT });

/** Without a map a push carries its victim that much farther from the pusher, and from all others. */
export const spokenPush = (ground: Ground, who: FighterId, feet: number): Ground =>
  spokenMove(ground, who, { near: [], feet });

/** How far it is to somebody after a move. */
export const farAfter = ({ feet }: Spoken, who: FighterId, other: FighterId, course: Course): number =>
  (course.feet <= 0 ? feet[pairOf(who, other)] : apartAfter(feet, who, other, course)) ?? OUT_OF_SIGHT;

/** HR-POS-1: what the table says of how far it is from somebody to these; null: nothing any more. */
export function toldApart(ground: Ground, who: FighterId, from: readonly FighterId[], feet: number | null): Ground {
  if (ground.kind !== "spoken") return ground;
  const told = new Set(from.map((other) => pairOf(who, other)));
  const kept = Object.entries(ground.feet).filter(([pair]) => !told.has(pair));
  const now = feet === null ? [] : [...told].map((pair) => [pair, feet] as const);
  return { ...ground, feet: Object.fromEntries([...kept, ...now]) };
}
