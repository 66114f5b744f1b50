import { isGeneration14 } from "./system.ts";

/** What an address leads to, if anything. The types know only addresses spelt out in code; a drag may bring any text. */
export const findByUuid = (uuid: string): Promise<unknown> =>
  (foundry.utils as unknown as { fromUuid(uuid: string): Promise<unknown> }).fromUuid(uuid);

/** What a token's own actor keeps of its own, as it is stored; null for an actor of the world. The declarations hide it. */
export function ownSource({ token }: Actor.Implementation): object | null {
  if (token === null) return null;
  const delta = token.delta as unknown as { readonly _source: object } | null;
  return delta?._source ?? {};
}

/**
 * What removes a key in an update: generation 13 knows it by the key's spelling, 14 by an operator that is a global of
 * its own and not in the type declarations, hence the cast-free look at `globalThis`.
 */
export function deletionOf(path: string): readonly [path: string, value: unknown] {
  if (isGeneration14()) return [path, Reflect.get(globalThis, "_del")];
  const dot = path.lastIndexOf(".");
  return [`${path.slice(0, dot + 1)}-=${path.slice(dot + 1)}`, null];
}

/**
 * What leaves an entry of its data out of a document. A token's own actor keeps only what differs from the world's: to
 * delete that would bring back what the world's actor has there, so it is written down to be missing.
 */
export function entryGone(document: object, path: string): readonly [path: string, value: unknown] {
  const world = document instanceof Actor ? (document.token?.baseActor ?? null) : null;
  const inherited: unknown = world === null ? null : foundry.utils.getProperty(world.toObject(), path);
  return inherited === null || inherited === undefined ? deletionOf(path) : [path, null];
}

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
export async function makeItem(
  actor: Actor.Implementation,
  type: string,
  name: string,
  system: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const made = await actor.createEmbeddedDocuments("Item", [{ name, type: type as "gear", system }]);
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

interface Made {
  updateSource(changes: object): unknown;
}

/** Replaces a member whole. Generation 14 alone has it; 13 knows the same by the key's spelling. */
declare const _replace: (value: object) => object;

/** Gives a document that is being made the subtype it should have, which changes only together with its data. */
export function madeAs(document: Made, type: string, data: object = {}): void {
  document.updateSource(isGeneration14() ? { type, system: _replace(data) } : { type, "==system": data });
}

/** A document of whatever kind, as far as bringing it up to date needs to know. The declarations know each update by its own shape. */
export interface Renewable {
  readonly id: string | null;
  readonly type?: string;
  readonly documentName: string;
  readonly items?: Iterable<Renewable>;
  readonly effects?: Iterable<Renewable>;
  toObject(): { readonly system?: object };
  update(change: object, options: { readonly diff: boolean }): Promise<unknown>;
  updateEmbeddedDocuments(
    name: string,
    changes: readonly object[],
    options: { readonly diff: boolean },
  ): Promise<unknown>;
}

/** Every document is one; the declarations of each are too narrow to say so. */
export const asRenewable = (document: object): Renewable => document as unknown as Renewable;

/** Whether a token's own actor has this thing from its token, and not from the world's actor. */
export function isOwn(actor: Actor.Implementation, kind: "items" | "effects", id: string): boolean {
  // The declarations do not know what the lists of a delta can be asked, nor that a linked token of 14 has none.
  const delta = actor.token?.delta as unknown as Readonly<Record<typeof kind, { manages(id: string): boolean }>> | null;
  return delta?.[kind].manages(id) ?? false;
}

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

/** Items of compendia. The types know packs by the kind of document a manifest declares, and documents of them as any. */
interface Pack {
  getDocuments(): Promise<readonly Item.Implementation[]>;
}

/** Everything in these packs, in their order; a pack that is not there, or not for this user, offers nothing. */
export async function packItems(ids: readonly string[]): Promise<readonly Item.Implementation[]> {
  const packs = game.packs as unknown as { get(id: string): (Pack & { readonly visible: boolean }) | undefined };
  const found: Item.Implementation[] = [];
  for (const id of ids) {
    const pack = packs.get(id);
    if (pack?.visible === true) found.push(...(await pack.getDocuments()));
  }
  return found;
}

/** Where an actor lies; the declarations know a compendium's by a class that is none of ours. */
interface Lying {
  readonly id: string | null;
  readonly pack: string | null;
}

/** The id of the world's own of an actor: one of a compendium comes into the world first, as dropping it there would bring it. */
export async function idInWorld({ id, pack: named }: Lying): Promise<string | null> {
  const packs = game.packs as unknown as { get(id: string): object | undefined };
  const pack = named === null ? undefined : packs.get(named);
  if (pack === undefined || id === null) return id;
  const actors = game.actors as unknown as {
    importFromCompendium(pack: object, id: string): Promise<Lying | undefined>;
  };
  return (await actors.importFromCompendium(pack, id))?.id ?? null;
}

interface Copy {
  readonly item: Item.Implementation;
  readonly changes: Readonly<Record<string, unknown>>;
}

/** The types know the data of an item by its kind alone, and no collection that makes such data of an item. */
const embed = async (
  actor: Actor.Implementation,
  copies: readonly Copy[],
  keepId: boolean,
): Promise<readonly Item.Implementation[]> => {
  const items = game.items as unknown as {
    fromCompendium(item: Item.Implementation, options: { readonly keepId: boolean }): object;
  };
  const data = copies.map(({ item, changes }) =>
    foundry.utils.mergeObject(items.fromCompendium(item, { keepId }), foundry.utils.expandObject({ ...changes })),
  );
  const embedding = actor as unknown as {
    createEmbeddedDocuments(
      name: "Item",
      data: readonly object[],
      options: { readonly keepId: boolean },
    ): Promise<readonly Item.Implementation[] | undefined>;
  };
  return (await embedding.createEmbeddedDocuments("Item", data, { keepId })) ?? [];
};

/** Copies an item onto an actor, as dragging it there would, changed in these paths. */
export const copyInto = async (actor: Actor.Implementation, copy: Copy): Promise<void> =>
  void (await embed(actor, [copy], false));

/**
 * Brings a thing that changes hands, under its own id where that is free: whoever brings it there twice at once brings it
 * once. Null where it did not come.
 */
export async function bring(actor: Actor.Implementation, copy: Copy): Promise<Item.Implementation | null> {
  const [brought = null] = await embed(actor, [copy], !actor.items.has(copy.item.id ?? ""));
  return brought;
}

/** A copy keeps the id of what it is made from, so that nothing is copied twice, however often and by whomever it is tried. */
export async function copyOnce(actor: Actor.Implementation, copies: readonly Copy[]): Promise<void> {
  const missing = copies.filter(({ item }) => !actor.items.has(item.id ?? ""));
  if (missing.length > 0) await embed(actor, missing, true);
}

interface Updated {
  updateSource(change: object, options: { readonly dryRun: true }): object;
}

/** Whether this update would change anything; it throws what the update would. The declarations know each by its own shape. */
export function wouldChange(document: object, change: object): boolean {
  const tried = foundry.utils.deepClone(change);
  return Object.keys((document as Updated).updateSource(tried, { dryRun: true })).length > 0;
}

interface Coins {
  readonly id: string | null;
  readonly coins: number;
}

/** What several of the world's actors have in coins, in one write. The declarations know an update by its nested shape only. */
export async function writeCoins(purses: readonly Coins[]): Promise<void> {
  const actors = Actor as unknown as { updateDocuments(updates: readonly object[]): Promise<unknown> };
  await actors.updateDocuments(purses.map(({ id, coins }) => ({ _id: id, "system.coins": coins })));
}
