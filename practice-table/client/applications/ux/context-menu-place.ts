const GAP = 4;

/** Puts a menu beside the pointer, or under its target for a keyboard, and inside the viewport. */
export function placeMenu(menu: HTMLElement, target: HTMLElement, event?: PointerEvent): void {
  const box = target.getBoundingClientRect();
  const byPointer = event !== undefined && (event.clientX !== 0 || event.clientY !== 0);
  const wanted = byPointer ? { x: event.clientX, y: event.clientY } : { x: box.left, y: box.bottom };
  const width = menu.offsetWidth;
  const height = menu.offsetHeight;
  const x = Math.max(GAP, Math.min(wanted.x, window.innerWidth - width - GAP));
  const fitsBelow = wanted.y + height + GAP <= window.innerHeight;
  const y = fitsBelow ? wanted.y : Math.max(GAP, wanted.y - height);
  menu.style.left = `${x}px`;
  menu.style.top = `${y}px`;
  menu.classList.toggle("expand-up", !fitsBelow);
  menu.classList.toggle("expand-down", fitsBelow);
}
