import { isOneOf } from "../ports/interface.ts";
import { SYSTEM_ID } from "../ports/system.ts";

const TOLD = "[data-tooltip], [data-tooltip-text]";

/**
 * What rests under the mouse tells its rule; what the keyboard has come to does so as well, of whatever is ours. Foundry shows it
 * to the mouse alone. Called once at `init`.
 */
export function tellByKeyboard(): void {
  addEventListener("focusin", ({ target }) => {
    if (!isOneOf(target, "BUTTON", "INPUT", "SELECT") || !target.matches(`.${SYSTEM_ID} :is(${TOLD}):focus-visible`))
      return;
    game.tooltip?.activate(target);
  });
  addEventListener("focusout", ({ target }) => {
    if (target === game.tooltip?.element) game.tooltip?.deactivate();
  });
}
