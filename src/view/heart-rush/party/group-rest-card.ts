import type { HeartRush } from "../../../rules/index.ts";
import type { LangKey } from "../../lang-key.ts";
import { restCard, type RestCardContext } from "../checks/rest-card.ts";

/** How a rest went for one of them. */
export interface Rested {
  readonly name: string;
  readonly title: LangKey;
  readonly note: string;
  readonly changed: { readonly before: HeartRush.Sheet; readonly after: HeartRush.Sheet };
}

export interface GroupRestCardContext {
  readonly name: string;
  readonly title: LangKey;
  readonly rested: readonly RestCardContext[];
  /** The names of those who did not rest with the others. */
  readonly without: readonly string[];
}

/** For templates/heart-rush/group-rest-card.hbs: one card in place of one for each. */
export const groupRestCard = (
  name: string,
  title: LangKey,
  rested: readonly Rested[],
  without: readonly string[],
): GroupRestCardContext => ({
  name,
  title,
  rested: rested.map((one) => restCard({ name: one.name, by: "" }, one.title, one.changed, one.note)),
  without,
});
