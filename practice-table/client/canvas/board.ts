import * as PIXI from "pixi.js";
import { page, type Loose } from "../page.ts";
import type { BaseGrid } from "../grid/base-grid.ts";
import type { UserShape } from "../applications/document-shape.ts";
import type { HeadsUpDisplay } from "../applications/hud/heads-up-display.ts";
import { followDocuments } from "./board-documents.ts";
import { acceptDrops } from "./board-drop.ts";
import { sceneDimensions } from "./dimensions.ts";
import { testCollision, type CollisionMode, type CollisionType } from "./geometry/wall-collision.ts";
import { PointerInput } from "./interaction/pointer-input.ts";
import { ControlsLayer } from "./layers/controls-layer.ts";
import { GridLayer } from "./layers/grid-layer.ts";
import { InterfaceGroup } from "./layers/interface-group.ts";
import { TokenLayer } from "./layers/token-layer.ts";
import { RegionLayer } from "./layers/region-layer.ts";
import { TemplateLayer } from "./layers/template-layer.ts";
import { WallsLayer } from "./layers/walls-layer.ts";
import { isDrawnInSoftware } from "./drawn-in-software.ts";
import { RenderLoop } from "./render-loop.ts";
import type { CanvasDimensions, Point, SceneShape } from "./shapes.ts";
import { View, type ViewPosition } from "./view.ts";

/** The scene on the table. A page without WebGL has none, and plays on. */
export class Canvas {
  app!: PIXI.Application;
  stage = new PIXI.Container();
  ready = false;
  /** Whether a scene is being drawn. */
  loading = false;
  /** As much as a browser that draws in software can; packages that draw more of their own ask. */
  readonly performance = { mode: 0, fps: 60, mipmap: "OFF", msaa: false, tokenAnimation: true, lightAnimation: false };
  scene: SceneShape | null = null;
  grid!: BaseGrid;
  dimensions!: CanvasDimensions;
  readonly background = new PIXI.Container();
  readonly gridLayer = new GridLayer();
  readonly interface = new InterfaceGroup(this.gridLayer);
  readonly controls = new ControlsLayer();
  tokens = new TokenLayer();
  walls = new WallsLayer();
  readonly regions = new RegionLayer();
  readonly templates = new TemplateLayer();
  hud!: HeadsUpDisplay;
  #view!: View;
  #loop!: RenderLoop;
  #drawing: Promise<unknown> = Promise.resolve();

  get initialized(): boolean {
    return this.app !== undefined;
  }
  get id(): string | null {
    return this.scene?.id ?? null;
  }
  get activeLayer(): TokenLayer | WallsLayer {
    return this.walls.active ? this.walls : this.tokens;
  }
  get layers(): (TokenLayer | WallsLayer)[] {
    return [this.tokens, this.walls];
  }
  get screenDimensions(): [number, number] {
    return [this.app.screen.width, this.app.screen.height];
  }
  get photosensitiveMode(): boolean {
    return Boolean(page.game.settings.get("core", "photosensitiveMode"));
  }
  get viewPosition(): ViewPosition {
    return this.#view.position;
  }

  initialize(view: HTMLCanvasElement): void {
    this.app = new PIXI.Application({
      view,
      resizeTo: window,
      antialias: !isDrawnInSoftware(),
      backgroundAlpha: 1,
      backgroundColor: 0x14171d,
      autoStart: false,
      autoDensity: true,
      resolution: Math.min(window.devicePixelRatio, 2),
    });
    this.stage = this.app.stage;
    const configured = page.CONFIG["Canvas"]?.["layers"] as { tokens?: { layerClass?: typeof TokenLayer } } | undefined;
    const Tokens = configured?.tokens?.layerClass ?? TokenLayer;
    this.tokens = new Tokens();
    this.interface.addChild(this.controls);
    this.stage.addChild(
      this.background,
      this.gridLayer,
      this.regions,
      this.templates,
      this.walls,
      this.tokens,
      this.interface,
    );
    this.#view = new View(this.stage, () => this.app.screen);
    this.#loop = new RenderLoop(this.app, view);
    new PointerInput(this, view).listen();
    acceptDrops(this, view);
    followDocuments(this);
    window.addEventListener("resize", () => {
      this.app.resize();
      this.pan({});
    });
  }

  /** Draws one scene after another, never two at once. */
  draw(scene: SceneShape | null = this.scene): Promise<this> {
    const run = this.#drawing
      .then(() => {
        this.loading = true;
        return this.#draw(scene);
      })
      .finally(() => (this.loading = false));
    this.#drawing = run.catch(() => undefined);
    return run;
  }

  async #draw(scene: SceneShape | null): Promise<this> {
    if (!this.initialized) return this;
    this.#clear();
    if (!scene) return this;
    this.scene = scene;
    this.dimensions = sceneDimensions(scene);
    this.grid = scene.grid;
    page.Hooks.callAll("canvasInit", this);
    await this.#drawBackground(scene);
    this.gridLayer.drawGrid(this.grid, this.dimensions);
    await this.regions.drawAll(scene.regions ?? []);
    await this.templates.drawAll("templates" in scene ? (scene.templates ?? []) : []);
    await this.walls.drawAll(scene.walls);
    await this.tokens.drawAll(scene.tokens);
    this.tokens.activate();
    this.#firstView(scene);
    [this.ready, this.loading] = [true, false];
    page.Hooks.callAll("canvasReady", this);
    this.invalidate();
    return this;
  }

  #clear(): void {
    const before = this.ready;
    this.ready = false;
    if (before) page.Hooks.callAll("canvasTearDown", this);
    void this.hud.token.clear();
    this.tokens.clear();
    this.walls.clear();
    this.regions.clear();
    this.templates.clear();
    for (const child of this.background.removeChildren()) child.destroy();
    this.gridLayer.lines.clear();
    this.scene = null;
  }

  async #drawBackground(scene: SceneShape): Promise<void> {
    const { sceneX, sceneY, sceneWidth, sceneHeight } = this.dimensions;
    const color = scene.backgroundColor as { css?: string } | string;
    const paper = new PIXI.Graphics();
    paper.beginFill(new PIXI.Color(typeof color === "string" ? color : (color.css ?? "#999999")).toNumber());
    paper.drawRect(sceneX, sceneY, sceneWidth, sceneHeight).endFill();
    this.background.addChild(paper);
    const source = scene.background?.src;
    if (!source) return;
    try {
      const picture = new PIXI.Sprite(await PIXI.Assets.load<PIXI.Texture>(page.foundry.utils.getRoute(source)));
      Object.assign(picture, { x: sceneX, y: sceneY, width: sceneWidth, height: sceneHeight });
      this.background.addChild(picture);
    } catch {
      page.ui.notifications?.warn(source);
    }
  }

  #firstView(scene: SceneShape): void {
    const { sceneX, sceneY, sceneWidth, sceneHeight } = this.dimensions;
    const [width, height] = this.screenDimensions;
    const fit = Math.min(1, (width / sceneWidth) * 0.9, (height / sceneHeight) * 0.9);
    const { x, y, scale } = scene.initial ?? { x: null, y: null, scale: null };
    this.pan({ x: x ?? sceneX + sceneWidth / 2, y: y ?? sceneY + sceneHeight / 2, scale: scale ?? fit });
  }

  tearDown(): Promise<this> {
    return this.draw(null);
  }

  pan(position: Partial<ViewPosition>): void {
    const now = this.#view.set(position);
    page.Hooks.callAll("canvasPan", this, now);
    this.invalidate();
  }
  zoomAt(point: Point, factor: number): void {
    page.Hooks.callAll("canvasPan", this, this.#view.zoomAt(point, factor));
    this.invalidate();
  }
  async animatePan({ x, y, scale, duration = 250 }: Partial<ViewPosition> & { duration?: number }): Promise<void> {
    const from = this.#view.position;
    const to = { x: x ?? from.x, y: y ?? from.y, scale: scale ?? from.scale };
    await this.animate((elapsed) => {
      const share = Math.min(1, elapsed / duration);
      const between = (a: number, b: number): number => a + (b - a) * share;
      this.pan({ x: between(from.x, to.x), y: between(from.y, to.y), scale: between(from.scale, to.scale) });
      return share < 1;
    });
  }
  recenter(position: Partial<ViewPosition> = {}): Promise<void> {
    return this.animatePan(position);
  }
  async ping(point: Point): Promise<boolean> {
    const user = page.game.user as UserShape & { broadcastActivity?(data: Loose): unknown };
    user.broadcastActivity?.({ ping: { x: point.x, y: point.y, scene: this.id } });
    await this.controls.drawPing(point);
    return true;
  }

  canvasCoordinatesFromClient({ x, y }: Point): Point {
    const { left, top } = (this.app.view as HTMLCanvasElement).getBoundingClientRect();
    return this.#view.toScene({ x: x - left, y: y - top });
  }
  clientCoordinatesFromCanvas(point: Point): Point {
    return this.#view.toScreen(point);
  }

  collision(from: Point, to: Point, type: CollisionType, mode: CollisionMode): ReturnType<typeof testCollision> {
    return testCollision(this.scene?.walls ?? [], from, to, { type, mode });
  }

  invalidate(): void {
    this.#loop?.invalidate();
  }
  animate(step: (elapsed: number) => boolean): Promise<void> {
    return this.#loop.animate(step);
  }
}
