import { storedSetting } from "./settings.ts";
import { isGeneration14, SYSTEM_ID } from "./system.ts";
import { hear } from "./hooks.ts";

/** The colours that what lies around the scene has, where its user has chosen some for it; windows may have others. */
export function interfaceColours(): "light" | "dark" | null {
  const { settings } = game.settings as unknown as { readonly settings: ReadonlyMap<string, unknown> };
  if (!settings.has("core.uiConfig")) return null;
  const looks = storedSetting("core", "uiConfig");
  if (typeof looks !== "object" || looks === null) return null;
  const chosen: unknown = foundry.utils.getProperty(looks, "colorScheme.interface");
  return chosen === "light" || chosen === "dark" ? chosen : null;
}

/** What is filled in. The window's element is a form because its options say so, which the types cannot see. */
export const formValues = (element: HTMLElement): Readonly<Record<string, unknown>> =>
  new foundry.applications.ux.FormDataExtended(element as HTMLFormElement).object;

interface Question {
  readonly classes: readonly string[];
  readonly window: { readonly title: string };
  readonly content: HTMLElement;
  readonly rejectClose: false;
}
interface Form extends Question {
  readonly position: { readonly width: number };
  readonly ok: { readonly label: string };
  readonly render: () => void;
}
interface Dialogs {
  input(form: Form): Promise<unknown>;
}

/**
 * A dialog with a form; what was filled in, or null. Said with these few options, since the compiler would take seconds to
 * compare all that a window may have with all that this one has.
 */
export const askByDialog = (form: Form): Promise<unknown> =>
  (foundry.applications.api.DialogV2 as unknown as Dialogs).input(form);

/** A message with a bar that fills; the declarations take its `update` for one that need not be there. */
export interface ProgressBar {
  update(change: { readonly pct: number; readonly message?: string }): void;
}

/** With `progress` a message always has its bar. */
export const progressBar = (message: string): ProgressBar =>
  ui.notifications.info(message, { progress: true }) as unknown as ProgressBar;

/** The element that an event of a page began at: in a page, nothing else is pressed, dropped on or typed into. */
export const targetOf = (event: Event): HTMLElement => event.target as HTMLElement;

interface Tags {
  readonly INPUT: HTMLInputElement;
  readonly SELECT: HTMLSelectElement;
  readonly TEXTAREA: HTMLTextAreaElement;
  readonly BUTTON: HTMLButtonElement;
}

/** Whether an element is one of these. A window of its own has its own classes, so `instanceof` would not know it. */
export const isOneOf = <Tag extends keyof Tags>(target: unknown, ...tags: readonly Tag[]): target is Tags[Tag] =>
  typeof target === "object" && target !== null && tags.some((tag) => Reflect.get(target, "tagName") === tag);

/** What has the keyboard within this element, whose classes `instanceof` may not know either. */
export function focusedIn(element: HTMLElement): HTMLElement | null {
  const focused = element.ownerDocument.activeElement;
  return focused !== null && element.contains(focused) ? (focused as HTMLElement) : null;
}

/** What has the keyboard in this page, where there is nothing but a page's own elements. */
export const focusedHere = (): HTMLElement | null => document.activeElement as HTMLElement | null;

/** What a drag in the page may carry that stands for somebody: a row of the tracker, an actor, a token. */
export interface Dragged {
  readonly type?: unknown;
  readonly uuid?: unknown;
}

/** The types know what Foundry's own drags carry; what is dropped here may come from anywhere. */
export const draggedIn = (event: DragEvent): Dragged =>
  foundry.applications.ux.TextEditor.implementation.getDragEventData(event) as Dragged;

/** An entry of a context menu, said once for both generations, which name its parts differently. */
export interface MenuEntry {
  readonly label: string;
  readonly icon: string;
  readonly when?: (target: HTMLElement) => boolean;
  readonly act: (target: HTMLElement) => unknown;
}

export const menuEntry = ({ label, icon, when, act }: MenuEntry): object =>
  isGeneration14()
    ? { label, icon, visible: when ?? true, onClick: (_event: Event, target: HTMLElement) => act(target) }
    : { name: label, icon: `<i class="${icon}" inert></i>`, condition: when ?? true, callback: act };

interface Menu {
  new (
    container: HTMLElement,
    selector: string,
    entries: readonly object[],
    options: { readonly jQuery: false; readonly fixed: true; readonly eventName?: string },
  ): unknown;
}

/** Opens on a right click below `element`, or on what else is said, for as long as that element stays. */
export function bindMenu(
  element: HTMLElement,
  selector: string,
  entries: readonly MenuEntry[],
  eventName = "contextmenu",
): void {
  const Menu = foundry.applications.ux.ContextMenu.implementation as unknown as Menu;
  new Menu(element, selector, entries.map(menuEntry), { jQuery: false, fixed: true, eventName });
}

/** Opens the same menu for a button: by keyboard, or where there is no right button. */
export function openMenuAt(target: HTMLElement): void {
  const { left, bottom } = target.getBoundingClientRect();
  const at = { bubbles: true, cancelable: true, clientX: left, clientY: bottom };
  target.dispatchEvent(new PointerEvent("contextmenu", at));
}

const SLOTS = 50;

/** The first place on this user's hotbar that holds nothing; null when all are taken. */
export function freeSlot(): number | null {
  for (let slot = 1; slot <= SLOTS; slot++) if (!(slot in game.user.hotbar)) return slot;
  return null;
}

export interface MacroWritten {
  readonly name: string;
  readonly img: string;
  readonly command: string;
}

/** Puts a macro of this user's on the hotbar: the one there is already, if it does the same. */
export async function makeMacro(slot: number, written: MacroWritten): Promise<void> {
  const macros = game.macros as unknown as { readonly contents: readonly Macro.Implementation[] };
  const known = macros.contents.find(
    ({ name, command, isAuthor }) => isAuthor && name === written.name && command === written.command,
  );
  const macro: unknown = known ?? (await Macro.implementation.create({ ...written, type: "script" }));
  if (macro) await game.user.assignHotbarMacro(macro as Macro.Implementation, slot);
}

type Dropped = Readonly<Record<string, unknown>>;

/** Hears of what is dropped on the hotbar; what `macro` knows nothing of is Foundry's own business. */
export function onHotbarDrop(macro: (data: Dropped) => MacroWritten | null, forbidden: () => void): void {
  hear("hotbarDrop", (_hotbar: unknown, data: Dropped, slot: number | string) => {
    const written = macro(data);
    if (written === null) return undefined;
    if (game.user.can("MACRO_SCRIPT")) makeMacro(Number(slot), written).catch((error: unknown) => console.error(error));
    else forbidden();
    return false;
  });
}

interface KeyBinding {
  readonly name: string;
  readonly hint?: string;
  readonly key: string;
  readonly restricted?: boolean;
  /** Told whether Shift is held as well; whoever has no second way to be done is not asked for it. */
  readonly down: (shift: boolean) => void;
  readonly shift?: boolean;
}

/** A key pressed with Alt, which everybody can bind anew. The types want their own brand of the word "Alt". */
export function bindWithAlt(
  action: string,
  { name, hint, key, restricted = false, down, shift = false }: KeyBinding,
): void {
  const config = {
    name,
    hint,
    restricted,
    editable: [{ key, modifiers: ["Alt"] }],
    reservedModifiers: shift ? ["Shift"] : [],
    onDown: ({ isShift }: { readonly isShift: boolean }) => (down(isShift), true),
  };
  const bindings = game.keybindings as unknown as { register(space: string, action: string, config: object): void };
  bindings.register(SYSTEM_ID, action, config);
}
