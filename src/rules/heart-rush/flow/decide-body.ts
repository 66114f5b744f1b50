import type { FighterId } from "../../core/brand.ts";
import type { Thrown } from "../../core/pool.ts";
import type { Who } from "../../core/ruleset.ts";
import { exert } from "../body/burning.ts";
import { challengeNumber } from "../checks/challenge.ts";
import { putOut } from "../body/condition-ends.ts";
import { levelOf, MOST_LEVELS } from "../body/conditions.ts";
import { mayDoAnything, payAction } from "./economy.ts";
import { combatantOf, spokenFor } from "../state/fighters.ts";
import type { Combatant } from "../state/fighters.ts";
import { forGameMaster, onTurn, passTurn } from "./handling.ts";
import type { Handled, Handling, Order } from "./handling.ts";
import { openHurts, passOut, settleAll, take } from "../body/hurt.ts";
import type { HeartDraft } from "../body/hurt.ts";
import { stronger, tussle } from "../engagement/offence-roll.ts";
import { release } from "../engagement/push.ts";
import { rollComposed } from "./rolls.ts";
import { composeSave } from "../checks/saving.ts";
import type { Ability } from "../state/sheet.ts";
import { adjacent } from "../map/walls.ts";

/** HR-DMG-3, HR-DMG-4: the owner's answer to damage just dealt. */
export function shrug(draft: HeartDraft, { who: id, hurt: asked, yes }: Order<"shrug">, by: Who): Handled {
  const who = spokenFor(draft.table(), id, by);
  if (!who.ok) return who.reason;
  const hurt = draft.table().fight.hurts.find((waiting) => waiting.id === asked && waiting.on === id);
  if (hurt === undefined || hurt.state === "settled") return "nothing-to-shrug";
  if (hurt.state !== "open") return hurt.state;
  take(draft, hurt, yes);
  return null;
}

/** What nobody has answered is taken whole. */
export function settle(draft: HeartDraft, _order: Order<"settle">, by: Who): Handled {
  const master = forGameMaster(by);
  if (!master.ok) return master.reason;
  if (openHurts(draft.table()).length === 0) return "nothing-to-shrug";
  settleAll(draft);
  return null;
}

/** HR-DMG-7: at zero or below one may choose to drop. */
export function drop(draft: HeartDraft, { who: id }: Order<"drop">, by: Who): Handled {
  const who = spokenFor(draft.table(), id, by);
  if (!who.ok) return who.reason;
  if (who.value.fighter.life !== "up") return "cannot-act";
  if (who.value.sheet.hp.now > 0) return "not-at-zero";
  passOut(draft, id);
  return null;
}

/** HR-COND-15: an action, on oneself or a neighbour, beats out half the flames, rounded up. */
export function* beatOut(draft: HeartDraft, { who: id, target: other }: Order<"put-out">, by: Who): Handling {
  const who = onTurn(draft.table(), id, by);
  if (!who.ok) return who.reason;
  const may = mayDoAnything(who.value);
  if (!may.ok) return may.reason;
  const target = combatantOf(draft.table(), other);
  if (target === null) return "unknown-fighter";
  if (other !== id && !adjacent(draft.table(), id, other)) return "not-adjacent";
  const flames = levelOf(target.sheet, "burning");
  if (flames === 0) return "no-such-condition";
  const cost = payAction(who.value);
  if (!cost.ok) return cost.reason;
  draft.add(cost.value, {
    type: "conditionLost",
    who: other,
    is: "burning",
    levels: flames - levelOf(putOut(target.sheet), "burning"),
  });
  yield* exert(draft, id);
  passTurn(draft);
  return null;
}

/** HR-COND-20: an action and a cunning save against the source's presence, to master fear or anger. */
export function* steady(draft: HeartDraft, { who: id, condition }: Order<"steady">, by: Who): Handling {
  const who = onTurn(draft.table(), id, by);
  if (!who.ok) return who.reason;
  const may = mayDoAnything(who.value);
  if (!may.ok) return may.reason;
  const felt = who.value.sheet.conditions[condition];
  if (felt === undefined) return "no-such-condition";
  const cost = payAction(who.value);
  if (!cost.ok) return cost.reason;
  draft.add(cost.value);
  const source = felt.of === null ? null : combatantOf(draft.table(), felt.of);
  const against = challengeNumber(source?.sheet.abilities.presence ?? 4, source?.sheet.paragon ?? 0);
  const roll = yield* save(draft, who.value, condition, "cunning");
  const success = roll.total >= against;
  draft.add({ type: "saved", who: id, against: condition, roll, success });
  if (success) draft.add({ type: "conditionLost", who: id, is: condition, levels: MOST_LEVELS });
  yield* exert(draft, id);
  passTurn(draft);
  return null;
}

/** A save, help included. */
export function* save(draft: HeartDraft, who: Combatant, against: string, ability: Ability) {
  const what = composeSave(who, ability, who.fighter.helped, draft.table().fight.options);
  const roll: Thrown = yield* rollComposed(`save:${who.id}:${against}`, who.id, what);
  if (who.fighter.helped > 0) draft.add({ type: "helpUsed", who: who.id });
  return roll;
}

/** HR-COND-7, HR-COND-8: an action to break a grip, or to throw off whoever has climbed one: higher wins. */
export function* breakFree(draft: HeartDraft, order: Order<"escape" | "throw-off">, by: Who): Handling {
  const who = onTurn(draft.table(), order.who, by);
  if (!who.ok) return who.reason;
  const may = mayDoAnything(who.value);
  if (!may.ok) return may.reason;
  const escapes = order.do === "escape";
  const bond = who.value.sheet.conditions[escapes ? "grappled" : "climbed-on"];
  const other = bond === undefined || bond.of === null ? null : combatantOf(draft.table(), bond.of);
  if (other === null) return "no-such-condition";
  const cost = payAction(who.value);
  if (!cost.ok) return cost.reason;
  draft.add(cost.value);
  const mine = yield* tussle(draft, who.value, other, order.ability, escapes ? "escape" : "check", escapes);
  const theirs = yield* tussle(draft, other, who.value, stronger(other.sheet), "check", escapes);
  const success = mine.total > theirs.total;
  draft.add({
    type: "wrestled",
    what: order.do,
    by: order.who,
    on: other.id,
    rolls: { [order.who]: mine, [other.id]: theirs },
    totals: { [order.who]: mine.total, [other.id]: theirs.total },
    success,
  });
  if (success && escapes) release(draft, other.id, order.who);
  if (success && !escapes) fallOff(draft, other.id, order.who);
  yield* exert(draft, order.who);
  passTurn(draft);
  return null;
}

/** The climber is off, and the climbed one rid of it. */
function fallOff(draft: HeartDraft, climber: FighterId, mount: FighterId): void {
  draft.add({ type: "conditionLost", who: climber, is: "climbing", levels: 1 });
  draft.add({ type: "conditionLost", who: mount, is: "climbed-on", levels: 1 });
}

/** HR-COND-8: a save of might or agility against what shook the climber, or it falls off. */
export function* cling(draft: HeartDraft, { who: id, ability }: Order<"cling">, by: Who): Handling {
  const who = spokenFor(draft.table(), id, by);
  if (!who.ok) return who.reason;
  const against = draft.table().fight.clinging[id];
  const mount = who.value.sheet.conditions.climbing?.of ?? null;
  if (against === undefined) return "no-such-condition";
  const roll = yield* save(draft, who.value, "climb", ability);
  const success = roll.total >= against;
  draft.add({ type: "clung", who: id, roll, against, success });
  if (!success && mount !== null) fallOff(draft, id, mount);
  return null;
}

/** HR-COND-7, HR-COND-8: letting go of whom one holds, or hopping off whom one climbed, costs nothing. */
export function letGo(draft: HeartDraft, { who: id }: Order<"let-go">, by: Who): Handled {
  const who = spokenFor(draft.table(), id, by);
  if (!who.ok) return who.reason;
  const { grappling, climbing } = who.value.sheet.conditions;
  if (grappling?.of == null && climbing?.of == null) return "no-such-condition";
  if (grappling?.of != null) release(draft, id, grappling.of);
  if (climbing?.of != null) fallOff(draft, id, climbing.of);
  return null;
}
