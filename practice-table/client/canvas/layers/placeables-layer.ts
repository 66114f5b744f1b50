import * as PIXI from "pixi.js";
import { page, seenAs } from "../../page.ts";
import type { DocumentShape } from "../../applications/document-shape.ts";
import { board } from "../board-port.ts";
import type { PlaceableObject } from "../placeables/placeable-object.ts";
import type { Point } from "../shapes.ts";

/** All placed objects of one kind, and which of them are controlled. */
export abstract class PlaceablesLayer<T extends PlaceableObject> extends PIXI.Container {
  static documentName = "";

  readonly objects = new PIXI.Container();
  readonly preview = new PIXI.Container();
  hover: T | null = null;
  active = false;

  constructor() {
    super();
    this.objects.sortableChildren = true;
    this.preview.name = "preview";
    this.addChild(this.objects, this.preview);
  }

  get documentName(): string {
    return (this.constructor as typeof PlaceablesLayer).documentName;
  }
  get placeables(): T[] {
    return seenAs<T[]>(this.objects.children);
  }
  get controlled(): T[] {
    return this.placeables.filter((object) => object.controlled);
  }
  get controlledObjects(): Map<string, T> {
    return new Map(this.controlled.map((object) => [object.id, object]));
  }
  get(id: string): T | undefined {
    return this.placeables.find((object) => object.id === id);
  }

  protected abstract make(document: DocumentShape): T;

  async drawAll(documents: Iterable<DocumentShape>): Promise<void> {
    await Promise.all([...documents].map((document) => this.place(document)));
  }

  async place(document: DocumentShape): Promise<T> {
    this.remove(document.id);
    const object = this.make(document);
    this.objects.addChild(object);
    Object.defineProperty(document, "_object", { value: object, configurable: true, writable: true });
    await object.draw();
    return object;
  }

  remove(id: string): void {
    const object = this.get(id);
    if (!object) return;
    object.release();
    if (this.hover === object) this.hover = null;
    object.destroy({ children: true });
    Object.defineProperty(object.document, "_object", { value: null, configurable: true, writable: true });
    board().invalidate();
  }

  clear(): void {
    for (const object of [...this.placeables]) this.remove(object.id);
  }

  /** One layer at a time has the scene: the one before lets go of it. */
  activate(): this {
    for (const layer of seenAs<{ layers?: readonly PlaceablesLayer<T>[] }>(page.canvas).layers ?? [])
      if (layer !== this && layer.active) layer.deactivate();
    this.active = true;
    board().invalidate();
    return this;
  }
  deactivate(): this {
    this.active = false;
    this.releaseAll();
    return this;
  }

  releaseAll(): number {
    const { controlled } = this;
    for (const object of controlled) object.release();
    return controlled.length;
  }
  controlAll(): T[] {
    for (const object of this.placeables) if (object.visible) object.control({ releaseOthers: false });
    return this.controlled;
  }

  /** The topmost object at a point that is to be seen. */
  at(point: Point): T | undefined {
    const under = this.placeables.filter((object) => object.visible && this.covers(object, point));
    return under.sort((a, b) => a.zIndex - b.zIndex).at(-1);
  }

  protected covers(object: T, point: Point): boolean {
    return object.bounds.contains(point.x, point.y);
  }

  selectObjects({ x, y, width, height }: PIXI.Rectangle, releaseOthers = true): void {
    if (releaseOthers) this.releaseAll();
    const area = new PIXI.Rectangle(x, y, width, height);
    for (const object of this.placeables) {
      const { center } = object;
      if (object.visible && area.contains(center.x, center.y) && object._canControl(page.game.user)) {
        object.control({ releaseOthers: false });
      }
    }
  }

  async deleteControlled(): Promise<void> {
    const ids = this.controlled
      .filter((object) => object.document.canUserModify(page.game.user, "delete"))
      .map((object) => object.id);
    if (ids.length > 0) await board().scene?.deleteEmbeddedDocuments(this.documentName, ids);
  }
}
