import { targetOf } from "../ports/interface.ts";

const watched = new WeakSet<Document>();

/**
 * A window that is drawn anew while a finger is on one of its buttons takes that button away, and the browser knows of no
 * click. Whoever lets go on the same button as it was drawn anew has clicked it all the same.
 */
export function keepPresses(page: Document): void {
  if (watched.has(page)) return;
  watched.add(page);
  let pressed: HTMLElement | null = null;
  const down = (event: MouseEvent): void => {
    pressed = event.button === 0 ? buttonAt(event) : null;
  };
  const up = (event: MouseEvent): void => {
    const [before, now] = [pressed, buttonAt(event)];
    pressed = null;
    if (before === null || now === null || before.isConnected || !isTheSame(before, now)) return;
    // With its number: the second of a double click is still the second.
    now.dispatchEvent(new PointerEvent("click", event));
  };
  page.addEventListener("mousedown", down, { capture: true });
  page.addEventListener("mouseup", up, { capture: true });
}

const buttonAt = (event: Event): HTMLElement | null =>
  targetOf(event).closest<HTMLElement>(
    ".heart-rush button, .fight-tracker button, .fight-card button, #token-hud [data-action]",
  );

/** By what they do and whom they are about; a tip may say something else by now. */
const isTheSame = (one: HTMLElement, other: HTMLElement): boolean => {
  const does = ({ dataset }: HTMLElement): string =>
    JSON.stringify(Object.entries(dataset).filter(([name]) => !name.startsWith("tooltip")));
  return does(one) !== "[]" && does(one) === does(other);
};
