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
  // The declarations do not know what the lists of a delta can be asked.
  const delta = actor.token?.delta as unknown as Readonly<Record<typeof kind, { manages(id: string): boolean }>>;
  return delta[kind].manages(id);
}
