import { HeartRush } from "../../rules/index.ts";
import type { ActorChange, EffectChange, ItemChange, Moment } from "../ruleset-adapter.ts";
import { entryGone } from "../ports/documents.ts";
import { BoonModel } from "./data/index.ts";
import { rulingsOf } from "../settings/rulings.ts";
import { bodyOf, calledInFight } from "./kept-actor.ts";
import { outlasting } from "./sources.ts";
import { idsAgain, withWords } from "./wounds-again.ts";

const SPENT = "spent.";

/**
 * Abilities that are used up are kept by the ids of their items, which fights call by name. A name is anybody's to choose and
 * no part of a path: where there is no such item nothing is kept, and what one that is gone has left goes by its id.
 */
function placeOn(actor: Actor.Implementation, path: string): string | null {
  if (!path.startsWith(SPENT)) return `system.${path}`;
  const name = path.slice(SPENT.length);
  const id = calledInFight(actor, name)?.id ?? (Object.hasOwn(bodyOf(actor)?.spent ?? {}, name) ? name : null);
  return id === null ? null : `system.${SPENT}${id}`;
}

/** HR-SPELL-2: what spells still wait for stands on the spells. */
const spellChanges = (before: HeartRush.Sheet, after: HeartRush.Sheet, actor: Actor.Implementation): ItemChange[] =>
  Object.entries(after.spells).flatMap(([name, { left }]) => {
    const id = before.spells[name]?.left === left ? null : calledInFight(actor, name)?.id;
    return id ? [{ _id: id, system: { restsLeft: left } }] : [];
  });

/** HR-BOON-2, HR-BOON-3: what is over counts for nothing until it is given anew, and then from its first round. */
function boonChanges(before: HeartRush.Sheet, after: HeartRush.Sheet, actor: Actor.Implementation): EffectChange[] {
  return Object.keys({ ...before.boons, ...after.boons }).flatMap((id) => {
    const [was, is] = [before.boons[id], after.boons[id]];
    const system = actor.effects.get(id)?.system;
    if (was?.left === is?.left || !(system instanceof BoonModel)) return [];
    return [{ _id: id, disabled: is === undefined, system: { gone: is === undefined ? 0 : system.rounds - is.left } }];
  });
}

/** HR-DMG-12: what is to be written of somebody's last minutes as their sheet stands now, by the world's clock; null: nothing. */
export function lastMinutesOf(
  actor: Actor.Implementation,
  sheet: HeartRush.Sheet,
): HeartRush.sheets.LastMinutes | null {
  const known = bodyOf(actor)?.lastMinutes;
  if (known === undefined) return null;
  const options = rulingsOf("heart-rush");
  const now = HeartRush.sheets.lastMinutes(sheet, !actor.hasPlayerOwner, options, known, game.time.worldTime);
  return now.until === known.until && now.over === known.over ? null : now;
}

/**
 * What must be written so that the actor's sheet reads `after` instead of `before`: only what differs, so that whatever
 * else changes on the actor meanwhile stays. Null when there is nothing to write, or no such sheet can be.
 */
export function actorUpdate(
  before: HeartRush.Sheet,
  after: HeartRush.Sheet,
  actor: Actor.Implementation,
  of: Moment = { doing: "do", name: "" },
): ActorChange | null {
  const body = bodyOf(actor);
  if (body === null) return null;
  const again = idsAgain(actor, of);
  const changes = HeartRush.sheets.changesToKeep(
    body,
    outlasting(before),
    outlasting(after),
    () => again.shift() ?? foundry.utils.randomID(),
  );
  if (!changes.ok) return null;
  const items = spellChanges(before, after, actor);
  const effects = boonChanges(before, after, actor);
  if (changes.value.length + items.length + effects.length === 0) return null;
  const minutes = lastMinutesOf(actor, after);
  const entries = changes.value.flatMap(({ path, value }) => {
    const place = placeOn(actor, path);
    if (place === null) return [];
    return [value === undefined ? entryGone(actor, place) : ([place, value] as const)];
  });
  const gone = changes.value.flatMap(({ path, value }) => (value === undefined ? [`system.${path}`] : []));
  const data = Object.fromEntries(withWords(actor, entries, gone, of));
  return { data: minutes === null ? data : { ...data, "system.lastMinutes": minutes }, items, effects };
}
