/** Chat: messages that draw themselves as cards. */
import { redrawMessage, cardOfMessage, messageOf, registerMessages } from "../ports/chat.ts";
import { HeartRushMessage } from "./heart-rush-message.ts";

export type { Card } from "./card.ts";

/** A card that shows the answers to it is drawn again when one comes, changes or goes. */
function redrawAnswered(message: ChatMessage.Implementation): void {
  const answered = messageOf(cardOfMessage(message)?.reply ?? "");
  if (answered !== null) redrawMessage(answered);
}

export function registerChat(): void {
  registerMessages(HeartRushMessage);
  Hooks.on("createChatMessage", redrawAnswered);
  Hooks.on("updateChatMessage", redrawAnswered);
  Hooks.on("deleteChatMessage", redrawAnswered);
}
