import { HeartRush } from "../../rules/index.ts";
import { type LangKey } from "../../view/index.ts";
import type { ShownStatus } from "../documents/actor-manners.ts";
import { SYSTEM_ID } from "../ports/system-id.ts";
import { registerStatuses } from "../ports/status-effects.ts";
import { ACTOR_MODELS } from "./data/index.ts";

/** Foundry's own that stay: they mean no condition of the rules. */
const KEPT = ["dead", "unconscious", "sleep", "fly", "invisible"];

/** The conditions as tokens and the HUD know them. */
export function registerConditions(): void {
  registerStatuses(
    HeartRush.CONDITIONS.map((id) => ({
      id,
      name: `HEARTRUSH.Condition.${id}.name` satisfies LangKey,
      img: `systems/${SYSTEM_ID}/assets/icons/condition/${id}.svg`,
      hud: { actorTypes: Object.keys(ACTOR_MODELS) },
    })),
    KEPT,
  );
  Object.assign(CONFIG.specialStatusEffects, { BLIND: "blinded" });
}

/** The conditions of a body as statuses, in the order of the list. */
export const statusesOf = (conditions: HeartRush.Kept["conditions"]): readonly ShownStatus[] =>
  HeartRush.CONDITIONS.flatMap((id) => {
    const held = conditions[id];
    if (held === undefined) return [];
    return [{ id, level: HeartRush.CONDITION_RULES[id].leveled ? held.level : null }];
  });
