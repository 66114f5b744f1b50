import { RULESET_NAMES, type RulesetName } from "../../rules/index.ts";
import type { FightModel } from "../encounter/store/fight-model.ts";
import type { FighterModel } from "../encounter/store/fighter-model.ts";
import { isGeneration14, SYSTEM_ID } from "./system.ts";

/** The world's fights. What the types say of a stored one does not fit what they say of one in general. */
export const fightNamed = (id: string): Combat.Implementation | undefined =>
  game.combats.get(id) as unknown as Combat.Implementation | undefined;

/** As above. */
export const allFights = (): readonly Combat.Implementation[] =>
  [...game.combats] as unknown as readonly Combat.Implementation[];

/** What is stored of a fight and of somebody in it: nothing where they are of a subtype that is none of ours. */
export const storedOf = (combat: Combat.Implementation): Partial<FightModel> => combat.system as Partial<FightModel>;
/** As above, for one fighter; what is read from it is checked where it is used. */
export const storedOfFighter = (combatant: Combatant.Implementation | null): Partial<FighterModel> =>
  (combatant?.system ?? {}) as Partial<FighterModel>;

/** Who changed a document last, as the server keeps it; the types do not say that a combatant has it. */
export function lastWriterOf(document: object): string {
  const stats: unknown = Reflect.get(document, "_stats");
  const user: unknown = typeof stats === "object" && stats !== null ? Reflect.get(stats, "lastModifiedBy") : "";
  return typeof user === "string" ? user : "";
}

interface Departed {
  readonly name: string;
  readonly img: string;
  readonly hidden: boolean;
}

const isDeparted = (known: unknown): known is Departed =>
  typeof known === "object" &&
  known !== null &&
  typeof Reflect.get(known, "name") === "string" &&
  typeof Reflect.get(known, "img") === "string" &&
  typeof Reflect.get(known, "hidden") === "boolean";

/** Who has left this fight, by the id their combatant had. */
export function readDeparted(combat: Combat.Implementation): Readonly<Record<string, Departed>> {
  const flags = combat.flags as Readonly<Record<string, { readonly departed?: unknown } | undefined>>;
  const departed = flags[SYSTEM_ID]?.departed;
  if (typeof departed !== "object" || departed === null) return {};
  return Object.fromEntries(
    Object.entries(departed).filter((entry): entry is [string, Departed] => isDeparted(entry[1])),
  );
}

/** The mark of each fight's latest write to this actor. The types know no flags, and anyone may have changed them. */
export function readMarks(actor: Actor.Implementation): Readonly<Record<string, string>> {
  const flags = actor.flags as Readonly<Record<string, { readonly fights?: unknown } | undefined>>;
  const fights = flags[SYSTEM_ID]?.fights;
  if (typeof fights !== "object" || fights === null) return {};
  return Object.fromEntries(Object.entries(fights).filter(([, mark]) => typeof mark === "string"));
}

/** Foundry's subtypes are spelled like names in code: `heart-rush` is `heartRush`. */
export type CombatType = Camel<RulesetName>;
type Camel<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name;

/** The type spells in types what the expression does to the text, which the compiler cannot follow. */
export const combatTypeOf = (name: RulesetName): CombatType =>
  name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()) as CombatType;

const NAMES: ReadonlyMap<string, RulesetName> = new Map(RULESET_NAMES.map((name) => [combatTypeOf(name), name]));

export const COMBAT_TYPES = RULESET_NAMES.map(combatTypeOf);
export const rulesetNameOf = (type: string): RulesetName | null => NAMES.get(type) ?? null;

export const FIGHTER = "fighter";

interface Registry {
  refresh(
    event: string,
    context: { readonly combat: Combat.Implementation } | { readonly actors: ReadonlySet<unknown> },
  ): Promise<void>;
}

/**
 * A round has passed: generation 14 ends effects that last some rounds as its own turns and rounds pass, and in fights of ours
 * nobody has a turn of that kind. Everybody in the fight has had theirs by then. The declarations are of 13, where nothing ends by itself.
 */
export async function endEffectsOfRound(combat: Combat.Implementation): Promise<void> {
  if (!isGeneration14()) return;
  const { registry } = ActiveEffect as unknown as { readonly registry: Registry };
  const actors = new Set([...combat.combatants].flatMap(({ actor }) => actor ?? []));
  await registry.refresh("turnEnd", { actors });
  await registry.refresh("roundEnd", { combat });
  await registry.refresh("roundStart", { combat });
  await registry.refresh("turnStart", { actors });
}
