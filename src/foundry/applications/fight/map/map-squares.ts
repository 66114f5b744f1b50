import type { MapSquare } from "../../../../view/index.ts";
import { watchBoard, light, type Place } from "../../../ports/scenes.ts";
import { SYSTEM_ID } from "../../../ports/system.ts";
import { look, type Look } from "../look.ts";
import { isSecondClick, onceAsItStands } from "../input/once.ts";
import { press } from "../input/press.ts";

const LAYER = `${SYSTEM_ID}.steps`;
const FAINT = 0.35;
const POINTED_AT = 0.7;

/** A colour as this page's theme has it. */
export const colorOf = (token: string): string =>
  getComputedStyle(document.body).getPropertyValue(`--hr-${token}`).trim();

/** The accent as this page's theme has it. */
export const accent = (): string => colorOf("heart");

/** What is lit, for which fight, and which of it is pointed at. */
let shown: readonly MapSquare[] = [];
let combat: Combat.Implementation | null = null;
let pointedAt: string | null = null;

function drawSquares(): void {
  const grid = canvas?.ready === true ? canvas.grid : null;
  if (grid === null || grid === undefined) return;
  const pixels = (feet: number): number => (feet / grid.distance) * grid.size;
  light(
    LAYER,
    shown.map(({ at: [x, y], choice, leads }) => ({
      x: pixels(x),
      y: pixels(y),
      color: colorOf(leads === "step" ? "heart" : "might"),
      alpha: choice === pointedAt ? POINTED_AT : FAINT,
    })),
  );
}

/** Shows on the map where what one is asked may lead; the same is offered in words beside it. */
export function lightSquares(at: Look | null): void {
  shown = at?.show.squares?.(at.table, at.seat) ?? [];
  combat = at?.combat ?? null;
  drawSquares();
}

const choiceAt = (place: Place | null): string | null =>
  shown.find(({ at: [x, y] }) => x === place?.[0] && y === place[1])?.choice ?? null;

function pointAt(place: Place | null): void {
  const choice = choiceAt(place);
  if (choice === pointedAt) return;
  pointedAt = choice;
  drawSquares();
}

/** Pressing a square does what the button does that leads there. */
function pressSquare(place: Place, click: MouseEvent): void {
  const choice = choiceAt(place);
  const at = look(combat);
  if (choice === null || at === null || isSecondClick(click)) return;
  const act = at.show.asks(at.table, at.seat).acts[choice];
  if (act === undefined) return;
  void onceAsItStands(at.combat, choice, () => press(at, act)).catch((error: unknown) => console.error(error));
}

/** Called once at `init`. */
export const pressSquares = (): void => watchBoard(pointAt, pressSquare);
