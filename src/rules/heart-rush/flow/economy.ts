import { ok, refuse } from "../../core/result.ts";
import type { Result } from "../../core/result.ts";
import type { Payment } from "../state/commands.ts";
import { levelOf } from "../body/conditions.ts";
import type { Event } from "../state/events.ts";
import { ableToAct } from "../state/fighters.ts";
import type { Combatant } from "../state/fighters.ts";
import type { Refusal } from "../state/refusals.ts";
import { rushAfter } from "./rush.ts";

export type Cost = Extract<Event, { readonly type: "paid" }>;

const cost = (
  { id }: Combatant,
  { action = false, rush = 0, free = null, moving = false }: Partial<Omit<Cost, "type" | "who">>,
): Cost => ({ type: "paid", who: id, action, rush, free, moving });

/** HR-ECON-2, HR-SURP-4: whoever cannot act does nothing; the surprised use no abilities in the first round. */
export function mayDoAnything(who: Combatant): Result<null, Refusal> {
  if (!ableToAct(who)) return refuse("cannot-act");
  return who.fighter.surprised ? refuse("surprised") : ok(null);
}

/** HR-ECON-1: one action a round; HR-ECON-8: the confused either move or act. */
export function payAction(who: Combatant): Result<Cost, Refusal> {
  if (levelOf(who.sheet, "confused") > 0 && (who.fighter.stirred || who.fighter.moved > 0))
    return refuse("confused-move-or-act");
  return who.fighter.action ? ok(cost(who, { action: true })) : refuse("no-action");
}

/** HR-NAT-4: who engages several times a round pays its action for the first; the others cost nothing. */
export function payEngaging(who: Combatant): Result<Cost, Refusal> {
  const { engaged } = who.fighter;
  return engaged > 0 && engaged < who.sheet.nature.engagements ? ok(cost(who, {})) : payAction(who);
}

export function payRush(who: Combatant, points: number): Result<Cost, Refusal> {
  const left = rushAfter(who.fighter.rush, points);
  return left.ok ? ok(cost(who, { rush: points })) : left;
}

/** HR-ECON-3: what may be paid with the action or with one rush point. */
export const payEither = (who: Combatant, pay: Payment): Result<Cost, Refusal> =>
  pay === "action" ? payAction(who) : payRush(who, 1);

/** HR-ECON-4: the first object interaction and the first call of a round are free, later ones cost the action. */
export function payHabit(who: Combatant, habit: "object" | "call-out"): Result<Cost, Refusal> {
  const used = habit === "object" ? who.fighter.interacted : who.fighter.calledOut;
  return used ? payAction(who) : ok(cost(who, { free: habit }));
}

/** HR-ECON-5: the first dash of a round is free, later ones cost the action; to the confused both are moving. */
export function payDash(who: Combatant): Result<Cost, Refusal> {
  if (!who.fighter.dashed) return ok(cost(who, { free: "dash", moving: true }));
  return who.fighter.action ? ok(cost(who, { action: true, moving: true })) : refuse("no-action");
}

/** HR-ECON-6: a sidestep costs the action or one rush point. */
export function paySidestep(who: Combatant, pay: Payment): Result<Cost, Refusal> {
  if (pay === "rush") return who.fighter.rush >= 1 ? ok(cost(who, { rush: 1, moving: true })) : refuse("no-rush");
  return who.fighter.action ? ok(cost(who, { action: true, moving: true })) : refuse("no-action");
}
