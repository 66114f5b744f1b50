import type { ActionEntry, ClickAction } from "./application-shapes.ts";

interface ActionClick {
  readonly action: string;
  readonly target: HTMLElement;
  readonly handler?: ClickAction;
}

/** The `data-action` a click means within an application, if its button is one the action answers to. */
export function findAction(
  root: HTMLElement,
  event: PointerEvent,
  actions: Record<string, ActionEntry>,
): ActionClick | null {
  const target = (event.target as Element | null)?.closest<HTMLElement>("[data-action]");
  const action = target?.dataset["action"];
  if (!target || !action || !root.contains(target)) return null;
  const entry = Object.hasOwn(actions, action) ? actions[action] : undefined;
  const buttons = typeof entry === "object" ? (entry.buttons ?? [0]) : [0];
  if (!buttons.includes(event.button)) return null;
  const handler = typeof entry === "object" ? entry.handler : entry;
  return handler ? { action, target, handler } : { action, target };
}

/** Whether somebody wrote this into a message: a button there does not do what the table's own do. */
export const isWritten = (target: Element): boolean => target.closest(".message-content, .flavor-text") !== null;
