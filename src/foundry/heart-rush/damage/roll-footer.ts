import { say } from "../../chat/notices.ts";
import { HeartRushRoll } from "../../dice/index.ts";
import { rollsOf } from "../../ports/message-data.ts";
import { dealDamage, meantActors } from "./deal-damage.ts";

const KINDS = [
  ["damage", "HEARTRUSH.Damage.apply"],
  ["healing", "HEARTRUSH.Damage.applyHealing"],
] as const;

/** Under a roll that is no card of ours: its total as damage or healing for whom one targets or has selected. */
function addFooter(message: ChatMessage.Implementation, html: HTMLElement): void {
  const [roll] = rollsOf(message);
  // Our own throws are told by what they were for, a night's sleep or a kit's use, and hurt nobody.
  if (roll instanceof HeartRushRoll) return;
  const total = roll?.total;
  const mine = game.user.isGM || message.isAuthor;
  if (message.type !== "base" || total === undefined || total <= 0 || !mine || !message.isContentVisible) return;
  const footer = html.ownerDocument.createElement("footer");
  footer.className = "heart-rush roll-footer";
  for (const [kind, label] of KINDS) {
    const button = html.ownerDocument.createElement("button");
    button.type = "button";
    button.className = "button";
    button.textContent = say(label);
    button.addEventListener("click", () => {
      const source = message.flavor === "" ? message.alias : message.flavor;
      void dealDamage({ kind, amount: total, source: source.replaceAll(/<[^>]*>/g, ""), actors: meantActors() });
    });
    footer.append(button);
  }
  html.querySelector(".message-content")?.append(footer);
}

export const registerRollFooter = (): void => void Hooks.on("renderChatMessageHTML", addFooter);
