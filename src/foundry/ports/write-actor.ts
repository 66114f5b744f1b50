import type { ActorChange } from "../encounter/at-table.ts";

/** Writes what the rules changed. The types know the fields of each subtype, the rules' changes are named at run time. */
export async function writeActor(actor: Actor.Implementation, { data, items, effects }: ActorChange): Promise<void> {
  const embedded = actor as unknown as {
    createEmbeddedDocuments(name: string, data: readonly object[]): Promise<unknown>;
    deleteEmbeddedDocuments(name: string, ids: readonly string[]): Promise<unknown>;
  };
  if (Object.keys(data).length > 0) await actor.update(data);
  for (const [name, change] of [
    ["Item", items],
    ["ActiveEffect", effects],
  ] as const) {
    if (change !== undefined && change.create.length > 0) await embedded.createEmbeddedDocuments(name, change.create);
    if (change !== undefined && change.remove.length > 0) await embedded.deleteEmbeddedDocuments(name, change.remove);
  }
}
