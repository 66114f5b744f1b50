/** The door of the view: from what a viewer may know to what a template shows, in keys of words. */
export type { LangKey } from "./lang-key.ts";
export { RULESET_TITLES } from "./words.ts";
