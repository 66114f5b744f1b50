import { isOpen } from "../../../ports/application-base.ts";
import { SYSTEM_ID } from "../../../ports/system.ts";
import type { FightWindow } from "./fight-window.ts";

/** How long a window stays once its engagement is over, in seconds; null as long as nobody closes it. */
const SECONDS = { stay: null, soon: 5, later: 20 } as const;

const leaving = new WeakMap<FightWindow, ReturnType<typeof setTimeout>>();

/** Whether somebody points at it at this moment, or writes in it; a finger that has touched it points at nothing any more. */
function isLookedAt({ element }: FightWindow): boolean {
  const points = element.ownerDocument.defaultView?.matchMedia("(hover: hover)").matches === true;
  return (points && element.matches(":hover")) || element.querySelector(":is(input, textarea, select):focus") !== null;
}

function stayOpen(window: FightWindow): void {
  clearTimeout(leaving.get(window));
  leaving.delete(window);
}

/** A window in which nothing is asked any more closes by itself after a while, as its user likes it. */
export function closeWhenFinished(window: FightWindow, finished: boolean): void {
  const seconds = SECONDS[game.settings.get(SYSTEM_ID, "finished") ?? "later"];
  if (!finished || seconds === null) return stayOpen(window);
  if (leaving.has(window)) return;
  const leave = (): void => {
    stayOpen(window);
    if (!isOpen(window)) return;
    if (isLookedAt(window)) closeWhenFinished(window, true);
    else void window.close().catch((error: unknown) => console.error(error));
  };
  leaving.set(window, setTimeout(leave, seconds * 1000));
}
