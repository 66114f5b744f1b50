import { isSecondClick } from "../applications/fight/input/once.ts";
import { cardOfMessage, renderCard } from "../ports/chat.ts";
import { targetOf } from "../ports/interface.ts";
import { say, warn } from "./notices.ts";
import { SYSTEM_ID } from "../ports/system.ts";
import type { Card } from "./card.ts";

/** Puts the card in place of the message's text, and listens to its buttons. */
export async function drawCard(message: ChatMessage.Implementation, html: HTMLElement): Promise<void> {
  const card = cardOfMessage(message);
  const content = html.querySelector<HTMLElement>(".message-content");
  if (card === null || content === null) return;
  if (card.listen === undefined) content.classList.add(SYSTEM_ID, "chat-card");
  // It says again what the card's title says, for logs and for those who may not see the card.
  html.querySelector(".flavor-text")?.remove();
  try {
    content.innerHTML = await renderCard(card.template, await card.cardContext());
  } catch (error) {
    // A message with data that cannot be shown must not take the rest of the log with it.
    console.error(error);
    content.textContent = say("HEARTRUSH.Card.unreadable");
    return;
  }
  if (card.listen === undefined) content.addEventListener("click", (event) => void pressed(card, event));
  else card.listen(content);
}

async function pressed(card: Card, event: MouseEvent): Promise<void> {
  // Not `instanceof Element`: a card in a window of its own belongs to another page's classes.
  const found = targetOf(event).closest<HTMLButtonElement>("button[data-card]");
  const verb = found?.dataset["card"];
  if (found === null || verb === undefined || found.disabled) return;
  event.preventDefault();
  if (isSecondClick(event)) return;
  found.disabled = true;
  try {
    await card.act?.(verb, found);
  } catch (error) {
    console.error(error);
    warn("HEARTRUSH.Card.failed");
  } finally {
    found.disabled = false;
  }
}
