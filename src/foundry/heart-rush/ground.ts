import type { FighterId, HeartRush } from "../../rules/index.ts";
import { fighterOf } from "../encounter/cast.ts";
import { placeOf } from "../encounter/token-places.ts";
import { wallsOf, type WallEnds } from "../ports/scene-walls.ts";

type Map = Extract<HeartRush.Ground, { kind: "map" }>;

/** More walls than a table can look over are not told; no scene for a fight has as many. */
const MOST_WALLS = 4096;

/** Walls in feet from the scene's corner, to the tenth. */
function inFeet({ grid }: Scene.Implementation, walls: readonly WallEnds[]): readonly string[] {
  const feet = (pixels: number): number => Math.round((pixels / grid.size) * grid.distance * 10) / 10;
  return walls.slice(0, MOST_WALLS).map((ends) => ends.map(feet).join(","));
}

/**
 * The map as the rules count it: where the tokens stand on their scene and what walls there are. Null where nobody stands
 * on one, as in a theatre of the mind. Ground that a Game Master has called rough stays so.
 */
export function groundOf(combat: Combat.Implementation, told: HeartRush.Ground): Map | null {
  const at: Record<FighterId, HeartRush.Square> = {};
  let scene: Scene.Implementation | null = null;
  for (const combatant of combat.combatants) {
    const place = combatant.token ? placeOf(combatant.token) : null;
    if (place === null) continue;
    at[fighterOf(combatant)] = place;
    scene ??= combatant.token?.parent ?? null;
  }
  if (scene === null) return null;
  const { fences, screens } = wallsOf(scene);
  const before = told.kind === "map" ? told : null;
  const ground: Map = { kind: "map", at, walls: before?.walls ?? [], cover: told.cover };
  if (fences.length + screens.length > 0) {
    return { ...ground, rough: before?.rough ?? [], fences: inFeet(scene, fences), screens: inFeet(scene, screens) };
  }
  return before?.rough === undefined ? ground : { ...ground, rough: before.rough };
}
