import { page, words, type Loose, seenAs } from "../../page.ts";
import type { ClosingOptions, Configuration, PartialConfiguration, RenderOptions } from "../api/application-shapes.ts";
import { ApplicationV2 } from "../api/application-v2.ts";

interface SidebarShape {
  readonly expanded: boolean;
  readonly popouts: Record<string, ApplicationV2>;
  readonly tabGroups: Record<string, string | null>;
  changeTab(tab: string, group: string): void;
  expand(): void;
}

function sidebar(): SidebarShape {
  return page.ui["sidebar"] as SidebarShape;
}

/** One tab of the sidebar. The same class, framed, is its pop-out; both are drawn together. */
export class AbstractSidebarTab extends ApplicationV2 {
  static tabName = "";

  static override DEFAULT_OPTIONS: PartialConfiguration = {
    classes: ["tab", "sidebar-tab"],
    tag: "section",
    window: { frame: false, positioned: false },
    position: { width: 320 },
  };

  get tabName(): string {
    return (this.constructor as typeof AbstractSidebarTab).tabName;
  }
  get isPopout(): boolean {
    return this.hasFrame;
  }
  get popout(): this | undefined {
    return sidebar().popouts[this.tabName] as this | undefined;
  }
  get active(): boolean {
    return this.isPopout ? this.rendered : sidebar().expanded && sidebar().tabGroups["primary"] === this.tabName;
  }

  override get title(): string {
    return words(`SIDEBAR.${this.tabName}`);
  }

  override _initializeApplicationOptions(options: PartialConfiguration): Configuration {
    const merged = super._initializeApplicationOptions(options);
    if (merged.window.frame) {
      merged.classes = [...merged.classes.filter((name) => name !== "tab"), "sidebar-popout"];
      merged.id = `${this.tabName}-popout`;
      merged.tag = "div";
    } else merged.id = this.tabName;
    return merged;
  }

  override async _prepareContext(options: RenderOptions): Promise<Loose> {
    const context = await super._prepareContext(options);
    return Object.assign(context, { user: page.game.user });
  }

  override async _renderFrame(options: RenderOptions): Promise<HTMLElement> {
    const element = await super._renderFrame(options);
    if (!this.isPopout) {
      element.dataset["tab"] = this.tabName;
      element.dataset["group"] = "primary";
      element.setAttribute("aria-label", this.title);
      element.classList.toggle("active", sidebar().tabGroups["primary"] === this.tabName);
    }
    return element;
  }

  override _insertElement(element: HTMLElement): void {
    if (this.isPopout) return super._insertElement(element);
    document.getElementById("sidebar-content")?.append(element);
  }

  override async render(options: RenderOptions | boolean = {}, more: RenderOptions = {}): Promise<this> {
    const twin = this.isPopout ? undefined : this.popout;
    if (twin?.rendered) {
      const wanted = typeof options === "boolean" ? { ...more } : { ...options };
      void twin.render({ ...wanted, force: false });
    }
    return super.render(options, more);
  }

  activate(): void {
    if (this.isPopout) return this.bringToFront();
    sidebar().changeTab(this.tabName, "primary");
    sidebar().expand();
  }

  async renderPopout(): Promise<this> {
    if (this.isPopout) return this;
    const known = this.popout;
    if (known) {
      await known.render({ force: true });
      return known;
    }
    const Tab = seenAs<new (options: PartialConfiguration) => this>(this.constructor);
    const made = new Tab({ window: { frame: true, positioned: true, resizable: true } });
    sidebar().popouts[this.tabName] = made;
    await made.render({ force: true });
    return made;
  }

  override _onClose(options: ClosingOptions): void {
    super._onClose(options);
    if (this.isPopout) delete sidebar().popouts[this.tabName];
  }

  _onActivate(): void {}
  _onDeactivate(): void {}
}
