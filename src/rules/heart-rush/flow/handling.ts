import type { FighterId } from "../../core/brand.ts";
import type { Shown, Throw } from "../../core/pool.ts";
import { ok, refuse } from "../../core/result.ts";
import type { Result } from "../../core/result.ts";
import type { Who } from "../../core/ruleset.ts";
import type { Command } from "../state/commands.ts";
import type { Cost } from "./economy.ts";
import { otherSide, spokenFor } from "../state/fighters.ts";
import type { Combatant } from "../state/fighters.ts";
import type { HeartDraft } from "../body/hurt.ts";
import type { HeartTable } from "../state/model.ts";
import type { Refusal } from "../state/refusals.ts";

/** How a command is carried out: it adds events to the draft, or says why not, and then the draft is thrown away. */
export type Handling = Generator<Throw, Refusal | null, Shown>;
/** The same for a command that never needs dice. */
export type Handled = Refusal | null;
export type Order<Name extends Command["do"]> = Extract<Command, { readonly do: Name }>;

/** HR-TURN-1, HR-TURN-5: what is not instant waits for one's side to have the turn, and for engagements to end. */
export function onTurn(table: HeartTable, id: FighterId, by: Who): Result<Combatant, Refusal> {
  const who = spokenFor(table, id, by);
  if (!who.ok) return who;
  const { phase } = table.fight;
  if (phase.at === "engagement") return refuse("engagement-under-way");
  if (phase.at !== "turn") return refuse("fight-not-started");
  return phase.side === who.value.fighter.side ? who : refuse("not-your-sides-turn");
}

/** HR-TURN-2: an act done, the turn is the other side's. */
export function passTurn(draft: HeartDraft): void {
  const { phase } = draft.table().fight;
  if (phase.at === "turn") draft.add({ type: "turnPassed", to: otherSide(phase.side) });
}

/** Two costs of one deed, paid together. */
export const bothCosts = (one: Cost, other: Cost): Cost => ({
  ...one,
  action: one.action || other.action,
  rush: one.rush + other.rush,
});

export const forGameMaster = (by: Who): Result<null, Refusal> => (by.gm ? ok(null) : refuse("game-master-only"));
