import { fightersIn, same, toJson } from "../../../rules/index.ts";
import { SYSTEM_ID } from "../../ports/system.ts";
import { deletionOf } from "../../ports/documents.ts";
import { readMarks } from "../../ports/fights.ts";
import { oneUpdate, writeActor } from "../../ports/write-actor.ts";
import type { ActorChange, Moment, Played } from "../../ruleset-adapter.ts";
import { actorOf, type Sheets } from "./cast.ts";
import type { Marks } from "./marks.ts";

/** What the sheets of some fighters are to become, whatever they are now. */
export type Targets = Sheets;

/** Fights that are no more leave no marks behind. */
function marking(actor: Actor.Implementation, combat: Combat.Implementation, mark: string): object {
  const gone = Object.keys(readMarks(actor)).filter((id) => !game.combats.has(id));
  const fights = Object.fromEntries([[combat.id ?? "", mark], ...gone.map(deletionOf)]);
  return { flags: { [SYSTEM_ID]: { fights } } };
}

interface Write {
  readonly actor: Actor.Implementation;
  readonly change: ActorChange;
}

function writesFor(
  played: Played,
  combat: Combat.Implementation,
  live: Sheets,
  targets: Targets,
  marks: Marks,
  of: Moment,
): Write[] {
  return fightersIn(targets).flatMap((fighter) => {
    const actor = actorOf(combat, fighter);
    const [before, after] = [live[fighter], targets[fighter]];
    if (actor === null || before === undefined || after === undefined) return [];
    const mark = marks[fighter];
    if (mark === undefined && same(toJson(before), toJson(after))) return [];
    const change = played.at.actorUpdate(before, after, actor, of) ?? { data: {} };
    const data = foundry.utils.mergeObject({ ...change.data }, mark === undefined ? {} : marking(actor, combat, mark));
    return [{ actor, change: { ...change, data } }];
  });
}

/** All actors of the world in one write, and each that is a token's own by itself. */
export async function writeActors(
  played: Played,
  combat: Combat.Implementation,
  live: Sheets,
  targets: Targets,
  marks: Marks,
  [doing, step]: readonly [Moment["doing"], number],
): Promise<void> {
  const of = { doing, name: `${combat.id ?? ""}-${step}` };
  const writes = writesFor(played, combat, live, targets, marks, of);
  const ofWorld = writes.filter(({ actor }) => actor.token === null);
  if (ofWorld.length > 0) {
    const updates = ofWorld.map(({ actor, change }) => ({ ...oneUpdate(change), _id: actor.id }));
    await Actor.implementation.updateDocuments(updates);
  }
  for (const { actor, change } of writes) if (actor.token !== null) await writeActor(actor, change);
}
