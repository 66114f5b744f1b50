import { fightersIn, same, toJson } from "../../../rules/index.ts";
import { SYSTEM_ID } from "../../ports/system.ts";
import { deletionOf } from "../../ports/documents.ts";
import { readMarks } from "../../ports/fights.ts";
import { oneUpdate } from "../../ports/write-actor.ts";
import type { Moment, Played } from "../../ruleset-adapter.ts";
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
}

function writesFor(
  played: Played,
  combat: Combat.Implementation,
  live: Sheets,
  targets: Targets,
  revision: number,
  of: Moment,
): Write[] {
  return fightersIn(targets).flatMap((fighter) => {
    const actor = actorOf(combat, fighter);
    const [before, after] = [live[fighter], targets[fighter]];
    if (actor === null || before === undefined || after === undefined || same(toJson(before), toJson(after))) return [];
    const change = played.at.actorUpdate(before, after, actor, of);
    const update = change === null ? {} : { ...oneUpdate(actor, change) };
    return [{ actor, data: foundry.utils.mergeObject(update, marking(actor, combat, revision)) }];
  });
}

/** All actors of the world in one write, and the tokens of each scene that have actors of their own in another. */
export async function writeActors(
  played: Played,
  combat: Combat.Implementation,
  live: Sheets,
  targets: Targets,
  revision: number,
  [doing, step]: readonly [Moment["doing"], number],
): Promise<void> {
  const of = { doing, name: `${combat.id ?? ""}-${step}` };
  const writes = writesFor(played, combat, live, targets, revision, of);
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
}
