import { textField } from "../../view/index.ts";
import { askForm } from "../applications/ask-form.ts";
import { say } from "../chat/notices.ts";
import { bodyOf } from "./kept-actor.ts";

const FORM = "systems/heart-rush/templates/fight/tool-form.hbs";

interface Meant {
  readonly id: string;
  readonly rank: number;
  readonly description: string;
}

/** HR-WOUND-1: the newest wound of an actor: of this rank, or, where none is told, without words. */
function newest(actor: Actor.Implementation, rank: number | null): Meant | null {
  const wounds = Object.entries(bodyOf(actor)?.wounds ?? {}).map(([id, wound]) => ({ ...wound, id }));
  return wounds.findLast((wound) => (rank === null ? wound.description === "" : wound.rank === rank)) ?? null;
}

async function describe(actor: Actor.Implementation, { id, rank, description }: Meant): Promise<void> {
  const filled = await askForm(
    say("HEARTRUSH.Wound.askOf", { name: actor.name, rank }),
    say("HEARTRUSH.Wound.write"),
    FORM,
    { fields: [textField("words", say("HEARTRUSH.Wound.describe"), description)] },
  );
  const words = filled?.["words"];
  if (typeof words === "string") await actor.update({ [`system.wounds.${id}.description`]: words.trim() });
}

/** Asks its bearer, or a Game Master, what a wound of this rank is; nothing waits for the answer. */
export async function describeWound(actor: Actor.Implementation, rank: number): Promise<void> {
  const wound = newest(actor, rank);
  if (wound !== null) await describe(actor, wound);
}

/** The same of the newest wound without words, if there is one. */
export function unworded(actor: Actor.Implementation): (() => Promise<void>) | null {
  const wound = actor.isOwner ? newest(actor, null) : null;
  return wound && (() => describe(actor, wound));
}
