import { worldActors } from "../../ports/documents.ts";

/** Whom a user rolls for when nobody is named: the selected token's, else their character, else the one hero they own. */
export function ownActor(): Actor.Implementation | null {
  const selected = selectedActors()[0];
  if (selected !== undefined) return selected;
  if (game.user.character) return game.user.character;
  if (game.user.isGM) return null;
  const owned = worldActors().filter((actor) => actor.type === "hero" && actor.isOwner);
  return owned.length === 1 ? (owned[0] ?? null) : null;
}

export const selectedActors = (): readonly Actor.Implementation[] =>
  (canvas.tokens?.controlled ?? []).flatMap(({ actor }) => (actor?.isOwner === true ? [actor] : []));

/** The heroes that players own. */
export const playersHeroes = (): readonly Actor.Implementation[] =>
  worldActors().filter((actor) => actor.type === "hero" && actor.hasPlayerOwner);
