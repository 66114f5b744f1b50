import { entryGone } from "./deletion.ts";

/**
 * Documents as sheets use them. The declarations know updates by nested shape only, not by the dotted paths that Foundry
 * takes as well; they know a sheet's old way of drawing only; and they lose our class on the way through a collection.
 */
type Sheeted = Actor.Implementation | Item.Implementation | ActiveEffect.Implementation;

/** Writes what stands at these paths, and nothing beside them; where nothing is to stand, the key goes. */
export async function change(document: Sheeted, paths: Readonly<Record<string, unknown>>): Promise<void> {
  const written = document as unknown as { update(data: Readonly<Record<string, unknown>>): Promise<unknown> };
  const data = Object.entries(paths).map(([path, value]) =>
    value === undefined ? entryGone(document, path) : ([path, value] as const),
  );
  if (data.length > 0) await written.update(Object.fromEntries<unknown>(data));
}

/** A new thing for an actor, which opens. The declarations want the subtype spelt out. */
export async function makeItem(actor: Actor.Implementation, type: string, name: string): Promise<void> {
  const made = await actor.createEmbeddedDocuments("Item", [{ name, type: type as "gear" }]);
  openSheet(made?.[0]);
}

interface Opens {
  readonly sheet: { render(options: { readonly force: true }): unknown } | null;
}

/** Every document has a sheet or null; the declarations say so of each class alone, and of none that is just an object. */
export function openSheet(document: object | null | undefined): void {
  (document as Opens | null | undefined)?.sheet?.render({ force: true });
}

interface Described {
  readonly schema: { getField(path: string): object | undefined };
}

/** The field of the schema that stands at this path, of the document's own or of its subtype's. */
export function fieldOf(document: Sheeted, path: string): object {
  const { schema } = (path.startsWith("system.") ? document.system : document) as unknown as Described;
  return schema.getField(path.replace(/^system\./, "")) ?? {};
}
