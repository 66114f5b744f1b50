import { ok, refuse } from "../../core/result.ts";
import { askedAbout, judgeAction } from "./action.ts";
import type { CommandOf } from "../state/commands.ts";
import type { BeatsDecision, Verdict } from "../decision.ts";
import { outOf } from "../state/fighters.ts";
import type { Combatant } from "../state/fighters.ts";
import type { Action, BeatsTable, PhaseAt } from "../state/model.ts";
import type { Refusal } from "../state/refusals.ts";
import { unnamedBy } from "../leave.ts";
import { useSpecial } from "./special.ts";

/** BTS-TURN-2: one acts in one's own turn, once a beat, and only after the reveal. */
function judgeTurn(phase: PhaseAt<"act">, actor: Combatant): Refusal | null {
  if (outOf(actor) !== null) return "out-of-fight";
  if (actor.fighter.acted) return "already-acted";
  return phase.turn === actor.who ? null : "not-your-turn";
}

/** BTS-ACT-1: a turn is one action, declared to all before it takes effect; passing takes effect at once. */
export function act(table: BeatsTable, actor: Combatant, { action }: CommandOf<"act">): Verdict {
  const { phase, options } = table.fight;
  const { who } = actor;
  if (phase.at !== "act") return refuse("wrong-phase");
  const refusal = judgeTurn(phase, actor) ?? judgeAction(table, who, action);
  if (refusal !== null) return refuse(refusal);
  if (action.is === "pass") return ok([{ type: "settled", who, outcome: "passed", by: null }]);
  const picked = action.is === "disarm" && options.disarmPick === "victim";
  const declared: Action = picked ? { ...action, tool: null } : action;
  return ok([{ type: "declared", who, action: declared, asked: askedAbout(table, who, phase.order, declared) }]);
}

/** BTS-TURN-3: specials come before the action and keep the turn, however the die changes. */
export function* special(table: BeatsTable, actor: Combatant, command: CommandOf<"special">): BeatsDecision {
  const { phase, options } = table.fight;
  if (phase.at !== "act") return refuse("wrong-phase");
  const refusal = judgeTurn(phase, actor);
  if (refusal !== null) return refuse(refusal);
  const used = yield* useSpecial(options, actor, command.special);
  return used.ok ? ok([used.value]) : used;
}

/** BTS-WND-9: whoever dealt a wound says once what it is. */
export function name(table: BeatsTable, { who }: Combatant, { label }: CommandOf<"name">): Verdict {
  const { unnamed } = table.fight;
  const wound = unnamedBy(table, who);
  if (unnamed === null || wound === null) return refuse("no-such-wound");
  return ok([{ type: "named", who, of: unnamed.who, wound: wound.id, label }]);
}
