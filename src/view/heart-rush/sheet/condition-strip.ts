import { HeartRush } from "../../../rules/index.ts";
import type { LangKey } from "../../lang-key.ts";
import type { BodyRecord } from "./records.ts";

export interface ConditionContext {
  readonly name: HeartRush.ConditionName;
  readonly label: LangKey;
  readonly hint: LangKey;
  readonly img: string;
  /** Shown where levels count. */
  readonly level: number | null;
  readonly mayGrow: boolean;
  /** Whose doing it is, where that counts. */
  readonly source: SourceContext | null;
}

interface SourceContext {
  readonly name: string;
  readonly choices: readonly { readonly id: string; readonly name: string; readonly chosen: boolean }[];
}

/** Whose doing conditions are, by the condition, and whose they might be. */
export interface Sources {
  readonly now: Readonly<Record<string, Somebody>>;
  readonly choices: readonly Somebody[];
}

interface Somebody {
  readonly id: string;
  readonly name: string;
}

function sourceOf(condition: HeartRush.ConditionName, { now, choices }: Sources): SourceContext | null {
  if (!HeartRush.fights.SOURCED.includes(condition)) return null;
  const source = now[condition];
  const known = source === undefined || choices.some(({ id }) => id === source.id);
  return {
    name: source?.name ?? "",
    choices: (known ? choices : [source, ...choices]).map(({ id, name }) => ({ id, name, chosen: id === source?.id })),
  };
}

export interface ConditionStripContext {
  readonly editable: boolean;
  readonly upon: readonly ConditionContext[];
  readonly others: readonly { readonly name: HeartRush.ConditionName; readonly label: LangKey }[];
}

export const conditionLabel = (name: HeartRush.ConditionName): LangKey => `HEARTRUSH.Condition.${name}.name`;
const conditionHint = (name: HeartRush.ConditionName): LangKey => `HEARTRUSH.Condition.${name}.hint`;

/** For templates/heart-rush/condition-strip.hbs: what ails them, one click more or less, and what might yet. */
export function conditionStrip(
  conditions: BodyRecord["conditions"],
  sources: Sources,
  editable: boolean,
): ConditionStripContext {
  const upon = HeartRush.fights.CONDITIONS.filter((name) => conditions[name] !== undefined);
  return {
    editable,
    upon: upon.map((name) => {
      const level = conditions[name]?.level ?? 1;
      const { leveled } = HeartRush.sheets.CONDITION_RULES[name];
      return {
        name,
        label: conditionLabel(name),
        hint: conditionHint(name),
        img: `systems/heart-rush/assets/icons/condition/${name}.svg`,
        level: leveled ? level : null,
        mayGrow: leveled && level < HeartRush.sheets.MOST_LEVELS,
        source: sourceOf(name, sources),
      };
    }),
    others: HeartRush.fights.CONDITIONS.filter((name) => conditions[name] === undefined).map((name) => ({
      name,
      label: conditionLabel(name),
    })),
  };
}
