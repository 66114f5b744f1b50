import { byFighter, same, toJson } from "../../../rules/index.ts";
import { moveByTheRules, type TokenMove } from "../../ports/tokens.ts";
import type { Played } from "../../ruleset-adapter.ts";
import { combatantOf } from "./cast.ts";

type Place = readonly [number, number];

/** A point of the map as the rules count it: feet from the scene's corner, by whole squares. */
export function feetOf({ grid }: Scene.Implementation, { x, y }: { readonly x: number; readonly y: number }): Place {
  const feet = (pixels: number): number => Math.round(pixels / grid.size) * grid.distance;
  return [feet(x), feet(y)];
}

export function placeOf(token: TokenDocument.Implementation): Place | null {
  const scene = token.parent;
  return scene === null || scene.grid.size <= 0 ? null : feetOf(scene, token);
}

export function pixelsOf(scene: Scene.Implementation, [x, y]: Place): { readonly x: number; readonly y: number } {
  const { size, distance } = scene.grid;
  return { x: (x / distance) * size, y: (y / distance) * size };
}

/** Puts the tokens where the rules have moved their fighters, in one write for each scene. */
export async function moveTokens(
  played: Played,
  combat: Combat.Implementation,
  before: object | null,
  after: object,
): Promise<void> {
  const from = before === null ? {} : played.ruleset.facts.places(before);
  const to = played.ruleset.facts.places(after);
  const scenes = new Map<Scene.Implementation, TokenMove[]>();
  for (const [fighter, place] of byFighter(to)) {
    const was = from[fighter];
    if (was !== undefined && same(toJson(was), toJson(place))) continue;
    const token = combatantOf(combat, fighter)?.token;
    const scene = token?.parent;
    if (!token || !scene) continue;
    const at = pixelsOf(scene, place);
    if (Math.abs(token.x - at.x) < 1 && Math.abs(token.y - at.y) < 1) continue;
    scenes.set(scene, [...(scenes.get(scene) ?? []), { _id: token.id, ...at }]);
  }
  for (const [scene, updates] of scenes) {
    await moveByTheRules(scene, updates);
  }
}
