import { fighterId } from "../../../src/rules/core/brand.ts";
import type { Die } from "../../../src/rules/core/die.ts";
import type { ConditionName } from "../../../src/rules/heart-rush/body/condition-names.ts";
import { levelOf } from "../../../src/rules/heart-rush/body/conditions.ts";
import { conditionsOf } from "../../../src/rules/heart-rush/testing/creature.ts";
import { ORDINARY } from "../../../src/rules/heart-rush/body/nature.ts";
import { DEFAULTS, readOptions } from "../../../src/rules/heart-rush/state/options.ts";
import type { Options } from "../../../src/rules/heart-rush/state/options.ts";
import { ARMOURS } from "../../../src/rules/heart-rush/state/sheet.ts";
import type {
  Armour,
  Attunement,
  Cantrip,
  Condition,
  DamageType,
  Sheet,
  Shield,
  Size,
  Weapon,
  WeaponSize,
  WeaponTag,
  WeaponType,
} from "../../../src/rules/heart-rush/state/sheet.ts";
import type { Options as GivenOptions } from "../vector.ts";

/** The shapes in which vectors state creatures, and the engine's own values built from them. */

export type GivenWeapon =
  | {
      readonly size: WeaponSize;
      readonly type: WeaponType;
      readonly damage: DamageType;
      readonly tags?: readonly WeaponTag[];
      readonly die?: Die;
    }
  | { readonly cantrip: `${Cantrip["element"]}-${Cantrip["form"]}`; readonly attunement: Attunement };

export type GivenConditions = Readonly<
  Partial<Record<ConditionName, number | { readonly level?: number; readonly of?: string }>>
>;

export interface GivenSheet {
  readonly side?: "players" | "enemies";
  readonly npc?: boolean;
  readonly size?: Size;
  readonly heart?: Die | { readonly now: Die; readonly max: Die };
  readonly might?: Die;
  readonly agility?: Die;
  readonly cunning?: Die;
  readonly presence?: Die;
  readonly hp?: { readonly now: number; readonly max: number };
  readonly wounds?: Sheet["wounds"];
  readonly woundAt?: number | null;
  readonly weapon?: GivenWeapon;
  readonly armour?: Armour | number;
  readonly shield?: Shield;
  readonly speed?: number;
  readonly at?: readonly [number, number];
  readonly conditions?: GivenConditions;
  readonly action?: boolean;
  readonly rush?: number;
  readonly moved?: number;
  readonly dashed?: boolean;
  readonly surprised?: boolean;
  readonly helped?: boolean;
  readonly alive?: boolean;
  readonly conscious?: boolean;
  readonly badNights?: number;
  readonly fromBadSleep?: Sheet["fromBadSleep"];
}

const UNARMED: GivenWeapon = { size: "improvised", type: "melee", damage: "bludgeoning", tags: ["natural"] };

export function weaponOf(given: GivenWeapon): Weapon {
  if ("cantrip" in given) {
    const [element, form] = given.cantrip.split("-") as [Cantrip["element"], Cantrip["form"]];
    return { kind: "cantrip", element, form, attunement: given.attunement };
  }
  const { size, type, damage, tags = [], die = null } = given;
  return { kind: "built", size, type, damage, tags, die, flat: 0 };
}

export const conditionsFrom = (given: GivenConditions): Sheet["conditions"] =>
  Object.fromEntries(
    Object.entries(given).map(([name, held]): [string, Condition] => {
      const { level = 1, of = null } = typeof held === "number" ? { level: held } : held;
      return [name, { level, of: of === null ? null : fighterId(of) }];
    }),
  );

const woundsAt = (given: number | null | undefined): Sheet["woundAt"] => {
  if (given === undefined) return "table";
  return given ?? "never";
};

export function sheetOf(given: GivenSheet): Sheet {
  const { heart = 8, might = 6, agility = 6, cunning = 6, presence = 6, armour = "none" } = given;
  return {
    size: given.size ?? "medium",
    heart: typeof heart === "number" ? { now: heart, max: heart } : heart,
    abilities: { might, agility, cunning, presence },
    hp: given.hp ?? { now: 40, max: 40 },
    lapsed: false,
    wounds: given.wounds ?? [],
    paragon: 0,
    woundAt: woundsAt(given.woundAt),
    weapon: weaponOf(given.weapon ?? UNARMED),
    offHand: null,
    armour: ARMOURS.find((name) => name === armour) ?? "none",
    natural: {
      value: typeof armour === "number" ? armour : 0,
      against: { slashing: 0, piercing: 0, bludgeoning: 0 },
    },
    shield: given.shield ?? "none",
    nature: ORDINARY,
    speed: { move: given.speed ?? 60, swim: 15, climb: 5 },
    conditions: conditionsFrom(given.conditions ?? {}),
    modifiers: [],
    boons: {},
    spent: {},
    known: {},
    spells: {},
    badNights: given.badNights ?? 0,
    fromBadSleep: given.fromBadSleep ?? {},
  };
}

export const npcOf = (given: GivenSheet): boolean => given.npc ?? given.side === "enemies";

/** The table's settings: what a vector does not name has the engine's own default. */
export function optionsOf(given: GivenOptions): Options {
  const read = readOptions({ ...DEFAULTS, ...given }, "");
  if (!read.ok) throw new Error(`options${read.reason.path} must be ${read.reason.expected}`);
  return read.value;
}

/** Conditions as answers list them. */
export const shownConditions = (sheet: Sheet) =>
  conditionsOf(sheet).map((is) => {
    const of = sheet.conditions[is]?.of ?? null;
    return { is, level: levelOf(sheet, is), ...(of === null ? {} : { of }) };
  });
