import { page, words, type Loose } from "../../page.ts";
import type { PartialConfiguration, RenderOptions } from "../api/application-shapes.ts";
import { ApplicationV2 } from "../api/application-v2.ts";
import { HandlebarsApplicationMixin } from "../api/handlebars-application.ts";

export interface SceneControlTool {
  name: string;
  order?: number;
  title: string;
  icon: string;
  visible?: boolean;
  toggle?: boolean;
  active?: boolean;
  button?: boolean;
  onChange?: (event: Event, active: boolean) => unknown;
}

export interface SceneControl {
  name: string;
  order?: number;
  title: string;
  icon: string;
  layer?: string;
  visible?: boolean;
  activeTool?: string;
  tools: Record<string, SceneControlTool>;
  onChange?: (event: Event, active: boolean) => unknown;
  onToolChange?: (event: Event, tool: SceneControlTool) => unknown;
}

function coreControls(): Record<string, SceneControl> {
  const tool = (
    name: string,
    order: number,
    title: string,
    icon: string,
    more: Partial<SceneControlTool> = {},
  ): SceneControlTool => ({
    name,
    order,
    title,
    icon,
    ...more,
  });
  const clearWalls = (): unknown =>
    (page.canvas as { scene?: { deleteWalls?(): unknown } } | undefined)?.scene?.deleteWalls?.();
  return {
    tokens: {
      name: "tokens",
      order: 1,
      title: "CONTROLS.Tokens",
      icon: "fa-solid fa-user-large",
      layer: "tokens",
      activeTool: "select",
      tools: {
        select: tool("select", 1, "CONTROLS.Select", "fa-solid fa-expand"),
        target: tool("target", 2, "CONTROLS.Target", "fa-solid fa-bullseye"),
        ruler: tool("ruler", 3, "CONTROLS.Ruler", "fa-solid fa-ruler"),
      },
    },
    walls: {
      name: "walls",
      order: 2,
      title: "CONTROLS.Walls",
      icon: "fa-solid fa-block-brick",
      layer: "walls",
      visible: page.game.user.isGM,
      activeTool: "wall",
      tools: {
        wall: tool("wall", 1, "CONTROLS.DrawWall", "fa-solid fa-bars"),
        clear: tool("clear", 2, "CONTROLS.ClearWalls", "fa-solid fa-trash", { button: true, onChange: clearWalls }),
      },
    },
  };
}

/** The tools for the scene, at the left edge. The hook `getSceneControlButtons` may add to them. */
export class SceneControls extends HandlebarsApplicationMixin(ApplicationV2) {
  static override DEFAULT_OPTIONS: PartialConfiguration = {
    id: "scene-controls",
    tag: "aside",
    window: { frame: false, positioned: false },
    actions: { control: SceneControls.#onControl, tool: SceneControls.#onTool },
  };

  static override PARTS = { controls: { template: "templates/ui/scene-controls.hbs", root: true } };

  controls: Record<string, SceneControl> = {};
  #control = "tokens";

  get control(): SceneControl | null {
    return this.controls[this.#control] ?? null;
  }
  get tool(): SceneControlTool | null {
    const control = this.control;
    return control?.tools[control.activeTool ?? ""] ?? null;
  }
  get tools(): Record<string, SceneControlTool> {
    return this.control?.tools ?? {};
  }

  #rebuild(): void {
    const before = this.controls;
    this.controls = coreControls();
    page.Hooks.callAll("getSceneControlButtons", this.controls);
    for (const [name, control] of Object.entries(this.controls)) {
      const remembered = before[name]?.activeTool;
      if (remembered && control.tools[remembered]) control.activeTool = remembered;
    }
  }

  override async render(options: RenderOptions | boolean = {}, more: RenderOptions = {}): Promise<this> {
    if (typeof options === "object" && (options["reset"] || Object.keys(this.controls).length === 0)) this.#rebuild();
    return super.render(options, more);
  }

  override async _prepareContext(_options: RenderOptions): Promise<Loose> {
    const inOrder = <T extends { order?: number; visible?: boolean }>(record: Record<string, T>): T[] =>
      Object.values(record)
        .filter((entry) => entry.visible !== false)
        .sort((a, b) => (a.order ?? 0) - (b.order ?? 0));
    return {
      controls: inOrder(this.controls).map((control) => ({
        ...control,
        title: words(control.title),
        active: control.name === this.#control,
      })),
      tools: inOrder(this.tools).map((tool) => ({
        ...tool,
        title: words(tool.title),
        pressed: tool.toggle ? Boolean(tool.active) : tool.name === this.control?.activeTool,
      })),
    };
  }

  override _insertElement(element: HTMLElement): void {
    document.getElementById("ui-left")?.prepend(element);
  }

  async activate({
    control,
    tool,
    event = new Event("activate"),
  }: { control?: string; tool?: string; event?: Event } = {}): Promise<void> {
    if (control && this.controls[control]) {
      this.#control = control;
      this.control?.onChange?.(event, true);
      const layer = (page.canvas as Record<string, { activate?(): unknown }> | undefined)?.[this.control?.layer ?? ""];
      layer?.activate?.();
    }
    const chosen = this.tools[tool ?? ""];
    const shown = this.control;
    if (chosen && shown) await this.#use(shown, chosen, event);
    await this.render();
  }

  async #use(control: SceneControl, tool: SceneControlTool, event: Event): Promise<void> {
    if (tool.button) tool.onChange?.(event, true);
    else if (tool.toggle) {
      tool.active = !tool.active;
      tool.onChange?.(event, tool.active);
    } else {
      control.activeTool = tool.name;
      tool.onChange?.(event, true);
    }
    control.onToolChange?.(event, tool);
  }

  static async #onControl(this: SceneControls, event: PointerEvent, target: HTMLElement): Promise<void> {
    await this.activate({ control: target.dataset["control"] ?? "", event });
  }
  static async #onTool(this: SceneControls, event: PointerEvent, target: HTMLElement): Promise<void> {
    await this.activate({ tool: target.dataset["tool"] ?? "", event });
  }
}
