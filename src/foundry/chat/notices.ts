import type { LangKey, Words } from "../../view/index.ts";
import { statusName } from "../documents/shown-status.ts";

type Data = Readonly<Record<string, string | number>>;

const asText = (data: Data): Record<string, string> =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [name, String(value)]));

/** A sentence in the user's language. */
export const say = (key: LangKey, data: Data = {}): string => game.i18n.format(key, asText(data));

/** Foundry's words, for the view. */
export const words: Words = {
  say,
  list: (items) => game.i18n.getListFormatter().format([...items]),
};

export const warn = (key: LangKey, data: Data = {}): void => void ui.notifications?.warn(say(key, data));

/** Says to the user what could not be done, in Foundry's words for it, and keeps the rest for whoever looks closer. */
export function notifyFailure(failure: unknown): void {
  const reason = failure instanceof Error ? failure.message : String(failure);
  ui.notifications.error(game.i18n.format("HEARTRUSH.Sheet.failed" satisfies LangKey, { reason }), { console: false });
  console.error(failure);
}

/** Nothing happens to those who are immune, and that is said. */
export function tellImmune({ name }: Actor.Implementation, status: string): void {
  const condition = statusName({ id: status, level: null });
  ui.notifications.info(game.i18n.format("HEARTRUSH.Status.immune" satisfies LangKey, { name, condition }));
}
