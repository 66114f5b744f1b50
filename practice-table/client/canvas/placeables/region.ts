import * as PIXI from "pixi.js";
import { page, seenAs } from "../../page.ts";
import { board } from "../board-port.ts";
import type { RegionShapes } from "../shapes.ts";
import { PlaceableObject, type LayerPort } from "./placeable-object.ts";

/** How thickly its edge is drawn, and how much of what lies under it shows through. */
const EDGE = 3;
const FILLED = 0.25;

/** A region on the scene: its shapes in its colour, for those whom its visibility lets see it. */
export class Region extends PlaceableObject<RegionShapes> {
  static override embeddedName = "Region";
  readonly #drawn = new PIXI.Graphics();

  constructor(document: RegionShapes) {
    super(document);
    this.addChild(this.#drawn);
  }

  get isVisible(): boolean {
    const { ALWAYS, GAMEMASTER, OBSERVER } = seenAs<Record<string, Record<string, number>>>(page.CONST)[
      "REGION_VISIBILITY"
    ]!;
    const { visibility } = this.document;
    if (visibility === ALWAYS) return true;
    if (visibility === GAMEMASTER) return page.game.user.isGM;
    return (
      OBSERVER !== undefined && visibility === OBSERVER && this.document.testUserPermission(page.game.user, "OBSERVER")
    );
  }
  override get bounds(): PIXI.Rectangle {
    return this.#drawn.getLocalBounds();
  }
  override get layer(): LayerPort {
    return seenAs<{ regions: LayerPort }>(board()).regions;
  }

  protected override async _draw(): Promise<void> {}

  protected override _refresh(): void {
    this.visible = this.isVisible;
    const color = String(this.document.color);
    this.#drawn.clear().lineStyle(EDGE, color, 0.75);
    for (const shape of this.document.shapes) {
      if (shape.hole === true) continue;
      this.#drawn.beginFill(color, FILLED);
      switch (shape.type) {
        case "rectangle":
          this.#drawn.drawRect(shape.x, shape.y, shape.width, shape.height);
          break;
        case "circle":
          this.#drawn.drawCircle(shape.x, shape.y, shape.radius);
          break;
        case "ellipse":
          this.#drawn.drawEllipse(shape.x, shape.y, shape.radiusX, shape.radiusY);
          break;
        case "polygon":
          this.#drawn.drawPolygon([...shape.points]);
      }
      this.#drawn.endFill();
    }
  }
}
