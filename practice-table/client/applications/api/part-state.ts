import type { HandlebarsTemplatePart, PartState } from "./handlebars-shapes.ts";

/** A selector that finds the same control again in freshly rendered markup, if it can be told apart. */
function selectorOf(element: HTMLElement): string | null {
  if (element.id) return `#${CSS.escape(element.id)}`;
  const name = element.getAttribute("name");
  const tag = element.tagName.toLowerCase();
  if (name) {
    const value =
      element instanceof HTMLInputElement && element.type === "radio" ? `[value="${CSS.escape(element.value)}"]` : "";
    return `${tag}[name="${CSS.escape(name)}"]${value}`;
  }
  const marks = [...element.attributes].filter(
    (attribute) => attribute.name.startsWith("data-") && attribute.name !== "data-tooltip",
  );
  if (marks.length === 0) return null;
  const own = tag + marks.map((mark) => `[${mark.name}="${CSS.escape(mark.value)}"]`).join("");
  const row = element.parentElement?.closest<HTMLElement>(
    "[data-item-id],[data-combatant-id],[data-entry-id],[data-id],[data-uuid]",
  );
  const outer = row ? selectorOf(row) : null;
  return outer ? `${outer} ${own}` : own;
}

/** By its name: a window of its own has its own classes. */
const isWritten = (element: HTMLElement): element is HTMLInputElement | HTMLTextAreaElement =>
  element.tagName === "INPUT" || element.tagName === "TEXTAREA";

export function rememberPart(
  part: HandlebarsTemplatePart,
  fresh: HTMLElement,
  prior: HTMLElement,
  state: PartState,
): void {
  const focused = prior.ownerDocument.activeElement as HTMLElement | null;
  if (focused !== null && prior.contains(focused) && focused !== prior) {
    const selector = selectorOf(focused);
    if (selector) state.focus = selector;
    if (isWritten(focused) && focused.selectionStart !== null) {
      state.selection = [focused.selectionStart, focused.selectionEnd ?? focused.selectionStart];
    }
  }
  // Whoever moves parts by its own means hands in a state that is empty.
  state.scrollPositions = [];
  for (const selector of part.scrollable ?? []) {
    const before = selector ? [...prior.querySelectorAll<HTMLElement>(selector)] : [prior];
    const after = selector ? [...fresh.querySelectorAll<HTMLElement>(selector)] : [fresh];
    before.forEach((element, index) => {
      const same = after[index];
      if (same) state.scrollPositions.push([same, element.scrollTop, element.scrollLeft]);
    });
  }
}

export function restorePart(fresh: HTMLElement, state: PartState): void {
  if (state.focus) {
    const again = fresh.querySelector<HTMLElement>(state.focus);
    again?.focus({ preventScroll: true });
    if (state.selection && again && isWritten(again) && again.selectionStart !== null) {
      again.setSelectionRange(...state.selection);
    }
  }
  // What is new stands at its beginning already, and each time it is told so the whole page is laid out.
  for (const [element, top, left] of state.scrollPositions) {
    if (top !== 0) element.scrollTop = top;
    if (left !== 0) element.scrollLeft = left;
  }
}
