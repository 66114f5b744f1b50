export interface TabsConfig {
  group?: string;
  navSelector: string;
  contentSelector?: string;
  initial?: string;
  callback?: (event: Event | null, tabs: Tabs, active: string) => void;
}

/** Tabs over plain markup, for windows that do not declare `TABS`. */
export class Tabs {
  active: string;
  readonly group: string | undefined;
  readonly #config: TabsConfig;
  #nav: HTMLElement | null = null;
  #content: HTMLElement | null = null;

  constructor(config: TabsConfig) {
    this.#config = config;
    this.group = config.group;
    this.active = config.initial ?? "";
  }

  bind(html: HTMLElement): void {
    this.#nav = html.querySelector(this.#config.navSelector);
    const { contentSelector } = this.#config;
    this.#content = contentSelector
      ? html.matches(contentSelector)
        ? html
        : html.querySelector(contentSelector)
      : null;
    for (const item of this.#nav?.querySelectorAll<HTMLElement>("[data-tab]") ?? []) {
      item.addEventListener("click", (event) => {
        event.preventDefault();
        this.activate(item.dataset["tab"] ?? "", { triggerCallback: true, event });
      });
    }
    this.activate(this.active);
  }

  activate(
    tab: string,
    { triggerCallback = false, event = null }: { triggerCallback?: boolean; event?: Event | null } = {},
  ): void {
    const items = [...(this.#nav?.querySelectorAll<HTMLElement>("[data-tab]") ?? [])];
    const known = items.find((item) => item.dataset["tab"] === tab) ?? items[0];
    this.active = known?.dataset["tab"] ?? tab;
    const panes = this.#content?.querySelectorAll<HTMLElement>(".tab[data-tab]") ?? [];
    for (const part of [...items, ...panes]) {
      if (this.group && part.dataset["group"] && part.dataset["group"] !== this.group) continue;
      part.classList.toggle("active", part.dataset["tab"] === this.active);
    }
    if (triggerCallback) this.#config.callback?.(event, this, this.active);
  }
}
