import type { Position } from "./application-shapes.ts";

interface Movable {
  readonly element: HTMLElement;
  readonly position: Position;
  setPosition(position: Partial<Position>): unknown;
}

type Follow = (start: Position, dx: number, dy: number) => Partial<Position>;

/** Follows the pointer from a press on `handle` until it is released; buttons on the handle stay clickable. */
function followPointer(app: Movable, handle: HTMLElement, follow: Follow): void {
  handle.addEventListener("pointerdown", (down: PointerEvent) => {
    const pressed = down.target as Element | null;
    if (down.button !== 0 || pressed?.closest("button, a, input, select")) return;
    down.preventDefault();
    const box = app.element.getBoundingClientRect();
    const start: Position = { ...app.position, width: box.width, height: box.height };
    handle.setPointerCapture(down.pointerId);
    const move = (event: PointerEvent): void => {
      app.setPosition(follow(start, event.clientX - down.clientX, event.clientY - down.clientY));
    };
    const stop = (): void => {
      handle.removeEventListener("pointermove", move);
      handle.removeEventListener("pointerup", stop);
      handle.removeEventListener("pointercancel", stop);
    };
    handle.addEventListener("pointermove", move);
    handle.addEventListener("pointerup", stop);
    handle.addEventListener("pointercancel", stop);
  });
}

export function dragByHeader(app: Movable, header: HTMLElement): void {
  followPointer(app, header, (start, dx, dy) => ({ left: start.left + dx, top: start.top + dy }));
}

export function resizeByHandle(app: Movable, handle: HTMLElement): void {
  followPointer(app, handle, (start, dx, dy) => ({
    width: Number(start.width) + dx,
    height: Number(start.height) + dy,
  }));
}
