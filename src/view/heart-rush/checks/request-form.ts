import { HeartRush } from "../../../rules/index.ts";
import type { Words } from "../../fight/seat.ts";
import { TASKS, type Task } from "./request-card.ts";

interface Choice {
  readonly value: string;
  readonly label: string;
}

export interface RequestFormContext {
  readonly abilities: readonly Choice[];
  readonly kinds: readonly Choice[];
  readonly tasks: readonly Choice[];
  readonly heroes: readonly {
    readonly field: string;
    readonly name: string;
    readonly img: string;
    readonly asked: boolean;
  }[];
}

interface Hero {
  readonly id: string;
  readonly name: string;
  readonly img: string;
}

/** For templates/heart-rush/request-form.hbs. Those who are asked already are ticked, or else everybody is. */
export const requestForm = (heroes: readonly Hero[], asked: readonly string[], words: Words): RequestFormContext => ({
  abilities: HeartRush.sheets.ABILITIES.map((value) => ({
    value,
    label: words.say(`HEARTRUSH.Ability.name.${value}`),
  })),
  kinds: (["skill", "save"] as const).map((value) => ({ value, label: words.say(`HEARTRUSH.Check.kind.${value}`) })),
  tasks: TASKS.map((value) => ({ value, label: words.say(`HEARTRUSH.Request.task.${value}`) })),
  heroes: heroes.map(({ id, name, img }) => ({
    field: `hero-${id}`,
    name,
    img,
    asked: asked.length === 0 || asked.includes(id),
  })),
});

export interface RequestRead {
  readonly ability: HeartRush.Ability;
  readonly kind: "skill" | "save";
  readonly task: Task;
  readonly against: number | null;
  readonly label: string;
  readonly heroes: readonly string[];
}

export function readRequestForm(values: Readonly<Record<string, unknown>>): RequestRead {
  const { against, label, task } = values;
  return {
    ability: HeartRush.sheets.ABILITIES.find((name) => name === values["ability"]) ?? "might",
    kind: values["kind"] === "save" ? "save" : "skill",
    task: TASKS.find((name) => name === task) ?? "each",
    against: typeof against === "number" && against >= 1 ? Math.min(99, Math.trunc(against)) : null,
    label: typeof label === "string" ? label.trim().slice(0, 200) : "",
    heroes: Object.entries(values).flatMap(([field, ticked]) =>
      ticked === true && field.startsWith("hero-") ? [field.slice("hero-".length)] : [],
    ),
  };
}
