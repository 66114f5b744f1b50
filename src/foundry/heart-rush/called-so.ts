import { fighterId } from "../../rules/index.ts";
import { actorOfCombatant, combatantOf } from "../encounter/store/cast.ts";
import { allFights } from "../ports/fights.ts";
import { sceneTokens } from "../ports/scenes.ts";
import { worldActors } from "../ports/documents.ts";

/** Somebody by the name they go by: that of their fighter or token, which need not be that of their actor. */
export interface Named {
  readonly name: string | undefined;
  readonly actor: Actor.Implementation | null;
  readonly hidden?: boolean;
}

export const isShown = ({ hidden = false }: { readonly hidden?: boolean }): boolean => !hidden || game.user.isGM;

const fighterNamed = (combatant: Combatant.Implementation): Named => ({
  name: combatant.name,
  actor: actorOfCombatant(combatant),
  hidden: combatant.hidden,
});

/** Who is called so in one of the fights. */
export const fighterCalled = (of: string): Named | null =>
  allFights().flatMap((combat) => {
    const combatant = combatantOf(combat, fighterId(of));
    return combatant === null ? [] : [fighterNamed(combatant)];
  })[0] ?? null;

/** The world's actor stands for a token's own only where there is no second token that it could mean. */
export const isTheOnlyOne = ({ token, id }: Actor.Implementation): boolean =>
  token !== null &&
  sceneTokens(token.parent).filter(({ actor }) => actor?.token !== null && actor?.id === id).length === 1;

/** As whom the table knows an actor: as a fighter or else as a token, those of the fight and the scene at hand first. */
function playedAs(actor: Actor.Implementation): Named | null {
  const isIt = (body: Actor.Implementation | null): boolean =>
    body === actor || (body !== null && body.id === actor.id && isTheOnlyOne(body));
  const fights = allFights().map((combat) => ({
    active: combat.active,
    fighters: [...combat.combatants].map(fighterNamed).filter((fighter) => isIt(fighter.actor)),
  }));
  const tokens = sceneTokens().filter((token) => isIt(token.actor));
  const nearestFirst: readonly (readonly Named[])[] = [
    fights.filter(({ active }) => active).flatMap(({ fighters }) => fighters),
    fights.flatMap(({ fighters }) => fighters),
    tokens.filter(({ parent }) => parent?.isView === true),
    tokens.filter(({ parent }) => parent?.active === true),
    tokens,
  ];
  const known = nearestFirst.find(({ length }) => length > 0) ?? [];
  return known.find(isShown) ?? known[0] ?? null;
}

/** Its own name tells who an actor is only where the table knows it by no other, or to whoever may look at it anyway. */
function actorCalled(of: string): Named | null {
  const actor = worldActors().find(({ id }) => id === of);
  if (actor === undefined) return null;
  const played = playedAs(actor);
  if (played === null) return { name: actor.name, actor };
  const { name } = actor;
  return !isShown(played) && actor.testUserPermission(game.user, "LIMITED") ? { name, actor: played.actor } : played;
}

/** Who is called so: somebody in a fight, a token, or an actor. */
export const calledSo = (of: string): Named | null =>
  fighterCalled(of) ?? sceneTokens().find(({ id }) => id === of) ?? actorCalled(of);
