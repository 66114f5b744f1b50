import { seenAs } from "../../page.ts";
import * as PIXI from "pixi.js";
import { board } from "../board-port.ts";
import type { Point, WallShape } from "../shapes.ts";
import { PlaceableObject, type LayerPort } from "./placeable-object.ts";

const NEAR = 12;

export class Wall extends PlaceableObject<WallShape> {
  static override embeddedName = "Wall";
  readonly line = new PIXI.Graphics();

  constructor(document: WallShape) {
    super(document);
    this.addChild(this.line);
  }

  get coords(): readonly [number, number, number, number] {
    return this.document.c;
  }
  override get bounds(): PIXI.Rectangle {
    const [x0, y0, x1, y1] = this.document.c;
    return new PIXI.Rectangle(Math.min(x0, x1), Math.min(y0, y1), Math.abs(x1 - x0), Math.abs(y1 - y0));
  }
  override get layer(): LayerPort {
    return seenAs<{ walls: LayerPort }>(board()).walls;
  }

  isNear({ x, y }: Point): boolean {
    const [x0, y0, x1, y1] = this.document.c;
    const length = (x1 - x0) ** 2 + (y1 - y0) ** 2;
    const share = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / length));
    return Math.hypot(x - (x0 + share * (x1 - x0)), y - (y0 + share * (y1 - y0))) <= NEAR;
  }

  protected override async _draw(): Promise<void> {}

  protected override _refresh(): void {
    const [x0, y0, x1, y1] = this.document.c;
    const color = this.controlled ? 0xff9829 : this.document.door > 0 ? 0x6666ee : 0xffffbb;
    const line = this.line.clear();
    line.lineStyle(8, 0x000000, 0.6).moveTo(x0, y0).lineTo(x1, y1);
    line.lineStyle(4, color, 1).moveTo(x0, y0).lineTo(x1, y1);
    line.beginFill(color).drawCircle(x0, y0, 6).drawCircle(x1, y1, 6).endFill();
  }
}
