import { FIGHTER } from "../ports/fights.ts";
import { duplicateOf, fighterCame, fighterGone, hasBegun, refusedByTable, tell } from "../encounter/index.ts";
import { bringCombatants, standsFor } from "./groups.ts";
import { madeAs } from "../ports/documents.ts";

/** A combatant of ours is always a fighter; its ownership follows its actor. */
export class HeartRushCombatant extends foundry.documents.Combatant {
  protected override async _preCreate(
    ...[data, options, user]: Parameters<foundry.documents.Combatant["_preCreate"]>
  ): Promise<boolean | void> {
    if ((await super._preCreate(data, options, user)) === false) return false;
    if (this.type === "base") madeAs(this, FIGHTER, { ...data.system });
    const { combat, actor } = this;
    const members = standsFor(actor);
    if (combat !== null && actor !== null && members !== null) {
      await bringCombatants(actor, members, combat);
      return false;
    }
    if (combat === null || duplicateOf(combat, this) === null) return undefined;
    const refused = refusedByTable("twice-in", actor?.name ?? this.name);
    if (!refused.ok) tell(combat, refused.reason);
    return false;
  }

  /** Who is in a fight under way leaves it by a Game Master's word alone. */
  protected override async _preDelete(
    ...[options, user]: Parameters<foundry.documents.Combatant["_preDelete"]>
  ): Promise<boolean | void> {
    if ((await super._preDelete(options, user)) === false) return false;
    const { combat } = this;
    if (combat === null || user.isGM || !hasBegun(combat)) return undefined;
    const refused = refusedByTable("game-master-only");
    if (!refused.ok) tell(combat, refused.reason);
    return false;
  }

  protected override _onCreate(...told: Parameters<foundry.documents.Combatant["_onCreate"]>): void {
    super._onCreate(...told);
    fighterCame(this, told[2]);
  }

  protected override _onDelete(...told: Parameters<foundry.documents.Combatant["_onDelete"]>): void {
    super._onDelete(...told);
    fighterGone(this, told[1]);
  }
}
