import { tokenMoved } from "../encounter/index.ts";
import { rulesetNameOf } from "../ports/fights.ts";

/** A token as its scene keeps it. */
export class HeartRushTokenDocument extends foundry.documents.TokenDocument {
  protected override _onUpdate(...told: Parameters<foundry.documents.TokenDocument["_onUpdate"]>): void {
    super._onUpdate(...told);
    const [changed, operation, userId] = told;
    if ("x" in changed || "y" in changed) tokenMoved(this, operation, userId);
  }

  /**
   * Foundry keeps the way of whoever fights until their turn begins, and its ruler adds to it. Our fights have no turns of
   * one alone, so that nothing would ever be forgotten; and the rules say how far anybody comes.
   */
  protected override _shouldRecordMovementHistory(): boolean {
    const fight = this.combatant?.combat ?? null;
    return (fight === null || rulesetNameOf(fight.type) === null) && super._shouldRecordMovementHistory();
  }
}
