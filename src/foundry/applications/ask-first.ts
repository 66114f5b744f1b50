import type { LangKey } from "../../view/index.ts";
import { SYSTEM_ID } from "../ports/system.ts";

/** Whether somebody agrees to what cannot be taken back. Closing the window is no. */
export async function askFirst(title: string, question: string): Promise<boolean> {
  const agreed: unknown = await foundry.applications.api.DialogV2.confirm({
    classes: [SYSTEM_ID],
    window: { title },
    content: `<p>${question}</p>`,
    rejectClose: false,
  });
  return agreed === true;
}

/** One of two answers, the first of which is true and Enter's; closing the window is neither. */
export async function askEither(
  title: string,
  question: string,
  [yes, no]: readonly [string, string],
): Promise<boolean | null> {
  const answer: unknown = await foundry.applications.api.DialogV2.confirm({
    classes: [SYSTEM_ID],
    window: { title },
    content: `<p>${question}</p>`,
    yes: { label: yes, default: true },
    no: { label: no, default: false },
    rejectClose: false,
  });
  return typeof answer === "boolean" ? answer : null;
}

/** Asks first: what is deleted is gone. */
export async function deleteWithCare(document: Item.Implementation | ActiveEffect.Implementation): Promise<void> {
  const { name } = document;
  const agreed = await askFirst(
    game.i18n.format("HEARTRUSH.Sheet.confirmDelete" satisfies LangKey, { name }),
    game.i18n.localize("HEARTRUSH.Sheet.confirmDeleteText" satisfies LangKey),
  );
  if (agreed) await document.delete();
}
