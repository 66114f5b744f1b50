import { page, type Loose } from "../../page.ts";
import type { PartialConfiguration, RenderOptions } from "../api/application-shapes.ts";
import { ApplicationV2 } from "../api/application-v2.ts";
import type { Token } from "../../canvas/placeables/token.ts";
import type { TokenShape } from "../../canvas/shapes.ts";
import { board } from "../../canvas/board-port.ts";

/** Controls around one object of the scene. */
export class BasePlaceableHUD extends ApplicationV2 {
  static override DEFAULT_OPTIONS: PartialConfiguration = {
    classes: ["placeable-hud"],
    tag: "form",
    window: { frame: false, positioned: false },
  };

  #object: Token | null = null;

  get object(): Token | null {
    return this.#object;
  }
  get document(): TokenShape {
    return (this.#object as Token).document;
  }
  get layer(): unknown {
    return this.#object?.layer;
  }

  async bind(object: Token): Promise<void> {
    this.#object = object;
    await this.render({ force: true });
  }
  async clear(): Promise<void> {
    this.#object = null;
    await this.close({ animate: false });
  }

  override async _prepareContext(_options: RenderOptions): Promise<Loose> {
    return {
      id: this.id,
      classes: this.options.classes.join(" "),
      appId: this.id,
      isGM: page.game.user.isGM,
      isGamePaused: false,
    };
  }

  override async _onRender(context: Loose, options: RenderOptions): Promise<void> {
    await super._onRender(context, options);
    this.follow();
  }

  /** Stays at the object as the view moves. */
  follow(): void {
    if (!this.#object || !this.element) return;
    const { x, y, width, height } = this.#object.bounds;
    const from = board().clientCoordinatesFromCanvas({ x, y });
    const to = board().clientCoordinatesFromCanvas({ x: x + width, y: y + height });
    Object.assign(this.element.style, {
      left: `${from.x}px`,
      top: `${from.y}px`,
      width: `${to.x - from.x}px`,
      height: `${to.y - from.y}px`,
    });
  }
}
