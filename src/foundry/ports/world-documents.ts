/** The world's actors and items; the declarations lose our own classes on the way through the collections. */
export const worldActors = (): readonly Actor.Implementation[] =>
  game.actors.contents as unknown as readonly Actor.Implementation[];
/** As above. */
export const worldItems = (): readonly Item.Implementation[] =>
  game.items.contents as unknown as readonly Item.Implementation[];

/** A collection that puts aside what it cannot read. */
interface Shelf {
  readonly invalidDocumentIds: ReadonlySet<string>;
  getInvalid(id: string): unknown;
}

/** What a collection has put aside, by name where that much can be read. */
export const unreadableOn = (shelf: Shelf): readonly string[] =>
  [...shelf.invalidDocumentIds].map((id) => {
    const found = shelf.getInvalid(id) as { readonly name?: string } | undefined;
    return found?.name ?? id;
  });

interface Readable {
  readonly validationFailures: { readonly fields: unknown; readonly joint: unknown };
}

/** Every data model has them; the declarations do not tell. */
const failed = (model: object): boolean => {
  const { validationFailures: failures } = model as Partial<Readable>;
  return Boolean(failures?.fields ?? failures?.joint);
};

/** Whether some of what is stored of a document could not be read: Foundry shows a default in its place, and says so only on the console. */
export const isDamaged = (document: { readonly system: object }): boolean =>
  failed(document) || failed(document.system);
