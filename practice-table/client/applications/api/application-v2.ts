import { page, type Loose } from "../../page.ts";
import type { ContextMenu, ContextMenuEntry } from "../ux/context-menu.ts";
import { createApplicationMenu, type ApplicationMenuOptions } from "./application-menu.ts";
import { findAction, isWritten } from "./application-clicks.ts";
import { submitForm } from "./application-form.ts";
import { ApplicationSteps } from "./application-steps.ts";
import { optionsAlongChain } from "./application-options.ts";
import {
  RENDER_STATES,
  type ClosingOptions,
  type Configuration,
  type FormConfiguration,
  type HeaderControl,
  type PartialConfiguration,
  type Position,
  type RenderOptions,
  type Tab,
  type TabsConfiguration,
  type WindowParts,
} from "./application-shapes.ts";
import { APPLICATION_DEFAULTS } from "./application-defaults.ts";
import { describeTabs, firstTab, showTab } from "./application-tabs.ts";
import { detachControls, isDetached } from "./detached-windows.ts";
import { instances } from "./instances.ts";
import { RenderQueue } from "./render-queue.ts";
import { dragByHeader, resizeByHandle } from "./window-drag.ts";
import { buildHeaderControl, buildWindowFrame, closeWhenLeft, faded, updateWindowFrame } from "./window-frame.ts";
import { boundPosition, parseCSSDimensions, waitForImages, writePosition } from "./window-position.ts";

/** The base of every window and panel: render queue, frame, position, actions, forms, tabs and life-cycle events. */
export class ApplicationV2 extends ApplicationSteps {
  static BASE_APPLICATION: typeof ApplicationV2 = ApplicationV2;
  static readonly RENDER_STATES = RENDER_STATES;
  static readonly emittedEvents: readonly string[] = ["render", "close", "position"];
  static TABS: Record<string, TabsConfiguration> = {};
  static _appId = 0;
  static _maxZ = 100;

  static DEFAULT_OPTIONS: PartialConfiguration = APPLICATION_DEFAULTS;

  readonly options: Configuration;
  readonly window: WindowParts = {};
  position: Position;
  tabGroups: Record<string, string | null> = {};

  #id: string;
  #element: HTMLElement | null = null;
  #content: HTMLElement | null = null;
  #state: number = RENDER_STATES.NONE;
  #queue = new RenderQueue();
  #minimized = false;
  constructor(options: PartialConfiguration = {}) {
    super();
    this.options = this._initializeApplicationOptions(options);
    this.#id = this.options.id.replace("{id}", this.options.uniqueId);
    const given = this.options.position;
    this.position = {
      top: NaN,
      left: NaN,
      width: "auto",
      height: "auto",
      scale: 1,
      zIndex: ++ApplicationV2._maxZ,
      ...given,
    };
    for (const [group, config] of Object.entries(this.#class.TABS)) {
      // The sidebar's TABS are not groups of tabs but its tabs.
      if (Array.isArray(config.tabs)) this.tabGroups[group] = firstTab(config);
    }
  }

  get #class(): typeof ApplicationV2 {
    return this.constructor as typeof ApplicationV2;
  }

  /** This class and its ancestors, the concrete one first. */
  static *inheritanceChain(): Generator<typeof ApplicationV2, void, undefined> {
    yield this;
    if (this === this.BASE_APPLICATION || this === ApplicationV2) return;
    yield* (Object.getPrototypeOf(this) as typeof ApplicationV2).inheritanceChain();
  }

  _initializeApplicationOptions(options: PartialConfiguration): Configuration {
    const merged = optionsAlongChain([...this.#class.inheritanceChain()], options);
    merged.uniqueId ??= String(++ApplicationV2._appId);
    return merged;
  }

  get id(): string {
    return this.#id;
  }
  get title(): string {
    const key = this.options.window.title;
    return key ? (page.game?.i18n?.localize(key) ?? key) : "";
  }
  get element(): HTMLElement {
    return this.#element as HTMLElement;
  }
  get classList(): DOMTokenList | undefined {
    return this.#element?.classList;
  }
  /** Its own element, or its content; a form that lies deeper is none of the application's. */
  get form(): HTMLFormElement | null {
    const form = [this.#element, this.#content].find((each) => each?.tagName === "FORM");
    return (form as HTMLFormElement | undefined) ?? null;
  }
  get state(): number {
    return this.#state;
  }
  get rendered(): boolean {
    return this.#state === RENDER_STATES.RENDERED;
  }
  get minimized(): boolean {
    return this.#minimized;
  }
  get hasFrame(): boolean {
    return this.options.window.frame;
  }

  render(options: RenderOptions | boolean = {}, more: RenderOptions = {}): Promise<this> {
    const wanted: RenderOptions = typeof options === "boolean" ? { ...more, force: options } : { ...options };
    return this.#queue.add(() => this.#render(wanted));
  }

  async #render(options: RenderOptions): Promise<this> {
    const fresh = this.#state <= RENDER_STATES.NONE;
    if (fresh && !options.force) return this;
    options.isFirstRender = fresh;
    if (this._canRender(options) === false) return this;
    this.#state = RENDER_STATES.RENDERING;
    try {
      this._configureRenderOptions(options);
      const context = await this._prepareContext(options);
      if (fresh) await this._preFirstRender(context, options);
      await this._preRender(context, options);
      const result = await this._renderHTML(context, options);
      if (fresh) {
        this.#element = await this._renderFrame(options);
        this.#content = this.window.content ?? this.#element;
        instances.set(this.#id, this);
      }
      this._replaceHTML(result, this.#content as HTMLElement, options);
      if (fresh) {
        this._insertElement(this.element);
        this._attachFrameListeners();
      }
      if (this.hasFrame) this._updateFrame(options);
      this.#state = RENDER_STATES.RENDERED;
      if (fresh || options.position || this.position.height === "auto") this.setPosition(options.position ?? {});
      if (this.hasFrame && (fresh || options.force)) this.bringToFront();
      if (fresh) await this._onFirstRender(context, options);
      await this._onRender(context, options);
      this.#announce("render", [this.element, context, options]);
      await this._postRender(context, options);
    } catch (error) {
      this.#state = fresh ? RENDER_STATES.ERROR : RENDER_STATES.RENDERED;
      if (fresh) this.#forget();
      throw error;
    }
    return this;
  }

  /** Tells listeners on this instance, and the hooks named after each class it descends from. */
  #announce(name: string, args: unknown[]): void {
    void this._doEvent(() => {}, { eventName: name, hookName: name, hookArgs: args });
  }

  _configureRenderOptions(options: RenderOptions): void {
    const { window: shown, position } = this.options;
    if (options.isFirstRender) {
      options.position = { ...position, ...options.position };
      options.window = { title: this.title, icon: shown.icon, controls: true, ...options.window };
    }
    if (typeof options.tab === "string") {
      const [group] = Object.keys(this.tabGroups);
      if (group) this.tabGroups[group] = options.tab;
    } else if (options.tab) Object.assign(this.tabGroups, options.tab);
  }

  async _prepareContext(_options: RenderOptions): Promise<Loose> {
    const groups = Object.keys(this.#class.TABS);
    const only = groups.length === 1 ? groups[0] : undefined;
    return only === undefined ? {} : { tabs: this._prepareTabs(only) };
  }

  _prepareTabs(group: string): Record<string, Tab> {
    const config = this._getTabsConfig(group);
    if (!config) return {};
    this.tabGroups[group] ??= firstTab(config);
    return describeTabs(config, group, this.tabGroups[group] ?? null);
  }

  _getTabsConfig(group: string): TabsConfiguration | null {
    return this.#class.TABS[group] ?? null;
  }

  async _renderHTML(_context: Loose, _options: RenderOptions): Promise<unknown> {
    throw new Error(
      `${this.constructor.name} does not say how it is drawn: it must implement _renderHTML and _replaceHTML.`,
    );
  }

  _replaceHTML(_result: unknown, _content: HTMLElement, _options: RenderOptions): void {
    throw new Error(`${this.constructor.name} does not say where its content goes: it must implement _replaceHTML.`);
  }

  async _renderFrame(_options: RenderOptions): Promise<HTMLElement> {
    if (this.hasFrame) return buildWindowFrame(this.options, this.#id, this.window);
    const element = document.createElement(this.options.tag);
    element.id = this.#id;
    element.classList.add("application", ...this.options.classes);
    return element;
  }

  _insertElement(element: HTMLElement): void {
    const old = document.getElementById(element.id);
    if (old) old.replaceWith(element);
    else document.body.append(element);
  }

  _updateFrame(options: RenderOptions): void {
    updateWindowFrame(this.window, options, this.title, () => [...this._headerControlsButtons()].length > 0);
  }

  _getHeaderControls(): HeaderControl[] {
    return [...(this.options.window.controls ?? []), ...detachControls(this)];
  }

  *_headerControlsButtons(): Generator<HeaderControl, void, undefined> {
    const controls = this._getHeaderControls();
    for (const step of this.#class.inheritanceChain())
      page.Hooks.callAll(`getHeaderControls${step.name}`, this, controls);
    for (const control of controls) {
      const visible = typeof control.visible === "function" ? control.visible.call(this) : (control.visible ?? true);
      if (visible) yield control;
    }
  }

  _renderHeaderControl(control: HeaderControl): HTMLLIElement {
    return buildHeaderControl(control);
  }

  async toggleControls(expanded?: boolean | null): Promise<void> {
    const { controls, controlsDropdown } = this.window;
    if (!controls || !controlsDropdown) return;
    const open = expanded ?? !controlsDropdown.classList.contains("expanded");
    if (open) {
      const items = [...this._headerControlsButtons()].map((control) => this._renderHeaderControl(control));
      controlsDropdown.replaceChildren(...items);
    }
    controlsDropdown.classList.toggle("expanded", open);
    if (open) closeWhenLeft(controlsDropdown, controls, () => void this.toggleControls(false));
    controls.setAttribute("aria-expanded", String(open));
  }

  setPosition(position: Partial<Position> = {}): Position | void {
    if (!this.#element || !this.hasFrame || !this.options.window.positioned || isDetached(this)) return;
    const merged = { ...this.position };
    for (const [key, value] of Object.entries(position)) {
      if (value !== undefined && value !== null) Object.assign(merged, { [key]: value });
    }
    this._prePosition(merged);
    this.position = this._updatePosition(merged);
    writePosition(this.#element, this.position);
    this._onPosition(this.position);
    this.dispatchEvent(new Event("position"));
    return this.position;
  }

  _updatePosition(position: Position): Position {
    return boundPosition(this.element, position);
  }

  bringToFront(): void {
    if (!this.#element) return;
    this.position.zIndex = ++ApplicationV2._maxZ;
    this.#element.style.zIndex = String(this.position.zIndex);
    Object.assign(page.ui ?? {}, { activeWindow: this });
  }

  async minimize(): Promise<void> {
    if (!this.#element || !this.hasFrame || !this.options.window.minimizable || this.#minimized) return;
    this.#minimized = true;
    this.#element.classList.add("minimized");
  }

  async maximize(): Promise<void> {
    if (!this.#minimized) return;
    this.#minimized = false;
    this.#element?.classList.remove("minimized");
    this.setPosition();
  }

  changeTab(tab: string, group: string, { force = false, updatePosition = true }: Loose = {}): void {
    if (!tab || !group) throw new Error("A tab and its group must be named.");
    if (this.tabGroups[group] === tab && !force) return;
    if (this.#content && !showTab(this.#content, group, tab)) {
      throw new Error(`${this.constructor.name} has no tab "${tab}" in group "${group}".`);
    }
    this.tabGroups[group] = tab;
    if (updatePosition && this.position.height === "auto") this.setPosition();
  }

  async submit(options: Loose = {}): Promise<unknown> {
    const { form } = this;
    const config = this.options.form;
    if (!form || !config?.handler) throw new Error(`${this.constructor.name} has no form with a handler to submit.`);
    return submitForm(this, config, new Event("submit", { cancelable: true }), form, options);
  }

  close(options: ClosingOptions = {}): Promise<this> {
    return this.#queue.add(async () => {
      if (!this.#element || this.#state <= RENDER_STATES.NONE) return this;
      this.#state = RENDER_STATES.CLOSING;
      await this._preClose(options);
      if (options.animate !== false && !this.hasFrame) await faded();
      this._removeElement(this.#element);
      this._tearDown(options);
      this.#forget();
      this._onClose(options);
      this.#announce("close", []);
      return this;
    });
  }

  #forget(): void {
    if (this.#state !== RENDER_STATES.ERROR) this.#state = RENDER_STATES.CLOSED;
    this.#element?.remove();
    if (instances.get(this.#id) === this) instances.delete(this.#id);
    this.#element = null;
    this.#content = null;
    this.#minimized = false;
    for (const key of Object.keys(this.window)) delete this.window[key as keyof WindowParts];
  }

  _removeElement(element: HTMLElement): void {
    element.remove();
  }

  _attachFrameListeners(): void {
    const root = this.element;
    root.addEventListener("click", (event) => this.#onClick(event));
    root.addEventListener("auxclick", (event) => this.#onClick(event));
    root.addEventListener("pointerdown", () => this.hasFrame && this.bringToFront(), true);
    const config = this.options.form;
    if (config) {
      this.form?.addEventListener("submit", (event) => void this._onSubmitForm(config, event));
      this.form?.addEventListener("change", (event) => this._onChangeForm(config, event));
    }
    const { header, resize } = this.window;
    if (header) {
      if (this.options.window.positioned) dragByHeader(this, header);
      header.addEventListener("dblclick", (event) => {
        if ((event.target as Element).closest("button")) return;
        void (this.#minimized ? this.maximize() : this.minimize());
      });
    }
    if (resize) resizeByHandle(this, resize);
  }

  #onClick(event: PointerEvent): void {
    const click = findAction(this.element, event, this.options.actions);
    if (!click) return;
    const { action, target, handler } = click;
    if (target.closest(".controls-dropdown")) void this.toggleControls(false);
    if (handler) handler.call(this as never, event, target);
    else if (isWritten(target)) return;
    else if (action === "tab") this._onClickTab(event);
    else if (action === "close") void this.close();
    else if (action === "toggleControls") void this.toggleControls();
    else this._onClickAction(event, target);
  }

  _onClickTab(event: PointerEvent): void {
    const button = (event.target as Element).closest<HTMLElement>("[data-tab]");
    const { tab, group } = button?.dataset ?? {};
    if (tab && group) this.changeTab(tab, group, { event, navElement: button });
  }

  async _onSubmitForm(config: FormConfiguration, event: Event): Promise<void> {
    event.preventDefault();
    await submitForm(this, config, event, event.currentTarget as HTMLFormElement);
  }

  _onChangeForm(config: FormConfiguration, event: Event): void {
    if (config.submitOnChange) void this._onSubmitForm(config, event);
  }

  _createContextMenu(
    handler: () => ContextMenuEntry[],
    selector: string,
    options: ApplicationMenuOptions = {},
  ): ContextMenu | null {
    return createApplicationMenu(this, handler, selector, options);
  }

  static waitForImages = waitForImages;
  static parseCSSDimensions = parseCSSDimensions;
}
