import { say } from "../../chat/notices.ts";
import { isSecondClick } from "../../applications/fight/input/once.ts";
import { HeartRushRoll } from "../../dice/index.ts";
import { rollsOf } from "../../ports/chat.ts";
import { dealTotal, totalOf } from "./deal-total.ts";

export const KINDS = [
  ["damage", "HEARTRUSH.Damage.apply"],
  ["healing", "HEARTRUSH.Damage.applyHealing"],
] as const;

/** Under a roll that is no card of ours: its total as damage or healing for whom one targets or has selected. */
function addFooter(message: ChatMessage.Implementation, html: HTMLElement): void {
  // Our own throws are told by what they were for, a night's sleep or a kit's use, and hurt nobody.
  if (rollsOf(message)[0] instanceof HeartRushRoll) return;
  if (message.type !== "base" || totalOf(message) === null) return;
  const footer = html.ownerDocument.createElement("footer");
  footer.className = "heart-rush roll-footer";
  for (const [kind, label] of KINDS) {
    const button = html.ownerDocument.createElement("button");
    button.type = "button";
    button.className = "button";
    button.textContent = say(label);
    button.addEventListener("click", (event) => {
      if (!isSecondClick(event)) void dealTotal(message, kind);
    });
    footer.append(button);
  }
  html.querySelector(".message-content")?.append(footer);
}

export const registerRollFooter = (): void => void Hooks.on("renderChatMessageHTML", addFooter);
