import { isGeneration14 } from "./generation.ts";

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
    options: { readonly jQuery: false; readonly fixed: true },
  ): unknown;
}

/** Opens on a right click below `element`, for as long as that element stays. */
export function bindMenu(element: HTMLElement, selector: string, entries: readonly MenuEntry[]): void {
  const Menu = foundry.applications.ux.ContextMenu.implementation as unknown as Menu;
  new Menu(element, selector, entries.map(menuEntry), { jQuery: false, fixed: true });
}

/** Opens the same menu for a button: by keyboard, or where there is no right button. */
export function openMenuAt(target: HTMLElement): void {
  const { left, bottom } = target.getBoundingClientRect();
  const at = { bubbles: true, cancelable: true, clientX: left, clientY: bottom };
  target.dispatchEvent(new PointerEvent("contextmenu", at));
}
