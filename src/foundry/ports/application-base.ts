import type { RenderedParts } from "./sheet-bases.ts";

/**
 * The windows and the sidebar's tracker that ours extend, as Foundry documents them: what we use of them is written down
 * here and the classes are cast to it once, since foundry-vtt-types knows the tracker as a stub.
 */
const { ApplicationV2, HandlebarsApplicationMixin } = foundry.applications.api;
const { CombatTracker } = foundry.applications.sidebar.tabs;

export type AppContext = Record<string, unknown>;

export interface AppPart {
  readonly template: string;
  readonly classes?: readonly string[];
  readonly scrollable?: readonly string[];
}

export interface AppRenderOptions {
  force?: boolean;
  isFirstRender?: boolean;
  parts?: string[];
  window?: { title?: string };
}

/** A handler of a click on `[data-action]`; `this` is the application. */
export type AppAction<App> = (this: App, event: PointerEvent, target: HTMLElement) => unknown;

export interface AppOptions<App> {
  readonly id?: string;
  readonly classes?: readonly string[];
  readonly tag?: string;
  readonly position?: {
    readonly width?: number;
    readonly height?: number | "auto";
    readonly top?: number;
    readonly left?: number;
  };
  readonly window?: {
    readonly title?: string;
    readonly icon?: string;
    readonly resizable?: boolean;
    readonly frame?: boolean;
    readonly positioned?: boolean;
  };
  readonly form?: { readonly closeOnSubmit?: boolean; readonly handler?: (this: App) => Promise<void> };
  readonly actions?: Readonly<Record<string, AppAction<App>>>;
}

export interface AppPosition {
  readonly left: number;
  readonly top: number;
  readonly width: number | "auto";
}

/** What every one of them has. */
export interface App {
  readonly position: AppPosition;
  setPosition(position: Partial<AppPosition>): unknown;
  readonly id: string;
  readonly title: string;
  readonly element: HTMLElement;
  readonly rendered: boolean;
  readonly state: number;
  readonly parts: Readonly<Record<string, HTMLElement>>;
  readonly tabGroups: Readonly<Record<string, string | null>>;
  render(options?: AppRenderOptions | boolean, more?: AppRenderOptions): Promise<this>;
  close(options?: Readonly<Record<string, unknown>>): Promise<this>;
  bringToFront(): void;
  changeTab(tab: string, group: string, options?: Readonly<Record<string, unknown>>): void;
  _configureRenderOptions(options: AppRenderOptions): void;
  _prepareContext(options: AppRenderOptions): Promise<AppContext>;
  _preparePartContext(part: string, context: AppContext, options: AppRenderOptions): Promise<AppContext>;
  _preSyncPartState(part: string, fresh: HTMLElement, prior: HTMLElement, state: object): void;
  _syncPartState(part: string, fresh: HTMLElement, prior: HTMLElement, state: object): void;
  _replaceHTML(result: RenderedParts, content: HTMLElement, options: AppRenderOptions): void;
  _onFirstRender(context: AppContext, options: AppRenderOptions): Promise<void>;
  _onRender(context: AppContext, options: AppRenderOptions): Promise<void>;
  _insertElement(element: HTMLElement): void;
  _preClose(options: Readonly<Record<string, unknown>>): Promise<void>;
  _onClose(options: Readonly<Record<string, unknown>>): void;
}

export interface Tracker extends App {
  readonly viewed: Combat.Implementation | null;
  readonly isPopout: boolean;
  readonly active: boolean;
  activate(): void;
  renderPopout(): Promise<unknown>;
  hoverCombatant(combatant: { readonly id: string | null }, hover: boolean): void;
  _getEntryContextOptions(): object[];
  _getCombatContextOptions(): object[];
  _attachFrameListeners(): void;
}

/** Whether it is on the screen: an application that is being drawn anew is not `rendered` for that while. */
export const isOpen = (app: Pick<App, "state"> | null): boolean => app !== null && app.state > 0;

interface AppClass<Of> {
  new (options?: object): Of;
  DEFAULT_OPTIONS: AppOptions<never>;
  PARTS: Readonly<Record<string, AppPart>>;
}

/** The declarations lose the mixin's methods and know its options and parts more narrowly than Foundry reads them. */
export const WindowBase = HandlebarsApplicationMixin(ApplicationV2) as unknown as AppClass<App>;
/** The declarations have a stub of the tracker, without the methods that ours changes. */
export const TrackerBase = CombatTracker as unknown as AppClass<Tracker>;

/** Foundry's own ways to roll, clear and reset an initiative, by the keys of what they are called. */
const OF_INITIATIVE = /Initiative|CombatantClear|Reroll/;

/** Without what only games with an initiative need. */
export const withoutInitiative = (entries: readonly object[]): readonly object[] =>
  entries.filter((entry) => {
    const called: unknown = Reflect.get(entry, "label") ?? Reflect.get(entry, "name");
    return typeof called !== "string" || !OF_INITIATIVE.test(called);
  });

/** Puts our tracker into the sidebar. The types want a subclass of the stub they have. */
export function useTracker(tracker: unknown): void {
  Object.assign(CONFIG.ui, { combat: tracker });
}

/** `useTracker` has put ours there; the declarations know only the stub. */
export const trackerTab = (): Tracker | undefined => ui.combat as unknown as Tracker | undefined;
