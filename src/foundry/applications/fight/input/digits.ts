import { targetOf } from "../../../ports/interface.ts";
/** Where numbers are counted anew. */
const LISTS = ".window-hand, .fight-ask, .fight-picker, .foot-main";

/**
 * Digits press the numbered button, Enter seals the chosen card, and in a field presses the button that it is written for; a
 * field keeps its other keys to itself.
 */
export function onDigits(element: HTMLElement): void {
  element.addEventListener("keydown", (event) => {
    const target = targetOf(event);
    if (event.key === "Enter" && !event.repeat && target.matches("input[data-writes]"))
      target.closest(".fight-choice")?.querySelector<HTMLElement>("[data-choice]")?.click();
    if (event.ctrlKey || event.altKey || event.metaKey || target.closest("input, select, textarea") !== null) return;
    const button = /^[1-9]$/.test(event.key)
      ? numbered(element, target, event.key)
      : event.key === "Enter"
        ? sealOf(target)
        : null;
    // A key that is held down was meant once: what it pressed may be gone, and something else in its place.
    const held = event.repeat && (button !== null || event.key === "Enter" || event.key === " ");
    if (button === null && !held) return;
    event.preventDefault();
    event.stopPropagation();
    if (button === null || held) return;
    button.focus();
    button.click();
  });
}

/** Within the hand, question or list that has the focus, or else the first that has such a number. */
function numbered(element: HTMLElement, target: HTMLElement, key: string): HTMLElement | null {
  const near = target.closest<HTMLElement>(LISTS);
  for (const list of [near, ...element.querySelectorAll<HTMLElement>(LISTS)]) {
    const cards = [...(list?.querySelectorAll<HTMLElement>(".hand-cards > button") ?? [])];
    const card = cards[Number(key) - 1];
    const marks = [...(list?.querySelectorAll("kbd") ?? [])];
    const found = card ?? marks.find((mark) => mark.textContent.trim() === key)?.closest("button") ?? null;
    if (found !== null) return found;
  }
  return null;
}

/** Enter on a card that is chosen already seals it, and so it does where nothing else has the focus. */
function sealOf(target: HTMLElement): HTMLElement | null {
  const chosen = '.window-hand:not(.sealed) .hand-cards > [aria-pressed="true"]';
  const card = target.closest("button, a, summary") === null ? target.querySelector(chosen) : target.closest(chosen);
  return card?.closest(".window-hand")?.querySelector<HTMLElement>(".hand-tools [data-choice]") ?? null;
}
