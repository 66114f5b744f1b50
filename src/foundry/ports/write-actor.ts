import type { ActorChange, ItemChange } from "../ruleset-adapter.ts";

/**
 * A token's own actor keeps only what differs from the world's, and a thing that differs is kept whole: a part of it would
 * be a thing without a name or a kind.
 */
function wholeIn(
  things: Actor.Implementation["items"] | Actor.Implementation["effects"],
  changes: readonly ItemChange[],
): object[] {
  return changes.flatMap((change) => {
    const thing = things.get(change._id);
    return thing === undefined ? [] : [foundry.utils.mergeObject(thing.toObject(), change)];
  });
}

/** What the rules changed on an actor, and on things it carries, as one update of the actor: all of it is written, or nothing. */
export function oneUpdate(
  actor: Actor.Implementation,
  { data, items = [], effects = [] }: ActorChange,
): Readonly<Record<string, unknown>> {
  const own = actor.token !== null;
  return {
    ...data,
    ...(items.length === 0 ? {} : { items: own ? wholeIn(actor.items, items) : items }),
    ...(effects.length === 0 ? {} : { effects: own ? wholeIn(actor.effects, effects) : effects }),
  };
}

/** The types know the fields of each subtype, the rules' changes are named at run time. */
export async function writeActor(actor: Actor.Implementation, change: ActorChange): Promise<void> {
  await actor.update(oneUpdate(actor, change));
}
