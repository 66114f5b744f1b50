/** Who wants to be drawn again when a fight changes; several changes at once are one drawing. */
const drawers = new Set<() => void>();
let waiting = false;

export const onRedraw = (draw: () => void): void => void drawers.add(draw);

export function redraw(): void {
  if (waiting) return;
  waiting = true;
  queueMicrotask(() => {
    waiting = false;
    for (const draw of drawers) draw();
  });
}
