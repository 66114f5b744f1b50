import { fighterId, HeartRush, ok, type FighterId, type Malformed, type Result } from "../../rules/index.ts";
import type { Sources } from "../../view/heart-rush/sheet/index.ts";
import { say } from "../chat/notices.ts";
import { actorOfCombatant, fighterOf } from "../encounter/store/cast.ts";
import { allFights } from "../ports/fights.ts";
import { tokensInSight } from "../ports/scenes.ts";
import { calledSo, fighterCalled, isShown, isTheOnlyOne, type Named } from "./called-so.ts";
import { sheetOf, type Body } from "./kept-actor.ts";

/** What a source is kept as: the id of an actor, or of its token where the token has an actor of its own. */
export const sourceId = ({ token, id }: Actor.Implementation): FighterId => fighterId(token?.id ?? id ?? "");

/** Among these, the one who is called so. */
function whoIs(of: string, actors: readonly Actor.Implementation[]): Actor.Implementation | null {
  const uuid = calledSo(of)?.actor?.uuid;
  const exact = actors.find((actor) => sourceId(actor) === of || actor.uuid === uuid);
  return exact ?? actors.find((actor) => actor.id === of && isTheOnlyOne(actor)) ?? null;
}

/** The sheet of somebody in a check, where those concerned go by `sourceId`. */
export const facing = (sheet: HeartRush.Sheet, other: Actor.Implementation): HeartRush.Sheet =>
  HeartRush.sheets.callSources(sheet, (of) => (whoIs(of, [other]) === null ? of : sourceId(other)));

/** The sheet of somebody; in a fight everyone goes by their fighter. */
export function sheetInFight(
  actor: Actor.Implementation,
  combat: Combat.Implementation | null,
): Result<HeartRush.Sheet, Malformed> {
  const sheet = sheetOf(actor);
  if (!sheet.ok || combat === null) return sheet;
  const called = (of: FighterId): FighterId => {
    if (combat.combatants.has(of)) return of;
    // Looked for only where somebody is named: most sheets name nobody, and each of them is read with all others.
    const fighters = [...combat.combatants].flatMap((combatant) => {
      const body = actorOfCombatant(combatant);
      return body === null ? [] : [{ body, fighter: fighterOf(combatant) }];
    });
    const found = whoIs(
      of,
      fighters.map(({ body }) => body),
    );
    return fighters.find(({ body }) => body === found)?.fighter ?? of;
  };
  return ok(HeartRush.sheets.callSources(sheet.value, called));
}

/** What outlives the fight: no id of a fighter whose body is known. */
export const outlasting = (sheet: HeartRush.Sheet): HeartRush.Sheet =>
  HeartRush.sheets.callSources(sheet, (of) => {
    const actor = fighterCalled(of)?.actor ?? null;
    return actor === null ? of : sourceId(actor);
  });

/** Whom a user who gives somebody this condition means by it: the one they target. */
export function sourceMeant(actor: Actor.Implementation, name: HeartRush.ConditionName): string | null {
  if (!HeartRush.fights.SOURCED.includes(name)) return null;
  const [one, ...more] = [...game.user.targets].flatMap((token) => token.actor ?? []);
  return one === undefined || more.length > 0 || one === actor ? null : sourceId(one);
}

/** Somebody else, by the name that this user knows them by. */
export interface Other {
  readonly actor: Actor.Implementation;
  readonly name: string;
  readonly hidden: boolean;
  readonly targeted: boolean;
}

/** Whom it may be: those one targets, those it fights with, those on the scene, as far as this user sees them. */
export function othersAround(actor: Actor.Implementation): readonly Other[] {
  const fights = allFights().filter(({ combatants }) => combatants.some((one) => one.actor === actor));
  const fighters = fights.flatMap((combat) => [...combat.combatants].filter(isShown));
  const targeted: readonly Named[] = [...game.user.targets].map(({ document }) => document).filter(isShown);
  const named: readonly Named[] = [
    ...targeted,
    ...fighters.map((combatant) => ({
      name: combatant.name,
      actor: actorOfCombatant(combatant),
      hidden: combatant.hidden,
    })),
    ...tokensInSight(),
  ];
  const known = new Map<string, Other>();
  for (const one of named) {
    const { name, actor: other, hidden = false } = one;
    if (other !== null && other !== actor && !known.has(sourceId(other)))
      known.set(sourceId(other), { actor: other, name: name ?? other.name, hidden, targeted: targeted.includes(one) });
  }
  return [...known.values()];
}

/** For the sheet: whose doing its conditions are, and whose they might be. */
export function sourcesOn(actor: Actor.Implementation, { conditions }: Body): Sources {
  const sources = Object.entries(conditions).flatMap(([condition, { of }]) => {
    if (of === null) return [];
    const named = calledSo(of);
    const id = named?.actor ? sourceId(named.actor) : of;
    const name = named !== null && isShown(named) ? named.name : undefined;
    return [[condition, { id, name: name ?? say("HEARTRUSH.ConditionStrip.unseen") }] as const];
  });
  return {
    now: Object.fromEntries(sources),
    choices: othersAround(actor).map(({ actor: other, name }) => ({ id: sourceId(other), name })),
  };
}
