import { page } from "../../page.ts";
import { ContextMenu, type ContextMenuEntry, type ContextMenuOptions } from "../ux/context-menu.ts";

export interface ApplicationMenuOptions extends ContextMenuOptions {
  container?: HTMLElement;
  hookName?: string;
  parentClassHooks?: boolean;
}

/** A context menu whose entries modules may add to; a `{}` in the hook's name stands for each class name. */
export function createApplicationMenu(
  app: { readonly element: HTMLElement },
  handler: () => ContextMenuEntry[],
  selector: string,
  classes: readonly { readonly name: string }[],
  { container, hookName = "get{}ContextOptions", parentClassHooks = true, ...rest }: ApplicationMenuOptions,
): ContextMenu | null {
  const entries = handler.call(app);
  const named = hookName.includes("{}") ? classes.map(({ name }) => hookName.replace("{}", name)) : [hookName];
  for (const hook of parentClassHooks ? named : named.slice(0, 1)) page.Hooks.callAll(hook, app, entries);
  if (entries.length === 0) return null;
  return new ContextMenu(container ?? app.element, selector, entries, rest);
}
