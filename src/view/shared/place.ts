import type { Malformed } from "../../rules/index.ts";
import type { LangKey } from "../lang-key.ts";

/** What a place on a sheet is called there, and what is in it: members by name, or entries that are all alike. */
export interface Place {
  readonly label?: LangKey;
  readonly of?: Places;
  /** Each of a list, or of a record by ids, which goes by its own name. */
  readonly each?: Place;
}

/** Places by what the rules call them. */
export type Places = Readonly<Record<string, LangKey | Place>>;

/** A word for a place, or the way to an entry that has a name of its own. */
export type PlaceName = { readonly key: LangKey } | { readonly entry: readonly string[] };

export const pathOf = ({ path }: Malformed): readonly string[] => path.split("/").filter(Boolean);

/** What leads to a place, from the outermost on. What no sheet shows by itself is where it belongs to. */
export function placeNames(places: Places, path: readonly string[]): readonly PlaceName[] {
  let here: Place = { of: places };
  return path.flatMap((name, depth): readonly PlaceName[] => {
    const { of = {}, each }: Place = here;
    const member = Object.hasOwn(of, name) ? of[name] : undefined;
    here = (typeof member === "string" ? { label: member } : (member ?? each)) ?? {};
    if (member === undefined && each !== undefined) return [{ entry: path.slice(0, depth + 1) }];
    return here.label === undefined ? [] : [{ key: here.label }];
  });
}

type FieldKey<Owner extends string, Key = LangKey> = Key extends `${Owner}.FIELDS.${infer Name}.label` ? Name : never;

/** The labels of one document's fields, by the fields' names. */
export const fieldsOf =
  <const Owner extends string>(owner: Owner) =>
  <const Name extends FieldKey<Owner>>(name: Name): `${Owner}.FIELDS.${Name}.label` =>
    `${owner}.FIELDS.${name}.label`;
