import { page, seenAs } from "../../page.ts";
import * as PIXI from "pixi.js";
import { board } from "../board-port.ts";
import type { Point, WallShape } from "../shapes.ts";
import { PlaceableObject, type LayerPort } from "./placeable-object.ts";

const NEAR = 12;
/** How far the sign of a door reaches around its middle. */
const SIGN = 18;
/** `CONST.WALL_DOOR_TYPES` and `CONST.WALL_DOOR_STATES`. */
const DOOR = 1;
const SECRET = 2;
const OPEN = 1;
const LOCKED = 2;

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

  /** Secret doors have a sign for Game Masters alone. */
  get #isDoor(): boolean {
    return this.document.door === DOOR || (this.document.door === SECRET && page.game.user.isGM);
  }

  get #isBuilt(): boolean {
    return seenAs<{ walls: { active: boolean } }>(board()).walls.active;
  }

  isDoorAt({ x, y }: Point): boolean {
    const { center } = this;
    return this.#isDoor && Math.hypot(x - center.x, y - center.y) <= SIGN;
  }

  /** Opened or shut by whoever may; one that is locked stays shut for players. */
  async toggleDoor(): Promise<void> {
    const { ds } = this.document;
    if (ds === LOCKED && !page.game.user.isGM) return;
    await seenAs<{ update(change: object): Promise<unknown> }>(this.document).update({ ds: ds === OPEN ? 0 : OPEN });
  }

  protected override _refresh(): void {
    const [x0, y0, x1, y1] = this.document.c;
    const { door, ds } = this.document;
    const line = this.line.clear();
    const strokes = (width: number, color: number, alpha: number): void =>
      void line.lineStyle(width, color, alpha).moveTo(x0, y0).lineTo(x1, y1);
    if (this.#isBuilt) {
      const color = this.controlled ? 0xff9829 : door > 0 ? 0x6666ee : 0xffffbb;
      strokes(8, 0x000000, 0.6);
      strokes(4, color, 1);
      line.beginFill(color).drawCircle(x0, y0, 6).drawCircle(x1, y1, 6).endFill();
      return;
    }
    strokes(10, this.#isDoor ? 0x7a5230 : 0x2b2620, this.#isDoor && ds === OPEN ? 0.3 : 0.9);
    if (!this.#isDoor) return;
    // A door as it is drawn on a plan: shut it lies in the wall, open it stands out of it.
    const { x, y } = this.center;
    line
      .lineStyle(3, 0x000000, 0.7)
      .beginFill(ds === LOCKED ? 0xa3202f : 0xece6da, 1)
      .drawCircle(x, y, SIGN)
      .endFill();
    line
      .lineStyle(4, 0x20242d, 1)
      .moveTo(x - SIGN / 2, y)
      .lineTo(ds === OPEN ? x - SIGN / 2 : x + SIGN / 2, ds === OPEN ? y - SIGN / 2 : y);
  }
}
