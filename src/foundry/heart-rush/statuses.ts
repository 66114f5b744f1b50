import { HeartRush } from "../../rules/index.ts";
import { type LangKey } from "../../view/index.ts";
import type { ShownStatus } from "../documents/actor-hooks.ts";
import { SYSTEM_ID } from "../ports/system.ts";
import { registerStatuses } from "../ports/tokens.ts";
import { ACTOR_MODELS } from "./data/index.ts";

/** Foundry's own that stay: they mean no condition of the rules. */
const KEPT = ["dead", "unconscious", "sleep", "fly", "invisible"];

/** From the second level on the picture tells the level. */
const pictureOf = (id: HeartRush.ConditionName, level = 1): string =>
  `systems/${SYSTEM_ID}/assets/icons/condition/${level > 1 ? `${id}-${level}` : id}.svg`;

/** The conditions as tokens and the HUD know them. */
export function registerConditions(): void {
  registerStatuses(
    HeartRush.fights.CONDITIONS.map((id) => ({
      id,
      name: `HEARTRUSH.Condition.${id}.name` satisfies LangKey,
      img: pictureOf(id),
      hud: { actorTypes: Object.keys(ACTOR_MODELS) },
    })),
    KEPT,
  );
}

/** The conditions of a body as statuses, in the order of the list. */
export const statusesOf = (conditions: HeartRush.sheets.Kept["conditions"]): readonly ShownStatus[] =>
  HeartRush.fights.CONDITIONS.flatMap((id): readonly ShownStatus[] => {
    const held = conditions[id];
    if (held === undefined) return [];
    if (!HeartRush.sheets.CONDITION_RULES[id].leveled) return [{ id, level: null }];
    const blind = id === "blinded" && HeartRush.sheets.seesNothing(held.level);
    const also = blind ? [CONFIG.specialStatusEffects.BLIND] : [];
    return [{ id, level: held.level, img: pictureOf(id, held.level), also }];
  });
