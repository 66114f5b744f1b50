import type { LangKey } from "../../view/index.ts";
import { statusName } from "../documents/shown-status.ts";

/** Nothing happens to those who are immune, and that is said. */
export function tellImmune({ name }: Actor.Implementation, status: string): void {
  const condition = statusName({ id: status, level: null });
  ui.notifications.info(game.i18n.format("HEARTRUSH.Status.immune" satisfies LangKey, { name, condition }));
}
