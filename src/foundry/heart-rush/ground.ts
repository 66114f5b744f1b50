import type { FighterId, HeartRush } from "../../rules/index.ts";
import { fighterOf } from "../encounter/store/cast.ts";
import { placeOf } from "../encounter/store/token-places.ts";
import { hardGroundOf, levelsOf, wallsOf, type WallEnds } from "../ports/scenes.ts";

type Map = Extract<HeartRush.fights.Ground, { kind: "map" }>;

/** More walls than a table can look over are not told; no scene for a fight has as many. */
const MOST_WALLS = 4096;

/** Walls in feet from the scene's corner, to the tenth. */
function inFeet({ grid }: Scene.Implementation, walls: readonly WallEnds[]): readonly string[] {
  const feet = (pixels: number): number => Math.round((pixels / grid.size) * grid.distance * 10) / 10;
  return walls.slice(0, MOST_WALLS).map((ends) => ends.map(feet).join(","));
}

/** As many squares as the rules listen to; a map that is harder than that is hard all over, and nobody tells its squares. */
const MOST_SQUARES = 4096;

/** The squares of a scene that are hard to walk on, by what stands in their middle. */
function roughOf(scene: Scene.Implementation, levels: ReadonlySet<string>): readonly string[] {
  const isHard = hardGroundOf(scene, levels);
  if (isHard === null) return [];
  const { size, distance } = scene.grid;
  const { width, height } = scene.dimensions;
  const squares: string[] = [];
  for (let y = 0; y < height && squares.length < MOST_SQUARES; y += size) {
    for (let x = 0; x < width && squares.length < MOST_SQUARES; x += size) {
      if (isHard({ x: x + size / 2, y: y + size / 2 }))
        squares.push(`${Math.round(x / size) * distance},${Math.round(y / size) * distance}`);
    }
  }
  return squares;
}

/** Where the scene without its padding ends, in whole squares. */
function edgeOf({ dimensions, grid: { size, distance } }: Scene.Implementation): readonly number[] {
  const { x, y, width, height } = dimensions.sceneRect;
  const feet = (pixels: number): number => Math.floor(pixels / size) * distance;
  return [feet(x), feet(y), feet(x + width), feet(y + height)];
}

/**
 * The map as the rules count it: where the tokens stand on their scene, what walls there are on the levels that they stand
 * on, and which ground is hard to walk on by the scene's regions. Null where nobody stands on one, as in a theatre of the mind.
 */
export function groundOf(combat: Combat.Implementation, told: HeartRush.fights.Ground): Map | null {
  const at: Record<FighterId, HeartRush.Square> = {};
  let scene: Scene.Implementation | null = null;
  for (const combatant of combat.combatants) {
    const place = combatant.token ? placeOf(combatant.token) : null;
    if (place === null) continue;
    at[fighterOf(combatant)] = place;
    scene ??= combatant.token?.parent ?? null;
  }
  if (scene === null) return null;
  const tokens = [...combat.combatants].flatMap(({ token }) => (token?.parent === scene ? [token] : []));
  const levels = levelsOf(tokens);
  const { fences, screens } = wallsOf(scene, levels);
  const rough = roughOf(scene, levels);
  const before = told.kind === "map" ? told : null;
  const ground: Map = { kind: "map", at, walls: before?.walls ?? [], cover: told.cover, edge: edgeOf(scene) };
  if (fences.length + screens.length > 0) {
    return { ...ground, rough, fences: inFeet(scene, fences), screens: inFeet(scene, screens) };
  }
  return rough.length === 0 ? ground : { ...ground, rough };
}
