import { SYSTEM_ID } from "./system.ts";

/**
 * The sheets of documents that ours extend. foundry-vtt-types cannot follow the mixin over them ("excessive stack depth"),
 * so what we use of them is written down here, as Foundry documents it, and the classes are cast to that once.
 */
const { DocumentSheetV2, HandlebarsApplicationMixin } = foundry.applications.api;
const { ActorSheetV2, ItemSheetV2 } = foundry.applications.sheets;

export type SheetContext = Record<string, unknown>;

export interface SheetPart {
  readonly template: string;
  readonly templates?: readonly string[];
  readonly scrollable?: readonly string[];
  readonly classes?: readonly string[];
}

export interface SheetRenderOptions {
  force?: boolean;
  isFirstRender?: boolean;
  parts?: string[];
  tab?: Record<string, string>;
  renderContext?: string;
  renderData?: Record<string, unknown>;
}

/** The tabs that Foundry has put into a part's context, by name. */
export type TabsShown = Readonly<Record<string, { readonly active: boolean }>>;
/** Foundry fills it in for each part with a tab of its own. */
export const tabsIn = (context: SheetContext): TabsShown => (context["tabs"] ?? {}) as TabsShown;

/** The parts that are to be drawn, by name; what stands for each is Foundry's own. */
export type RenderedParts = Record<string, unknown>;

/** A handler of a click on `[data-action]`; `this` is the sheet. */
export type SheetAction<Sheet> = (this: Sheet, event: PointerEvent, target: HTMLElement) => unknown;

export interface SheetOptions<Sheet> {
  readonly classes?: readonly string[];
  readonly position?: { readonly width?: number; readonly height?: number | "auto" };
  readonly window?: {
    readonly resizable?: boolean;
    readonly contentClasses?: readonly string[];
    readonly controls?: readonly Readonly<Record<string, unknown>>[];
  };
  readonly form?: { readonly submitOnChange?: boolean; readonly closeOnSubmit?: boolean };
  readonly actions?: Readonly<Record<string, SheetAction<Sheet>>>;
}

/** What Foundry has merged for a sheet; an action of its own may be more than a handler. */
export interface MergedOptions {
  readonly actions?: Readonly<Record<string, unknown>>;
}

/** Foundry calls a handler of a sheet with that sheet, so every function among the actions of one is its handler. */
export const isSheetAction = (action: unknown): action is SheetAction<unknown> => typeof action === "function";

export interface SheetTabs {
  readonly initial: string;
  readonly tabs: readonly { readonly id: string; readonly label?: string; readonly icon?: string }[];
}

/** What every one of them has. */
export interface DocumentSheet<Document> {
  readonly id: string;
  readonly document: Document;
  readonly element: HTMLFormElement;
  readonly isEditable: boolean;
  readonly rendered: boolean;
  readonly state: number;
  readonly minimized: boolean;
  get title(): string;
  readonly tabGroups: Record<string, string | null>;
  render(options?: SheetRenderOptions): Promise<this>;
  close(options?: Readonly<Record<string, unknown>>): Promise<this>;
  minimize(): Promise<void>;
  maximize(): Promise<void>;
  setPosition(position: { readonly left?: number }): unknown;
  submit(options?: Readonly<Record<string, unknown>>): Promise<void>;
  changeTab(tab: string, group: string, options?: Readonly<Record<string, unknown>>): void;
  _initializeApplicationOptions(options: MergedOptions): MergedOptions;
  _configureRenderOptions(options: SheetRenderOptions): void;
  _configureRenderParts(options: SheetRenderOptions): Record<string, SheetPart>;
  _prepareContext(options: SheetRenderOptions): Promise<SheetContext>;
  _preparePartContext(part: string, context: SheetContext, options: SheetRenderOptions): Promise<SheetContext>;
  _replaceHTML(result: RenderedParts, content: HTMLElement, options: SheetRenderOptions): void;
  _onFirstRender(context: SheetContext, options: SheetRenderOptions): Promise<void>;
  _onRender(context: SheetContext, options: SheetRenderOptions): Promise<void>;
  _onClose(options: Readonly<Record<string, unknown>>): void;
  _toggleDisabled(disabled: boolean): void;
  _processFormData(event: Event | null, form: HTMLFormElement, formData: { object: SheetContext }): SheetContext;
  _processSubmitData(
    event: Event | null,
    form: HTMLFormElement,
    data: SheetContext,
    options?: Readonly<Record<string, unknown>>,
  ): Promise<void>;
  _getHeaderControls(): readonly object[];
  _canDragStart(selector: string): boolean;
  _onDragStart(event: DragEvent): Promise<void> | void;
}

export interface ActorSheet extends DocumentSheet<Actor.Implementation> {
  readonly actor: Actor.Implementation;
  _onDrop(event: DragEvent): Promise<unknown>;
  _onDropActor(event: DragEvent, actor: Actor.Implementation): Promise<unknown>;
  _onDropItem(event: DragEvent, item: Item.Implementation): Promise<unknown>;
}

export interface ItemSheet extends DocumentSheet<Item.Implementation> {
  readonly item: Item.Implementation;
}

export type EffectSheet = DocumentSheet<ActiveEffect.Implementation>;

/** A sheet of no matter what. */
export type AnySheet = DocumentSheet<{ readonly name: string; toObject(): object }>;

export interface SheetClass<Sheet> {
  new (options: { readonly document: unknown }): Sheet;
  DEFAULT_OPTIONS: SheetOptions<never>;
  PARTS: Readonly<Record<string, SheetPart>>;
  TABS: Readonly<Record<string, SheetTabs>>;
}

/** The declarations lose the mixin's methods and take a sheet's options for those of a window. */
export const ActorSheetBase = HandlebarsApplicationMixin(ActorSheetV2) as unknown as SheetClass<ActorSheet>;
/** As above. */
export const ItemSheetBase = HandlebarsApplicationMixin(ItemSheetV2) as unknown as SheetClass<ItemSheet>;
/** As above. */
export const EffectSheetBase = HandlebarsApplicationMixin(DocumentSheetV2) as unknown as SheetClass<EffectSheet>;

/**
 * The class with what `mixin` adds, which sees of it only what every sheet has. TypeScript takes a mixin only over
 * constructors of anything at all, so it is told here that the class stays what it was.
 */
export const withMixin = <Sheet, More>(
  base: SheetClass<Sheet>,
  mixin: (base: SheetClass<AnySheet>) => SheetClass<AnySheet & More>,
): SheetClass<Sheet & More> => mixin(base as unknown as SheetClass<AnySheet>) as unknown as SheetClass<Sheet & More>;

type DocumentClass = typeof Actor | typeof Item | typeof ActiveEffect;

interface SheetConfig {
  registerSheet(...registered: readonly unknown[]): void;
  unregisterSheet(...registered: readonly unknown[]): void;
}

const sheets = (): SheetConfig => foundry.applications.apps.DocumentSheetConfig;

/** Foundry's own old sheets, which generation 13 offers for every actor and item, know nothing of our data. */
export function withoutOldSheets(): void {
  sheets().unregisterSheet(Actor, "core", foundry.appv1.sheets.ActorSheet);
  sheets().unregisterSheet(Item, "core", foundry.appv1.sheets.ItemSheet);
}

/** Makes a sheet the one that documents of these subtypes open with. Its class name is stored in worlds. */
export function registerSheet(
  of: DocumentClass,
  sheet: { new (options: { readonly document: unknown }): unknown },
  types: readonly string[],
  label: string,
): void {
  sheets().registerSheet(of, SYSTEM_ID, sheet, { types: [...types], makeDefault: true, label });
}
