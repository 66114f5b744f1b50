/** The element that an event of a page began at: in a page, nothing else is pressed, dropped on or typed into. */
export const targetOf = (event: Event): HTMLElement => event.target as HTMLElement;

/** What has the keyboard within this element. A window of its own has its own classes, so `instanceof` would not know it. */
export function focusedIn(element: HTMLElement): HTMLElement | null {
  const focused = element.ownerDocument.activeElement;
  return focused !== null && element.contains(focused) ? (focused as HTMLElement) : null;
}
