import { ok, refuse } from "../../core/result.ts";
import type { Result } from "../../core/result.ts";
import type { Who } from "../../core/ruleset.ts";
import { freeHands } from "../gear/armour.ts";
import { exert } from "../body/burning.ts";
import { has, MOST_LEVELS } from "../body/conditions.ts";
import { mayDoAnything, payAction, payHabit, payRush } from "./economy.ts";
import type { Cost } from "./economy.ts";
import { combatantOf, spokenFor } from "../state/fighters.ts";
import type { Combatant } from "../state/fighters.ts";
import { bothCosts, onTurn, passTurn } from "./handling.ts";
import type { Handled, Handling, Order } from "./handling.ts";
import type { HeartDraft } from "../body/hurt.ts";
import type { Refusal } from "../state/refusals.ts";
import { minorCost } from "./rush.ts";
import { speedOf } from "../map/speed.ts";
import { knownSpell } from "../gear/spells.ts";
import type { KnownAbility, Sheet } from "../state/sheet.ts";
import { adjacent } from "../map/walls.ts";

/** HR-ECON-4: handling an object, or calling out. */
export function* habit(draft: HeartDraft, { do: what, who: id }: Order<"object" | "call-out">, by: Who): Handling {
  const who = onTurn(draft.table(), id, by);
  if (!who.ok) return who.reason;
  const may = mayDoAnything(who.value);
  if (!may.ok) return may.reason;
  const cost = payHabit(who.value, what);
  if (!cost.ok) return cost.reason;
  draft.add(cost.value);
  yield* exert(draft, id);
  passTurn(draft);
  return null;
}

/** HR-ECON-7, HR-COND-17: help for a neighbour's next roll; it also clears a confused head. */
export function* help(draft: HeartDraft, { who: id, target: other }: Order<"help">, by: Who): Handling {
  const who = onTurn(draft.table(), id, by);
  if (!who.ok) return who.reason;
  const may = mayDoAnything(who.value);
  if (!may.ok) return may.reason;
  const target = combatantOf(draft.table(), other);
  if (target === null || other === id) return "unknown-fighter";
  if (target.fighter.life === "dead") return "target-dead";
  if (!adjacent(draft.table(), id, other)) return "not-adjacent";
  const cost = payAction(who.value);
  if (!cost.ok) return cost.reason;
  draft.add(cost.value, { type: "helped", who: id, target: other });
  if (has(target.sheet, "confused"))
    draft.add({ type: "conditionLost", who: other, is: "confused", levels: MOST_LEVELS });
  yield* exert(draft, id);
  passTurn(draft);
  return null;
}

/** HR-ECON-7: a check that is rolled on a sheet uses up the help that waits, whatever else is going on. */
export function spendHelp(draft: HeartDraft, { who: id }: Order<"use-help">, by: Who): Handled {
  const who = spokenFor(draft.table(), id, by);
  if (!who.ok) return who.reason;
  if (who.value.fighter.helped === 0) return "no-help";
  draft.add({ type: "helpUsed", who: id });
  return null;
}

/** HR-SPELL-1: for the action, one spell a round, with a free hand, a clear head and half one's movement at most. */
function mayCast(who: Combatant): Result<Cost, Refusal> {
  const cost = payAction(who);
  if (!cost.ok) return cost;
  if (has(who.sheet, "confused")) return refuse("confused-move-or-act");
  if (who.fighter.cast) return refuse("spell-already-cast");
  if (freeHands(who.sheet) < 1) return refuse("no-free-hand");
  if (who.fighter.moved > speedOf(who.sheet) / 2) return refuse("spell-half-move");
  return cost;
}

/** HR-SPELL-1. */
export function* cast(draft: HeartDraft, order: Order<"cast">, by: Who): Handling {
  const { who: id, spell } = order;
  const caster = spokenFor(draft.table(), id, by);
  if (!caster.ok) return caster.reason;
  const known = knownSpell(caster.value.sheet, spell);
  if (known === null && !by.gm) return "not-known";
  const { instant } = known ?? order;
  const who = instant ? caster : onTurn(draft.table(), id, by);
  if (!who.ok) return who.reason;
  const may = mayDoAnything(who.value);
  if (!may.ok) return may.reason;
  if (known !== null && known.left > 0) return "already-spent";
  const cost = mayCast(who.value);
  if (!cost.ok) return cost.reason;
  draft.add(cost.value, { type: "spellCast", who: id, spell });
  yield* exert(draft, id);
  if (!instant) passTurn(draft);
  return null;
}

/** HR-ABIL-2, HR-ABIL-3: minor abilities cost rush, more each time; the others are spent until they are refreshed. */
function abilityCost(who: Combatant, order: Order<"use">, terms: KnownAbility): Result<Cost, Refusal> {
  if (Object.hasOwn(who.sheet.spent, order.ability)) return refuse("already-spent");
  const minor = terms.frequency === "minor" ? minorCost(who.fighter.minors[order.ability] ?? 0) : 0;
  const rush = payRush(who, minor + order.extra);
  if (!rush.ok || !terms.action) return rush;
  const action = payAction(who);
  return action.ok ? ok(bothCosts(rush.value, action.value)) : action;
}

/** HR-ABIL-5: what its sheet says of an ability. */
export const knownAbility = ({ known }: Sheet, name: string): KnownAbility | null =>
  Object.hasOwn(known, name) ? (known[name] ?? null) : null;

/** HR-ABIL-5: the terms of its own sheet, or what the Game Master says of an ability that is on none. */
const termsOf = ({ sheet }: Combatant, order: Order<"use">, by: Who): KnownAbility | null =>
  knownAbility(sheet, order.ability) ?? (by.gm ? order : null);

/** HR-ABIL-4: abilities are announced with all they need; instants interrupt, the last announced resolves first. */
export function* use(draft: HeartDraft, order: Order<"use">, by: Who): Handling {
  const { who: id, ability } = order;
  const user = spokenFor(draft.table(), id, by);
  if (!user.ok) return user.reason;
  const terms = termsOf(user.value, order, by);
  if (terms === null) return "not-known";
  const { frequency, instant, action } = terms;
  const who = instant ? user : onTurn(draft.table(), id, by);
  if (!who.ok) return who.reason;
  const may = mayDoAnything(who.value);
  if (!may.ok) return may.reason;
  const cost = abilityCost(who.value, order, terms);
  if (!cost.ok) return cost.reason;
  draft.add(cost.value, { type: "announced", who: id, ability, frequency, instant });
  if (action) yield* exert(draft, id);
  if (!instant) passTurn(draft);
  return null;
}

/** HR-ABIL-4: only the one on top of the stack. */
export function resolve(draft: HeartDraft, { announcement }: Order<"resolve">, by: Who): Handled {
  const last = draft.table().fight.announced.at(-1);
  if (last === undefined || last.id !== announcement) return "no-such-announcement";
  if (!by.gm && !by.fighters.includes(last.who)) return "not-yours";
  draft.add({ type: "announcementResolved", announcement });
  return null;
}
