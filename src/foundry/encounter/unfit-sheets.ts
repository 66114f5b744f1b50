import type { Malformed } from "../../rules/index.ts";
import { allFights } from "../ports/fights.ts";
import { hear } from "../ports/hooks.ts";
import { loadedOf } from "./look.ts";
import { actorOfCombatant, fighterOf, readSheets } from "./store/cast.ts";
import { gameOf, playedBy } from "./store/games.ts";
import { spelledOn } from "../spelled-place.ts";

/**
 * A sheet that the rules cannot read, or that does not go with the fight its actor is in, is told of at once to those who
 * can mend it: its owners, the Game Masters among them.
 */

/** What the rules cannot read of an actor, if anything. */
export function faultOf(actor: Actor.Implementation): string | null {
  const sheet = gameOf(actor)?.at.sheetOf(actor, null) ?? null;
  return sheet === null || sheet.ok ? null : spelledOn(actor, sheet.reason);
}

/** Whether a fight plays on by what it knew of an actor before, for what it has become does not fit. */
const isUnfit = (actor: Actor.Implementation): boolean =>
  allFights().some((combat) => {
    const mine = [...combat.combatants].filter((combatant) => actorOfCombatant(combatant) === actor).map(fighterOf);
    const loaded = mine.length === 0 ? null : loadedOf(combat);
    return loaded?.ok === true && mine.some((fighter) => Object.hasOwn(loaded.value.own, fighter));
  });

const say = (key: "unread" | "leftOut" | "ownSheet", data: Record<string, string>): void =>
  void ui.notifications?.warn(game.i18n.format(`HEARTRUSH.Encounter.notice.${key}`, data));

/** What was told last, by the actor's uuid, so that it is told once. */
const told = new Map<string, string>();

function look(actor: Actor.Implementation): void {
  if (!actor.isOwner) return;
  const fault = faultOf(actor) ?? (isUnfit(actor) ? "" : null);
  const before = told.get(actor.uuid) ?? null;
  if (fault === null) told.delete(actor.uuid);
  else told.set(actor.uuid, fault);
  if (fault === null || fault === before) return;
  say(fault === "" ? "ownSheet" : "unread", { name: actor.name, fault });
}

/** Whoever cannot take part in a fight that begins is named to those who can do something about it. */
export function nameThoseLeftOut(combat: Combat.Implementation): void {
  const played = playedBy(combat);
  if (!played.ok) return;
  for (const { actor, fault } of readSheets(combat, played.value.at).unread) nameLeftOut(actor, fault);
}

/** The same of somebody who comes into a fight under way. */
export function nameLeftOut(actor: Actor.Implementation, fault: Malformed): void {
  if (actor.isOwner) say("leftOut", { name: actor.name, fault: spelledOn(actor, fault) });
}

/** Called once at `init`. */
export function watchSheets(): void {
  const actorIn = (document: Actor.Implementation | Item.Implementation | ActiveEffect.Implementation | null) => {
    const owner = document instanceof Actor ? document : (document?.parent ?? null);
    return owner instanceof Item ? owner.parent : owner;
  };
  const changed = (document: Actor.Implementation | Item.Implementation | ActiveEffect.Implementation): void => {
    const actor = actorIn(document);
    // Others hear of the same change: what it makes of a fight is known when all of them have.
    if (actor !== null) queueMicrotask(() => look(actor));
  };
  for (const name of ["updateActor", "createItem", "updateItem", "deleteItem"]) hear(name, changed);
}
