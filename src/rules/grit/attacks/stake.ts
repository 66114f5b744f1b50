import type { FighterId } from "../../core/brand.ts";
import { ok, refuse } from "../../core/result.ts";
import type { Result } from "../../core/result.ts";
import type { Decision, Who } from "../../core/ruleset.ts";
import type { Event, Save } from "../state/event.ts";
import type { CommandOf } from "../state/commands.ts";
import type { Attribute, Laid, Mod, Refusal, Table } from "../state/model.ts";
import type { Rolling } from "../roll.ts";
import { combatant, isOut } from "../roster.ts";
import type { Combatant } from "../roster.ts";
import { opposedSave, save } from "../save.ts";
import type { Party } from "../save.ts";
import { ready } from "../turn.ts";

type Stake = CommandOf<"stake">;

export const partyOf = (someone: Combatant, attribute: Attribute, mods: readonly Mod[]): Party => ({
  who: someone.id,
  name: `save:${someone.id}:${attribute}`,
  attribute,
  die: someone.sheet.attributes[attribute].value,
  mods,
});

interface Opponent {
  readonly someone: Combatant;
  readonly mods: readonly Mod[];
}

function opponentOf(table: Table, { who, against }: Stake): Result<Opponent | null, Refusal> {
  if (against === null) return ok(null);
  const someone = combatant(table, against.who);
  if (someone === null) return refuse("unknown-fighter");
  if (against.who === who) return refuse("self-target");
  return isOut(someone) ? refuse("target-out") : ok({ someone, mods: against.mods });
}

const knows = (table: Table, laid: Laid | null): boolean =>
  laid === null || [laid.who, laid.target].every((id) => combatant(table, id) !== null);

/** GRT-STAKE-1: a save for a risky move is no action; against another, that other is the danger unless told. */
export function* stake(table: Table, command: Stake, by: Who): Decision<Event, Refusal> {
  const judged = ready(table, command.who, by);
  if (!judged.ok) return judged;
  const opponent = opponentOf(table, command);
  if (!opponent.ok) return opponent;
  if (!knows(table, command.win) || !knows(table, command.lose)) return refuse("unknown-fighter");

  const { who, attribute, mods, against } = command;
  const outcome = yield* rolled(table, partyOf(judged.value.actor, attribute, mods), opponent.value, command.danger);
  const laid = laidBy(outcome, command);
  return ok([{ type: "staked", who, against: against?.who ?? null, attribute, save: outcome, laid }]);
}

function* rolled(table: Table, own: Party, opponent: Opponent | null, danger: FighterId | null): Rolling<Save> {
  if (opponent === null) return yield* save(own);
  const { someone, mods } = opponent;
  return yield* opposedSave(own, partyOf(someone, own.attribute, mods), danger ?? someone.id, table.fight.options);
}

/** GRT-STAKE-2: won or lost, it lays what was staked; a tie by itself gives nothing to either. */
function laidBy({ result }: Save, { win, lose }: Stake): Laid | null {
  if (result === "tie") return null;
  return result === "success" ? win : lose;
}
