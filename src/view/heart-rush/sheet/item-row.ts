import { HeartRush } from "../../../rules/index.ts";
import type { LangKey } from "../../lang-key.ts";
import { plainWords } from "../../shared/plain-words.ts";
import type { ItemOf, ItemRecord } from "./records.ts";
import { signed } from "./stance-card.ts";

/** A word on a row, with the number it speaks of. */
export interface FactContext {
  readonly text: LangKey;
  readonly count: number;
}

export interface ItemRowContext {
  readonly id: string;
  readonly name: string;
  readonly img: string;
  readonly editable: boolean;
  /** Whether it can be held in hand or worn, and is. */
  readonly togglesHold: boolean;
  readonly equipped: boolean;
  readonly equipWords: LangKey;
  /** What stands in for a die or number at a glance: `d12`, `+4`. */
  readonly mark: string;
  readonly facts: readonly FactContext[];
  /** What an ability or a spell does, as far as there is room for it. */
  readonly words: string;
  readonly quantity: number | null;
  /** A healing kit's die, a spell's rest: how much is left of it. */
  readonly left: string;
  /** Whether it can be used up, and is. */
  readonly togglesUse: boolean;
  /** Whether one of it is gone once it is used. */
  readonly usesUp: boolean;
  /** Whether it can be handed to somebody, since it is nobody's own. */
  readonly gives: boolean;
  readonly spent: boolean;
}

const fact = (text: LangKey, count = 0): FactContext => ({ text, count });

const ROW = {
  togglesHold: false,
  equipped: false,
  equipWords: "HEARTRUSH.Item.wield",
  mark: "",
  facts: [],
  words: "",
  quantity: null,
  left: "",
  togglesUse: false,
  usesUp: false,
  gives: false,
  spent: false,
} as const;

type Bare = Omit<ItemRowContext, "id" | "name" | "img" | "editable">;

export function builtWeapon({ system }: ItemOf<"weapon">): HeartRush.sheets.BuiltWeapon {
  const { size, type, damage, tags, die, flat } = system;
  const known = HeartRush.sheets.DICE.find((faces) => faces === die) ?? null;
  return { kind: "built", size, type, damage, tags: [...tags], die: known, flat };
}

function weaponRow(item: ItemOf<"weapon">): Bare {
  const weapon = builtWeapon(item);
  const die = HeartRush.sheets.rolledDie(weapon);
  const hands = HeartRush.sheets.handsOf(weapon);
  return {
    ...ROW,
    togglesHold: true,
    equipped: item.system.equipped,
    mark: `${die === null ? "" : `d${die}`}${signed(weapon.flat)}`,
    facts: [
      fact(`HEARTRUSH.WeaponSize.${weapon.size}`),
      fact(`HEARTRUSH.WeaponType.${weapon.type}`),
      fact(`HEARTRUSH.Damage.${weapon.damage}`),
      ...weapon.tags.map((tag) => fact(`HEARTRUSH.WeaponTag.${tag}`)),
      ...(hands === 2 ? [fact("HEARTRUSH.Item.twoHands")] : []),
      ...(item.system.equipped && item.system.offHand ? [fact("HEARTRUSH.Item.inOtherHand")] : []),
    ],
  };
}

const armourRow = ({ system }: ItemOf<"armor">): Bare => ({
  ...ROW,
  togglesHold: true,
  equipped: system.equipped,
  equipWords: "HEARTRUSH.Item.wear",
  mark: signed(HeartRush.sheets.ARMOUR[system.category].defence),
  facts: [
    fact(`HEARTRUSH.Armour.${system.category}`),
    fact("HEARTRUSH.Item.slows", HeartRush.sheets.ARMOUR[system.category].slows),
  ],
});

/** Shields are light or heavy; what an old page says beyond that counts as light. */
export const shieldOf = ({ category }: ItemOf<"shield">["system"]): "light" | "heavy" =>
  category === "heavy" ? "heavy" : "light";

function shieldRow({ system }: ItemOf<"shield">): Bare {
  const { defence, slows } = HeartRush.sheets.SHIELD[shieldOf(system)];
  return {
    ...ROW,
    togglesHold: true,
    equipped: system.equipped,
    mark: signed(defence),
    facts: [fact(`HEARTRUSH.Shield.${shieldOf(system)}`), ...(slows > 0 ? [fact("HEARTRUSH.Item.slows", slows)] : [])],
  };
}

const UNTIL: readonly string[] = HeartRush.sheets.SPENT;

const LONGEST = 150;

/** As many whole words as can be read at a glance. */
function atAGlance(html: string | null | undefined): string {
  const words = plainWords(html ?? "");
  return words.length <= LONGEST ? words : `${words.slice(0, words.lastIndexOf(" ", LONGEST))} …`;
}

const abilityRow = ({ id, system }: ItemOf<"ability">, spent: Readonly<Record<string, unknown>>): Bare => ({
  ...ROW,
  facts: [
    fact(`HEARTRUSH.AbilityKind.${system.kind}`),
    ...(system.instant ? [fact("HEARTRUSH.Ability.instant")] : []),
    ...(system.fullAction ? [fact("HEARTRUSH.Ability.fullAction")] : []),
    ...(system.destiny ? [fact("HEARTRUSH.Ability.destiny")] : []),
  ],
  words: atAGlance(system.description),
  togglesUse: UNTIL.includes(system.frequency),
  spent: spent[id] !== undefined,
});

const spellRow = ({ system }: ItemOf<"spell">): Bare => ({
  ...ROW,
  togglesHold: system.form !== "spell",
  equipped: system.equipped,
  facts: [
    fact(`HEARTRUSH.SpellForm.${system.form}`),
    ...[...system.elements].map((element) => fact(`HEARTRUSH.Element.${element}`)),
    ...(system.instant ? [fact("HEARTRUSH.Ability.instant")] : []),
    ...(system.ongoing ? [fact("HEARTRUSH.Spell.ongoing")] : []),
    ...(system.restsLeft > 0 ? [fact("HEARTRUSH.Spell.rests", system.restsLeft)] : []),
  ],
  words: atAGlance(system.description),
  left: system.range,
  togglesUse: system.form === "spell",
  spent: system.restsLeft > 0,
});

const gearRow = ({ system }: ItemOf<"gear">): Bare => ({
  ...ROW,
  facts: system.kit === "none" ? [] : [fact(`HEARTRUSH.Kit.${system.kit}`)],
  left: system.usage === null ? "" : `d${system.usage}`,
  usesUp: system.use !== "none",
});

function bareRow(item: ItemRecord, spent: Readonly<Record<string, unknown>>): Bare {
  switch (item.type) {
    case "weapon":
      return weaponRow(item);
    case "armor":
      return armourRow(item);
    case "shield":
      return shieldRow(item);
    case "ability":
      return abilityRow(item, spent);
    case "spell":
      return spellRow(item);
    case "gear":
      return gearRow(item);
  }
}

/** For templates/heart-rush/item-row.hbs: an item on its bearer's sheet, in one line. */
export const itemRow = (
  item: ItemRecord,
  editable: boolean,
  spent: Readonly<Record<string, unknown>> = {},
): ItemRowContext => ({ id: item.id, name: item.name, img: item.img, editable, ...bareRow(item, spent) });

/** The same among what is carried, where the number of them counts and the wielding does not. */
export const carriedRow = (
  item: ItemOf<"weapon" | "armor" | "shield" | "gear">,
  editable: boolean,
  each: number,
): ItemRowContext => ({
  ...itemRow(item, editable),
  quantity: item.system.quantity,
  facts: [
    ...(item.type === "gear" ? gearRow(item).facts : []),
    fact("HEARTRUSH.Item.load", each * item.system.quantity),
  ],
});
