import { page } from "../../page.ts";
import { defaultRoll } from "./enrich-rolls.ts";

async function openDocument(link: HTMLElement): Promise<void> {
  const found = await page.foundry.utils.fromUuid(link.dataset["uuid"] ?? "");
  const macro = found as { execute?(): Promise<unknown> } | null;
  if (found?.documentName === "Macro") await macro?.execute?.();
  else if (found?.documentName === "JournalEntryPage") await found.parent?.sheet?.render({ force: true });
  else await found?.sheet?.render({ force: true });
}

async function rollLink(link: HTMLElement): Promise<void> {
  const { formula = "", flavor, mode } = link.dataset;
  const Roll = defaultRoll();
  const roll = await new Roll(formula).evaluate();
  const wanted = mode && mode !== "roll" && page.game.release.generation < 14 ? { rollMode: mode } : {};
  await roll.toMessage(flavor ? { flavor } : {}, wanted);
}

/** Makes links to documents and rolls in any text of the page do what they say. */
export function activateTextLinks(): void {
  document.body.addEventListener("click", (event) => {
    const target = event.target as Element;
    const link = target.closest<HTMLElement>("a.content-link[data-uuid]");
    const roll = target.closest<HTMLElement>("a.inline-roll[data-formula]");
    if (!link && !roll) return;
    event.preventDefault();
    void (link ? openDocument(link) : rollLink(roll as HTMLElement));
  });
  document.body.addEventListener("dragstart", (event) => {
    const link = (event.target as Element).closest<HTMLElement>("a.content-link[data-uuid]");
    if (!link) return;
    const { type, uuid } = link.dataset;
    event.dataTransfer?.setData("text/plain", JSON.stringify({ type, uuid }));
  });
}
