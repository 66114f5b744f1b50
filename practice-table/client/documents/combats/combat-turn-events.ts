import type { Collection } from "../../../common/utils/collection.ts";

export interface CombatState {
  round: number;
  turn: number | null;
  tokenId: string | null;
  combatantId: string | null;
}

export interface TurnContext {
  round: number;
  turn: number | null;
  skipped: boolean;
}

interface TurnTaker {
  readonly id: string | null;
}

interface RunningCombat<Taker extends TurnTaker> {
  readonly started: boolean;
  readonly previous: CombatState;
  readonly current: CombatState;
  readonly combatants: Collection<Taker>;
  _onStartTurn(combatant: Taker, context: TurnContext): Promise<void>;
  _onEndTurn(combatant: Taker, context: TurnContext): Promise<void>;
  _onStartRound(context: TurnContext): Promise<void>;
  _onEndRound(context: TurnContext): Promise<void>;
  _clearMovementHistoryOnStartTurn(combatant: Taker, context: TurnContext): Promise<void>;
  /** Generation 14: effects may end with any of these. */
  _refreshEffects(event: string): Promise<void>;
}

/**
 * Ends what was and starts what is, on one Game Master's client. A turn that passes to nobody is not ended here: who
 * sets the turn to null ends it.
 */
export async function manageTurnEvents<Taker extends TurnTaker>(combat: RunningCombat<Taker>): Promise<void> {
  if (!combat.started) return;
  const { previous, current, combatants } = combat;
  const contextOf = (state: CombatState): TurnContext => ({ round: state.round, turn: state.turn, skipped: false });
  const before = previous.combatantId ? combatants.get(previous.combatantId) : undefined;
  const after = current.combatantId ? combatants.get(current.combatantId) : undefined;
  const newRound = current.round !== previous.round;
  const step = async (event: string, happen: Promise<void>): Promise<void> => {
    await happen;
    await combat._refreshEffects(event);
  };
  if (before && current.turn !== null) await step("turnEnd", combat._onEndTurn(before, contextOf(previous)));
  if (newRound && previous.round > 0) await step("roundEnd", combat._onEndRound(contextOf(previous)));
  if (newRound) await step("roundStart", combat._onStartRound(contextOf(current)));
  if (!after) return;
  await combat._clearMovementHistoryOnStartTurn(after, contextOf(current));
  await step("turnStart", combat._onStartTurn(after, contextOf(current)));
}
