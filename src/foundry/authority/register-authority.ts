import { SYSTEM_ID } from "../ports/system.ts";
import { listenForOrders, takeUp } from "./order-inbox.ts";
import { startKeeping, whenKeeping } from "./keeper.ts";
import { receive } from "./message.ts";
import { askAgain, listenForAnswers } from "./send.ts";

/** One line between all browsers, and one tab that does what is done for others; called once at `init`, after all who use it. */
export function registerAuthority(): void {
  game.socket?.on(`system.${SYSTEM_ID}`, receive);
  listenForAnswers();
  listenForOrders();
  // What was asked meanwhile is answered after all that was left half done.
  whenKeeping(takeUp);
  whenKeeping(askAgain);
  Hooks.once("ready", startKeeping);
}
