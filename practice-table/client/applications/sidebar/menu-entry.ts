import { page } from "../../page.ts";
import type { ContextMenuEntry } from "../ux/context-menu.ts";

/** A menu entry in the running generation's words, so that whoever edits the list finds the keys they expect. */
export function menuEntry(
  label: string,
  icon: string,
  act: (target: HTMLElement) => unknown,
  show: (target: HTMLElement) => boolean = () => true,
): ContextMenuEntry {
  return page.game.release.generation >= 14
    ? { label, icon, onClick: (_event, target) => act(target), visible: show }
    : { name: label, icon: `<i class="${icon}"></i>`, callback: act, condition: show };
}
