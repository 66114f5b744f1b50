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

interface Copy {
  readonly item: Item.Implementation;
  readonly changes: Readonly<Record<string, unknown>>;
}

/** The types know the data of an item by its kind alone, and no collection that makes such data of an item. */
const embed = async (actor: Actor.Implementation, copies: readonly Copy[], keepId: boolean): Promise<void> => {
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
    ): Promise<void>;
  };
  await embedding.createEmbeddedDocuments("Item", data, { keepId });
};

/** Copies an item onto an actor, as dragging it there would, changed in these paths. */
export const copyInto = (actor: Actor.Implementation, copy: Copy): Promise<void> => embed(actor, [copy], false);

/** A copy keeps the id of what it is made from, so that nothing is copied twice, however often and by whomever it is tried. */
export async function copyOnce(actor: Actor.Implementation, copies: readonly Copy[]): Promise<void> {
  const missing = copies.filter(({ item }) => !actor.items.has(item.id ?? ""));
  if (missing.length > 0) await embed(actor, missing, true);
}
