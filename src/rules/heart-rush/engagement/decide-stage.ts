import { fightersIn, type FighterId } from "../../core/brand.ts";
import { ok, refuse } from "../../core/result.ts";
import type { Result } from "../../core/result.ts";
import type { Who } from "../../core/ruleset.ts";
import { speaksFor } from "../../core/ruleset.ts";
import { exert } from "../body/burning.ts";
import { clash, strike } from "./clash.ts";
import { bonusTimes } from "./composition.ts";
import type { Handled, Handling, Order } from "../flow/handling.ts";
import { combatantOf, spokenFor } from "../state/fighters.ts";
import type { Combatant } from "../state/fighters.ts";
import { deal } from "../body/hurt.ts";
import type { HeartDraft } from "../body/hurt.ts";
import { land } from "./offence-roll.ts";
import { SIDES, STAGES } from "../state/model.ts";
import type { HeartTable, Resolving, Stage } from "../state/model.ts";
import { maySidestep, onTheSpot, wayTo } from "../map/movement.ts";
import { takeSidestep } from "../flow/decide-move.ts";
import type { Refusal } from "../state/refusals.ts";
import { ableMember, dueIn, hasFreeStep, itsStage, mayDeclare, moverNow, stepping, undeclared } from "./stage.ts";
import { isDefended } from "./stance.ts";
import { engagementOf, hasPrey, mayAttack, resolvingOf } from "./targets.ts";
import { guardedBy } from "./sealing.ts";
import { answersTo, unanswered } from "./unanswered.ts";

/** HR-STEP-1, HR-STEP-2, HR-OFF-1: a member says what it does in its stage; the dice fall when the stage closes. */
export function declare(draft: HeartDraft, { who: id, what }: Order<"declare">, by: Who): Handled {
  const who = spokenFor(draft.table(), id, by);
  if (!who.ok) return who.reason;
  if ("answer" in what && what.answer !== null && !speaksFor(by, what.target)) return "not-yours";
  const may = mayDeclare(draft.table(), who.value, what);
  if (!may.ok) return may.reason;
  draft.add({ type: "declared", who: id, what });
  return null;
}

/** HR-OFF-2, HR-OFF-4, HR-OFF-9: the target says which ability it answers with, until the action lands. */
export function answer(draft: HeartDraft, { who: id, by: other, ability }: Order<"answer">, by: Who): Handled {
  const who = spokenFor(draft.table(), id, by);
  if (!who.ok) return who.reason;
  const waiting = resolvingOf(draft.table())?.landing.find((coming) => coming.who === other);
  const what = waiting?.what;
  if (what === undefined || !("answer" in what) || what.target !== id) return "not-its-stage";
  if (!answersTo(what).includes(ability)) return "no-such-answer";
  if (what.answer === ability) return "already-declared";
  draft.add({ type: "answerSet", who: id, by: other, ability });
  return null;
}

/** HR-STEP-6, HR-STEP-8: an agility member says whether it moves before it attacks. */
export function plan(draft: HeartDraft, { who: id, first }: Order<"plan">, by: Who): Handled {
  const who = spokenFor(draft.table(), id, by);
  if (!who.ok) return who.reason;
  const resolving = resolvingOf(draft.table());
  const moved = resolving?.late.includes(id) === true && resolving.stage === "agility";
  if (!moved) {
    const turn = itsStage(draft.table(), who.value);
    if (!turn.ok) return turn.reason;
    if (turn.value.resolving.stage !== "agility") return "not-its-stage";
  }
  if (moved === (first === "sidestep")) return "already-declared";
  const step = hasFreeStep(draft.table(), who.value);
  if (!moved && !step.ok && step.reason !== "no-free-sidestep") return step.reason;
  if (!moved && !hasPrey(draft.table(), who.value)) return "no-valid-target";
  draft.add({ type: "planned", who: id, first });
  return null;
}

/** HR-STEP-6, HR-STEP-7: the free sidestep of the agility stage, side by side in turn. */
export function* freeStep(draft: HeartDraft, order: Order<"sidestep">, by: Who): Handling {
  const { who: id, destination, stand, pay } = order;
  const table = draft.table();
  const who = spokenFor(table, id, by);
  if (!who.ok) return who.reason;
  if (pay !== "free") return "engagement-under-way";
  const may = mayStepNow(table, who.value);
  if (!may.ok) return may.reason;
  if (moverNow(table, may.value) !== who.value.fighter.side) return "other-side-moves";
  const way = stand ? { ok: true as const, value: onTheSpot(table, who.value) } : wayTo(table, who.value, destination);
  if (!way.ok) return way.reason;
  const steps = maySidestep(who.value, way.value, stand);
  if (!steps.ok) return steps.reason;
  takeSidestep(draft, who.value, way.value, stand);
  draft.add({ type: "stepTaken", who: id });
  yield* exert(draft, id);
  return null;
}

/** Whether the moment has come for free sidesteps, and this member still has one. */
function mayStepNow(table: HeartTable, who: Combatant): Result<Resolving, Refusal> {
  const engagement = engagementOf(table);
  if (engagement === null) return refuse("no-engagement");
  if (engagement.step.is === "joining") return refuse("join-still-open");
  if (!engagement.members.includes(who.id)) return refuse("not-in-engagement");
  if (engagement.step.is !== "resolving") return refuse("not-everyone-has-chosen");
  if (engagement.step.stage !== "moves") return refuse("not-its-stage");
  const step = hasFreeStep(table, who);
  return step.ok ? ok(engagement.step) : step;
}

/** HR-STEP-6: a free sidestep given up. */
export function stay(draft: HeartDraft, { who: id }: Order<"stay">, by: Who): Handled {
  const who = spokenFor(draft.table(), id, by);
  if (!who.ok) return who.reason;
  const may = mayStepNow(draft.table(), who.value);
  if (!may.ok) return may.reason;
  draft.add({ type: "stayed", who: id });
  return null;
}

/** HR-GAIN-10: after the throw that follows the attack itself those may throw once more whose might adds more often. */
function throwsOnceMore(who: Combatant, { declared }: Resolving, hit: FighterId): boolean {
  const first = declared[who.id];
  return first?.do === "attack" && first.target === hit && bonusTimes(who) > 1;
}

/** HR-STEP-11: a thrown weapon that hit is followed by one more throw, at somebody else. */
export function* followUp(draft: HeartDraft, { who: id, target: other }: Order<"follow-up">, by: Who): Handling {
  const table = draft.table();
  const who = spokenFor(table, id, by);
  if (!who.ok) return who.reason;
  const engagement = engagementOf(table);
  const resolving = resolvingOf(table);
  if (engagement === null) return "no-engagement";
  if (engagement.step.is === "joining") return "join-still-open";
  if (!engagement.members.includes(id)) return "not-in-engagement";
  if (resolving === null) return "not-everyone-has-chosen";
  const hit = resolving.followUps[id];
  if (hit === undefined) return "no-follow-up";
  if (hit === other) return "same-target";
  const target = combatantOf(table, other);
  if (target === null) return "unknown-fighter";
  const how = mayAttack(table, who.value, target, resolving.stances);
  if (!how.ok) return how.reason;
  draft.add({ type: "followUpUsed", who: id });
  const blow = { situation: "engagement", stance: "might", relation: how.value } as const;
  const raw = yield* strike(draft, table, who.value, target, blow);
  deal(draft, other, id, raw, isDefended("engagement-attack", guardedBy(resolving.stances, target)));
  if (throwsOnceMore(who.value, resolving, hit)) draft.add({ type: "followUpWon", who: id, hit: other });
  return null;
}

/** Whether the open stage still waits for somebody's word. */
export function awaited(table: HeartTable, resolving: Resolving): boolean {
  if (resolving.stage === "moves") return SIDES.some((side) => stepping(table, side).length > 0);
  if (resolving.stage === "after") return Object.keys(resolving.followUps).length > 0;
  return undeclared(table).length > 0;
}

const nextStage = (stage: Stage): Stage | null => STAGES[STAGES.indexOf(stage) + 1] ?? null;

/** The members whose dice fall as the open stage closes, in the order in which they spoke. */
function speakers(table: HeartTable, resolving: Resolving): readonly Combatant[] {
  const order = fightersIn(resolving.declared);
  return order
    .filter((id) => dueIn(table.fight, resolving, id) === resolving.stage)
    .flatMap((id) => ableMember(table, id) ?? []);
}

/** HR-STEP-5, HR-OFF-3, HR-ENG-10: a stage closes and its dice fall; after the last one the engagement is over. */
export function* closeStage(draft: HeartDraft, _order: Order<"close-stage">, by: Who): Handling {
  const start = draft.table();
  const engagement = engagementOf(start);
  const resolving = resolvingOf(start);
  if (engagement === null) return "no-engagement";
  if (!by.gm && !engagement.members.some((id) => speaksFor(by, id))) return "not-yours";
  if (resolving === null) return engagement.step.is === "joining" ? "join-still-open" : "not-everyone-has-chosen";
  const held = unanswered(start).some(({ now }) => now);
  if (!by.gm && (held || awaited(start, resolving))) return "answers-awaited";
  const { stage } = resolving;
  const { offensiveActionsLand } = start.fight.options;
  draft.add({ type: "stageClosed", stage, next: nextStage(stage) });
  yield* clash(draft, start, resolving, speakers(start, resolving));
  const landing = resolving.landing.filter((waiting) =>
    offensiveActionsLand === "step" ? waiting.stage === stage : stage === "after",
  );
  for (const { who, what } of landing) if (what.do !== "attack" && what.do !== "hold") yield* land(draft, who, what);
  if (stage === "after") draft.add({ type: "engagementEnded" });
  return null;
}
