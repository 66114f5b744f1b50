import * as PIXI from "pixi.js";
import { page } from "../../page.ts";
import type { DocumentShape } from "../../applications/document-shape.ts";
import { board } from "../board-port.ts";
import type { CanvasPointerEvent } from "../interaction/canvas-pointer-event.ts";
import type { Point } from "../shapes.ts";

/** A document's likeness on the scene. */
export abstract class PlaceableObject<Doc extends DocumentShape = DocumentShape> extends PIXI.Container {
  static embeddedName = "";
  /** What of it is drawn anew with what, as packages read it and add to it. */
  static RENDER_FLAGS: Readonly<Record<string, object>> = {
    redraw: { propagate: ["refresh"] },
    refresh: { propagate: ["refreshState"], alias: true },
    refreshState: {},
  };

  readonly document: Doc;
  hover = false;
  #controlled = false;
  #refreshing = false;

  constructor(document: Doc) {
    super();
    this.document = document;
    this.eventMode = "none";
  }

  get id(): string {
    return this.document.id;
  }
  get objectId(): string {
    return `${this.document.documentName}.${this.id}`;
  }
  get isOwner(): boolean {
    return this.document.isOwner;
  }
  get scene(): DocumentShape | null {
    return this.document.parent;
  }
  get controlled(): boolean {
    return this.#controlled;
  }
  get isPreview(): boolean {
    return this.parent?.name === "preview";
  }
  get sheet(): DocumentShape["sheet"] {
    return this.document.sheet;
  }
  abstract get bounds(): PIXI.Rectangle;
  abstract get layer(): LayerPort;
  get center(): Point {
    const { x, y, width, height } = this.bounds;
    return { x: x + width / 2, y: y + height / 2 };
  }

  /** Foundry's way to ask for a redraw; here every flag means the whole object, once, before the next frame. */
  readonly renderFlags = { set: (_flags?: object): void => this.#refreshSoon() };

  #refreshSoon(): void {
    if (this.#refreshing) return;
    this.#refreshing = true;
    queueMicrotask(() => {
      this.#refreshing = false;
      if (!this.destroyed) this.refresh();
    });
  }

  async draw(): Promise<this> {
    await this._draw();
    this.refresh();
    page.Hooks.callAll(`draw${this.document.documentName}`, this);
    return this;
  }

  refresh(_options?: object): this {
    this._refresh();
    page.Hooks.callAll(`refresh${this.document.documentName}`, this, {});
    board().invalidate();
    return this;
  }

  protected abstract _draw(): Promise<void>;
  protected abstract _refresh(): void;

  _canControl(_user: unknown, _event?: CanvasPointerEvent): boolean {
    return this.isOwner;
  }
  _canHover(_user: unknown, _event?: CanvasPointerEvent): boolean {
    return this.visible;
  }
  _canDrag(_user: unknown, _event?: CanvasPointerEvent): boolean {
    return this.isOwner && this.#controlled;
  }
  _canView(_user: unknown, _event?: CanvasPointerEvent): boolean {
    return this.document.testUserPermission(page.game.user, "LIMITED");
  }

  control({ releaseOthers = true }: { releaseOthers?: boolean } = {}): boolean {
    if (!this.#controlled && !this._canControl(page.game.user)) return false;
    if (releaseOthers) for (const other of [...this.layer.controlled]) if (other !== this) other.release();
    if (this.#controlled) return true;
    this.#controlled = true;
    this._onControl({ releaseOthers });
    page.Hooks.callAll(`control${this.document.documentName}`, this, true);
    this.refresh();
    return true;
  }

  release(): boolean {
    if (!this.#controlled) return true;
    this.#controlled = false;
    this._onRelease({});
    page.Hooks.callAll(`control${this.document.documentName}`, this, false);
    this.refresh();
    return true;
  }

  _onControl(_options: object): void {}
  _onRelease(_options: object): void {}

  _onHoverIn(event?: CanvasPointerEvent, _options?: object): void {
    if (this.hover || !this._canHover(page.game.user, event)) return;
    this.hover = true;
    page.Hooks.callAll(`hover${this.document.documentName}`, this, true);
    this.refresh();
  }

  _onHoverOut(_event?: CanvasPointerEvent): void {
    if (!this.hover) return;
    this.hover = false;
    page.Hooks.callAll(`hover${this.document.documentName}`, this, false);
    if (!this.destroyed) this.refresh();
  }

  _onClickLeft(event: CanvasPointerEvent): void {
    if (event.shiftKey && this.#controlled) this.release();
    else this.control({ releaseOthers: !event.shiftKey });
  }
  _onClickLeft2(_event: CanvasPointerEvent): void {
    if (this._canView(page.game.user)) void this.sheet?.render({ force: true });
  }
  _onClickRight(_event: CanvasPointerEvent): void {}
}

export interface LayerPort {
  readonly controlled: PlaceableObject[];
  get(id: string): PlaceableObject | undefined;
}
