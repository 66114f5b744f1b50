/** What the keyboard can hold besides written fields. Foundry finds again what has a name; these have none. */
const HELD = ":is(button, summary, select, a[href], [tabindex]):not(:disabled)";

const heldIn = (content: HTMLElement): readonly HTMLElement[] => [...content.querySelectorAll<HTMLElement>(HELD)];

/** A button is known again by where it is, and by what it does and to what; what it explains of itself may change. */
function marksOf(element: HTMLElement): readonly string[] {
  const said = Object.entries(element.dataset).filter(([name]) => !name.startsWith("tooltip"));
  const fold = element.closest<HTMLElement>("details")?.dataset["keep"] ?? "";
  return [element.tagName, fold, ...said.map(([name, value]) => `${name} ${value ?? ""}`)];
}

const alike = (one: readonly string[], other: readonly string[]): boolean => one.join("\n") === other.join("\n");
const deedOf = (marks: readonly string[]): readonly string[] => marks.filter((mark) => !mark.startsWith("of "));

/** The one with these marks, or the only one that does the same: what it does it to may have a new id by now. */
function known(held: readonly HTMLElement[], marks: readonly string[]): HTMLElement | undefined {
  const same = held.find((element) => alike(marksOf(element), marks));
  const near = held.filter((element) => alike(deedOf(marksOf(element)), deedOf(marks)));
  return same ?? (near.length === 1 ? near[0] : undefined);
}

const PART = "[data-application-part]";

/** How far the parts of a sheet are scrolled, and the sheet itself, where it is narrow. */
function scrolledIn(content: HTMLElement): () => void {
  const partOf = (part: string | undefined): HTMLElement | null =>
    part === undefined ? content : content.querySelector<HTMLElement>(`[data-application-part="${part}"]`);
  const parts = [content, ...content.querySelectorAll<HTMLElement>(PART)]
    .filter(({ scrollTop }) => scrollTop > 0)
    .map(
      (element) => [element === content ? undefined : element.dataset["applicationPart"], element.scrollTop] as const,
    );
  return () => {
    for (const [part, top] of parts) {
      const element = partOf(part);
      if (element !== null && element.scrollTop !== top) element.scrollTop = top;
    }
  };
}

/** Keeps a reader's place on a sheet over a new drawing: open folds, how far it is scrolled, and the button that is held. */
export function placeIn(content: HTMLElement): { readonly restore: () => void } {
  const open = [...content.querySelectorAll<HTMLElement>("details[open]")].map(({ dataset }) => dataset["keep"]);
  const scroll = scrolledIn(content);
  const held = heldIn(content);
  const at = held.findIndex((element) => element === content.ownerDocument.activeElement);
  const focused = held[at];
  const marks = focused && marksOf(focused);
  const restore = (): void => {
    for (const fold of content.querySelectorAll<HTMLDetailsElement>("details[data-keep]"))
      if (open.includes(fold.dataset["keep"])) fold.open = true;
    // A sheet whose folds were closed was too short to stay scrolled.
    scroll();
    if (focused === undefined || focused.isConnected || content.contains(content.ownerDocument.activeElement)) return;
    const fresh = heldIn(content);
    // Where the button is gone its neighbour is nearest.
    const again = known(fresh, marks ?? []) ?? fresh[Math.min(at, fresh.length - 1)];
    again?.focus({ preventScroll: true });
  };
  return { restore };
}
