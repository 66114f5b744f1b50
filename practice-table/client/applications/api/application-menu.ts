import { ContextMenu, type ContextMenuEntry, type ContextMenuOptions } from "../ux/context-menu.ts";
import type { EventOptions } from "./application-events.ts";

export interface ApplicationMenuOptions extends ContextMenuOptions {
  container?: HTMLElement;
  hookName?: string;
  parentClassHooks?: boolean;
}

interface Telling {
  readonly element: HTMLElement;
  _doEvent(handler: () => ContextMenuEntry[], options: EventOptions): unknown;
}

/** A context menu whose entries modules may add to. */
export function createApplicationMenu(
  app: Telling,
  handler: () => ContextMenuEntry[],
  selector: string,
  { container, hookName = "get{}ContextOptions", parentClassHooks = true, ...rest }: ApplicationMenuOptions,
): ContextMenu | null {
  const entries = app._doEvent(handler, { hookName, parentClassHooks, hookResponse: true }) as ContextMenuEntry[];
  return entries.length === 0 ? null : new ContextMenu(container ?? app.element, selector, entries, rest);
}
