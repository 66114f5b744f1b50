import { isOneOf } from "./interface.ts";

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where somebody has clicked on the scene, and by how many notches of the wheel they had turned it. */
export interface Picked {
  readonly at: Point;
  readonly notches: number;
}

/** What else they may say to it: to be asked by a list, or not at all. */
export type PickAnswer = Picked | "list" | null;

const onBoard = ({ target }: Event): boolean => target instanceof Element && target.matches("#board");
const SWALLOWED = ["pointerdown", "pointerup", "mousedown", "mouseup", "dblclick"] as const;

/** How far a notch of a wheel rolls, in pixels; a finger on a pad rolls in small parts of it, and some browsers in lines. */
const NOTCH = 100;
const LINE = NOTCH / 3;

/** Ends the choice that is under way: there is one at a time. */
let callOff: (() => void) | null = null;

/**
 * Has a place on the scene chosen: the pointer shows it, the wheel turns it, a click is it. Until then the scene hears of
 * none of these, since nothing is to be selected or moved by them. Enter asks for a list, Escape and the right button end it.
 */
export function pickOnBoard(shows: (picked: Picked) => void): Promise<PickAnswer> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const heard = { capture: true, passive: false, signal: over.signal };
    let rolled = 0;
    const end = (answer: PickAnswer): void => {
      over.abort();
      Hooks.off("canvasTearDown", torn);
      if (callOff === giveUp) callOff = null;
      resolve(answer);
    };
    const torn = Hooks.on("canvasTearDown", () => end("list"));
    const giveUp = (): void => end(null);
    callOff?.();
    callOff = giveUp;
    const pointTo = ({ clientX: x, clientY: y }: MouseEvent): Picked => ({
      at: canvas.canvasCoordinatesFromClient({ x, y }),
      notches: Math.round(rolled / NOTCH),
    });
    const swallow = (event: Event): boolean => {
      if (!onBoard(event)) return false;
      event.preventDefault();
      event.stopImmediatePropagation();
      return true;
    };
    for (const name of SWALLOWED)
      addEventListener(name, (event) => void (onBoard(event) && event.stopImmediatePropagation()), heard);
    addEventListener("pointermove", (event) => void (onBoard(event) && shows(pointTo(event))), heard);
    addEventListener("click", (event) => void (swallow(event) && end(pointTo(event))), heard);
    addEventListener("contextmenu", (event) => void (swallow(event) && end(null)), heard);
    addEventListener(
      "wheel",
      (event) => {
        if (!swallow(event)) return;
        rolled += event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * LINE : event.deltaY;
        shows(pointTo(event));
      },
      heard,
    );
    addEventListener(
      "keydown",
      (event) => {
        const isList = event.key === "Enter" && !event.repeat && !isOneOf(event.target, "INPUT", "TEXTAREA", "SELECT");
        if (event.key !== "Escape" && !isList) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        end(isList ? "list" : null);
      },
      heard,
    );
  });
}
