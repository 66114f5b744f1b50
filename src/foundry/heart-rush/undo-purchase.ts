import { lastPurchase, undoChange } from "../../view/heart-rush/sheet/index.ts";
import { undoForm } from "../../view/heart-rush/forms/index.ts";
import { type LangKey } from "../../view/index.ts";
import { askForm } from "../applications/ask-form.ts";
import { say, warn } from "../chat/notices.ts";
import { change } from "../ports/documents.ts";
import { AbilityModel, HeroModel } from "./data/index.ts";
import { itemRecords } from "./sheets/records.ts";

/** Takes the latest purchase back. Which talent or spell was dropped on the sheet for it is asked, since nobody wrote it down. */
export async function undoPurchase(actor: Actor.Implementation): Promise<void> {
  const hero = actor.system;
  if (!(hero instanceof HeroModel)) return;
  const meant = lastPurchase(hero)?.[0];
  const context = undoForm(hero, itemRecords(actor));
  const form: Readonly<Record<string, unknown>> | null = context === null ? {} : await askForm(...asked(context));
  if (form === null) return;
  if (!(actor.system instanceof HeroModel) || lastPurchase(actor.system)?.[0] !== meant)
    return warn("HEARTRUSH.Advance.undoneAlready");
  const { gone } = form;
  await takeOff(typeof gone === "string" ? actor.items.get(gone) : undefined, actor.system);
  await change(actor, undoChange(actor.system));
}

const asked = (context: object) =>
  [
    say("HEARTRUSH.Advance.undo"),
    "HEARTRUSH.Advance.undo" satisfies LangKey,
    "systems/heart-rush/templates/heart-rush/undo-form.hbs",
    context,
  ] as const;

/** A level of destiny leaves its talent where it is. */
async function takeOff(item: Item.Implementation | undefined, hero: HeroModel): Promise<void> {
  if (item === undefined) return;
  const destiny = item.system instanceof AbilityModel && lastPurchase(hero)?.[1].bought === "destiny";
  await (destiny ? change(item, { "system.destiny": false }) : item.delete());
}
