import { page, words } from "../../page.ts";
import { placeMenu } from "./context-menu-place.ts";

type Test = boolean | null | ((target: HTMLElement) => boolean | null | undefined);

/** An entry in either generation's words: `name/callback/condition` (13) or `label/onClick/visible` (14). */
export interface ContextMenuEntry {
  name?: string;
  label?: string;
  icon?: string;
  classes?: string;
  group?: string | null;
  callback?: (target: HTMLElement, event: Event) => unknown;
  onClick?: (event: Event, target: HTMLElement) => unknown;
  condition?: Test;
  visible?: Test;
}

export interface ContextMenuOptions {
  eventName?: string;
  onOpen?: ((target: HTMLElement) => unknown) | null;
  onClose?: ((target: HTMLElement) => unknown) | null;
  fixed?: boolean;
  jQuery?: boolean;
  relative?: "cursor" | "target";
}

function passes(test: Test | undefined, target: HTMLElement): boolean {
  return typeof test === "function" ? Boolean(test(target)) : (test ?? true);
}

function iconOf(entry: ContextMenuEntry): HTMLElement {
  const holder = document.createElement("span");
  holder.className = "context-icon";
  holder.ariaHidden = "true";
  const icon = entry.icon ?? "";
  if (icon.trimStart().startsWith("<")) holder.innerHTML = icon;
  else if (icon) {
    const mark = document.createElement("i");
    mark.className = `fa-fw ${icon}`;
    holder.append(mark);
  }
  return holder;
}

export class ContextMenu {
  static get implementation(): typeof ContextMenu {
    return ContextMenu;
  }
  static #open: ContextMenu | null = null;

  readonly element: HTMLElement;
  readonly selector: string;
  readonly eventName: string;
  readonly fixed: boolean;
  menuItems: ContextMenuEntry[];
  onOpen: ContextMenuOptions["onOpen"];
  onClose: ContextMenuOptions["onClose"];
  target: HTMLElement | null = null;
  #menu: HTMLElement | null = null;

  constructor(
    element: HTMLElement,
    selector: string | null | undefined,
    menuItems: ContextMenuEntry[],
    { eventName = "contextmenu", onOpen, onClose, fixed = false }: ContextMenuOptions = {},
  ) {
    this.element = element;
    this.selector = selector || "*";
    this.menuItems = menuItems;
    this.eventName = eventName;
    this.fixed = fixed;
    this.onOpen = onOpen;
    this.onClose = onClose;
    this.activateListeners(element);
  }

  static create(
    _app: unknown,
    html: HTMLElement,
    selector: string,
    menuItems: ContextMenuEntry[],
    options: ContextMenuOptions = {},
  ): ContextMenu {
    return new ContextMenu(html, selector, menuItems, options);
  }

  activateListeners(element: HTMLElement): void {
    element.addEventListener(this.eventName, (event) => void this._onActivate(event as PointerEvent));
  }

  async _onActivate(event: PointerEvent): Promise<void> {
    const target = (event.target as Element).closest<HTMLElement>(this.selector);
    if (!target || !this.element.contains(target)) return;
    event.preventDefault();
    event.stopPropagation();
    const again = ContextMenu.#open === this && this.target === target;
    await ContextMenu.#open?.close();
    if (!again || this.eventName === "contextmenu") await this.render(target, { event });
  }

  async render(target: HTMLElement, { event }: { event?: PointerEvent } = {}): Promise<void> {
    const entries = this.menuItems.filter((entry) => passes(entry.visible ?? entry.condition, target));
    if (entries.length === 0) return;
    this.target = target;
    const menu = document.createElement("nav");
    menu.id = "context-menu";
    menu.setAttribute("role", "menu");
    for (const group of new Set(entries.map((entry) => entry.group ?? ""))) {
      menu.append(
        this.#list(
          entries.filter((entry) => (entry.group ?? "") === group),
          target,
        ),
      );
    }
    document.body.append(menu);
    this.#menu = menu;
    ContextMenu.#open = this;
    page.ui["context"] = this;
    target.classList.add("context");
    placeMenu(menu, target, event);
    menu.addEventListener("keydown", (press) => this.#onKey(press));
    setTimeout(() => document.addEventListener("pointerdown", this.#outside, true));
    this.onOpen?.(target);
    menu.querySelector<HTMLElement>(".context-item")?.focus({ preventScroll: true });
  }

  #list(entries: ContextMenuEntry[], target: HTMLElement): HTMLElement {
    const list = document.createElement("ol");
    list.className = "context-items";
    for (const entry of entries) {
      const item = document.createElement("li");
      item.className = `context-item ${entry.classes ?? ""}`.trim();
      item.tabIndex = -1;
      item.setAttribute("role", "menuitem");
      const label = document.createElement("span");
      label.textContent = words(entry.label ?? entry.name ?? "");
      item.append(iconOf(entry), label);
      item.addEventListener("click", (event) => {
        event.stopPropagation();
        void this.close();
        if (entry.onClick) entry.onClick(event, target);
        else entry.callback?.(target, event);
      });
      list.append(item);
    }
    return list;
  }

  #outside = (event: Event): void => {
    if (!this.#menu?.contains(event.target as Node)) void this.close();
  };

  #onKey(event: KeyboardEvent): void {
    const items = [...(this.#menu?.querySelectorAll<HTMLElement>(".context-item") ?? [])];
    const at = items.indexOf(document.activeElement as HTMLElement);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) items.at((at + step) % items.length)?.focus();
    else if (event.key === "Enter" || event.key === " ") items[at]?.click();
    else if (event.key === "Escape" || event.key === "Tab") void this.close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  async close(): Promise<void> {
    const { target } = this;
    if (!this.#menu || !target) return;
    document.removeEventListener("pointerdown", this.#outside, true);
    this.#menu.remove();
    this.#menu = null;
    this.target = null;
    if (ContextMenu.#open === this) {
      ContextMenu.#open = null;
      delete page.ui["context"];
    }
    target.classList.remove("context");
    this.onClose?.(target);
  }
}
