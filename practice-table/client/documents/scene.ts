import type { EmbeddedCollection } from "../../common/abstract/embedded-collection.ts";
import { BaseScene } from "../../common/documents/scene.ts";
import type { PlainObject } from "../../common/utils/objects/plain-object.ts";
import { callPage, client, pageMember } from "../client.ts";
import { asRecord } from "../config.ts";
import { sceneDimensions, type SceneDimensions } from "../canvas/dimensions.ts";
import { ClientDocumentMixin } from "./abstract/client-document.ts";
import { makeGrid } from "../grid/make-grid.ts";
import type { BaseGrid } from "../grid/base-grid.ts";
import type { GridConfig } from "../grid/grid-shapes.ts";
import type { MovementRequest } from "./token-movement.ts";
import type { RegionDocument } from "./region.ts";
import type { TokenDocument } from "./token.ts";
import type { WallDocument } from "./wall.ts";

interface StoredGrid extends GridConfig {
  readonly type: number;
  readonly diagonals: number | null;
}

export class Scene extends ClientDocumentMixin(BaseScene) {
  declare readonly tokens: EmbeddedCollection<TokenDocument>;
  declare readonly walls: EmbeddedCollection<WallDocument>;
  declare readonly regions: EmbeddedCollection<RegionDocument>;
  declare grid: BaseGrid;

  /** The grid that measures, in place of the numbers that describe it. */
  override prepareBaseData(): void {
    super.prepareBaseData();
    const { type, diagonals, ...config } = this._source["grid"] as StoredGrid;
    this.grid = makeGrid(type, {
      ...config,
      diagonals: diagonals ?? Number(client.game?.settings.get("core", "gridDiagonals") ?? 0),
    });
  }

  /** A scene that says nothing about its grid takes the system's. */
  override async _preCreate(data: PlainObject, options: PlainObject, user: object): Promise<boolean | void> {
    if ((await super._preCreate(data, options, user)) === false) return false;
    this.updateSource({ grid: { ...asRecord(asRecord(client.game?.system)["grid"]), ...asRecord(data["grid"]) } });
    return undefined;
  }

  get isView(): boolean {
    return pageMember("canvas.scene") === this || client.game?.user?._source["viewedScene"] === this.id;
  }

  get thumbnail(): string | null {
    const { thumb } = this._source;
    return typeof thumb === "string" ? thumb : null;
  }

  /** The scene with the padding around it, in whole grid spaces. */
  get dimensions(): SceneDimensions {
    return this.getDimensions();
  }

  getDimensions(): SceneDimensions {
    const grid = asRecord(this._source["grid"]) as { size: number; distance: number };
    return sceneDimensions({ width: this.width, height: this.height, padding: this.padding, grid });
  }

  async activate(): Promise<this | undefined> {
    return this.active ? this : this.update({ active: true });
  }

  async view(): Promise<unknown> {
    return callPage("canvas.draw", this);
  }

  /** Generation 14: moves several tokens in one operation. */
  async moveTokens(movements: Record<string, MovementRequest>, operation: PlainObject = {}): Promise<unknown> {
    const updates = Object.entries(movements).flatMap(([id, { waypoints }]) => {
      const { x, y, elevation } = waypoints.at(-1) ?? {};
      return waypoints.length ? [JSON.parse(JSON.stringify({ _id: id, x, y, elevation })) as PlainObject] : [];
    });
    return this.updateEmbeddedDocuments("Token", updates, { ...operation, movement: movements });
  }
}
