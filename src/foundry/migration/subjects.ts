import { actorHooksOf } from "../documents/actor-hooks.ts";
import { asRenewable, isOwn, isDamaged, type Renewable } from "../ports/documents.ts";
import type { MigrationStep } from "./steps.ts";
import { actorsFound, fightsFound, itemsFound, messagesFound, tokensFound, type Found } from "./whereabouts.ts";

/** A document to bring up to date, and where it is, for whoever must be told that this failed. */
export interface Visit extends Found<Renewable> {
  /** Written anew as its model has it; otherwise by steps alone. */
  readonly whole: boolean;
  /** The actor of a token, which keeps only what differs from the world's. */
  readonly own: Actor.Implementation | null;
}

/**
 * Everything in the world that a system's data is kept in. What is damaged stays as it is: writing would lose what could
 * not be read. Tokens come before the actors they inherit from, so that no step finds its own work there.
 */
export async function subjects(): Promise<readonly Visit[]> {
  const packed: Found<object>[] = [];
  for (const pack of game.packs) {
    const { packageType } = pack.metadata;
    if (packageType !== "world" || pack.locked) continue;
    for (const document of await pack.getDocuments())
      if (document instanceof Actor || document instanceof Item)
        packed.push({ document, where: `${pack.title}: ${document.name}` });
  }
  return [
    ...tokensFound().map((found) => visit(found, false, found.document)),
    ...[...actorsFound(), ...itemsFound(), ...packed].map((found) => visit(found, true)),
    ...[...fightsFound(), ...messagesFound()].map((found) => visit(found, false)),
  ].filter(({ document }) => !isDamaged(document));
}

const visit = ({ document, where }: Found<object>, whole: boolean, own: Visit["own"] = null): Visit => ({
  ...{ document: asRenewable(document), where, whole, own },
});

const SHELVES = [
  ["Item", "items"],
  ["ActiveEffect", "effects"],
] as const;

/** Brings one document, and what lies in it, up to date in as few writes as can be. */
export async function renew(visit: Visit, steps: readonly MigrationStep[]): Promise<void> {
  const { document, whole, own } = visit;
  const change = own === null ? changes(document, steps, whole) : ownChanges(own, document, steps);
  if (Object.keys(change).length > 0) await document.update(change, { diff: false });
  await renewThings(visit, steps);
}

async function renewThings(
  { document, whole, own }: Omit<Visit, "where">,
  steps: readonly MigrationStep[],
): Promise<void> {
  for (const [name, kind] of SHELVES) {
    const things = [...(document[kind] ?? [])].filter(
      (thing) => !isDamaged(thing) && (own === null || isOwn(own, kind, thing.id ?? "")),
    );
    const changed = things
      .map((thing) => ({ _id: thing.id, ...changes(thing, steps, whole) }))
      .filter((change) => Object.keys(change).length > 1);
    if (changed.length > 0) await document.updateEmbeddedDocuments(name, changed, { diff: false });
    for (const thing of things) await renewThings({ document: thing, whole, own: null }, steps);
  }
}

const KINDS = {
  Actor: "actor",
  Item: "item",
  ActiveEffect: "effect",
  Combat: "combat",
  ChatMessage: "message",
} as const satisfies Readonly<Record<string, keyof MigrationStep>>;

const isKind = (name: string): name is keyof typeof KINDS => Object.hasOwn(KINDS, name);

/** What the steps make of it, and, where it is written whole, its data as the model has it now. */
function changes(document: Renewable, steps: readonly MigrationStep[], whole: boolean): object {
  const { documentName, type = "base" } = document;
  if (!isKind(documentName) || type === "base") return {};
  const source = document.toObject();
  const made = steps.map((step) => step[KINDS[documentName]]?.(source) ?? {});
  return made.reduce<object>(
    (all, change) => foundry.utils.mergeObject(all, foundry.utils.expandObject(change), { inplace: false }),
    whole ? { system: source.system } : {},
  );
}

/** Of a token's own actor only what does not come with the change of the world's. */
function ownChanges(actor: Actor.Implementation, document: Renewable, steps: readonly MigrationStep[]): object {
  const world = game.actors.get(actor.id ?? "");
  const inherited = world === undefined || isDamaged(world) ? {} : changes(asRenewable(world), steps, false);
  const system = actorHooksOf(actor).staleLists?.(actor) ?? {};
  const made = Object.keys(system).length === 0 ? {} : { system };
  return foundry.utils.mergeObject(differing(changes(document, steps, false), inherited), made);
}

/** By whole fields of the data: a list that is kept by ids must not be written in part. */
function differing(change: object, inherited: object): object {
  const entries = Object.entries(change).flatMap(([key, value]: [string, unknown]) => {
    const other: unknown = foundry.utils.getProperty(inherited, key);
    if (key !== "system" || typeof value !== "object" || value === null)
      return JSON.stringify(value) === JSON.stringify(other) ? [] : [[key, value] as const];
    const within = differing(value, typeof other === "object" && other !== null ? other : {});
    return Object.keys(within).length === 0 ? [] : [[key, within] as const];
  });
  return Object.fromEntries(entries);
}
