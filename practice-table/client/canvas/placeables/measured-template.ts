import * as PIXI from "pixi.js";
import { page, seenAs } from "../../page.ts";
import { board } from "../board-port.ts";
import type { Point, TemplateShape } from "../shapes.ts";
import { PlaceableObject, type LayerPort } from "./placeable-object.ts";

type Shape = PIXI.Circle | PIXI.Rectangle | PIXI.Polygon;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const along = (direction: number, length: number): Point => ({
  x: Math.cos(radians(direction)) * length,
  y: Math.sin(radians(direction)) * length,
});
/** Pixels for so many of the scene's units. */
const pixels = (units: number): number => (units / board().grid.distance) * board().grid.size;
/** A round edge, by so many corners to a whole turn. */
const CORNERS = 72;

/** An area on the scene: a circle, a cone, a rectangle or a ray, with its shape around its origin. */
export class MeasuredTemplate extends PlaceableObject<TemplateShape> {
  static override embeddedName = "MeasuredTemplate";
  readonly template = new PIXI.Graphics();
  shape!: Shape;

  constructor(document: TemplateShape) {
    super(document);
    this.addChild(this.template);
  }

  static getCircleShape(distance: number): PIXI.Circle {
    return new PIXI.Circle(0, 0, pixels(distance));
  }

  static getConeShape(distance: number, direction: number, angle: number): PIXI.Polygon {
    const steps = Math.max(1, Math.ceil((CORNERS * angle) / 360));
    const edge = Array.from({ length: steps + 1 }, (_, step) =>
      along(direction - angle / 2 + (angle * step) / steps, pixels(distance)),
    );
    return new PIXI.Polygon([{ x: 0, y: 0 }, ...edge].flatMap(({ x, y }) => [x, y]));
  }

  static getRectShape(distance: number, direction: number): PIXI.Rectangle {
    const { x, y } = along(direction, pixels(distance));
    return new PIXI.Rectangle(Math.min(0, x), Math.min(0, y), Math.abs(x), Math.abs(y));
  }

  static getRayShape(distance: number, direction: number, width: number): PIXI.Polygon {
    const end = along(direction, pixels(distance));
    const side = along(direction + 90, pixels(width) / 2);
    return new PIXI.Polygon([
      ...[side.x, side.y, end.x + side.x, end.y + side.y],
      ...[end.x - side.x, end.y - side.y, -side.x, -side.y],
    ]);
  }

  get isAuthor(): boolean {
    return this.document.author === page.game.user;
  }
  get isVisible(): boolean {
    return !this.document.hidden || this.isAuthor || page.game.user.isGM;
  }
  override get bounds(): PIXI.Rectangle {
    const { x, y, width, height } = this.template.getLocalBounds();
    return new PIXI.Rectangle(this.document.x + x, this.document.y + y, width, height);
  }
  override get layer(): LayerPort {
    return seenAs<{ templates: LayerPort }>(board()).templates;
  }

  _computeShape(): Shape {
    const made = this.constructor as typeof MeasuredTemplate;
    const { t, distance, direction, angle, width } = this.document;
    switch (t) {
      case "circle":
        return made.getCircleShape(distance);
      case "cone":
        return made.getConeShape(distance, direction, angle);
      case "rect":
        return made.getRectShape(distance, direction);
      case "ray":
        return made.getRayShape(distance, direction, width);
    }
  }

  protected override async _draw(): Promise<void> {}

  protected override _refresh(): void {
    const { x, y, borderColor, fillColor } = this.document;
    this.position.set(x, y);
    this.visible = this.isVisible;
    this.shape = this._computeShape();
    this.template
      .clear()
      .lineStyle(3, String(borderColor), 0.75)
      .beginFill(String(fillColor), 0.25)
      .drawShape(this.shape)
      .endFill();
  }
}
