import type { FighterId } from "../../core/brand.ts";
import type { Throw, Shown } from "../../core/pool.ts";
import { COLLISION_DIE, collisionDice, shareCollision } from "../map/collision.ts";
import { levelOf } from "../body/conditions.ts";
import { combatantOf, combatants, hostile } from "../state/fighters.ts";
import type { Combatant } from "../state/fighters.ts";
import { awayFrom, feetApart, inTheWay, leavesMap, sizeOf, SQUARE, squareOf } from "../map/ground.ts";
import { deal } from "../body/hurt.ts";
import type { HeartDraft } from "../body/hurt.ts";
import type { HeartTable, Square } from "../state/model.ts";
import { gainedOf } from "../body/modifiers.ts";
import { rollDice } from "../flow/rolls.ts";
import { sizeSteps } from "../map/size.ts";
import { fenced } from "../map/walls.ts";

/** HR-PUSH-1: five feet less for each size the target is larger, five more for each it is smaller; HR-GAIN-6, HR-GAIN-14. */
export const pushWorth = (base: number, who: Combatant, target: Combatant): number =>
  base === 0
    ? 0
    : Math.max(
        0,
        base +
          Math.max(0, gainedOf(who.sheet, "push")) -
          SQUARE * sizeSteps(who.sheet.size, target.sheet.size) -
          Math.max(0, gainedOf(target.sheet, "forced")),
      );

export interface Push {
  readonly path: readonly Square[];
  readonly moved: number;
  readonly stoppedBy: "wall" | FighterId | null;
}

/** HR-HAZ-7: the heavy shield of an enemy stops whoever is pushed, small or great. */
function shieldWall(table: HeartTable, on: FighterId, at: Square): FighterId | null {
  const pushed = combatantOf(table, on);
  const bearer = combatants(table).find(({ id, fighter, sheet }) => {
    const place = squareOf(table.fight, id);
    if (pushed === null || place === null || sheet.shield !== "heavy" || fighter.life === "dead") return false;
    return hostile(fighter, pushed.fighter) && feetApart(at, pushed.sheet.size, place, sheet.size) === 0;
  });
  return bearer?.id ?? null;
}

/** HR-PUSH-2: straight away, square by square, until it is over or something is in the way. */
export function pushPath(table: HeartTable, by: FighterId, on: FighterId, feet: number): Push {
  const from = squareOf(table.fight, on);
  if (from === null) return { path: [], moved: feet, stoppedBy: null };
  const [dx, dy] = awayFrom(table, by, on);
  const path: Square[] = [from];
  if (dx === 0 && dy === 0) return { path, moved: 0, stoppedBy: null };
  let at = from;
  for (let moved = 0; moved < feet; moved += SQUARE) {
    const next: Square = [at[0] + dx * SQUARE, at[1] + dy * SQUARE];
    if (leavesMap(table, on, at, next)) return { path, moved, stoppedBy: null };
    const wall = fenced(table, sizeOf(table, on), at, next) ? "wall" : null;
    const stoppedBy = wall ?? inTheWay(table, on, next) ?? shieldWall(table, on, next);
    if (stoppedBy !== null) return { path, moved, stoppedBy };
    path.push(next);
    at = next;
  }
  return { path, moved: feet, stoppedBy: null };
}

/**
 * HR-HAZ-1, HR-HAZ-2: whoever is stopped short is hurt by what was left of the way; a creature without a shield that
 * stopped it shares in that.
 */
function* collide(
  draft: HeartDraft,
  on: FighterId,
  by: FighterId,
  left: number,
  stoppedBy: "wall" | FighterId,
): Generator<Throw, void, Shown> {
  const dice = Array.from({ length: collisionDice(left) }, () => ({ role: "collision", faces: COLLISION_DIE }));
  const thrown = yield* rollDice(`damage:collision->${on}`, by, dice);
  const other = stoppedBy === "wall" ? null : combatantOf(draft.table(), stoppedBy);
  const shared = other !== null && other.sheet.shield === "none";
  const share = shareCollision(thrown.total);
  collided(draft, on, shared ? share.mover : thrown.total);
  if (shared) deal(draft, other.id, "collision", share.other, false);
}

/** HR-PUSH-6: whom one holds shares what one is hurt by when moved; the one who was pushed takes the odd point. */
function collided(draft: HeartDraft, on: FighterId, amount: number): void {
  const heldOne = combatantOf(draft.table(), on)?.sheet.conditions.grappling?.of ?? null;
  const share = heldOne === null ? { mover: amount, other: 0 } : shareCollision(amount);
  deal(draft, on, "collision", share.mover, false);
  if (heldOne !== null) deal(draft, heldOne, "collision", share.other, false);
}

/** HR-PUSH-3: a push breaks the hold of whoever holds the pushed one; whom the pushed one holds comes along. */
function loosen(draft: HeartDraft, on: FighterId): void {
  for (const holder of combatants(draft.table())) {
    if (holder.sheet.conditions.grappling?.of !== on) continue;
    release(draft, holder.id, on);
  }
}

/** A hold ends, for the one who holds and the one who is held. */
export function release(draft: HeartDraft, holder: FighterId, heldOne: FighterId): void {
  draft.add(
    { type: "conditionLost", who: holder, is: "grappling", levels: 1 },
    { type: "conditionLost", who: heldOne, is: "grappled", levels: 1 },
  );
}

/** Pushes, and rolls for what is hit on the way. */
export function* push(draft: HeartDraft, by: FighterId, on: FighterId, feet: number): Generator<Throw, void, Shown> {
  const table = draft.table();
  const pushed = combatantOf(table, on);
  if (feet <= 0 || pushed === null) return;
  if (pushed.sheet.nature.unpushable) {
    draft.add({ type: "withstood", who: on, what: "push" });
    return;
  }
  const way = pushPath(table, by, on, feet);
  draft.add({ type: "pushed", by, on, feet, moved: way.moved, path: way.path, stoppedBy: way.stoppedBy });
  loosen(draft, on);
  bringAlong(draft, pushed, way.path, []);
  if (levelOf(pushed.sheet, "climbing") > 0) draft.add({ type: "shaken", who: on, against: feet });
  if (way.stoppedBy !== null) yield* collide(draft, on, by, feet - way.moved, way.stoppedBy);
}

/** HR-PUSH-3, HR-COND-21: whom one holds comes along, and so does whoever clings to one. */
export function bringAlong(
  draft: HeartDraft,
  who: Combatant,
  path: readonly Square[],
  near: readonly FighterId[],
): void {
  drag(draft, who, path);
  for (const { id, sheet } of combatants(draft.table())) {
    if (sheet.conditions.climbing?.of === who.id) carry(draft, id, who, path, near);
  }
}

/** A climber keeps its place on the one it clings to; where that is closed to it, it comes to the middle of it. */
function carry(
  draft: HeartDraft,
  climber: FighterId,
  mount: Combatant,
  path: readonly Square[],
  near: readonly FighterId[],
): void {
  const at = squareOf(draft.table().fight, climber);
  const from = path[0];
  const to = path.at(-1);
  const moved = { type: "moved", who: climber, how: "dragged", near: [mount.id, ...near], feet: 0 } as const;
  if (from === undefined || to === undefined || at === null) {
    draft.add({ ...moved, path: [] });
    return;
  }
  const shifted: Square = [at[0] + to[0] - from[0], at[1] + to[1] - from[1]];
  draft.add({ ...moved, path: [inTheWay(draft.table(), climber, shifted) === null ? shifted : to] });
}

/** Whom one holds comes along: into the square one has just left. HR-NAT-3: what nothing moves is let go of instead. */
function drag(draft: HeartDraft, who: Combatant, path: readonly Square[]): void {
  const heldOne = who.sheet.conditions.grappling?.of ?? null;
  const left = path.at(-2);
  const held = heldOne === null ? null : combatantOf(draft.table(), heldOne);
  if (heldOne === null || held === null || (left === undefined && path.length > 0)) return;
  if (held.sheet.nature.unpushable) {
    release(draft, who.id, heldOne);
    return;
  }
  draft.add({
    type: "moved",
    who: heldOne,
    how: "dragged",
    path: left === undefined ? [] : [left],
    near: [who.id],
    feet: 0,
  });
}
