/** Who wants to be drawn again when a fight changes, the tracker with the rest or not; several changes at once are one drawing. */
type Drawer = (tracker: boolean) => void;

const drawers = new Set<Drawer>();
let waiting = false;
let trackerToo = false;

export const onRedraw = (draw: Drawer): void => void drawers.add(draw);

export function redraw(): void {
  trackerToo = true;
  redrawBesideTracker();
}

/** Foundry itself draws the tracker anew when a fight is written. */
export function redrawBesideTracker(): void {
  if (waiting) return;
  waiting = true;
  queueMicrotask(() => {
    const tracker = trackerToo;
    [waiting, trackerToo] = [false, false];
    for (const draw of drawers) draw(tracker);
  });
}
