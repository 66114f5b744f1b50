import { turnsEnd } from "../../in-turn.ts";
import { trackerTab } from "../../ports/application-base.ts";
import { allFights } from "../../ports/fights.ts";

/** Who wants to be drawn again when a fight changes; several changes at once are one drawing. */
type Drawer = () => void;

const drawers = new Set<Drawer>();
let waiting = false;

/** For how long, in milliseconds, what this tab carries out may hold a drawing back: for no longer than goes unnoticed. */
const LONGEST = 150;

async function stepsEnd(): Promise<void> {
  const end = turnsEnd(allFights().map(({ id }) => id ?? ""));
  if (end === null) return;
  let alarm: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => (alarm = setTimeout(resolve, LONGEST)));
  await Promise.race([end, late]);
  clearTimeout(alarm);
}

let next: Promise<void> | null = null;

/**
 * When all is drawn that has changed. Steps that this tab carries out one upon the other, as when the last seal freezes all and
 * opens them, are drawn once, after the last of them; what others carry out is drawn as it comes.
 */
export function nextDrawing(): Promise<void> {
  next ??= Promise.resolve()
    .then(stepsEnd)
    .finally(() => (next = null));
  return next;
}

export const onRedraw = (draw: Drawer): void => void drawers.add(draw);

export function redraw(): void {
  void trackerTab()?.render({ parts: ["fight"] });
  redrawBesideTracker();
}

/** Foundry itself draws the tracker anew when a fight is written. */
export function redrawBesideTracker(): void {
  if (waiting) return;
  waiting = true;
  void nextDrawing().then(() => {
    waiting = false;
    for (const draw of drawers) draw();
  });
}
