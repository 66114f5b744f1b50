import { textField } from "../../view/index.ts";
import { askForm } from "../applications/ask-form.ts";
import { say } from "../chat/notices.ts";
import type { Unworded } from "../documents/actor-hooks.ts";
import { bodyOf } from "./kept-actor.ts";

const FORM = "systems/heart-rush/templates/fight/tool-form.hbs";

const woundsOf = (actor: Actor.Implementation) =>
  Object.entries(bodyOf(actor)?.wounds ?? {}).map(([id, wound]) => ({ ...wound, id }));

/** HR-WOUND-1: what a wound is, as its bearer or a Game Master says; where they have not yet, they are asked in a dialog. */
export async function putIntoWords(actor: Actor.Implementation, id: string, said?: string): Promise<void> {
  const wound = woundsOf(actor).find((one) => one.id === id);
  const words = said ?? (wound && (await asked(actor, wound.rank, wound.description)));
  if (wound && words !== null) await actor.update({ [`system.wounds.${id}.description`]: words?.trim() });
}

async function asked(actor: Actor.Implementation, rank: number, description: string): Promise<string | null> {
  const filled = await askForm(
    say("HEARTRUSH.Wound.askOf", { name: actor.name, rank }),
    say("HEARTRUSH.Wound.write"),
    FORM,
    { fields: [textField("words", say("HEARTRUSH.Wound.describe"), description)] },
  );
  const words = filled?.["words"];
  return typeof words === "string" ? words : null;
}

/** The newest wound of this rank, be it in words or not. */
export async function describeWound(actor: Actor.Implementation, rank: number): Promise<void> {
  const wound = woundsOf(actor).findLast((one) => one.rank === rank);
  if (wound !== undefined) await putIntoWords(actor, wound.id);
}

/** The newest wound of an actor without words, of these ranks where some are told, if its owner looks on. */
export function unworded(actor: Actor.Implementation, ranks: readonly number[] | null = null): Unworded | null {
  if (!actor.isOwner) return null;
  return (
    woundsOf(actor).findLast(
      ({ rank, description }) => description === "" && rank > 0 && (ranks === null || ranks.includes(rank)),
    ) ?? null
  );
}
