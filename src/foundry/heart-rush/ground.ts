import type { FighterId, HeartRush } from "../../rules/index.ts";
import { fighterOf } from "../encounter/cast.ts";
import { placeOf } from "../encounter/token-places.ts";

/** The map as the rules count it, from the tokens' scene; null where nobody stands on one, as in a theatre of the mind. */
export function groundOf(combat: Combat.Implementation): Extract<HeartRush.Ground, { kind: "map" }> | null {
  const at: Record<FighterId, HeartRush.Square> = {};
  for (const combatant of combat.combatants) {
    const place = combatant.token ? placeOf(combatant.token) : null;
    if (place !== null) at[fighterOf(combatant)] = place;
  }
  return Object.keys(at).length === 0 ? null : { kind: "map", at, walls: [], cover: {} };
}
