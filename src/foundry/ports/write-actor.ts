import type { ActorChange } from "../ruleset-adapter.ts";

interface Written {
  update(data: object): Promise<unknown>;
  updateEmbeddedDocuments(kind: "Item" | "ActiveEffect", changes: readonly object[]): Promise<unknown>;
}

/** What the rules changed on an actor of the world, and on things it carries, as one update: all of it is written, or nothing. */
export const oneUpdate = ({ data, items = [], effects = [] }: ActorChange): Readonly<Record<string, unknown>> => ({
  ...data,
  ...(items.length === 0 ? {} : { items }),
  ...(effects.length === 0 ? {} : { effects }),
});

/**
 * The actor of a token is written by itself, and what it carries before it: what one update has of both does not show on it
 * until the next (core issue 9384), and nobody hears of what is written into its token. Its own data come last, with whatever mark
 * says that all is written. The types know the fields of each subtype, the rules' changes are named at run time.
 */
export async function writeActor(actor: Actor.Implementation, change: ActorChange): Promise<void> {
  const written = actor as unknown as Written;
  if (actor.token === null) return void (await written.update(oneUpdate(change)));
  const { data, items = [], effects = [] } = change;
  if (items.length > 0) await written.updateEmbeddedDocuments("Item", items);
  if (effects.length > 0) await written.updateEmbeddedDocuments("ActiveEffect", effects);
  if (Object.keys(data).length > 0) await written.update(data);
}
