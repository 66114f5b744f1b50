import { same, toJson, type FighterId } from "../../rules/index.ts";
import { SYSTEM_ID } from "../ports/system-id.ts";
import { deletionOf } from "../ports/deletion.ts";
import { readMarks } from "../ports/fight-marks.ts";
import type { ActorChange, Played } from "./at-table.ts";
import { actorOf, type Sheets } from "./cast.ts";

/** What the sheets of some fighters are to become, whatever they are now. */
export type Targets = Sheets;

/** The latest revision of this fight that has reached the actor. */
export const markOf = (actor: Actor.Implementation, combat: Combat.Implementation): number =>
  readMarks(actor)[combat.id ?? ""] ?? 0;

/** Fights that are no more leave no marks behind. */
function marking(actor: Actor.Implementation, combat: Combat.Implementation, revision: number): object {
  const gone = Object.keys(readMarks(actor)).filter((id) => !game.combats.has(id));
  const fights = Object.fromEntries([[combat.id ?? "", revision], ...gone.map(deletionOf)]);
  return { flags: { [SYSTEM_ID]: { fights } } };
}

interface Write {
  readonly actor: Actor.Implementation;
  readonly data: object;
  readonly change: ActorChange | null;
}

function writesFor(
  played: Played,
  combat: Combat.Implementation,
  live: Sheets,
  targets: Targets,
  revision: number,
): Write[] {
  return (Object.keys(targets) as FighterId[]).flatMap((fighter) => {
    const actor = actorOf(combat, fighter);
    const [before, after] = [live[fighter], targets[fighter]];
    if (actor === null || before === undefined || after === undefined || same(toJson(before), toJson(after))) return [];
    const change = played.at.actorUpdate(before, after, actor);
    const data = foundry.utils.mergeObject({ ...change?.data }, marking(actor, combat, revision));
    return [{ actor, data, change }];
  });
}

/** All actors of the world in one write, and the tokens of each scene that have actors of their own in another. */
export async function writeActors(
  played: Played,
  combat: Combat.Implementation,
  live: Sheets,
  targets: Targets,
  revision: number,
): Promise<void> {
  const writes = writesFor(played, combat, live, targets, revision);
  const ofWorld = writes.filter(({ actor }) => actor.token === null);
  if (ofWorld.length > 0) {
    await Actor.implementation.updateDocuments(ofWorld.map(({ actor, data }) => ({ ...data, _id: actor.id })));
  }
  const scenes = new Map<Scene.Implementation, Write[]>();
  for (const write of writes) {
    const scene = write.actor.token?.parent;
    if (scene) scenes.set(scene, [...(scenes.get(scene) ?? []), write]);
  }
  for (const [scene, own] of scenes) {
    const updates = own.map(({ actor, data }) => ({ _id: actor.token?.id ?? "", delta: data }));
    await scene.updateEmbeddedDocuments("Token", updates);
  }
  for (const { actor, change } of writes) if (change !== null) await writeEmbedded(actor, change);
}

/** What comes to be or goes within an actor, which an update of the actor cannot say. */
async function writeEmbedded(actor: Actor.Implementation, { items, effects }: ActorChange): Promise<void> {
  const kept = <Name extends "Item" | "ActiveEffect">(name: Name, ids: readonly string[]): string[] =>
    ids.filter((id) => actor.getEmbeddedDocument(name, id, {}) !== undefined);
  for (const [name, change] of [
    ["Item", items],
    ["ActiveEffect", effects],
  ] as const) {
    if (change === undefined) continue;
    const gone = kept(name, change.remove);
    if (gone.length > 0) await actor.deleteEmbeddedDocuments(name, gone);
    if (change.create.length > 0) await actor.createEmbeddedDocuments(name, change.create as never);
  }
}
