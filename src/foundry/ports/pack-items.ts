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

/**
 * Copies items onto an actor, as dragging them there would, changed in these paths. A copy keeps the id of what it is made
 * from, so that nothing is copied twice, however often and by however many it is tried.
 */
export async function copyInto(actor: Actor.Implementation, copies: readonly Copy[]): Promise<void> {
  const missing = copies.filter(({ item }) => !actor.items.has(item.id ?? ""));
  if (missing.length === 0) return;
  const items = game.items as unknown as {
    fromCompendium(item: Item.Implementation, options: { readonly keepId: true }): object;
  };
  const data = missing.map(({ item, changes }) =>
    foundry.utils.mergeObject(items.fromCompendium(item, { keepId: true }), foundry.utils.expandObject({ ...changes })),
  );
  const embedding = actor as unknown as {
    createEmbeddedDocuments(name: "Item", data: readonly object[], options: { readonly keepId: true }): Promise<void>;
  };
  await embedding.createEmbeddedDocuments("Item", data, { keepId: true });
}
