import { isSecondClick } from "../../applications/fight/input/once.ts";
import { notifyFailure, warn } from "../../chat/notices.ts";
import { findByUuid } from "../../ports/documents.ts";
import { takeAwayArea } from "../../ports/areas.ts";

/** The button under a spell that takes its area off the map: it is there for as long as the area is. */
async function followArea(button: HTMLButtonElement, uuid: string): Promise<void> {
  button.addEventListener("click", (event) => {
    if (isSecondClick(event)) return;
    const taken = takeAwayArea(uuid).then((gone) => (gone ? button.remove() : warn("HEARTRUSH.Spell.notYours")));
    void taken.catch(notifyFailure);
  });
  if ((await findByUuid(uuid).catch(() => null)) === null) button.remove();
}

export const registerAreaButtons = (): void =>
  void Hooks.on("renderChatMessageHTML", (_message, html) => {
    for (const button of html.querySelectorAll<HTMLButtonElement>("button[data-area]"))
      void followArea(button, button.dataset["area"] ?? "");
  });
