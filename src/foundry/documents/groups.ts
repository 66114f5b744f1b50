import { warn } from "../chat/notices.ts";
import { actorHooksOf } from "./actor-hooks.ts";
import { createTokens, type TokenSpot } from "../ports/tokens.ts";
import { sceneTokens } from "../ports/scenes.ts";

/** How many stand beside each other where a group comes onto the map. */
const ABREAST = 3;

/** Those whom an actor stands for; null for one that stands for itself. */
export const standsFor = (actor: Actor.Implementation | null): readonly Actor.Implementation[] | null =>
  (actor && actorHooksOf(actor).standsFor?.(actor)) ?? null;

/** Says why nobody comes in place of a group. */
function tellNobody({ name }: Actor.Implementation, members: readonly Actor.Implementation[]): void {
  warn(members.length === 0 ? "HEARTRUSH.Party.none" : "HEARTRUSH.Party.allThere", { name });
}

/** The members of a group come onto the map in its place, those who are not there yet, the first first. */
export async function bringTokens(
  group: Actor.Implementation,
  members: readonly Actor.Implementation[],
  scene: Scene.Implementation,
  { x, y, ...like }: TokenSpot,
): Promise<void> {
  const there = new Set(sceneTokens(scene).map(({ actorId }) => actorId));
  const coming = members.filter(({ id, isOwner }) => isOwner && !there.has(id));
  if (coming.length === 0) return tellNobody(group, members);
  const { size } = scene.grid;
  const spots = coming.map((_, place) => ({
    ...like,
    x: x + (place % ABREAST) * size,
    y: y + Math.floor(place / ABREAST) * size,
  }));
  await createTokens(scene, coming, spots);
}

/** The members of a group come into a fight in its place, by their tokens where they stand on the scene of the others. */
export async function bringCombatants(
  group: Actor.Implementation,
  members: readonly Actor.Implementation[],
  combat: Combat.Implementation,
): Promise<void> {
  const inIt = new Set([...combat.combatants].map(({ actorId }) => actorId));
  const coming = members.filter(({ id }) => !inIt.has(id));
  if (coming.length === 0) return tellNobody(group, members);
  const [theirs] = [...combat.combatants].flatMap(({ sceneId }) => sceneId ?? []);
  const scene = combat.scene ?? game.scenes.get(theirs ?? "") ?? game.scenes.viewed ?? null;
  const tokens = scene === null ? [] : sceneTokens(scene);
  const data = coming.map(({ id }) => {
    const token = tokens.find(({ actorId }) => actorId === id);
    return { actorId: id, tokenId: token?.id ?? null, sceneId: token === undefined ? null : (scene?.id ?? null) };
  });
  await combat.createEmbeddedDocuments("Combatant", data);
}
