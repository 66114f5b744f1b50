import type { Point } from "../shapes.ts";

export interface InteractionData {
  origin: Point;
  destination: Point;
  object?: unknown;
  clones?: unknown[];
}

/** What the drag workflow is told: the browser's event, where it is in the scene, and the drag so far. */
export class CanvasPointerEvent {
  readonly type: string;
  readonly nativeEvent: PointerEvent | MouseEvent;
  readonly interactionData: InteractionData;
  readonly point: Point;
  target: unknown;
  #stopped = false;

  constructor(type: string, nativeEvent: PointerEvent | MouseEvent, point: Point, interactionData: InteractionData) {
    this.type = type;
    this.nativeEvent = nativeEvent;
    this.point = point;
    this.interactionData = interactionData;
  }

  get clientX(): number {
    return this.nativeEvent.clientX;
  }
  get clientY(): number {
    return this.nativeEvent.clientY;
  }
  get button(): number {
    return this.nativeEvent.button;
  }
  get shiftKey(): boolean {
    return this.nativeEvent.shiftKey;
  }
  get altKey(): boolean {
    return this.nativeEvent.altKey;
  }
  get ctrlKey(): boolean {
    return this.nativeEvent.ctrlKey;
  }
  get metaKey(): boolean {
    return this.nativeEvent.metaKey;
  }
  get defaultPrevented(): boolean {
    return this.nativeEvent.defaultPrevented;
  }
  get propagationStopped(): boolean {
    return this.#stopped;
  }
  getLocalPosition(_container?: unknown): Point {
    return this.point;
  }
  stopPropagation(): void {
    this.#stopped = true;
  }
  preventDefault(): void {
    this.nativeEvent.preventDefault();
  }
}
