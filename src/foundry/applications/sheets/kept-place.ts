/** What the keyboard can hold besides written fields. Foundry finds again what has a name; these have none. */
const HELD = ":is(button, summary, select, a[href], [tabindex]):not(:disabled)";

const heldIn = (content: HTMLElement): readonly HTMLElement[] => [...content.querySelectorAll<HTMLElement>(HELD)];

/** A button is known again by what it does and to what; what it explains of itself may change with it. */
function keyOf(element: HTMLElement): string {
  const said = Object.entries(element.dataset).filter(([name]) => !name.startsWith("tooltip"));
  const fold = element.closest<HTMLElement>("details")?.dataset["keep"];
  return JSON.stringify([element.tagName, fold, said]);
}

/** Keeps a reader's place on a sheet over a new drawing: the folds that are open, and the button that has the focus. */
export function placeIn(content: HTMLElement): { readonly restore: () => void } {
  const open = [...content.querySelectorAll<HTMLElement>("details[open]")].map(({ dataset }) => dataset["keep"]);
  const held = heldIn(content);
  const at = held.findIndex((element) => element === content.ownerDocument.activeElement);
  const focused = held[at];
  const key = focused && keyOf(focused);
  const restore = (): void => {
    for (const fold of content.querySelectorAll<HTMLDetailsElement>("details[data-keep]"))
      if (open.includes(fold.dataset["keep"])) fold.open = true;
    if (focused === undefined || focused.isConnected || content.contains(content.ownerDocument.activeElement)) return;
    const fresh = heldIn(content);
    // Where the button is gone its neighbour is nearest.
    const again = fresh.find((element) => keyOf(element) === key) ?? fresh[Math.min(at, fresh.length - 1)];
    again?.focus({ preventScroll: true });
  };
  return { restore };
}
