import { HeartRush } from "../../../rules/index.ts";
import { usualProfessions, type Habits, type Knack, type Planned } from "../../../view/heart-rush/checks/index.ts";
import { HeroModel } from "../data/index.ts";

/** What is asked for when somebody is to roll. */
export interface AskedFor {
  readonly ability: HeartRush.Ability;
  readonly kind?: HeartRush.checks.CheckKind;
  readonly against?: number | null;
  readonly label?: string;
  readonly circumstances?: readonly HeartRush.checks.Reason[];
  /** Levels that go with what is tried, whatever else the roller says. */
  readonly given?: readonly HeartRush.checks.Reason[];
  /** Whether kind and ability go with it too, whatever the roller would rather throw. */
  readonly bound?: boolean;
  /** What tools add to the roll. */
  readonly tools?: HeartRush.checks.CheckPlan["tools"];
  readonly motion?: boolean;
  readonly sight?: boolean;
  /** How many have helped in a fight. */
  readonly helped?: number;
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
    professions: Object.entries(hero?.professions ?? {}).map(([id, { name, rank }]) => ({ id, name, rank })),
    aspects: Object.entries(hero?.aspects ?? {}).map(([id, { text, rank }]) => ({ id, text, rank })),
    wounds: Object.entries(hero?.wounds ?? {}).map(([id, { description, rank }]) => ({ id, description, rank })),
    destiny: destinyOf(actor),
    frightened: HeartRush.sheets.levelOf(sheet, "frightened") > 0,
    sheet,
  };
}

/** How a check begins: as it was asked for, and for the rest as this user usually rolls. */
export function planFor(asked: AskedFor, knack: Knack, habits: Habits, mode: string): Planned {
  return {
    plan: {
      ...HeartRush.checks.PLAIN_CHECK,
      aspect: null,
      helpers: asked.helped ?? 0,
      kind: asked.kind ?? "skill",
      ability: asked.ability,
      professions: usualProfessions(knack, habits),
      circumstances: [...(asked.given ?? []), ...(asked.circumstances ?? [])],
      tools: asked.tools ?? [],
      motion: asked.motion ?? (asked.ability === "might" || asked.ability === "agility"),
      sight: asked.sight ?? false,
    },
    against: asked.against === undefined ? habits.against : asked.against,
    rival: null,
    label: asked.label ?? "",
    raised: false,
    mode,
    wound: null,
    given: asked.given ?? [],
    bound: asked.bound ?? false,
    helped: asked.helped ?? 0,
  };
}
