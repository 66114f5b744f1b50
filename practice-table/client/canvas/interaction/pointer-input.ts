import * as PIXI from "pixi.js";
import { page } from "../../page.ts";
import type { SceneControls } from "../../applications/ui/scene-controls.ts";
import type { BoardShape } from "../board-shape.ts";
import type { PlaceableObject } from "../placeables/placeable-object.ts";
import { Token } from "../placeables/token.ts";
import type { Point } from "../shapes.ts";
import { CanvasPointerEvent, type InteractionData } from "./canvas-pointer-event.ts";

const DRAG_DISTANCE = 5;
const DOUBLE_CLICK_MS = 300;
const LONG_PRESS_MS = 500;
const SECOND_BUTTON = 2;

interface Press {
  readonly object: PlaceableObject | undefined;
  readonly start: Point;
  readonly data: InteractionData;
  readonly kind: "token" | "select" | "ruler" | "wall" | "pan" | "none";
  dragging: boolean;
  from: Point;
  hold?: ReturnType<typeof setTimeout>;
}

/** Turns what the pointer does over the board into clicks, drags, selections, measurements and pans. */
export class PointerInput {
  readonly #canvas: BoardShape;
  readonly #view: HTMLElement;
  #press: Press | null = null;
  /** Where each finger is that touches the scene. */
  readonly #fingers = new Map<number, Point>();
  #lastClick = { time: 0, object: undefined as PlaceableObject | undefined };

  constructor(canvas: BoardShape, view: HTMLElement) {
    this.#canvas = canvas;
    this.#view = view;
  }

  listen(): void {
    const view = this.#view;
    view.addEventListener("pointerdown", (event) => this.#down(event));
    window.addEventListener("pointermove", (event) => this.#move(event));
    window.addEventListener("pointerup", (event) => this.#up(event));
    window.addEventListener("pointercancel", ({ pointerId }) => {
      this.#fingers.delete(pointerId);
      this.cancel();
    });
    view.addEventListener("contextmenu", (event) => event.preventDefault());
    view.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
  }

  get #tool(): string {
    return (page.ui["controls"] as SceneControls | undefined)?.tool?.name ?? "select";
  }

  #point(event: MouseEvent): Point {
    return this.#canvas.canvasCoordinatesFromClient({ x: event.clientX, y: event.clientY });
  }

  #event(type: string, event: PointerEvent, press: Press): CanvasPointerEvent {
    press.data.destination = this.#point(event);
    const told = new CanvasPointerEvent(type, event, press.data.destination, press.data);
    told.target = press.object;
    return told;
  }

  #kindOf(event: PointerEvent, object: PlaceableObject | undefined): Press["kind"] {
    if (event.button !== 0) return "pan";
    if (event.ctrlKey || this.#tool === "ruler") return "ruler";
    if (this.#canvas.walls.active) return this.#tool === "wall" ? "wall" : "none";
    if (object instanceof Token) return "token";
    return event.pointerType === "touch" ? "pan" : "select";
  }

  #down(event: PointerEvent): void {
    if (!this.#canvas.ready) return;
    if (event.pointerType === "touch") {
      this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (this.#fingers.size > 1) return void this.cancel();
    }
    (document.activeElement as HTMLElement | null)?.blur();
    const start = this.#point(event);
    const object = this.#canvas.activeLayer.at(start) as PlaceableObject | undefined;
    const press: Press = {
      object,
      start: { x: event.clientX, y: event.clientY },
      from: { x: event.clientX, y: event.clientY },
      data: { origin: start, destination: start, object },
      kind: this.#kindOf(event, object),
      dragging: false,
    };
    if (event.button === 0 && !object)
      press.hold = setTimeout(
        () => press === this.#press && !press.dragging && void this.#canvas.ping(start),
        LONG_PRESS_MS,
      );
    this.#press = press;
  }

  #move(event: PointerEvent): void {
    if (this.#fingers.size > 1 && this.#fingers.has(event.pointerId)) return this.#pinch(event);
    const press = this.#press;
    if (!press) return this.#hover(event);
    // A second button pressed while one is held comes as a move.
    if (press.dragging && press.kind !== "pan" && event.buttons & SECOND_BUTTON) return void this.cancel();
    if (!press.dragging) {
      if (Math.hypot(event.clientX - press.start.x, event.clientY - press.start.y) < DRAG_DISTANCE) return;
      clearTimeout(press.hold);
      press.dragging = true;
      if (press.kind === "token") this.#startTokenDrag(event, press);
    }
    this.#drag(event, press);
    press.from = { x: event.clientX, y: event.clientY };
  }

  #startTokenDrag(event: PointerEvent, press: Press): void {
    const token = press.object as Token;
    const told = this.#event("dragLeftStart", event, press);
    if (!token.controlled) token.control({ releaseOthers: !event.shiftKey });
    const { grid } = this.#canvas;
    if (!token._canDrag(page.game.user, told) || grid === undefined || token._onDragLeftStart(told) === false)
      this.#press = null;
  }

  #drag(event: PointerEvent, press: Press): void {
    if (this.#press !== press) return;
    const point = this.#point(event);
    const { controls, walls } = this.#canvas;
    const { scale } = this.#canvas.viewPosition;
    switch (press.kind) {
      case "token":
        return (press.object as Token)._onDragLeftMove(this.#event("dragLeftMove", event, press));
      case "select":
        return controls.drawSelect(rectangle(press.data.origin, point));
      case "ruler":
        return controls.drawRuler(this.#measured(press.data.origin), this.#measured(point));
      case "wall":
        return walls.sketch(press.data.origin, point);
      case "pan": {
        const { x, y } = this.#canvas.viewPosition;
        return this.#canvas.pan({
          x: x - (event.clientX - press.from.x) / scale,
          y: y - (event.clientY - press.from.y) / scale,
        });
      }
      case "none":
    }
  }

  #measured(point: Point): Point {
    return this.#canvas.grid.getSnappedPoint(point, { mode: 0x1 });
  }

  /** Two fingers move the scene with their middle, and make it as much larger as they go apart. */
  #pinch(event: PointerEvent): void {
    const between = (): { readonly middle: Point; readonly apart: number } => {
      const [one, other] = [...this.#fingers.values()] as [Point, Point];
      const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
      return { middle, apart: Math.max(1, Math.hypot(one.x - other.x, one.y - other.y)) };
    };
    const before = between();
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const now = between();
    const { x, y, scale } = this.#canvas.viewPosition;
    this.#canvas.pan({
      x: x - (now.middle.x - before.middle.x) / scale,
      y: y - (now.middle.y - before.middle.y) / scale,
    });
    this.#canvas.zoomAt(this.#canvas.canvasCoordinatesFromClient(now.middle), now.apart / before.apart);
  }

  #up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
    const press = this.#press;
    if (!press) return;
    this.#press = null;
    clearTimeout(press.hold);
    if (press.dragging) return void this.#drop(event, press);
    if (event.target === this.#view) this.#click(event, press);
  }

  async #drop(event: PointerEvent, press: Press): Promise<void> {
    const point = this.#point(event);
    const { controls, tokens, walls } = this.#canvas;
    try {
      if (press.kind === "token") {
        const told = this.#event("dragLeftDrop", event, press);
        const token = press.object as Token;
        if ((await token._onDragLeftDrop(told)) === false) token._onDragLeftCancel(told);
      } else if (press.kind === "select") {
        controls.clearSelect();
        tokens.selectObjects(rectangle(press.data.origin, point), !event.shiftKey);
      } else if (press.kind === "ruler") controls.clearRuler();
      else if (press.kind === "wall") await walls.finish(press.data.origin, point);
    } catch (error) {
      page.ui.notifications?.error((error as Error).message);
    }
  }

  #click(event: PointerEvent, press: Press): void {
    const { object } = press;
    const told = this.#event("clickLeft", event, press);
    if (event.button === 2) return object?._onClickRight(told);
    if (event.button !== 0) return;
    if (!object) {
      const door = this.#canvas.walls.active ? undefined : this.#canvas.walls.doorAt(this.#point(event));
      if (door) return void door.toggleDoor();
      this.#canvas.activeLayer.releaseAll();
      void this.#canvas.hud.token.clear();
      return;
    }
    if (this.#tool === "target" && object instanceof Token) {
      return object.setTarget(!object.isTargeted, { releaseOthers: !event.shiftKey });
    }
    const twice = this.#lastClick.object === object && event.timeStamp - this.#lastClick.time < DOUBLE_CLICK_MS;
    this.#lastClick = { time: twice ? 0 : event.timeStamp, object };
    if (twice) object._onClickLeft2(told);
    else object._onClickLeft(told);
  }

  #hover(event: PointerEvent): void {
    if (!this.#canvas.ready) return;
    const layer = this.#canvas.activeLayer;
    const over =
      event.target === this.#view ? (layer.at(this.#point(event)) as PlaceableObject | undefined) : undefined;
    const before = layer.hover as PlaceableObject | null;
    if ((over ?? null) === before) return;
    before?._onHoverOut();
    layer.hover = (over ?? null) as never;
    over?._onHoverIn();
    this.#view.style.cursor = over ? "pointer" : "";
  }

  #wheel(event: WheelEvent): void {
    if (!this.#canvas.ready) return;
    event.preventDefault();
    this.#canvas.zoomAt(this.#point(event), event.deltaY < 0 ? 1.1 : 1 / 1.1);
  }

  /** Ends a drag without its drop: by Escape, the right button, or the browser taking the pointer away. */
  cancel(): boolean {
    const press = this.#press;
    if (!press) return false;
    clearTimeout(press.hold);
    if (press.dragging && press.kind === "token") {
      const event = new CanvasPointerEvent(
        "dragLeftCancel",
        new MouseEvent("cancel"),
        press.data.destination,
        press.data,
      );
      if ((press.object as Token)._onDragLeftCancel(event) === false) return true;
    }
    this.#press = null;
    this.#canvas.controls.clearSelect();
    this.#canvas.controls.clearRuler();
    return press.dragging;
  }
}

function rectangle(a: Point, b: Point): PIXI.Rectangle {
  return new PIXI.Rectangle(Math.min(a.x, b.x), Math.min(a.y, b.y), Math.abs(a.x - b.x), Math.abs(a.y - b.y));
}
