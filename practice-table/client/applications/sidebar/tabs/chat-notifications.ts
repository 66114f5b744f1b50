import { asRecord } from "../../../config.ts";
import { page } from "../../../page.ts";
import type { ChatMessageShape } from "./chat-message-shape.ts";

/** How long a message stands beside the sidebar, in milliseconds; one that is pointed at or has the keyboard stays. */
const SHOWN = 5_000;

const shelf = (): HTMLElement | null => document.getElementById("chat-notifications");
const shown = (id: string): HTMLElement | null => shelf()?.querySelector(`[data-message-id="${id}"]`) ?? null;

/** Whether this user has messages themselves beside a sidebar that shows something else, or only a mark on the chat's tab. */
const wanted = (): boolean => asRecord(page.game.settings.get("core", "uiConfig"))["chatNotifications"] !== "pip";

function leaveLater(element: HTMLElement): void {
  setTimeout(() => {
    if (element.isConnected && element.matches(":hover, :focus-within")) leaveLater(element);
    else element.remove();
  }, SHOWN);
}

/** A message that comes while the chat is out of sight stands beside the sidebar for a while. */
export async function notifyOf(message: ChatMessageShape): Promise<void> {
  if (!wanted() || !message.visible || shelf() === null) return;
  const element = await message.renderHTML({ canDelete: page.game.user.isGM });
  shelf()?.append(element);
  leaveLater(element);
}

/** One that stands there changes with its message. */
export async function renewNotification(message: ChatMessageShape): Promise<void> {
  const before = shown(message.id);
  if (before === null) return;
  if (!message.visible) return before.remove();
  const element = await message.renderHTML({ canDelete: page.game.user.isGM });
  before.replaceWith(element);
  leaveLater(element);
}

export const forgetNotification = (id: string): void => shown(id)?.remove();

/** Whoever opens the chat reads them there. */
export const clearNotifications = (): void => shelf()?.replaceChildren();
