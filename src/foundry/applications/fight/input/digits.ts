import { targetOf } from "../../../ports/interface.ts";
/** Where numbers are counted anew. */
const LISTS = ".window-hand, .fight-ask, .fight-picker, .foot-main";

const FIELDS = "input, select, textarea, [contenteditable]:not([contenteditable=false])";

/**
 * Digits press the numbered button, Enter seals the chosen card, and in a field presses the button that it is written for; a
 * field keeps its other keys to itself.
 */
export function onDigits(element: HTMLElement): void {
  element.addEventListener("keydown", (event) => {
    const target = targetOf(event);
    if (event.key === "Enter" && !event.repeat && target.matches("input[data-writes]"))
      target.closest(".fight-choice")?.querySelector<HTMLElement>("[data-choice]")?.click();
    pressByKey(event, [element]);
  });
}

/**
 * What asks something hears its keys wherever the keyboard is, before Foundry's own keys do, unless somebody writes, is in
 * another list that has numbers, or has a dialog or a menu open.
 */
export function hearKeysOfQuestions(places: () => readonly HTMLElement[]): void {
  const hear = (event: KeyboardEvent): void => {
    if (targetOf(event).closest(`dialog, menu, ${LISTS}`) === null) pressByKey(event, places());
  };
  addEventListener("keydown", hear, { capture: true });
}

/** Presses what the key is painted on, in the first of these that has such a thing. */
function pressByKey(event: KeyboardEvent, elements: readonly HTMLElement[]): void {
  const target = targetOf(event);
  if (event.ctrlKey || event.altKey || event.metaKey || target.closest(FIELDS) !== null) return;
  const isDigit = /^[1-9]$/.test(event.key);
  const button = elements
    .map((element) =>
      isDigit ? numbered(element, target, event.key) : event.key === "Enter" ? sealOf(element, target) : null,
    )
    .find((found) => found !== null);
  const isInside = elements.some((element) => element.contains(target));
  // A key that is held down was meant once: what it pressed may be gone, and something else in its place.
  const held = event.repeat && (button !== undefined || (isInside && (event.key === "Enter" || event.key === " ")));
  if (button === undefined && !held) return;
  event.preventDefault();
  event.stopPropagation();
  if (button === undefined || held) return;
  button.focus();
  button.click();
}

/** Within the hand, question or list that has the focus, or else the first whose numbers are painted and that has such a one. */
function numbered(element: HTMLElement, target: HTMLElement, key: string): HTMLElement | null {
  const near = element.contains(target) ? target.closest<HTMLElement>(LISTS) : null;
  const painted = [...element.querySelectorAll<HTMLElement>(LISTS)].filter(
    (list) => list.previousElementSibling?.closest(".fight-ask") == null,
  );
  for (const list of [near, ...painted]) {
    const cards = [...(list?.querySelectorAll<HTMLElement>(".hand-cards > button") ?? [])];
    const card = cards[Number(key) - 1];
    const marks = [...(list?.querySelectorAll("kbd") ?? [])];
    const found = card ?? marks.find((mark) => mark.textContent.trim() === key)?.closest("button") ?? null;
    if (found !== null) return found;
  }
  return null;
}

/** Enter on a card that is chosen already seals it, and so it does where nothing else has the focus. */
function sealOf(element: HTMLElement, target: HTMLElement): HTMLElement | null {
  const chosen = '.window-hand:not(.sealed) .hand-cards > [aria-pressed="true"]';
  const card = target.closest("button, a, summary") === null ? element.querySelector(chosen) : target.closest(chosen);
  return card?.closest(".window-hand")?.querySelector<HTMLElement>(".hand-tools [data-choice]") ?? null;
}
