import type { FighterId } from "../../core/brand.ts";
import { ok, refuse } from "../../core/result.ts";
import type { Result } from "../../core/result.ts";
import { targetOf } from "./action.ts";
import { apply } from "../apply.ts";
import type { CommandOf } from "../state/commands.ts";
import type { BeatsDecision, Verdict } from "../decision.ts";
import type { Event } from "../state/events.ts";
import { dominance, handOf, outOf } from "../state/fighters.ts";
import type { Combatant } from "../state/fighters.ts";
import type { BeatsTable, DieId, Means, Phase, PhaseAt } from "../state/model.ts";
import type { Options } from "../state/options.ts";
import type { Refusal } from "../state/refusals.ts";
import type { Rolling } from "../roll.ts";
import { useSpecial } from "./special.ts";
import { judgeDisarm, throwerOf } from "../tools.ts";

/** BTS-ANS-1: one is asked at a time, and nobody while the actor considers an offer to surrender. */
const isAsked = (phase: Phase, { who }: Combatant): phase is PhaseAt<"answer"> =>
  phase.at === "answer" && phase.waiting[0] === who && phase.terms !== "offered";

/** BTS-ANS-2: whoever lets the action be has answered; where the disarmed picks, this says what falls. */
export function accept(table: BeatsTable, answerer: Combatant, { gives }: CommandOf<"accept">): Verdict {
  const { phase, options } = table.fight;
  const { who } = answerer;
  if (!isAsked(phase, answerer)) return refuse("not-asked");
  const picks = options.disarmPick === "victim" && phase.action.is === "disarm" && phase.action.target === who;
  if (!picks || gives === null) return ok([{ type: "accepted", who, gives: null }]);
  const refusal = judgeDisarm(table, who, gives);
  return refusal === null ? ok([{ type: "accepted", who, gives }]) : refuse(refusal);
}

/** BTS-CTR-1, BTS-CTR-2, BTS-CTR-4: no action by itself, a higher die cancels the action for good; short of that a means is paid for and tried. */
export function* counter(table: BeatsTable, answerer: Combatant, { means }: CommandOf<"counter">): BeatsDecision {
  const { phase, options } = table.fight;
  const { who } = answerer;
  if (outOf(answerer) !== null) return refuse("out-of-fight");
  if (phase.at !== "answer") return refuse("nothing-to-counter");
  if (options.counterBy === "target" && targetOf(phase.action) !== who) return refuse("targets-only");
  if (!isAsked(phase, answerer)) return refuse("not-asked");
  const cancelled: Event = { type: "settled", who: phase.turn, outcome: "cancelled", by: who };
  if (dominance(table, who) > dominance(table, phase.turn)) return ok([cancelled]);
  if (means === null) return refuse("not-higher");
  const used = yield* useMeans(options, answerer, means);
  if (!used.ok) return used;
  const higher = dominance(apply(table, used.value), who) > dominance(table, phase.turn);
  return ok(higher ? [used.value, cancelled] : [used.value]);
}

function* useMeans(options: Options, answerer: Combatant, means: Means): Rolling<Result<Event, Refusal>> {
  return means.is === "substitute" ? substitute(answerer, means.die) : yield* useSpecial(options, answerer, means);
}

/** BTS-CTR-3: whoever has acted may present another die of the hand; the first one goes back to it. */
function substitute({ who, fighter }: Combatant, die: DieId): Result<Event, Refusal> {
  if (!fighter.acted) return refuse("must-act-first");
  if (!handOf(fighter).some(({ id }) => id === die)) return refuse("not-in-hand");
  return ok({ type: "substituted", who, die });
}

/** BTS-TOOL-8: whoever is to throw something may keep it; the action comes to nothing. */
export function keep(table: BeatsTable, answerer: Combatant): Verdict {
  const { phase } = table.fight;
  const { who } = answerer;
  if (!isAsked(phase, answerer)) return refuse("not-asked");
  return throws(table, phase, who)
    ? ok([{ type: "settled", who: phase.turn, outcome: "kept", by: who }])
    : refuse("nothing-to-throw");
}

/** Whether this is the one who is to throw what another wants to catch. */
export const throws = (table: BeatsTable, { action, turn }: PhaseAt<"answer">, who: FighterId): boolean =>
  action.is === "catch" && throwerOf(table, turn, action.tool) === who;

/** BTS-SUR-1, BTS-SUR-2: only the one threatened escapes by leaving, at once or, by option, if the attacker accepts. */
export function surrender(table: BeatsTable, answerer: Combatant): Verdict {
  const { phase, options } = table.fight;
  const { who } = answerer;
  if (outOf(answerer) !== null) return refuse("out-of-fight");
  if (phase.at !== "answer" || targetOf(phase.action) !== who) return refuse("not-threatened");
  if (!isAsked(phase, answerer)) return refuse("not-asked");
  if (options.surrender === "taken") return ok(gone(phase, who));
  return phase.terms === "refused" ? refuse("already-refused") : ok([{ type: "surrender-offered", who }]);
}

const gone = ({ turn }: PhaseAt<"answer">, who: Combatant["who"]): readonly Event[] => [
  { type: "settled", who: turn, outcome: "surrendered", by: who },
  { type: "surrendered", who },
];

/** BTS-SUR-2: the attacker's word on an offer; refused, the one threatened is asked again. */
export function terms({ fight: { phase } }: BeatsTable, actor: Combatant, { accepted }: CommandOf<"terms">): Verdict {
  if (phase.at !== "answer" || phase.terms !== "offered") return refuse("nothing-offered");
  const offerer = targetOf(phase.action);
  if (phase.turn !== actor.who || offerer === null) return refuse("not-your-turn");
  return ok(accepted ? gone(phase, offerer) : [{ type: "surrender-refused", who: offerer }]);
}

/** BTS-CTR-5: once declared, the actor's die is locked, unless by option `escalation` it may change until countered. */
export function* raise(table: BeatsTable, actor: Combatant, { special }: CommandOf<"raise">): BeatsDecision {
  const { phase, options } = table.fight;
  const open = phase.at === "answer" && phase.turn === actor.who && options.escalation === "until-countered";
  if (!open) return refuse("die-locked");
  const used = yield* useSpecial(options, actor, special);
  return used.ok ? ok([used.value]) : used;
}
