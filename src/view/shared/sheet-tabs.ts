import type { LangKey } from "../lang-key.ts";

export interface SheetTab {
  readonly id: string;
  readonly label: LangKey;
  readonly active: boolean | undefined;
}

/** For templates/shared/sheet-tabs.hbs: real tabs, for the arrow keys as well. */
export interface SheetTabsContext {
  readonly tabs: readonly SheetTab[];
}
