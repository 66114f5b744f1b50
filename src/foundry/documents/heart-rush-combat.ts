import { DEFAULT_RULESET } from "../../rules/index.ts";
import { combatTypeOf } from "../encounter/combat-types.ts";
import { SYSTEM_ID } from "../ports/system-id.ts";

/** A fight. Its subtype says by which rules; a new one that does not say is played by the world's own. */
export class HeartRushCombat extends foundry.documents.Combat {
  protected override async _preCreate(
    ...[data, options, user]: Parameters<foundry.documents.Combat["_preCreate"]>
  ): Promise<boolean | void> {
    if ((await super._preCreate(data, options, user)) === false) return false;
    const name = game.settings.get(SYSTEM_ID, "defaultRuleset") ?? DEFAULT_RULESET;
    if (this.type === "base") this.updateSource({ type: combatTypeOf(name) });
    return undefined;
  }
}
