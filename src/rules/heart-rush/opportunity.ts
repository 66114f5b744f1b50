import type { FighterId } from "../core/brand.ts";
import { ok, refuse } from "../core/result.ts";
import type { Result } from "../core/result.ts";
import { levelOf } from "./conditions.ts";
import type { Payment } from "./commands.ts";
import { ableToAct, circumstances, hostile } from "./fighters.ts";
import type { Combatant } from "./fighters.ts";
import { feetApart, feetBetween, SQUARE, squareOf } from "./ground.ts";
import type { HeartTable, Square } from "./model.ts";
import { rangeOf } from "./range.ts";
import type { Refusal } from "./refusals.ts";
import { meleeReach } from "./weapon.ts";

/** What a creature does, or lets happen, that an enemy might strike at. */
export type Occasion =
  | {
      readonly is: "move";
      readonly how: "dash" | "sidestep" | "forced" | "follow-through";
      readonly path: readonly Square[];
      readonly near: readonly FighterId[];
    }
  | { readonly is: "stand"; readonly how: "movement" | "sidestep" }
  | { readonly is: "nothing" };

export interface Opening {
  readonly pay: readonly Payment[];
  /** A blow at a mover falls before it leaves reach, or before it has finished moving. */
  readonly before: "leaving" | "finishing" | null;
  /** How far along its path the mover has come by then. */
  readonly squares: number;
}

/** A reach weapon reaches no further than others once its bearer has dashed. */
const reachNow = ({ sheet, fighter }: Combatant): number =>
  fighter.dashed ? Math.min(SQUARE, meleeReach(sheet.weapon)) : meleeReach(sheet.weapon);

/** HR-OPP-1: what the reactor's reach makes of a path: where it is left, or moved about in by more than five feet. */
function alongPath(
  table: HeartTable,
  reactor: Combatant,
  mover: Combatant,
  { path, near }: Extract<Occasion, { readonly is: "move" }>,
): Omit<Opening, "pay"> | null {
  const at = squareOf(table.fight, reactor.id);
  const reach = reachNow(reactor);
  if (table.fight.ground.kind === "spoken") {
    const leaves = feetBetween(table, reactor.id, mover.id) <= reach && !near.includes(reactor.id);
    return leaves ? { before: "leaving", squares: 0 } : null;
  }
  if (at === null) return null;
  const within = path.map((square) => feetApart(at, reactor.sheet.size, square, mover.sheet.size) <= reach);
  let inside = 0;
  for (let place = 1; place < path.length; place++) {
    if (within[place - 1] !== true) continue;
    if (within[place] !== true) return { before: "leaving", squares: place };
    inside += SQUARE;
  }
  return inside > SQUARE ? { before: "finishing", squares: path.length - 1 } : null;
}

function trigger(
  table: HeartTable,
  reactor: Combatant,
  mover: Combatant,
  occasion: Occasion,
): Result<Omit<Opening, "pay">, Refusal> {
  const atOnce = { before: null, squares: 0 };
  if (occasion.is === "nothing") {
    const helpless = levelOf(mover.sheet, "incapacitated") > 0 || mover.fighter.surprised;
    return helpless || levelOf(reactor.sheet, "hidden") > 0 ? ok(atOnce) : refuse("no-trigger");
  }
  if (occasion.is === "stand") {
    if (occasion.how === "sidestep") return refuse("does-not-provoke");
    const near = circumstances(table, reactor, mover).distance <= reachNow(reactor);
    return near ? ok(atOnce) : refuse("no-trigger");
  }
  if (occasion.how === "forced") return refuse("not-willing");
  if (occasion.how !== "dash") return refuse("does-not-provoke");
  const found = alongPath(table, reactor, mover, occasion);
  return found === null ? refuse("no-trigger") : ok(found);
}

/** HR-OPP-2: an incapacitated enemy may be struck for the action only; so may the surprised, before the first round. */
function payments(table: HeartTable, reactor: Combatant, mover: Combatant): readonly Payment[] {
  const { fighter } = reactor;
  const actionOnly = levelOf(mover.sheet, "incapacitated") > 0 || table.fight.phase.at === "ambush";
  return [
    ...(fighter.action ? ["action" as const] : []),
    ...(fighter.rush > 0 && !actionOnly ? ["rush" as const] : []),
  ];
}

/** HR-OPP-3: whether an opportunity attack may be made on this occasion, and how it may be paid. */
export function opportunity(
  table: HeartTable,
  reactor: Combatant,
  mover: Combatant,
  occasion: Occasion,
): Result<Opening, Refusal> {
  if (!ableToAct(reactor)) return refuse("cannot-act");
  if (reactor.fighter.surprised) return refuse("surprised");
  if (!hostile(reactor.fighter, mover.fighter)) return refuse("not-hostile");
  if (mover.fighter.life === "dead") return refuse("target-dead");
  const triggered = trigger(table, reactor, mover, occasion);
  if (!triggered.ok) return triggered;
  if (occasion.is === "nothing") {
    const range = rangeOf(reactor.sheet, circumstances(table, reactor, mover), table.fight.options);
    if (!range.ok) return range;
  }
  const pay = payments(table, reactor, mover);
  return pay.length === 0 ? refuse("no-action-or-rush") : ok({ ...triggered.value, pay });
}
