import { HeartRush } from "../../../rules/index.ts";
import type { Habits, Knack, Planned } from "../../../view/index.ts";
import { HeroModel } from "../data/index.ts";

/** What is asked for when somebody is to roll. */
export interface AskedFor {
  readonly ability: HeartRush.Ability;
  readonly kind?: HeartRush.CheckKind;
  readonly against?: number | null;
  readonly label?: string;
  readonly circumstances?: readonly HeartRush.Reason[];
  /** Levels that go with what is tried, whatever else the roller says. */
  readonly given?: readonly HeartRush.Reason[];
  /** What tools add to the roll. */
  readonly tools?: HeartRush.CheckPlan["tools"];
  readonly motion?: boolean;
  readonly sight?: boolean;
}

/** Whoever has no destiny has none to spend. */
export const destinyOf = ({ system }: Actor.Implementation): number =>
  system instanceof HeroModel ? system.destiny : 0;

/** What of somebody's character may count in a check. */
export function knackOf(actor: Actor.Implementation, sheet: HeartRush.Sheet): Knack {
  const hero = actor.system instanceof HeroModel ? actor.system : null;
  return {
    heart: sheet.heart.now,
    abilities: sheet.abilities,
    professions: Object.values(hero?.professions ?? {}).map(({ name, rank }) => ({ name, rank })),
    aspects: Object.values(hero?.aspects ?? {}).map(({ text, rank }) => ({ text, rank })),
    wounds: Object.values(hero?.wounds ?? {}).map(({ description, rank }) => ({ description, rank })),
    destiny: destinyOf(actor),
    frightened: HeartRush.levelOf(sheet, "frightened") > 0,
    sheet,
  };
}

/** How a check begins: as it was asked for, and for the rest as this user usually rolls. */
export function planFor(asked: AskedFor, knack: Knack, habits: Habits, mode: string): Planned {
  const fitting = knack.professions.filter(({ name }) => habits.professions.includes(name));
  return {
    plan: {
      ...HeartRush.PLAIN_CHECK,
      kind: asked.kind ?? "skill",
      ability: asked.ability,
      professions: fitting,
      circumstances: [...(asked.given ?? []), ...(asked.circumstances ?? [])],
      tools: asked.tools ?? [],
      motion: asked.motion ?? (asked.ability === "might" || asked.ability === "agility"),
      sight: asked.sight ?? false,
    },
    against: asked.against === undefined ? habits.against : asked.against,
    label: asked.label ?? "",
    raised: false,
    mode,
    wound: null,
    given: asked.given ?? [],
  };
}
