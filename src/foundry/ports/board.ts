/** The scene as an element of the page: what is pointed at and clicked on it. Foundry tells of clicks on its placeables alone. */
const BOARD = "#board";

/** A hand that lets go of the button this far from where it pressed it, in pixels, has dragged. */
const STILL = 5;

/** A place on the scene in feet, by whole squares. */
export type Place = readonly [number, number];

/** The square of the scene that the pointer is over, unless something lies above the scene. */
function squareUnder({ target, clientX: x, clientY: y }: MouseEvent): Place | null {
  if (canvas?.ready !== true || !(target instanceof Element) || !target.matches(BOARD)) return null;
  const { size, distance } = canvas.grid ?? { size: 0, distance: 0 };
  const point = canvas.canvasCoordinatesFromClient({ x, y });
  const feet = (pixels: number): number => Math.floor(pixels / size) * distance;
  return size > 0 ? [feet(point.x), feet(point.y)] : null;
}

/** Tells of the square that is pointed at, and of the one that is clicked, where the click was no drag. */
export function watchBoard(pointed: (at: Place | null) => void, clicked: (at: Place, click: MouseEvent) => void): void {
  let pressed = { clientX: 0, clientY: 0 };
  addEventListener("pointermove", (event) => pointed(squareUnder(event)));
  addEventListener("pointerdown", (event) => (pressed = event), { capture: true });
  addEventListener("click", (event) => {
    const { clientX: x, clientY: y } = event;
    const at = Math.hypot(x - pressed.clientX, y - pressed.clientY) < STILL ? squareUnder(event) : null;
    if (at !== null) clicked(at, event);
  });
}
