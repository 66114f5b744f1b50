import type { FighterId } from "../../core/brand.ts";
import { ok, refuse } from "../../core/result.ts";
import type { Result } from "../../core/result.ts";
import type { Destination } from "../state/commands.ts";
import { mayDash as unhinderedDash, mayMove, mayStand } from "../body/condition-limits.ts";
import { levelOf, lose } from "../body/conditions.ts";
import { ableToAct, combatantOf } from "../state/fighters.ts";
import type { Combatant } from "../state/fighters.ts";
import { feetApart, feetBetween, inTheWay, isDifficult, sameSquare, SQUARE, squareOf, straightWay } from "./ground.ts";
import type { HeartTable, Square } from "../state/model.ts";
import type { Refusal } from "../state/refusals.ts";
import { climbSpeed, costOfStanding, overDifficultGround, speedOf, swimSpeed } from "./speed.ts";
import { farAfter, isSpokenOf } from "./spoken.ts";
import { fenced } from "./walls.ts";

/** A way that may be gone: the squares from where one stands, or, without a map, the feet and the neighbours. */
export interface Way {
  readonly path: readonly Square[];
  readonly near: readonly FighterId[];
  readonly feet: number;
}

const isStep = (one: Square, other: Square): boolean =>
  Math.max(Math.abs(one[0] - other[0]), Math.abs(one[1] - other[1])) === SQUARE;

/** HR-MOVE-7: the frightened come no nearer to what they fear, at no point of their way. */
function approaches(table: HeartTable, who: Combatant, way: Way): boolean {
  const source = who.sheet.conditions.frightened?.of ?? null;
  const feared = source === null ? null : combatantOf(table, source);
  if (feared === null) return false;
  const before = feetBetween(table, who.id, feared.id);
  const { ground } = table.fight;
  if (ground.kind === "spoken") return farAfter(ground, who.id, feared.id, way) < before;
  const at = squareOf(table.fight, feared.id);
  return at !== null && way.path.some((square) => feetApart(square, who.sheet.size, at, feared.sheet.size) < before);
}

/** The way to a destination, if nothing bars it and no fear. */
export function wayTo(table: HeartTable, who: Combatant, destination: Destination): Result<Way, Refusal> {
  const way = openWay(table, who, destination);
  return way.ok && approaches(table, who, way.value) ? refuse("too-frightened") : way;
}

/** HR-SPEED-4: a dash to a destination, of which every square of difficult ground counts twice. */
export function dashTo(table: HeartTable, who: Combatant, destination: Destination): Result<Way, Refusal> {
  const way = wayTo(table, who, destination);
  if (!way.ok) return way;
  const hard = way.value.path.slice(1).filter((square) => isDifficult(table, who.id, square)).length;
  return hard === 0 ? way : ok({ ...way.value, feet: way.value.feet + hard * SQUARE });
}

/** HR-POS-3: a way that leads to somebody of whom nobody has said how far it is, is longer than a step. */
function courseTo({ fight: { ground } }: HeartTable, who: Combatant, { near, feet }: Destination): Way {
  const others = near.filter((id) => id !== who.id);
  const unknown = ground.kind === "spoken" && others.some((id) => !isSpokenOf(ground, who.id, id));
  return { path: [], near: others, feet: unknown ? Math.max(feet, 2 * SQUARE) : feet };
}

/** HR-POS-2: a space that is closed to somebody, and by what. */
function closedTo(table: HeartTable, who: Combatant, at: Square): Refusal | null {
  const inIt = inTheWay(table, who.id, at);
  if (inIt === null) return null;
  return inIt === "wall" ? "wall-in-the-way" : "square-taken";
}

/** A path of one's own must lead there square by square, past nobody and no wall. */
function openWay(table: HeartTable, who: Combatant, destination: Destination): Result<Way, Refusal> {
  const from = squareOf(table.fight, who.id);
  if (table.fight.ground.kind === "spoken" || from === null) return ok(courseTo(table, who, destination));
  const { to, path } = destination;
  if (to === null) return refuse("too-far");
  const closed = closedTo(table, who, to);
  if (closed !== null) return refuse(closed);
  if (path.length === 0) {
    const way = straightWay(from, to);
    if (way.some((square, place) => fenced(table, who.sheet.size, way[place - 1] ?? square, square)))
      return refuse("wall-in-the-way");
    return ok({ path: way, near: [], feet: Math.max(destination.feet, (way.length - 1) * SQUARE) });
  }
  const [first] = path;
  const last = path.at(-1);
  if (first === undefined || last === undefined || !sameSquare(first, from) || !sameSquare(last, to)) {
    return refuse("too-far");
  }
  for (const [place, square] of path.entries()) {
    const before = path[place - 1];
    if (before === undefined) continue;
    if (!isStep(before, square)) return refuse("too-far");
    if (fenced(table, who.sheet.size, before, square)) return refuse("wall-in-the-way");
    const barred = closedTo(table, who, square);
    if (barred !== null) return refuse(barred);
  }
  return ok({ path, near: [], feet: Math.max(destination.feet, (path.length - 1) * SQUARE) });
}

/** HR-MOVE-1: what keeps a creature where it is, whichever way it would move. */
function heldBack(who: Combatant): Refusal | null {
  if (!ableToAct(who)) return "cannot-act";
  if (who.fighter.surprised) return "surprised";
  if (levelOf(who.sheet, "confused") > 0 && who.fighter.acted) return "confused-move-or-act";
  const moves = mayMove(who.sheet);
  return moves.ok ? null : moves.reason;
}

/** HR-HAZ-5: deep water is difficult ground, and under it one swims. */
function inWaterSpeed({ fighter, sheet }: Combatant): number {
  if (fighter.water === "under") return swimSpeed(sheet);
  return fighter.water === "deep" ? overDifficultGround(speedOf(sheet)) : speedOf(sheet);
}

/** HR-MOVE-3: in a dash the prone crawl at their climbing speed, or stand up for half their speed. */
function dashSpeed(who: Combatant, stands: boolean): number {
  const speed = inWaterSpeed(who);
  if (levelOf(who.sheet, "prone") === 0) return speed;
  return stands
    ? speedOf(lose(who.sheet, "prone")) - costOfStanding(who.sheet)
    : Math.min(speed, climbSpeed(who.sheet));
}

/** HR-MOVE-2, HR-MOVE-4, HR-MOVE-5: whether a dash may lead this way. */
export function mayDash(who: Combatant, way: Way, stands: boolean): Result<null, Refusal> {
  const held = heldBack(who);
  if (held !== null) return refuse(held);
  const dashes = stands ? mayStand(who.sheet) : unhinderedDash(who.sheet);
  if (!dashes.ok) return dashes;
  if (who.fighter.struckFar) return refuse("reach-attack-bars-dash");
  if (way.feet > dashSpeed(who, stands)) {
    return refuse(!stands && levelOf(who.sheet, "prone") > 0 ? "stand-up-first" : "too-far");
  }
  return pastHalf(who, way);
}

/** HR-MOVE-5: whoever shot from a stance, or cast a spell, moves no more than half its speed in that round. */
function pastHalf(who: Combatant, way: Way): Result<null, Refusal> {
  if (who.fighter.moved + way.feet <= speedOf(who.sheet) / 2) return ok(null);
  if (who.fighter.shotInStance) return refuse("ranged-half-move");
  return who.fighter.cast ? refuse("spell-half-move") : ok(null);
}

/** HR-MOVE-2, HR-MOVE-5: how far a dash may lead at most. */
export function farthestDash(table: HeartTable, id: FighterId): number {
  const who = combatantOf(table, id);
  if (who === null) return 0;
  const { shotInStance, cast, moved } = who.fighter;
  const whole = dashSpeed(who, false);
  const left = shotInStance || cast ? Math.min(whole, speedOf(who.sheet) / 2 - moved) : whole;
  return Math.max(0, Math.floor(left));
}

/** HR-MOVE-6: a sidestep is five feet, or standing up; the one who grapples may take it and drags the other along. */
export function maySidestep(who: Combatant, way: Way, stands: boolean): Result<null, Refusal> {
  const held = heldBack(who);
  if (held !== null) return refuse(held);
  if (stands) return mayStand(who.sheet);
  if (way.feet > SQUARE || way.feet <= 0) return refuse("too-far");
  return pastHalf(who, way);
}

/** HR-STEP-6: whether any sidestep at all is left to it, five feet or standing up. */
export function mayStep(who: Combatant): Result<null, Refusal> {
  const step = maySidestep(who, { path: [], near: [], feet: SQUARE }, false);
  return step.ok || !maySidestep(who, { path: [], near: [], feet: 0 }, true).ok ? step : ok(null);
}

/** HR-MOVE-8: the way of one who stands up where it is. */
export const onTheSpot = (table: HeartTable, who: Combatant): Way => {
  const at = squareOf(table.fight, who.id);
  return { path: at === null ? [] : [at], near: [], feet: 0 };
};
