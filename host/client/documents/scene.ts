import type { EmbeddedCollection } from "../../common/abstract/embedded-collection.ts";
import { BaseScene } from "../../common/documents/scene.ts";
import { callPage, client, pageMember } from "../client.ts";
import { asRecord } from "../config.ts";
import { ClientDocumentMixin } from "./abstract/client-document.ts";
import type { TokenDocument } from "./token.ts";
import type { WallDocument } from "./wall.ts";

export interface SceneDimensions {
  readonly width: number;
  readonly height: number;
  readonly size: number;
  readonly distance: number;
  readonly distancePixels: number;
  readonly sceneX: number;
  readonly sceneY: number;
  readonly sceneWidth: number;
  readonly sceneHeight: number;
  readonly rows: number;
  readonly columns: number;
}

export class Scene extends ClientDocumentMixin(BaseScene) {
  declare readonly tokens: EmbeddedCollection<TokenDocument>;
  declare readonly walls: EmbeddedCollection<WallDocument>;
  declare grid: { type: number; size: number; distance: number; units: string; diagonals: number | null };

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
    const { size, distance } = asRecord(this._source["grid"]) as { size: number; distance: number };
    const padded = (length: number): number =>
      this.padding > 0 ? Math.ceil((this.padding * length) / size) * size : 0;
    const sceneX = padded(this.width);
    const sceneY = padded(this.height);
    const width = this.width + 2 * sceneX;
    const height = this.height + 2 * sceneY;
    return {
      width,
      height,
      size,
      distance,
      distancePixels: size / distance,
      sceneX,
      sceneY,
      sceneWidth: this.width,
      sceneHeight: this.height,
      rows: Math.ceil(height / size),
      columns: Math.ceil(width / size),
    };
  }

  async activate(): Promise<this | undefined> {
    return this.active ? this : this.update({ active: true });
  }

  async view(): Promise<unknown> {
    return callPage("canvas.draw", this);
  }

  getActiveTokens(): TokenDocument[] {
    return this.tokens.contents;
  }
}
