import { FIGHTER } from "../ports/fights.ts";
import { duplicateOf, refusedByTable, tell } from "../encounter/index.ts";
import { madeAs } from "../ports/documents.ts";

/** A combatant of ours is always a fighter; its ownership follows its actor. */
export class HeartRushCombatant extends foundry.documents.Combatant {
  protected override async _preCreate(
    ...[data, options, user]: Parameters<foundry.documents.Combatant["_preCreate"]>
  ): Promise<boolean | void> {
    if ((await super._preCreate(data, options, user)) === false) return false;
    if (this.type === "base") madeAs(this, FIGHTER, { ...data.system });
    const { combat, actor } = this;
    if (combat === null || duplicateOf(combat, this) === null) return undefined;
    const refused = refusedByTable("twice-in", actor?.name ?? this.name);
    if (!refused.ok) tell(combat, refused.reason);
    return false;
  }
}
