import {
  integer,
  listOf,
  literal,
  nullable,
  oneOf,
  recordOf,
  shape,
  sinceThen,
  text,
  truth,
  where,
  word,
} from "../../core/json.ts";
import type { Reader } from "../../core/json.ts";
import { refuse } from "../../core/result.ts";
import type { FighterId } from "../../core/brand.ts";
import { DICE } from "../../core/die.ts";
import { CONDITIONS } from "../body/condition-names.ts";
import type { ConditionName } from "../body/condition-names.ts";
import { ORDINARY } from "../body/nature.ts";
import {
  ABILITIES,
  ARMOURS,
  ATTUNEMENTS,
  BOON_ENDS,
  CANTRIP_ELEMENTS,
  CANTRIP_FORMS,
  DAMAGE_TYPES,
  FREQUENCIES,
  MODIFIER_MOMENTS,
  MODIFIER_TARGETS,
  SHIELDS,
  SIZES,
  SPENT,
  WEAPON_SIZES,
  WEAPON_TAGS,
  WEAPON_TYPES,
} from "./sheet.ts";
import type {
  Boon,
  BuiltWeapon,
  Cantrip,
  Condition,
  KnownAbility,
  KnownSpell,
  Modifier,
  Nature,
  Sheet,
  Weapon,
  Wound,
} from "./sheet.ts";

export const fighterWord: Reader<FighterId> = word<FighterId>();
export const die = oneOf(DICE);
/** The largest number of hit points, or of what takes them. */
export const MOST = 99_999;
const count = (most: number): Reader<number> => integer(0, most);
const signed = integer(-999, 999);

const built: Reader<BuiltWeapon> = shape<BuiltWeapon>({
  kind: literal("built"),
  size: oneOf(WEAPON_SIZES),
  type: oneOf(WEAPON_TYPES),
  damage: oneOf(DAMAGE_TYPES),
  tags: listOf(oneOf(WEAPON_TAGS), WEAPON_TAGS.length),
  die: nullable(die),
  flat: signed,
});
const cantrip: Reader<Weapon> = shape<Cantrip>({
  kind: literal("cantrip"),
  element: oneOf(CANTRIP_ELEMENTS),
  form: oneOf(CANTRIP_FORMS),
  attunement: oneOf(ATTUNEMENTS),
});
const weapon: Reader<Weapon> = (value, path) => {
  const read = built(value, path);
  return read.ok ? read : cantrip(value, path);
};

const wound: Reader<Wound> = shape<Wound>({ rank: integer(0, MOST), treated: truth });
const conditionName: Reader<ConditionName> = oneOf(CONDITIONS);
const condition: Reader<Condition> = shape<Condition>({ level: integer(1, 5), of: nullable(fighterWord) });

const modifier: Reader<Modifier> = shape<Modifier>({
  from: text(120),
  on: oneOf(MODIFIER_TARGETS),
  ability: oneOf([...ABILITIES, "any"]),
  when: oneOf(MODIFIER_MOMENTS),
  net: integer(-20, 20),
  flat: signed,
  dice: listOf(die, 12),
});

const boon: Reader<Boon> = shape<Boon>({
  name: text(120),
  until: oneOf(BOON_ENDS),
  left: integer(1, 999),
  modifiers: listOf(modifier, 20),
});

const woundAt: Reader<Sheet["woundAt"]> = (value, path) => {
  const number = integer(1, MOST)(value, path);
  if (number.ok) return number;
  const words = oneOf(["table", "never"])(value, path);
  return words.ok ? words : refuse({ path, expected: "threshold" });
};

const nature: Reader<Nature> = shape<Nature>({
  engagements: integer(1, 9),
  alwaysDefensive: truth,
  unpushable: truth,
  immune: listOf(conditionName, CONDITIONS.length),
});

/** How many abilities, and how many spells, a sheet speaks of. */
export const MOST_KNOWN = 200;

const knownAbility: Reader<KnownAbility> = shape<KnownAbility>({
  frequency: oneOf(FREQUENCIES),
  instant: truth,
  action: truth,
});
const knownSpell: Reader<KnownSpell> = sinceThen(
  shape<KnownSpell>({ rests: count(99), left: count(99), instant: truth }),
  { instant: false },
);

/** A creature's sheet, from wherever it was kept. */
export const readSheet: Reader<Sheet> = where(
  sinceThen(
    shape<Sheet>({
      size: oneOf(SIZES),
      heart: shape<Sheet["heart"]>({ now: die, max: die }),
      abilities: shape<Sheet["abilities"]>({ might: die, agility: die, cunning: die, presence: die }),
      paragon: count(20),
      hp: shape<Sheet["hp"]>({ now: integer(-MOST, MOST), max: integer(1, MOST) }),
      lapsed: truth,
      wounds: listOf(wound, 200),
      woundAt,
      weapon,
      offHand: nullable(built),
      armour: oneOf(ARMOURS),
      natural: shape<Sheet["natural"]>({
        value: signed,
        against: shape<Sheet["natural"]["against"]>({ slashing: signed, piercing: signed, bludgeoning: signed }),
      }),
      shield: oneOf(SHIELDS),
      nature,
      speed: shape<Sheet["speed"]>({ move: count(999), swim: count(999), climb: count(999) }),
      conditions: recordOf(conditionName, condition, CONDITIONS.length),
      modifiers: listOf(modifier, 60),
      boons: recordOf(word<string>(), boon, 60),
      known: recordOf(word<string>(), knownAbility, MOST_KNOWN),
      spells: recordOf(word<string>(), knownSpell, MOST_KNOWN),
      spent: recordOf(word<string>(), oneOf(SPENT), 200),
      badNights: count(999),
      fromBadSleep: recordOf(conditionName, integer(1, 5), CONDITIONS.length),
    }),
    { lapsed: false, nature: ORDINARY, offHand: null, boons: {}, known: {}, spells: {} },
  ),
  (sheet) => (sheet.heart.now > sheet.heart.max ? "heart" : null),
);
