import { HeartRush } from "../../../rules/index.ts";
import type { LangKey } from "../../lang-key.ts";

interface ChangeContext {
  readonly label: LangKey;
  readonly from: string;
  readonly to: string;
}

export interface RestCardContext {
  readonly name: string;
  /** What brought it about, where the title names it. */
  readonly by: string;
  readonly title: LangKey;
  /** Whether it is a short rest, which brings the heart back and little else. */
  readonly short: boolean;
  /** Whether it works only later, so that nothing has changed yet. */
  readonly later: boolean;
  /** How it came to that, or "" where there is nothing to say. */
  readonly note: string;
  readonly changes: readonly ChangeContext[];
  /** The names of what is over with it. */
  readonly over: readonly string[];
}

const woundSum = ({ wounds }: HeartRush.Sheet): number => wounds.reduce((sum, { rank }) => sum + rank, 0);
/** For templates/heart-rush/rest-card.hbs: what a rest or a treatment changed, and nothing else. */
export function restCard(
  { name, by }: Pick<RestCardContext, "name" | "by">,
  title: LangKey,
  { before, after }: { readonly before: HeartRush.Sheet; readonly after: HeartRush.Sheet },
  note = "",
  later = false,
): RestCardContext {
  const rows: readonly ChangeContext[] = [
    { label: "HEARTRUSH.Vitals.heart", from: `d${before.heart.now}`, to: `d${after.heart.now}` },
    { label: "HEARTRUSH.Vitals.hp", from: String(before.hp.now), to: String(after.hp.now) },
    { label: "HEARTRUSH.Rest.woundRanks", from: String(woundSum(before)), to: String(woundSum(after)) },
    ...HeartRush.fights.CONDITIONS.map((name) => ({
      label: `HEARTRUSH.Condition.${name}.name` as const,
      from: String(HeartRush.sheets.levelOf(before, name)),
      to: String(HeartRush.sheets.levelOf(after, name)),
    })),
    {
      label: "HEARTRUSH.Rest.spent",
      from: String(Object.keys(before.spent).length),
      to: String(Object.keys(after.spent).length),
    },
  ];
  const over = Object.entries(before.boons).filter(([id]) => after.boons[id] === undefined);
  return {
    name,
    by,
    title,
    short: title === "HEARTRUSH.Rest.shortTitle",
    later,
    note,
    changes: rows.filter(({ from, to }) => from !== to),
    over: over.map(([, boon]) => boon.name),
  };
}
