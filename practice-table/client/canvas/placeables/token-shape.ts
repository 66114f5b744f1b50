import type * as PIXI from "pixi.js";
import type { DocumentShape, UserShape } from "../../applications/document-shape.ts";
import type { Loose } from "../../loose.ts";
import type { CanvasPointerEvent } from "../interaction/canvas-pointer-event.ts";
import type { Point, TokenActor, TokenShape } from "../shapes.ts";

/** What is drawn around a token needs to know of it. */
export interface MarkedToken {
  readonly document: TokenShape;
  readonly actor: TokenActor | null;
  readonly w: number;
  readonly h: number;
  readonly hover: boolean;
  readonly controlled: boolean;
  readonly isOwner: boolean;
  readonly isTargeted: boolean;
  readonly targeted: ReadonlySet<UserShape>;
  readonly border: PIXI.Graphics;
  readonly bars: PIXI.Graphics;
  readonly nameplate: PIXI.Text;
  readonly effects: PIXI.Container;
  readonly targetArrows: PIXI.Graphics;
}

export interface RingedToken extends MarkedToken {
  getRingColors(): { readonly ring?: unknown };
}

/** What a drag needs of the token that is dragged, and of those that come along. */
export interface DraggedToken extends PIXI.Container {
  readonly id: string;
  readonly document: TokenShape;
  readonly scene: DocumentShape | null;
  readonly w: number;
  readonly h: number;
  draw(): Promise<unknown>;
  getSnappedPosition(position?: Point): Point;
  getCenterPoint(position?: Point): Point;
  checkCollision(destination: Point): unknown;
  _canDrag(user: unknown, event?: CanvasPointerEvent): boolean;
  _onDragStart(): void;
  _onDragEnd(): void;
  _shouldPreventDragLeftDrop(event: CanvasPointerEvent): boolean;
  _prepareDragLeftDropUpdates(event: CanvasPointerEvent): [Loose[], Loose];
  _finalizeDragLeft(event: CanvasPointerEvent): void;
}
