import type { LangKey } from "../../lang-key.ts";

/** What stands in the fields of a form. */
export type Written = Readonly<Record<string, unknown>>;

/** What is said beside a field: numbers of what there is and of what is spent, in words. */
export interface Remark {
  readonly text: LangKey;
  readonly of: number;
  readonly spent: number;
}
