import type { LangKey, Words } from "../../view/index.ts";

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
