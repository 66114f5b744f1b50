type Action = "dragstart" | "dragover" | "drop" | "dragenter" | "dragleave" | "dragend";
type Permission = "dragstart" | "drop";

export interface DragDropConfiguration {
  dragSelector?: string | null;
  dropSelector?: string | null;
  permissions?: Partial<Record<Permission, (selector: string | null | undefined) => boolean>>;
  callbacks?: Partial<Record<Action, (event: DragEvent) => unknown>>;
}

/** Wires HTML5 drag and drop onto the elements two selectors name. Binding again to the same element is harmless. */
export class DragDrop {
  static get implementation(): typeof DragDrop {
    return DragDrop;
  }

  readonly dragSelector: string | null | undefined;
  readonly dropSelector: string | null | undefined;
  readonly permissions: NonNullable<DragDropConfiguration["permissions"]>;
  readonly callbacks: NonNullable<DragDropConfiguration["callbacks"]>;
  #bound = new WeakSet<Element>();

  constructor({ dragSelector, dropSelector, permissions = {}, callbacks = {} }: DragDropConfiguration = {}) {
    this.dragSelector = dragSelector;
    this.dropSelector = dropSelector;
    this.permissions = permissions;
    this.callbacks = callbacks;
  }

  bind(html: HTMLElement): this {
    if (this.can("dragstart", this.dragSelector)) {
      for (const element of this.#matching(html, this.dragSelector)) this.#makeDraggable(element);
    }
    if (this.can("drop", this.dropSelector)) {
      const zones = this.dropSelector ? this.#matching(html, this.dropSelector) : [html];
      for (const element of zones) this.#makeDropZone(element);
    }
    return this;
  }

  #matching(html: HTMLElement, selector: string | null | undefined): HTMLElement[] {
    if (!selector) return [];
    const found = [...html.querySelectorAll<HTMLElement>(selector)];
    return html.matches(selector) ? [html, ...found] : found;
  }

  #makeDraggable(element: HTMLElement): void {
    element.draggable = true;
    if (this.#bound.has(element)) return;
    this.#bound.add(element);
    element.addEventListener("dragstart", (event) => this._handleDragStart(event));
    element.addEventListener("dragend", (event) => this.callback(event, "dragend"));
  }

  #dropZones = new WeakSet<Element>();

  #makeDropZone(element: HTMLElement): void {
    if (this.#dropZones.has(element)) return;
    this.#dropZones.add(element);
    element.addEventListener("dragover", (event) => {
      event.preventDefault();
      this.callback(event, "dragover");
    });
    element.addEventListener("drop", (event) => {
      event.preventDefault();
      this.callback(event, "drop");
    });
    element.addEventListener("dragenter", (event) => this.callback(event, "dragenter"));
    element.addEventListener("dragleave", (event) => this.callback(event, "dragleave"));
  }

  _handleDragStart(event: DragEvent): void {
    this.callback(event, "dragstart");
    if (event.dataTransfer && event.dataTransfer.items.length > 0) event.stopPropagation();
  }

  callback(event: DragEvent, action: Action): unknown {
    return this.callbacks[action]?.(event);
  }

  can(action: Permission, selector?: string | null): boolean {
    return this.permissions[action]?.(selector) ?? true;
  }

  static createDragImage(image: HTMLImageElement, width: number, height: number): HTMLElement {
    let preview = document.getElementById("drag-preview");
    if (!preview) {
      preview = document.createElement("div");
      preview.id = "drag-preview";
      document.body.append(preview);
    }
    const copy = document.createElement("img");
    copy.src = image.src;
    copy.style.width = `${width}px`;
    copy.style.height = `${height}px`;
    preview.replaceChildren(copy);
    return preview;
  }
}
