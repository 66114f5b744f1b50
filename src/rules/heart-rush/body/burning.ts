import type { FighterId } from "../../core/brand.ts";
import type { Shown, Throw } from "../../core/pool.ts";
import { tollOfCatchingFire, tollOfDeed, tollsAtRoundEnd, TOLL_DIE } from "./condition-tolls.ts";
import { combatantOf, combatants } from "../state/fighters.ts";
import type { Combatant } from "../state/fighters.ts";
import { deal } from "./hurt.ts";
import type { HeartDraft } from "./hurt.ts";
import { rollDice } from "../flow/rolls.ts";

/** Damage that comes of a condition, with dice of its own and no defence. */
function* toll(draft: HeartDraft, who: FighterId, from: string, dice: number): Generator<Throw, void, Shown> {
  if (dice <= 0) return;
  const pool = Array.from({ length: dice }, () => ({ role: from, faces: TOLL_DIE }));
  const thrown = yield* rollDice(`damage:${from}->${who}`, who, pool);
  deal(draft, who, from, thrown.total, false);
}

/** HR-COND-15: catching fire hurts at once, by the levels really gained. */
export function* catchFire(draft: HeartDraft, before: Combatant): Generator<Throw, void, Shown> {
  const after = combatantOf(draft.table(), before.id);
  if (after !== null) yield* toll(draft, before.id, "burning", tollOfCatchingFire(before.sheet, after.sheet));
}

/** HR-COND-15, HR-COND-16: what fire and want of breath take at the end of a round. */
export function* roundEndTolls(draft: HeartDraft): Generator<Throw, void, Shown> {
  for (const { id, sheet, fighter } of combatants(draft.table())) {
    if (fighter.life === "dead") continue;
    for (const { from, dice } of tollsAtRoundEnd(sheet)) yield* toll(draft, id, from, dice);
  }
}

/** HR-COND-16: whoever cannot breathe pays for each move and each action. */
export function* exert(draft: HeartDraft, who: FighterId): Generator<Throw, void, Shown> {
  const doer = combatantOf(draft.table(), who);
  if (doer !== null) yield* toll(draft, who, "suffocating", tollOfDeed(doer.sheet));
}
