import { FIGHTER } from "../encounter/combat-types.ts";
import { madeAs } from "../ports/subtype.ts";

/** A combatant of ours is always a fighter; its ownership follows its actor. */
export class HeartRushCombatant extends foundry.documents.Combatant {
  protected override async _preCreate(
    ...[data, options, user]: Parameters<foundry.documents.Combatant["_preCreate"]>
  ): Promise<boolean | void> {
    if ((await super._preCreate(data, options, user)) === false) return false;
    if (this.type === "base") madeAs(this, FIGHTER);
    return undefined;
  }
}
