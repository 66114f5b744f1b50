import { freeText, integer, nullable, oneOf, recordOf, shape, truth, word, listOf } from "../../core/json.ts";
import type { Reader } from "../../core/json.ts";
import { ATTRIBUTES, FRIGHTS, HARMS, MODS, MOST_MINUTES } from "./model.ts";
import type { Attribute, Fright, Harm, Item, Mod, Sheet, Weapon } from "./model.ts";
import { ATTRIBUTE_DICE, TRACK } from "../track.ts";
import type { Die, Step } from "../track.ts";

export const readDie: Reader<Die> = oneOf(ATTRIBUTE_DICE);
export const readStep: Reader<Step> = oneOf(TRACK);
export const readAttribute: Reader<Attribute> = oneOf(ATTRIBUTES);
export const readHarm: Reader<Harm | null> = nullable(oneOf(HARMS));
export const readFright: Reader<Fright | null> = nullable(oneOf(FRIGHTS));
export const readMods: Reader<readonly Mod[]> = listOf(oneOf(MODS), 8);

/** Grit and damage stay far below this in any game; it keeps sums whole. */
export const MOST_GRIT = 999;
const MOST_EXTRA_DICE = 12;
const MOST_ARMOR = 20;
const MOST_ITEMS = 500;

export const readWeapon: Reader<Weapon> = shape<Weapon>({
  die: readDie,
  extra: listOf(readDie, MOST_EXTRA_DICE),
  blast: truth,
  effect: nullable(freeText),
  attribute: readAttribute,
});

const readItem: Reader<Item> = shape<Item>({
  name: freeText,
  held: truth,
  bulky: truth,
  bonusArmor: integer(0, MOST_ARMOR),
  weapon: nullable(readWeapon),
});

const readAttributeDice = shape<Sheet["attributes"][Attribute]>({ max: readDie, value: readStep });

export const readSheet: Reader<Sheet> = shape<Sheet>({
  attributes: shape<Sheet["attributes"]>({
    str: readAttributeDice,
    dex: readAttributeDice,
    wil: readAttributeDice,
  }),
  grit: shape<Sheet["grit"]>({ max: integer(0, MOST_GRIT), value: integer(0, MOST_GRIT) }),
  armor: integer(0, MOST_ARMOR),
  items: recordOf(word(), readItem, MOST_ITEMS),
  harm: readHarm,
  deprived: truth,
  leader: truth,
  minutesDown: integer(0, MOST_MINUTES),
  safeMinutes: integer(0, MOST_MINUTES),
});
