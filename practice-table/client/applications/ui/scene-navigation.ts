import { page, type Loose } from "../../page.ts";
import type { PartialConfiguration, RenderOptions } from "../api/application-shapes.ts";
import { ApplicationV2 } from "../api/application-v2.ts";
import { HandlebarsApplicationMixin } from "../api/handlebars-application.ts";
import type { DocumentShape } from "../document-shape.ts";

interface SceneShape extends DocumentShape {
  readonly active: boolean;
  readonly isView: boolean;
  readonly navigation: boolean;
  view(): Promise<unknown>;
  activate(): Promise<unknown>;
}

/** The scenes one may look at, at the top. */
export class SceneNavigation extends HandlebarsApplicationMixin(ApplicationV2) {
  static override DEFAULT_OPTIONS: PartialConfiguration = {
    id: "navigation",
    tag: "nav",
    window: { frame: false, positioned: false },
    actions: { viewScene: SceneNavigation.#onView },
  };

  static override PARTS = { scenes: { template: "templates/ui/navigation.hbs" } };

  override async _prepareContext(_options: RenderOptions): Promise<Loose> {
    const scenes = (page.game.collections.get("Scene")?.contents ?? []) as SceneShape[];
    const shown = scenes.filter((scene) => scene.active || (scene.visible && scene.navigation));
    return { scenes: shown.map(({ id, name, active, isView }) => ({ id, name, active, isView })) };
  }

  override _insertElement(element: HTMLElement): void {
    document.getElementById("ui-top")?.append(element);
  }

  static async #onView(this: SceneNavigation, _event: PointerEvent, target: HTMLElement): Promise<void> {
    const scene = page.game.collections.get("Scene")?.get(target.dataset["sceneId"] ?? "") as SceneShape | undefined;
    await scene?.view();
  }
}
