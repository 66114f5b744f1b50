import * as PIXI from "pixi.js";
import { page, type Loose, seenAs } from "../../page.ts";
import type { UserShape } from "../../applications/document-shape.ts";
import { board } from "../board-port.ts";
import type { CollisionMode, CollisionType } from "../geometry/wall-collision.ts";
import type { CanvasPointerEvent } from "../interaction/canvas-pointer-event.ts";
import type { Point, TokenActor, TokenShape } from "../shapes.ts";
import { PlaceableObject, type LayerPort } from "./placeable-object.ts";
import { drawBars, drawBorder, drawEffects, drawName, drawRing, drawTargets } from "./token-marks.ts";
import { TokenDrag } from "./token-drag.ts";

const MOVE_MS_PER_SPACE = 110;
const MOVE_MS_LONGEST = 900;

/** A token on the scene. Its drag steps are methods, so that a system may override each. */
export class Token extends PlaceableObject<TokenShape> {
  static override embeddedName = "Token";
  static override RENDER_FLAGS = {
    redraw: { propagate: ["refresh"] },
    redrawEffects: {},
    refresh: {
      propagate: [
        "refreshState",
        "refreshTransform",
        "refreshMesh",
        "refreshNameplate",
        "refreshElevation",
        "refreshRingVisuals",
      ],
      alias: true,
    },
    refreshState: { propagate: ["refreshVisibility", "refreshTarget"] },
    refreshVisibility: {},
    refreshTransform: { propagate: ["refreshPosition", "refreshRotation", "refreshSize"], alias: true },
    refreshPosition: {},
    refreshRotation: {},
    refreshSize: {
      propagate: [
        "refreshPosition",
        "refreshShape",
        "refreshBars",
        "refreshEffects",
        "refreshNameplate",
        "refreshTarget",
        "refreshTooltip",
      ],
    },
    refreshElevation: { propagate: ["refreshTooltip"] },
    refreshMesh: {},
    refreshShader: {},
    refreshShape: { propagate: ["refreshVisibility", "refreshPosition", "refreshBorder", "refreshEffects"] },
    refreshBorder: {},
    refreshBars: {},
    refreshEffects: {},
    refreshNameplate: {},
    refreshTarget: {},
    refreshTooltip: {},
    refreshRingVisuals: {},
  };

  readonly targeted = new Set<UserShape>();
  mesh = new PIXI.Sprite();
  border = new PIXI.Graphics();
  readonly #ring = new PIXI.Graphics();
  nameplate = new PIXI.Text("", {
    fill: "#ffffff",
    fontSize: 22,
    stroke: "#000000",
    strokeThickness: 4,
    fontFamily: "sans-serif",
  });
  bars = new PIXI.Graphics();
  effects = new PIXI.Container();
  targetArrows = new PIXI.Graphics();
  turnMarker = new PIXI.Graphics();
  movementAnimationPromise: Promise<void> | null = null;
  #drag = new TokenDrag(this);
  #source = "";

  constructor(document: TokenShape) {
    super(document);
    this.addChild(
      this.turnMarker,
      this.mesh,
      this.#ring,
      this.border,
      this.bars,
      this.effects,
      this.nameplate,
      this.targetArrows,
    );
    this.position.set(document.x, document.y);
  }

  get actor(): TokenActor | null {
    return this.document.actor;
  }
  override get name(): string {
    return this.document.name;
  }
  override set name(_name: string) {}
  get w(): number {
    return this.document.width * board().grid.sizeX;
  }
  get h(): number {
    return this.document.height * board().grid.sizeY;
  }
  override get bounds(): PIXI.Rectangle {
    return new PIXI.Rectangle(this.position.x, this.position.y, this.w, this.h);
  }
  override get layer(): LayerPort {
    return seenAs<LayerPort>(board().tokens);
  }
  /** Whoever is pointed at on the scene is lit in the tracker. */
  override _onHoverIn(event?: CanvasPointerEvent, options?: object): void {
    super._onHoverIn(event, options);
    this.#light(this.hover);
  }

  override _onHoverOut(event?: CanvasPointerEvent): void {
    super._onHoverOut(event);
    this.#light(false);
  }

  #light(hover: boolean): void {
    const tracker = seenAs<{ hoverCombatant?(combatant: unknown, hover: boolean): void } | undefined>(
      page.ui["combat"],
    );
    if (this.combatant !== null) tracker?.hoverCombatant?.(this.combatant, hover);
  }

  get combatant(): unknown {
    return this.document.combatant ?? null;
  }
  get inCombat(): boolean {
    return Boolean(this.document.inCombat);
  }
  get isTargeted(): boolean {
    return this.targeted.has(page.game.user);
  }
  get isDragged(): boolean {
    return this.#drag.active;
  }
  get isVisible(): boolean {
    return !this.document.hidden || page.game.user.isGM || (this.isOwner && this.controlled);
  }

  protected override async _draw(): Promise<void> {
    const source = this.document.texture.src ?? "icons/svg/mystery-man.svg";
    this.#source = source;
    try {
      this.mesh.texture = await PIXI.Assets.load<PIXI.Texture>(page.foundry.utils.getRoute(source));
    } catch {
      this.mesh.texture = PIXI.Texture.WHITE;
    }
    drawEffects(this);
  }

  protected override _refresh(): void {
    if (this.#source !== (this.document.texture.src ?? "icons/svg/mystery-man.svg")) void this.draw();
    this.visible = this.isVisible;
    this.mesh.anchor.set(0.5);
    this.mesh.position.set(this.w / 2, this.h / 2);
    this.mesh.width = this.w;
    this.mesh.height = this.h;
    this.mesh.angle = this.document.rotation;
    this.mesh.alpha = this.document.alpha * (this.document.hidden ? 0.5 : 1) * (this.isPreview ? 0.6 : 1);
    this.zIndex = this.document.sort ?? 0;
    drawRing(this, this.#ring);
    drawBorder(this);
    drawBars(this);
    drawName(this);
    drawTargets(this);
  }

  /** In what the ring around it is drawn in place of what its document says: a system's own token says so. */
  getRingColors(): { readonly ring?: unknown; readonly background?: unknown } {
    return {};
  }

  markTurn(current: boolean): void {
    this.turnMarker.clear();
    if (current)
      this.turnMarker.lineStyle(4, 0xff9829, 0.9).drawCircle(this.w / 2, this.h / 2, Math.max(this.w, this.h) * 0.56);
    board().invalidate();
  }

  drawBars(): void {
    drawBars(this);
    board().invalidate();
  }
  async drawEffects(): Promise<void> {
    drawEffects(this);
    board().invalidate();
  }

  getCenterPoint(position: Point = this.document): Point {
    return { x: position.x + this.w / 2, y: position.y + this.h / 2 };
  }
  getSnappedPosition(position: Point = this.document): Point {
    const corner = board().grid.getSnappedPoint(position, { mode: 0xf0 });
    return { x: Math.round(corner.x), y: Math.round(corner.y) };
  }
  checkCollision(
    destination: Point,
    {
      origin = this.getCenterPoint(),
      type = "move",
      mode = "any",
    }: { origin?: Point; type?: CollisionType; mode?: CollisionMode } = {},
  ): unknown {
    return board().collision(origin, destination, type, mode);
  }
  distanceTo(other: Token): number {
    return board().grid.measurePath([this.getCenterPoint(), other.getCenterPoint()]).distance;
  }

  /** Glides to where the document says it is now. */
  animate(to: Partial<Point>, { duration }: { duration?: number } = {}): Promise<void> {
    const start = { x: this.position.x, y: this.position.y };
    const end = { x: to.x ?? start.x, y: to.y ?? start.y };
    const spaces = Math.hypot(end.x - start.x, end.y - start.y) / board().grid.size;
    const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    const time = calm ? 0 : (duration ?? Math.min(MOVE_MS_LONGEST, spaces * MOVE_MS_PER_SPACE));
    const run = board().animate((elapsed) => {
      if (this.destroyed) return false;
      const share = time > 0 ? Math.min(1, elapsed / time) : 1;
      this.position.set(start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share);
      return share < 1;
    });
    this.movementAnimationPromise = run.then(() => {
      this.movementAnimationPromise = null;
    });
    return this.movementAnimationPromise;
  }

  setTarget(
    targeted = true,
    {
      user = page.game.user,
      releaseOthers = true,
    }: { user?: UserShape; releaseOthers?: boolean; groupSelection?: boolean } = {},
  ): void {
    const targets = seenAs<{ targets: Set<Token> }>(user).targets;
    if (releaseOthers) for (const other of [...targets]) if (other !== this) other._updateTarget(false, user);
    this._updateTarget(targeted, user);
    const broadcaster = seenAs<{ broadcastActivity?(data: Loose): unknown }>(user);
    if (user.isSelf) broadcaster.broadcastActivity?.({ targets: [...targets].map((token) => token.id) });
  }

  /** What a change of target looks like here, without telling anybody. */
  _updateTarget(targeted: boolean, user: UserShape): void {
    if (this.targeted.has(user) === targeted) return;
    const targets = seenAs<{ targets: Set<Token> }>(user).targets;
    if (targeted) {
      this.targeted.add(user);
      targets.add(this);
    } else {
      this.targeted.delete(user);
      targets.delete(this);
    }
    page.Hooks.callAll("targetToken", user, this, targeted);
    this.refresh();
  }

  _canHUD(_user: unknown, _event?: CanvasPointerEvent): boolean {
    return this.isOwner;
  }
  override _canView(_user: unknown, _event?: CanvasPointerEvent): boolean {
    return this.actor?.testUserPermission(page.game.user, "LIMITED") ?? false;
  }
  override _canDrag(user: unknown, event?: CanvasPointerEvent): boolean {
    return super._canDrag(user, event) && !this.document.locked;
  }
  override _onClickLeft2(_event: CanvasPointerEvent): void {
    if (this._canView(page.game.user)) void this.actor?.sheet?.render({ force: true });
  }
  override _onClickRight(_event: CanvasPointerEvent): void {
    const { hud } = board();
    if (!this._canHUD(page.game.user)) return;
    // Whoever is one of several that are selected stays among them.
    if (!this.controlled) this.control();
    if (hud.token.object === this) void hud.token.clear();
    else void hud.token.bind(this);
  }

  _onApplyStatusEffect(statusId: string, active: boolean): void {
    page.Hooks.callAll("applyTokenStatusEffect", this, statusId, active);
  }
  _onDragStart(): void {
    this.alpha = 0.5;
  }
  _onDragEnd(): void {
    this.alpha = 1;
    board().invalidate();
  }
  _onDragLeftStart(event: CanvasPointerEvent): boolean | void {
    this._initializeDragLeft(event);
    this.#drag.start(event);
  }
  _initializeDragLeft(_event: CanvasPointerEvent): void {}
  _onDragLeftMove(event: CanvasPointerEvent): void {
    this.#drag.move(event);
  }
  _onDragLeftDrop(event: CanvasPointerEvent): unknown {
    return this.#drag.drop(event);
  }
  _shouldPreventDragLeftDrop(_event: CanvasPointerEvent): boolean {
    return false;
  }
  _prepareDragLeftDropUpdates(event: CanvasPointerEvent): [Loose[], Loose] {
    return this.#drag.updates(event);
  }
  _finalizeDragLeft(_event: CanvasPointerEvent): void {}
  _onDragLeftCancel(event: CanvasPointerEvent): boolean | void {
    this._finalizeDragLeft(event);
    this.#drag.clear();
  }
}
