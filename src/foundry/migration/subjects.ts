import { isDamaged, worldActors, worldItems } from "../ports/world-documents.ts";
import type { MigrationStep } from "./steps.ts";

export type Subject = Actor.Implementation | Item.Implementation;

/** A document to bring up to date, and where it is, for whoever must be told that this failed. */
export interface Visit {
  readonly document: Subject;
  /** What a token changes of its actor is written by steps alone: a whole actor has no place there. */
  readonly isToken: boolean;
  readonly where: string;
}

/** Everything in the world that a system's data is kept in. What is damaged stays as it is: writing would lose what could not be read. */
export async function subjects(): Promise<readonly Visit[]> {
  const world = [...worldActors(), ...worldItems()].map((document) => visit(document, document.name));
  const tokens = [...game.scenes].flatMap((scene) =>
    [...scene.tokens].flatMap(({ actor, actorLink, name }) =>
      actorLink || actor === null ? [] : [{ ...visit(actor, `${scene.name}: ${name}`), isToken: true }],
    ),
  );
  const packed: Visit[] = [];
  for (const pack of game.packs) {
    const { packageType } = pack.metadata;
    if (packageType !== "world" || pack.locked) continue;
    for (const document of await pack.getDocuments())
      if (document instanceof Actor || document instanceof Item)
        packed.push(visit(document, `${pack.title}: ${document.name}`));
  }
  // A token's actor is made anew with every change of the world's, from what the token still keeps in its old shape.
  return [...tokens, ...world, ...packed].filter(({ document }) => !isDamaged(document));
}

const visit = (document: Subject, where: string): Visit => ({ document, where, isToken: false });

/** Brings one document, and the items it has, up to date in as few writes as can be. */
export async function renew({ document, isToken }: Visit, steps: readonly MigrationStep[]): Promise<void> {
  if (document instanceof Item) return void (await write(document, changes(document, steps)));
  await write(document, isToken ? changes(document, steps, {}) : changes(document, steps));
  const readable = document.items.filter((item) => !isDamaged(item));
  const items = readable.map((item) => {
    const change = isToken ? changes(item, steps, {}) : changes(item, steps);
    return { _id: item.id, ...change };
  });
  const changed = items.filter((change) => Object.keys(change).length > 1);
  if (changed.length > 0) await document.updateEmbeddedDocuments("Item", changed, { diff: false });
}

/** Its data as the model has it now, with what the steps make of it. */
function changes(document: Subject, steps: readonly MigrationStep[], base?: object): object {
  const source: { readonly system: object } = document.toObject();
  const made = steps.map((step) => (document instanceof Item ? step.item : step.actor)?.(source) ?? {});
  return made.reduce<object>(
    (all, change) => foundry.utils.mergeObject(all, foundry.utils.expandObject(change), { inplace: false }),
    base ?? { system: source.system },
  );
}

async function write(document: Subject, change: object): Promise<void> {
  if (Object.keys(change).length > 0) await document.update(change, { diff: false });
}
