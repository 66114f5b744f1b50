import { HeartRush } from "../../../../rules/index.ts";
import type { ItemType } from "../records.ts";
import { check, choose, die, diceWords, number, several, text, type ItemField, type System } from "./fields.ts";

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

/** What a bolt or a blast strikes, the attack says. */
const aimedAt = (system: System): readonly ItemField[] => [
  choose(
    system,
    "area",
    "HEARTRUSH.Spell.FIELDS.area.label",
    HeartRush.sheets.AREAS,
    (value) => `HEARTRUSH.Spell.area.${value}`,
  ),
  ...(system["area"] === "none" || system["area"] === "targets"
    ? []
    : [number(system, "areaFeet", "HEARTRUSH.Spell.FIELDS.areaFeet.label")]),
];

const KINDS = ["class", "subclass", "talent", "paragon", "kin", "trait"] as const;
const SCHOOLS = ["none", "martial", "cognitive", "melody", "handmagic"] as const;
const FORMS = ["spell", "bolt", "blast"] as const;

/** The fields of each kind of item, in the order people think of them. */
export const FIELDS: Readonly<Record<ItemType, (system: System) => readonly ItemField[]>> = {
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
    ...(system["form"] === "spell" ? aimedAt(system) : []),
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
