import { HeartRush } from "../../../rules/index.ts";
import type { LangKey } from "../../lang-key.ts";
import type { DocumentRecord, ItemType } from "./records.ts";

interface Choice {
  readonly value: string;
  /** A word, or a text that is no word, as `d8`. */
  readonly label: LangKey | null;
  readonly text: string;
  readonly selected: boolean;
}

/** One field of an item, by what it is. */
export interface ItemField {
  readonly name: string;
  readonly label: LangKey;
  readonly hint: LangKey | null;
  readonly value: string;
  readonly isNumber: boolean;
  readonly isDice: boolean;
  readonly isCheck: boolean;
  readonly checked: boolean;
  /** Whether it takes a line of its own. */
  readonly wide: boolean;
  readonly choices: readonly Choice[] | null;
  readonly many: readonly Choice[] | null;
}

export interface GainContext {
  readonly index: number;
  readonly list: string;
  readonly on: readonly Choice[];
  readonly ability: readonly Choice[];
  readonly when: readonly Choice[];
  readonly needs: readonly Choice[];
  readonly per: readonly Choice[];
  readonly net: number;
  readonly flat: number;
  readonly dice: string;
}

/** A list of gains, with its title and what it says when it is empty. */
export interface GainListContext {
  readonly path: string;
  readonly title: LangKey;
  readonly none: LangKey;
  readonly gains: readonly GainContext[];
}

export interface ItemSheetContext {
  readonly name: string;
  readonly img: string;
  readonly kind: LangKey;
  readonly editable: boolean;
  readonly fields: readonly ItemField[];
  readonly lists: readonly GainListContext[];
}

type System = Readonly<Record<string, unknown>>;

const FIELD = {
  hint: null,
  value: "",
  isNumber: false,
  isDice: false,
  isCheck: false,
  checked: false,
  wide: false,
  choices: null,
  many: null,
} as const;

const string = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";
const listed = (value: unknown): readonly unknown[] =>
  value instanceof Set || Array.isArray(value) ? Array.from<unknown>(value) : [];

const diceWords = (dice: unknown): string =>
  listed(dice)
    .map((faces) => `d${string(faces)}`)
    .join(" ");

const text = (system: System, name: string, label: LangKey): ItemField => ({
  ...FIELD,
  name: `system.${name}`,
  label,
  value: string(system[name]),
});
const number = (system: System, name: string, label: LangKey): ItemField => ({
  ...FIELD,
  name: `system.${name}`,
  label,
  isNumber: true,
  value: string(system[name]),
});
const check = (system: System, name: string, label: LangKey): ItemField => ({
  ...FIELD,
  name: `system.${name}`,
  label,
  isCheck: true,
  checked: system[name] === true,
});
const options = <Value extends string>(
  values: readonly Value[],
  words: (value: Value) => LangKey,
  isSelected: (value: Value) => boolean,
): readonly Choice[] => values.map((value) => ({ value, label: words(value), text: "", selected: isSelected(value) }));

const choose = <Value extends string>(
  system: System,
  name: string,
  label: LangKey,
  values: readonly Value[],
  words: (value: Value) => LangKey,
): ItemField => ({
  ...FIELD,
  name: `system.${name}`,
  label,
  choices: options(values, words, (value) => value === system[name]),
});
const several = <Value extends string>(
  system: System,
  name: string,
  label: LangKey,
  values: readonly Value[],
  words: (value: Value) => LangKey,
): ItemField => ({
  ...FIELD,
  name: `system.${name}`,
  label,
  wide: true,
  many: options(values, words, (value) => listed(system[name]).includes(value)),
});
/** A die or none; what none means is said in `none`. */
const die = (system: System, name: string, label: LangKey, none: LangKey): ItemField => ({
  ...FIELD,
  name: `system.${name}`,
  label,
  choices: [
    { value: "", label: none, text: "", selected: system[name] === null },
    ...HeartRush.sheets.DICE.map((faces) => ({
      value: String(faces),
      label: null,
      text: `d${faces}`,
      selected: system[name] === faces,
    })),
  ],
  isNumber: true,
});

const carried = (system: System): readonly ItemField[] => [
  number(system, "quantity", "HEARTRUSH.Item.quantity"),
  number(system, "load", "HEARTRUSH.Item.loadEach"),
  number(system, "price", "HEARTRUSH.Item.price"),
];

/** What one of it does once used up, and how much of it; a potion has its rule. */
const used = (system: System): readonly ItemField[] => [
  {
    ...choose(system, "use", "HEARTRUSH.Item.whenUsed", HeartRush.sheets.USES, (value) => `HEARTRUSH.Use.${value}`),
    wide: true,
    hint: system["use"] === "potion" ? "HEARTRUSH.Wound.potionHint" : null,
  },
  ...(system["use"] === "ease" || system["use"] === "bring"
    ? [
        choose(
          system,
          "condition",
          "HEARTRUSH.Item.condition",
          HeartRush.fights.CONDITIONS,
          (value) => `HEARTRUSH.Condition.${value}.name`,
        ),
      ]
    : []),
  ...(system["use"] === "none" || system["use"] === "potion"
    ? []
    : [
        number(system, "amount", system["use"] === "heal" ? "HEARTRUSH.Item.hitPoints" : "HEARTRUSH.Item.levels"),
        {
          ...text(system, "dice", "HEARTRUSH.Item.diceToo"),
          isDice: true,
          value: diceWords(system["dice"]),
        },
      ]),
];

const KINDS = ["class", "subclass", "talent", "paragon", "kin", "trait"] as const;
const SCHOOLS = ["none", "martial", "cognitive", "melody", "handmagic"] as const;
const FORMS = ["spell", "bolt", "blast"] as const;

/** The fields of each kind of item, in the order people think of them. */
const FIELDS: Readonly<Record<ItemType, (system: System) => readonly ItemField[]>> = {
  weapon: (system) => [
    choose(
      system,
      "size",
      "HEARTRUSH.Item.size",
      HeartRush.sheets.WEAPON_SIZES,
      (value) => `HEARTRUSH.WeaponSize.${value}`,
    ),
    choose(
      system,
      "type",
      "HEARTRUSH.Item.type",
      HeartRush.sheets.WEAPON_TYPES,
      (value) => `HEARTRUSH.WeaponType.${value}`,
    ),
    choose(
      system,
      "damage",
      "HEARTRUSH.Item.damage",
      HeartRush.sheets.DAMAGE_TYPES,
      (value) => `HEARTRUSH.Damage.${value}`,
    ),
    die(system, "die", "HEARTRUSH.Item.die", "HEARTRUSH.Item.dieOfSize"),
    several(
      system,
      "tags",
      "HEARTRUSH.Item.tags",
      HeartRush.sheets.WEAPON_TAGS,
      (value) => `HEARTRUSH.WeaponTag.${value}`,
    ),
    { ...number(system, "flat", "HEARTRUSH.Item.flat"), wide: true, hint: "HEARTRUSH.Item.flatHint" },
    ...carried(system),
    check(system, "equipped", "HEARTRUSH.Item.wielded"),
    check(system, "offHand", "HEARTRUSH.Item.isInOtherHand"),
    check(system, "primary", "HEARTRUSH.Item.primary"),
  ],
  armor: (system) => [
    choose(
      system,
      "category",
      "HEARTRUSH.Item.category",
      ["light", "medium", "heavy"],
      (value) => `HEARTRUSH.Armour.${value}`,
    ),
    ...carried(system),
    check(system, "equipped", "HEARTRUSH.Item.worn"),
  ],
  shield: (system) => [
    choose(system, "category", "HEARTRUSH.Item.category", ["light", "heavy"], (value) => `HEARTRUSH.Shield.${value}`),
    ...carried(system),
    check(system, "equipped", "HEARTRUSH.Item.wielded"),
  ],
  ability: (system) => [
    choose(system, "kind", "HEARTRUSH.Item.kind", KINDS, (value) => `HEARTRUSH.AbilityKind.${value}`),
    choose(system, "school", "HEARTRUSH.Item.school", SCHOOLS, (value) => `HEARTRUSH.School.${value}`),
    {
      ...choose(
        system,
        "frequency",
        "HEARTRUSH.Item.frequency",
        HeartRush.sheets.FREQUENCIES,
        (value) => `HEARTRUSH.Frequency.${value}`,
      ),
      wide: true,
    },
    { ...text(system, "of", "HEARTRUSH.Item.of"), wide: true },
    { ...text(system, "prerequisites", "HEARTRUSH.Item.prerequisites"), wide: true },
    several(
      system,
      "immune",
      "HEARTRUSH.Creature.immune",
      HeartRush.fights.CONDITIONS,
      (value) => `HEARTRUSH.Condition.${value}.name`,
    ),
    check(system, "instant", "HEARTRUSH.Ability.FIELDS.instant.label"),
    check(system, "fullAction", "HEARTRUSH.Ability.FIELDS.fullAction.label"),
    check(system, "combat", "HEARTRUSH.Item.combat"),
    check(system, "destiny", "HEARTRUSH.Item.hasDestiny"),
  ],
  spell: (system) => [
    choose(system, "form", "HEARTRUSH.Item.form", FORMS, (value) => `HEARTRUSH.SpellForm.${value}`),
    choose(
      system,
      "attunement",
      "HEARTRUSH.Item.attunement",
      HeartRush.sheets.ATTUNEMENTS,
      (value) => `HEARTRUSH.Attunement.${value}`,
    ),
    several(
      system,
      "elements",
      "HEARTRUSH.Item.elements",
      HeartRush.sheets.CANTRIP_ELEMENTS,
      (value) => `HEARTRUSH.Element.${value}`,
    ),
    text(system, "range", "HEARTRUSH.Item.range"),
    choose(system, "save", "HEARTRUSH.Item.save", ["none", ...HeartRush.sheets.ABILITIES], (value) =>
      value === "none" ? "HEARTRUSH.Item.noSave" : `HEARTRUSH.Ability.name.${value}`,
    ),
    { ...number(system, "restsLeft", "HEARTRUSH.Item.restsLeft"), wide: true },
    ...(system["form"] === "spell" ? [] : [check(system, "equipped", "HEARTRUSH.Item.prepared")]),
    check(system, "instant", "HEARTRUSH.Spell.FIELDS.instant.label"),
    check(system, "ongoing", "HEARTRUSH.Spell.FIELDS.ongoing.label"),
  ],
  gear: (system) => [
    choose(
      system,
      "kit",
      "HEARTRUSH.Item.kit",
      ["none", ...HeartRush.sheets.KIT_NAMES],
      (value) => `HEARTRUSH.Kit.${value}`,
    ),
    die(system, "usage", "HEARTRUSH.Item.usage", "HEARTRUSH.Item.noUsage"),
    text(system, "keptIn", "HEARTRUSH.Item.keptIn"),
    ...carried(system),
    ...used(system),
  ],
};

function gainContext(entry: unknown, index: number, list: string): GainContext {
  const gain: System = typeof entry === "object" && entry !== null ? { ...entry } : {};
  return {
    index,
    list,
    on: options(
      HeartRush.sheets.MODIFIER_TARGETS,
      (value) => `HEARTRUSH.Gain.on.${value}`,
      (value) => value === gain["on"],
    ),
    ability: options(
      [...HeartRush.sheets.ABILITIES, "any"],
      (value) => (value === "any" ? "HEARTRUSH.Gain.anyAbility" : `HEARTRUSH.Ability.name.${value}`),
      (value) => value === gain["ability"],
    ),
    when: options(
      HeartRush.sheets.MODIFIER_MOMENTS,
      (value) => `HEARTRUSH.Gain.when.${value}`,
      (value) => value === gain["when"],
    ),
    needs: options(
      HeartRush.sheets.GAIN_NEEDS,
      (value) => `HEARTRUSH.Gain.needs.${value}`,
      (value) => value === gain["needs"],
    ),
    per: options(
      HeartRush.sheets.GAIN_SCALES,
      (value) => `HEARTRUSH.Gain.per.${value}`,
      (value) => value === gain["per"],
    ),
    net: Number(gain["net"] ?? 0),
    flat: Number(gain["flat"] ?? 0),
    dice: diceWords(gain["dice"]),
  };
}

const gainList = (system: System, name: string, title: LangKey, none: LangKey): GainListContext => ({
  path: `system.${name}`,
  title,
  none,
  gains: listed(system[name]).map((gain, index) => gainContext(gain, index, `system.${name}`)),
});

/** For templates/heart-rush/item-sheet.hbs: any item, by its fields, and what it gives its bearer. */
export const itemSheet = (
  { name, img }: DocumentRecord,
  type: ItemType,
  system: System,
  editable: boolean,
): ItemSheetContext => ({
  name,
  img,
  kind: `TYPES.Item.${type}`,
  editable,
  fields: FIELDS[type](system),
  lists: [
    gainList(system, "gains", "HEARTRUSH.Gain.title", "HEARTRUSH.Gain.none"),
    ...(type === "ability" && system["kind"] === "talent"
      ? [gainList(system, "destinyGains", "HEARTRUSH.Gain.destinyTitle", "HEARTRUSH.Gain.destinyNone")]
      : []),
  ],
});

/** For templates/heart-rush/item-sheet.hbs: a boon, which has nothing but what it gives and for how long. */
export const boonSheet = (
  { name, img, disabled }: DocumentRecord & { readonly disabled: boolean },
  system: System,
  editable: boolean,
): ItemSheetContext => ({
  name,
  img,
  kind: "TYPES.ActiveEffect.boon",
  editable,
  fields: [
    {
      ...choose(
        system,
        "until",
        "HEARTRUSH.Boon.lasts",
        ["removed", ...HeartRush.sheets.BOON_ENDS],
        (value) => `HEARTRUSH.Boon.until.${value}`,
      ),
      wide: true,
    },
    ...(system["until"] === "rounds" ? [number(system, "rounds", "HEARTRUSH.Boon.rounds")] : []),
    { ...FIELD, name: "disabled", label: "HEARTRUSH.Boon.disabled", isCheck: true, checked: disabled },
  ],
  lists: [gainList(system, "gains", "HEARTRUSH.Gain.title", "HEARTRUSH.Gain.none")],
});
