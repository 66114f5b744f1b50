import type { LangKey } from "../../view/index.ts";

/** Says to the user what could not be done, in Foundry's words for it, and keeps the rest for whoever looks closer. */
export function notifyFailure(failure: unknown): void {
  const reason = failure instanceof Error ? failure.message : String(failure);
  ui.notifications.error(game.i18n.format("HEARTRUSH.Sheet.failed" satisfies LangKey, { reason }), { console: false });
  console.error(failure);
}
