import { Grit } from "../../rules/index.ts";
import type { LangKey } from "../lang-key.ts";
import { dieContext, type DieContext } from "../shared/die.ts";
import {
  checkField,
  diceField,
  dieField,
  numberField,
  textField,
  wordField,
  type Field,
} from "../shared/plain-item.ts";

type Attribute = (typeof Grit.ATTRIBUTES)[number];
type Harm = "none" | (typeof Grit.HARMS)[number];

interface BodyRecord {
  readonly attributes: Readonly<Record<Attribute, { readonly max: number; readonly value: number }>>;
  readonly grit: { readonly value: number; readonly max: number };
  readonly armor: number;
  readonly harm: string;
  readonly deprived: boolean;
  readonly leader: boolean;
}

interface GearRecord {
  readonly held: boolean;
  readonly bulky: boolean;
  readonly bonusArmor: number;
  readonly weapon: boolean;
  readonly die: number;
  readonly extra: readonly number[];
  readonly blast: boolean;
  readonly effect: string;
  readonly attribute: Attribute;
}

/** What only player characters, or only creatures, have in words. */
interface Line {
  readonly name: string;
  readonly label: LangKey;
  readonly value: string;
}

/** One die an attribute may stand on: filled where it stands, an outline where it is lost for now. */
interface Rung {
  readonly value: number;
  readonly die: DieContext;
  readonly now: boolean;
}

interface AttributeContext {
  readonly attribute: Attribute;
  readonly label: LangKey;
  readonly rungs: readonly Rung[];
  readonly gone: boolean;
  readonly dice: readonly { readonly value: number; readonly text: string; readonly selected: boolean }[];
}

interface GearRow {
  readonly id: string;
  readonly name: string;
  readonly img: string;
  readonly held: boolean;
  readonly dice: string;
  readonly marks: readonly { readonly text: LangKey; readonly count: number }[];
  readonly effect: string;
}

/** For templates/grit/fighter-sheet.hbs. */
export interface GritSheetContext {
  readonly attributes: readonly AttributeContext[];
  readonly grit: { readonly value: number; readonly max: number };
  readonly armor: number;
  readonly armorNow: number;
  /** Bulky things carried, of those one can bear. */
  readonly burden: { readonly bulky: number; readonly most: number };
  readonly warnings: readonly LangKey[];
  readonly harms: readonly { readonly value: Harm; readonly label: LangKey; readonly selected: boolean }[];
  readonly deprived: boolean;
  readonly leader: boolean;
  readonly lines: readonly Line[];
  readonly gear: readonly GearRow[];
}

const HARMS: readonly Harm[] = ["none", ...Grit.HARMS];
const ATTRIBUTES: Readonly<Record<Attribute, LangKey>> = {
  str: "HEARTRUSH.Grit.Attribute.str",
  dex: "HEARTRUSH.Grit.Attribute.dex",
  wil: "HEARTRUSH.Grit.Attribute.wil",
};

function attributeOf(attribute: Attribute, { max, value }: BodyRecord["attributes"][Attribute]): AttributeContext {
  const rungs = Grit.ATTRIBUTE_DICE.filter((die) => die <= max).map((die) => ({
    value: die,
    die: dieContext(die, die === value ? "heart" : "plain", die > value),
    now: die === value,
  }));
  const dice = Grit.ATTRIBUTE_DICE.map((die) => ({ value: die, text: `d${die}`, selected: die === max }));
  return { attribute, label: ATTRIBUTES[attribute], rungs, gone: value === 0, dice };
}

const diceOf = ({ weapon, die, extra }: GearRecord): string =>
  weapon ? [die, ...extra].map((faces) => `d${faces}`).join(" + ") : "";

function marksOf({ bulky, blast, weapon, bonusArmor }: GearRecord): GearRow["marks"] {
  const marks: GearRow["marks"][number][] = [];
  if (bulky) marks.push({ text: "HEARTRUSH.Grit.Mark.bulky", count: 0 });
  if (weapon && blast) marks.push({ text: "HEARTRUSH.Grit.Mark.blast", count: 0 });
  if (bonusArmor > 0) marks.push({ text: "HEARTRUSH.Grit.Mark.armor", count: bonusArmor });
  return marks;
}

/** `numbers`: what counts now by the rules; null where the sheet cannot be read. */
export function gritSheet(
  body: BodyRecord,
  gear: readonly (GearRecord & Pick<GearRow, "id" | "name" | "img">)[],
  lines: readonly Line[],
  numbers: Pick<Grit.Numbers, "armor" | "deprived" | "handsOver"> | null,
): GritSheetContext {
  const { attributes, grit, armor, harm, deprived, leader } = body;
  const bulky = gear.filter((item) => item.bulky).length;
  return {
    attributes: Grit.ATTRIBUTES.map((attribute) => attributeOf(attribute, attributes[attribute])),
    grit,
    armor,
    armorNow: numbers?.armor ?? armor,
    burden: { bulky, most: Grit.BULKY_ITEMS_BORNE },
    warnings: [
      ...(numbers?.deprived === true && !deprived ? (["HEARTRUSH.Grit.Sheet.overburdened"] as const) : []),
      ...(numbers?.handsOver === true ? (["HEARTRUSH.Grit.Sheet.handsFull"] as const) : []),
    ],
    harms: HARMS.map((value) => ({ value, label: `HEARTRUSH.Grit.Harm.${value}`, selected: value === harm })),
    deprived,
    leader,
    lines,
    gear: gear.map((item) => ({
      id: item.id,
      name: item.name,
      img: item.img,
      held: item.held,
      dice: diceOf(item),
      marks: marksOf(item),
      effect: item.weapon ? item.effect : "",
    })),
  };
}

const WEAPON_FIELDS = (gear: GearRecord): readonly Field[] => [
  dieField("system.die", "HEARTRUSH.Grit.Gear.FIELDS.die.label", gear.die, Grit.ATTRIBUTE_DICE),
  diceField("system.extra", "HEARTRUSH.Grit.Gear.FIELDS.extra.label", gear.extra),
  checkField("system.blast", "HEARTRUSH.Grit.Gear.FIELDS.blast.label", gear.blast),
  textField("system.effect", "HEARTRUSH.Grit.Gear.FIELDS.effect.label", gear.effect),
  wordField("system.attribute", "HEARTRUSH.Grit.Gear.FIELDS.attribute.label", gear.attribute, ATTRIBUTES),
];

export const gearFields = (gear: GearRecord): readonly Field[] => [
  checkField("system.held", "HEARTRUSH.Grit.Gear.FIELDS.held.label", gear.held),
  checkField("system.bulky", "HEARTRUSH.Grit.Gear.FIELDS.bulky.label", gear.bulky),
  numberField("system.bonusArmor", "HEARTRUSH.Grit.Gear.FIELDS.bonusArmor.label", gear.bonusArmor),
  checkField("system.weapon", "HEARTRUSH.Grit.Gear.FIELDS.weapon.label", gear.weapon),
  ...(gear.weapon ? WEAPON_FIELDS(gear) : []),
];
