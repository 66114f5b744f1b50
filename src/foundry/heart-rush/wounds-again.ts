import type { Moment } from "../ruleset-adapter.ts";
import { deletionOf } from "../ports/documents.ts";
import { SYSTEM_ID } from "../ports/system.ts";
import { isEntry } from "./data/fields.ts";

/**
 * What stood on wounds that a step back has taken, on whoever bore them, until the step is done again: then they are the same
 * wounds, with the words that somebody wrote on them. Once something else is done they are forgotten.
 */
const PLACE = `flags.${SYSTEM_ID}.wounds`;

type Entry = readonly [place: string, value: unknown];

const recordAt = (object: object, path: string): Readonly<Record<string, unknown>> => {
  const kept: unknown = foundry.utils.getProperty(object, path);
  return typeof kept === "object" && kept !== null ? { ...kept } : {};
};

const WOUND = "system.wounds.";
const isWhole = (place: string): boolean => place.startsWith(WOUND) && !place.slice(WOUND.length).includes(".");

/** The ids of those that this step gives back, in their order; flags are their owner's to write. */
export const idsAgain = (actor: Actor.Implementation, { doing, name }: Moment): string[] =>
  doing === "redo" ? Object.keys(recordAt(actor, `${PLACE}.${name}`)).filter(isEntry) : [];

/** What is to be written, with what is to be remembered, said again or forgotten by it. */
export function withWords(
  actor: Actor.Implementation,
  entries: readonly Entry[],
  gone: readonly string[],
  { doing, name }: Moment,
): readonly Entry[] {
  const here = `${PLACE}.${name}`;
  if (doing === "undo") {
    const wounds = gone.filter(isWhole).map((place) => [place.slice(WOUND.length), recordAt(actor, place)] as const);
    if (wounds.length === 0) return entries;
    const words = wounds.map(([id, { description = "", source = "" }]) => [id, { description, source }] as const);
    return [...entries, [here, Object.fromEntries(words)]];
  }
  if (Object.keys(recordAt(actor, PLACE)).length === 0) return entries;
  if (doing === "do") return [...entries, deletionOf(PLACE)];
  const said = entries.map(([place, value]): Entry =>
    isWhole(place)
      ? [place, { ...Object(value), ...recordAt(actor, `${here}.${place.slice(WOUND.length)}`) }]
      : [place, value],
  );
  return [...said, deletionOf(here)];
}
