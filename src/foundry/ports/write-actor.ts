import type { ActorChange } from "../encounter/at-table.ts";

/** Writes what the rules changed. The types know the fields of each subtype, the rules' changes are named at run time. */
export async function writeActor(
  actor: Actor.Implementation,
  { data, items = [], effects = [] }: ActorChange,
): Promise<void> {
  const embedded = actor as unknown as {
    updateEmbeddedDocuments(name: string, changes: readonly object[]): Promise<unknown>;
  };
  if (Object.keys(data).length > 0) await actor.update(data);
  if (items.length > 0) await embedded.updateEmbeddedDocuments("Item", items);
  if (effects.length > 0) await embedded.updateEmbeddedDocuments("ActiveEffect", effects);
}
