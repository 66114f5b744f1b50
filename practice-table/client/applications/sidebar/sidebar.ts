import { isWritten } from "../api/application-clicks.ts";
import { page, words, type Loose } from "../../page.ts";
import type { PartialConfiguration, RenderOptions } from "../api/application-shapes.ts";
import { ApplicationV2 } from "../api/application-v2.ts";
import { HandlebarsApplicationMixin } from "../api/handlebars-application.ts";
import type { AbstractSidebarTab } from "./sidebar-tab.ts";

export interface TabDescriptor {
  tooltip?: string;
  icon?: string;
  documentName?: string;
  gmOnly?: boolean;
}

/** The strip of tabs at the right, and the one tab that is open. */
export class Sidebar extends HandlebarsApplicationMixin(ApplicationV2) {
  static override DEFAULT_OPTIONS: PartialConfiguration = {
    id: "sidebar",
    tag: "aside",
    window: { frame: false, positioned: false },
    actions: { toggleState: Sidebar.#onToggle },
  };

  static override PARTS = { tabs: { id: "tabs", template: "templates/sidebar/tabs.hbs" } };

  static override TABS = {
    chat: { icon: "fa-solid fa-comments" },
    combat: { icon: "fa-solid fa-swords" },
    scenes: { icon: "fa-solid fa-map", documentName: "Scene", gmOnly: true },
    actors: { icon: "fa-solid fa-user", documentName: "Actor" },
    items: { icon: "fa-solid fa-suitcase", documentName: "Item" },
    journal: { icon: "fa-solid fa-book-open", documentName: "JournalEntry" },
    tables: { icon: "fa-solid fa-table-list", documentName: "RollTable" },
    macros: { icon: "fa-solid fa-code", documentName: "Macro" },
    compendium: { icon: "fa-solid fa-book-atlas" },
    settings: { icon: "fa-solid fa-gears" },
  } as never;

  readonly popouts: Record<string, ApplicationV2> = {};
  override tabGroups: Record<string, string | null> = { primary: "chat" };
  #expanded = true;

  get expanded(): boolean {
    return this.#expanded;
  }

  get #tabs(): Record<string, TabDescriptor> {
    return (this.constructor as typeof Sidebar).TABS;
  }

  override async _prepareContext(_options: RenderOptions): Promise<Loose> {
    const tabs = Object.entries(this.#tabs)
      .filter(([, tab]) => !tab.gmOnly || page.game.user.isGM)
      .map(([id, tab]) => ({
        id,
        icon: tab.icon ?? "fa-solid fa-file",
        active: this.tabGroups["primary"] === id,
        label: words(tab.tooltip ?? `SIDEBAR.${id}`),
      }));
    return { tabs, expanded: this.#expanded };
  }

  override async _renderFrame(options: RenderOptions): Promise<HTMLElement> {
    const element = await super._renderFrame(options);
    const content = document.createElement("div");
    content.id = "sidebar-content";
    element.append(content);
    return element;
  }

  override _insertElement(element: HTMLElement): void {
    document.getElementById("ui-right")?.append(element);
  }

  override async _onFirstRender(context: Loose, options: RenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    this.element.classList.toggle("expanded", this.#expanded);
    this.element.addEventListener("contextmenu", (event) => {
      const tab = (event.target as Element).closest<HTMLElement>("#sidebar-tabs [data-tab]")?.dataset["tab"];
      if (!tab) return;
      event.preventDefault();
      void (page.ui[tab] as AbstractSidebarTab | undefined)?.renderPopout();
    });
    for (const tab of Object.keys(this.#tabs))
      await (page.ui[tab] as ApplicationV2 | undefined)?.render({ force: true });
  }

  override _onClickTab(event: PointerEvent): void {
    const tab = (event.target as Element).closest<HTMLElement>("[data-tab]")?.dataset["tab"];
    if (!tab) return;
    // Since generation 14 the open tab stays where it is.
    if (this.tabGroups["primary"] === tab && this.#expanded && page.game.release.generation < 14)
      return this.collapse();
    this.changeTab(tab, "primary");
    this.expand();
  }

  override changeTab(tab: string, group: string, options: Loose = {}): void {
    const before = this.tabGroups[group];
    this.tabGroups[group] = tab;
    for (const element of this.element.querySelectorAll<HTMLElement>("[data-tab][data-group='primary']")) {
      const active = element.dataset["tab"] === tab;
      element.classList.toggle("active", active);
      if (element instanceof HTMLButtonElement) element.setAttribute("aria-selected", String(active));
    }
    if (before === tab && !options["force"]) return;
    (page.ui[before ?? ""] as AbstractSidebarTab | undefined)?._onDeactivate();
    const opened = page.ui[tab] as AbstractSidebarTab | undefined;
    opened?._onActivate();
    page.Hooks.callAll("changeSidebarTab", opened);
  }

  activateTab(tab: string): void {
    this.changeTab(tab, "primary");
  }
  expand(): void {
    this.toggleExpanded(true);
  }
  collapse(): void {
    this.toggleExpanded(false);
  }
  toggleExpanded(expanded = !this.#expanded): void {
    if (expanded === this.#expanded) return;
    this.#expanded = expanded;
    this.element?.classList.toggle("expanded", expanded);
    document.body.classList.toggle("sidebar-collapsed", !expanded);
    page.Hooks.callAll("collapseSidebar", this, !expanded);
  }

  static #onToggle(this: Sidebar, _event: PointerEvent, target: HTMLElement): void {
    if (!isWritten(target)) this.toggleExpanded();
  }
}
