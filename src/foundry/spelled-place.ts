import { fighterId, type Malformed } from "../rules/index.ts";
import { pathOf, placeNames } from "../view/shared/index.ts";
import { presentationOf } from "../view/index.ts";
import { say } from "./chat/notices.ts";
import { spelled, spelledAt } from "./spelled.ts";
import { actorOf, combatantOf } from "./encounter/store/cast.ts";
import { gameOf } from "./encounter/store/games.ts";

/** What somebody has called an entry of their sheet: whichever of these it has. */
const NAMES = ["label", "name", "description", "text"] as const;

/** An entry of a sheet by its own name; one that has none by where it stands, counted as people count. */
function entryName(actor: Actor.Implementation, way: readonly string[]): string {
  const [list = "", at = ""] = way.slice(-2);
  const things = [...actor.items].sort((one, other) => one.sort - other.sort);
  const ours = things.filter(({ type }) => Object.hasOwn(gameOf(actor)?.at.items ?? {}, type));
  const thing = actor.items.get(at) ?? actor.effects.get(at) ?? (list === "items" ? ours[Number(at)] : undefined);
  const kept: unknown = foundry.utils.getProperty(actor.system, list);
  const entries: readonly object[] = Object.values(kept ?? {});
  const entry = entries.find((each) => Reflect.get(Object(each), "id") === at) ?? entries[Number(at)];
  const own = thing?.name ?? NAMES.map((name): unknown => Reflect.get(Object(entry), name)).find(Boolean);
  return typeof own === "string" ? own : /^\d+$/.test(at) ? String(Number(at) + 1) : at.slice(0, 64);
}

/** What the rules cannot read of a sheet, in the sheet's own words. */
export function spelledOn(actor: Actor.Implementation, fault: Malformed, path = pathOf(fault)): string {
  const name = gameOf(actor)?.name;
  const places = name === undefined ? undefined : presentationOf(name)?.places;
  if (places === undefined) return spelled(fault);
  const names = placeNames(places, path).map((word) => ("key" in word ? say(word.key) : entryName(actor, word.entry)));
  return spelledAt(names, fault);
}

/** What cannot be read of a fight, with those whom it is about by their names. */
export function spelledIn(combat: Combat.Implementation, fault: Malformed): string {
  const [part, who = "", ...rest] = pathOf(fault);
  const actor = part === "sheets" ? actorOf(combat, fighterId(who)) : null;
  if (actor !== null)
    return `${combatantOf(combat, fighterId(who))?.name ?? actor.name}: ${spelledOn(actor, fault, rest)}`;
  const names = pathOf(fault).map((name) => combatantOf(combat, fighterId(name))?.name ?? name);
  return spelledAt(names, fault);
}
