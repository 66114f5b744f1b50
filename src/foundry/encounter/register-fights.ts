import { HeartRushCombat } from "../documents/heart-rush-combat.ts";
import { HeartRushCombatant } from "../documents/heart-rush-combatant.ts";
import { HeartRushTokenDocument } from "../documents/heart-rush-token-document.ts";
import { useTokenDocument } from "../ports/tokens.ts";
import * as encounter from "./index.ts";
import { COMBAT_TYPES, FIGHTER } from "../ports/fights.ts";
import { FightModel } from "./store/fight-model.ts";
import { FighterModel } from "./store/fighter-model.ts";
import { playGames } from "./store/games.ts";
import { watchFights } from "./watch.ts";

/** Combats and combatants become ours; called once at `init`. */
export function registerFights(games: Parameters<typeof playGames>[0]): void {
  playGames(games);
  CONFIG.Combat.documentClass = HeartRushCombat;
  CONFIG.Combatant.documentClass = HeartRushCombatant;
  useTokenDocument(HeartRushTokenDocument);
  Object.assign(CONFIG.Combat.dataModels, Object.fromEntries(COMBAT_TYPES.map((type) => [type, FightModel])));
  Object.assign(CONFIG.Combatant.dataModels, { [FIGHTER]: FighterModel });
  // For macros and modules.
  Object.assign(game, { heartRush: encounter });
  watchFights();
}
