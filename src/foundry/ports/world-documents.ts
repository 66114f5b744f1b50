/** The world's actors and items; the declarations lose our own classes on the way through the collections. */
export const worldActors = (): readonly Actor.Implementation[] =>
  game.actors.contents as unknown as readonly Actor.Implementation[];
/** As above. */
export const worldItems = (): readonly Item.Implementation[] =>
  game.items.contents as unknown as readonly Item.Implementation[];

/** A collection that puts aside what it cannot read. */
export interface Shelf<Kept = unknown> extends Iterable<Kept> {
  readonly invalidDocumentIds: ReadonlySet<string>;
  getInvalid(id: string): unknown;
  get(id: string): Kept | undefined;
}

/** What a collection has put aside, by name where that much can be read. */
export const unreadableOn = (shelf: Shelf): readonly string[] =>
  [...shelf.invalidDocumentIds].map((id) => {
    const found = shelf.getInvalid(id) as { readonly name?: string } | undefined;
    return found?.name ?? id;
  });

/** What could not be read, by field and, in a list of things, by their ids. */
interface Failure {
  readonly fields?: Readonly<Record<string, Failure | undefined>>;
  readonly elements?: readonly { readonly id: string }[];
}

interface Readable {
  readonly validationFailures: { readonly fields: Failure | null; readonly joint: unknown };
}

/** Every data model has them; the declarations do not tell. */
const failuresOf = (model: object): Partial<Readable["validationFailures"]> =>
  (model as Partial<Readable>).validationFailures ?? {};

function failed(model: object): boolean {
  const { fields, joint } = failuresOf(model);
  return Boolean(fields ?? joint);
}

/** The ids of things in a document that could not be read whole when it was. */
export const damagedIn = (document: object, shelf: string): readonly string[] =>
  (failuresOf(document).fields?.fields?.[shelf]?.elements ?? []).map(({ id }) => id);

/** Whether some of what is damaged in a document is no thing of these. */
export function isDamagedBeside(document: object, shelves: readonly string[]): boolean {
  const { fields } = failuresOf(document);
  const faults = Object.keys(fields?.fields ?? {});
  return isDamaged(document) && !(faults.length > 0 && faults.every((name) => shelves.includes(name)));
}

/** Whether some of what is stored of a document could not be read: Foundry shows a default in its place, and says so only on the console. */
export function isDamaged(document: object): boolean {
  // Some documents have data of a subtype.
  const { system } = document as { readonly system?: object };
  return failed(document) || (system !== undefined && failed(system));
}
