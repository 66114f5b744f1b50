import { creationForm, readCreation, type LangKey } from "../../view/index.ts";
import { askForm } from "../applications/ask-form.ts";
import { change } from "../ports/document-change.ts";
import { HeroModel } from "./data/index.ts";

/** Asks for a new hero until what is written adds up, and keeps what was written meanwhile. */
export async function createHero(actor: Actor.Implementation): Promise<void> {
  const hero = actor.system;
  if (!(hero instanceof HeroModel)) return;
  let written: Readonly<Record<string, unknown>> | null = null;
  let problem: LangKey | null = null;
  for (;;) {
    written = await askForm(
      game.i18n.format("HEARTRUSH.Creation.title" satisfies LangKey, { name: actor.name }),
      "HEARTRUSH.Creation.done",
      "systems/heart-rush/templates/heart-rush/creation-form.hbs",
      creationForm(actor.name, hero, written, problem),
    );
    if (written === null) return;
    const read = readCreation(written);
    if (read.ok) return change(actor, read.value);
    problem = read.reason;
  }
}
