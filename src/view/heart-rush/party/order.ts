import type { FieldChange } from "../../shared/index.ts";
import type { Entries } from "../sheet/records.ts";

/** Somebody who marches along, kept by the id of their actor, so that nobody marches twice. */
export interface Marcher {
  /** What they were called when they joined: all that is left of somebody who has been deleted. */
  readonly name: string;
  readonly place: number;
}

/** Who marches, the first first. */
export const marchingOrder = (members: Entries<Marcher>): readonly string[] =>
  Object.entries(members)
    .sort(([one, { place: first }], [other, { place: second }]) => first - second || (one < other ? -1 : 1))
    .map(([id]) => id);

/** What must be written so that they march in this order: the places alone that are others now. */
const inOrder = (members: Entries<Marcher>, order: readonly string[]): FieldChange =>
  Object.fromEntries(
    order.flatMap((id, place) =>
      members[id] === undefined || members[id].place === place ? [] : [[`system.members.${id}.place`, place]],
    ),
  );

/** Before another, or at the end. */
function placed(order: readonly string[], id: string, before: string | null): readonly string[] {
  const others = order.filter((one) => one !== id);
  const at = before === null ? -1 : others.indexOf(before);
  return at < 0 ? [...others, id] : [...others.slice(0, at), id, ...others.slice(at)];
}

/** Joins, or moves to another place: before this one, or to the end. */
export function marchBefore(
  members: Entries<Marcher>,
  { id, name }: { readonly id: string; readonly name: string },
  before: string | null,
): FieldChange {
  if (before === id) return {};
  const order = placed(marchingOrder(members), id, before);
  const joins = members[id] === undefined ? { [`system.members.${id}`]: { name, place: order.indexOf(id) } } : {};
  return { ...inOrder(members, order), ...joins };
}

/** Changes places with whoever marches before or behind them. */
export function marchOn(members: Entries<Marcher>, id: string, step: -1 | 1): FieldChange {
  const order = [...marchingOrder(members)];
  const at = order.indexOf(id);
  const other = order[at + step];
  if (at < 0 || other === undefined) return {};
  order[at + step] = id;
  order[at] = other;
  return inOrder(members, order);
}
