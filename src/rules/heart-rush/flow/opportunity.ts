import type { FighterId } from "../../core/brand.ts";
import { ok, refuse } from "../../core/result.ts";
import type { Result } from "../../core/result.ts";
import { levelOf } from "../body/conditions.ts";
import type { Payment } from "../state/commands.ts";
import { payAction } from "./economy.ts";
import { ableToAct, circumstances, strikingDistance, hostile } from "../state/fighters.ts";
import type { Combatant } from "../state/fighters.ts";
import { feetApart, feetBetween, SQUARE, squareOf } from "../map/ground.ts";
import { mayHold } from "../gear/grip.ts";
import type { HeartTable, Square } from "../state/model.ts";
import { rangeOf } from "../map/range.ts";
import { farAfter } from "../map/spoken.ts";
import type { Refusal } from "../state/refusals.ts";
import { hasReach, meleeReach } from "../gear/weapon.ts";
import { reachesInto } from "../map/walls.ts";

/** What a creature does, or lets happen, that an enemy might strike at. */
export type Occasion =
  | {
      readonly is: "move";
      readonly how: "dash" | "sidestep" | "forced" | "follow-through";
      readonly path: readonly Square[];
      readonly near: readonly FighterId[];
      readonly feet: number;
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
  fighter.dashed && hasReach(sheet.weapon) ? SQUARE : meleeReach(sheet.weapon);

/** HR-OPP-1: what the reactor's reach makes of a path: where it is left, or moved about in by more than five feet. */
function alongPath(
  table: HeartTable,
  reactor: Combatant,
  mover: Combatant,
  { path, near, feet }: Extract<Occasion, { readonly is: "move" }>,
): Omit<Opening, "pay"> | null {
  const at = squareOf(table.fight, reactor.id);
  const reach = reachNow(reactor);
  const { ground } = table.fight;
  if (ground.kind === "spoken") {
    if (feetBetween(table, reactor.id, mover.id) > reach) return null;
    const leaves = farAfter(ground, mover.id, reactor.id, { near, feet }) > reach;
    if (leaves) return { before: "leaving", squares: 0 };
    return feet > SQUARE ? { before: "finishing", squares: 0 } : null;
  }
  if (at === null) return null;
  const [size, theirs] = [reactor.sheet.size, mover.sheet.size];
  const within = path.map(
    (square) => feetApart(at, size, square, theirs) <= reach && reachesInto(table, at, size, square, theirs),
  );
  let inside = 0;
  for (let place = 1; place < path.length; place++) {
    if (within[place - 1] !== true) continue;
    if (within[place] !== true) return { before: "leaving", squares: place };
    inside += SQUARE;
  }
  return inside > SQUARE ? { before: "finishing", squares: path.length - 1 } : null;
}

type Trigger = Omit<Opening, "pay">;
const AT_ONCE: Trigger = { before: null, squares: 0 };

/** What the mover does that lets the reactor strike. */
function provoked(
  table: HeartTable,
  reactor: Combatant,
  mover: Combatant,
  occasion: Occasion,
): Result<Trigger, Refusal> {
  if (occasion.is === "nothing") return refuse("no-trigger");
  if (occasion.is === "stand") {
    if (occasion.how === "sidestep") return refuse("does-not-provoke");
    const near = strikingDistance(table, reactor, mover) <= reachNow(reactor);
    return near ? ok(AT_ONCE) : refuse("no-trigger");
  }
  if (occasion.how === "forced") return refuse("not-willing");
  if (occasion.how !== "dash") return refuse("does-not-provoke");
  const found = alongPath(table, reactor, mover, occasion);
  return found === null ? refuse("no-trigger") : ok(found);
}

/** HR-OPP-3: whatever happens, the hidden may strike at anyone in range, and anyone at the surprised and the helpless. */
function trigger(
  table: HeartTable,
  reactor: Combatant,
  mover: Combatant,
  occasion: Occasion,
): Result<Trigger, Refusal> {
  const deed = provoked(table, reactor, mover, occasion);
  const exposed = levelOf(mover.sheet, "incapacitated") > 0 || mover.fighter.surprised;
  if (deed.ok || (!exposed && levelOf(reactor.sheet, "hidden") === 0)) return deed;
  const range = rangeOf(reactor.sheet, circumstances(table, reactor, mover), table.fight.options);
  if (range.ok) return ok(AT_ONCE);
  return occasion.is === "nothing" ? range : deed;
}

/** HR-OPP-2: an incapacitated enemy may be struck for the action only; so may the surprised, before the first round. */
const forActionOnly = (table: HeartTable, mover: Combatant): boolean =>
  levelOf(mover.sheet, "incapacitated") > 0 || table.fight.phase.at === "ambush";

/**
 * HR-OPP-2, HR-ECON-3: what the blow may be paid with. Without an action its own reason is told where nothing else
 * counts, and where a confused head keeps one who moved from acting.
 */
function payments(table: HeartTable, reactor: Combatant, mover: Combatant): Result<readonly Payment[], Refusal> {
  const action = payAction(reactor);
  const actionOnly = forActionOnly(table, mover);
  const pay = [
    ...(action.ok ? ["action" as const] : []),
    ...(reactor.fighter.rush > 0 && !actionOnly ? ["rush" as const] : []),
  ];
  if (action.ok || pay.length > 0) return ok(pay);
  return actionOnly || reactor.fighter.action ? action : refuse("no-action-or-rush");
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
  const held = mayHold(reactor.sheet);
  if (!held.ok) return held;
  const triggered = trigger(table, reactor, mover, occasion);
  if (!triggered.ok) return triggered;
  const pay = payments(table, reactor, mover);
  return pay.ok ? ok({ ...triggered.value, pay: pay.value }) : pay;
}
