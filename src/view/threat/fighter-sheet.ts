import { fromEntries, Threat } from "../../rules/index.ts";
import type { LangKey } from "../lang-key.ts";
import { dieContext, type DieContext } from "../shared/die.ts";
import { checkField, dieField, numberField, rowField, wordField, type Field } from "../shared/plain-item.ts";
import { threatFaces, type ThingFaces } from "./thing-faces.ts";

type Attribute = (typeof Threat.ATTRIBUTES)[number];
type Kind = Threat.WeaponKind | Threat.PieceKind | "shield" | "ammo";

interface FighterRecord {
  readonly base: Threat.Scores;
  readonly injuries: readonly { readonly label: string; readonly amount: number }[];
  readonly breath: readonly { readonly faces: number; readonly lost: boolean }[];
  readonly exhausted: readonly number[];
  readonly incapacitated: boolean;
}

/** A thing as its document holds it; what its kind does not have is null. */
export interface ThingRecord {
  readonly id: string;
  readonly name: string;
  readonly img: string;
  readonly kind: Kind;
  readonly faces: number | null;
  readonly slots: number;
  readonly held: boolean | null;
  readonly marks: readonly number[];
  readonly ruined: boolean;
  readonly light: boolean | null;
  readonly loaded: boolean | null;
  readonly quality: number | null;
  readonly condition: number | null;
  readonly used: number | null;
}

interface ThingRow extends ThingFaces {
  readonly id: string;
  readonly name: string;
  readonly img: string;
  readonly kind: LangKey;
  readonly held: boolean;
  readonly canHold: boolean;
  readonly unloaded: boolean;
  readonly special: boolean;
  readonly used: number | null;
}

/** For templates/threat/fighter-sheet.hbs. */
export interface ThreatSheetContext {
  readonly scores: readonly {
    readonly attribute: Attribute;
    readonly label: LangKey;
    readonly base: number;
    readonly now: number;
  }[];
  readonly sum: number;
  readonly incapacitated: boolean;
  readonly injuries: readonly { readonly index: number; readonly label: string; readonly amount: number }[];
  readonly breath: readonly {
    readonly index: number;
    readonly faces: number;
    readonly name: string;
    readonly die: DieContext;
    readonly lost: boolean;
    readonly exhausted: boolean;
  }[];
  readonly slots: number;
  readonly over: boolean;
  readonly things: readonly ThingRow[];
}

const KINDS: Readonly<Record<Kind, LangKey>> = {
  melee: "HEARTRUSH.Threat.Kind.melee",
  bow: "HEARTRUSH.Threat.Kind.bow",
  contraption: "HEARTRUSH.Threat.Kind.contraption",
  shield: "HEARTRUSH.Threat.Kind.shield",
  gambeson: "HEARTRUSH.Threat.Kind.gambeson",
  helmet: "HEARTRUSH.Threat.Kind.helmet",
  chainmail: "HEARTRUSH.Threat.Kind.chainmail",
  plate: "HEARTRUSH.Threat.Kind.plate",
  ammo: "HEARTRUSH.Threat.Kind.ammo",
};
/** What a special weapon has, and when: the two tables of the rules by their rows. */
const QUALITIES = {
  1: "HEARTRUSH.Threat.Quality.1",
  2: "HEARTRUSH.Threat.Quality.2",
  3: "HEARTRUSH.Threat.Quality.3",
  4: "HEARTRUSH.Threat.Quality.4",
  5: "HEARTRUSH.Threat.Quality.5",
} as const satisfies Readonly<Record<Threat.Quality, LangKey>>;
const CONDITIONS = {
  1: "HEARTRUSH.Threat.Condition.1",
  2: "HEARTRUSH.Threat.Condition.2",
  3: "HEARTRUSH.Threat.Condition.3",
  4: "HEARTRUSH.Threat.Condition.4",
  5: "HEARTRUSH.Threat.Condition.5",
  6: "HEARTRUSH.Threat.Condition.6",
  7: "HEARTRUSH.Threat.Condition.7",
  8: "HEARTRUSH.Threat.Condition.8",
} as const satisfies Readonly<Record<Threat.Condition, LangKey>>;
const SLOTS_BORNE = 10;

const thingRow = (thing: ThingRecord): ThingRow => ({
  ...threatFaces(thing),
  id: thing.id,
  name: thing.name,
  img: thing.img,
  kind: KINDS[thing.kind],
  held: thing.held === true,
  canHold: thing.held !== null,
  unloaded: thing.kind === "contraption" && thing.loaded === false,
  special: thing.quality !== null,
  used: thing.used,
});

export function threatSheet(fighter: FighterRecord, things: readonly ThingRecord[]): ThreatSheetContext {
  const { base, injuries, breath, exhausted, incapacitated } = fighter;
  const sum = injuries.reduce((total, { amount }) => total + amount, 0);
  const slots = things.reduce((total, thing) => total + thing.slots, 0);
  return {
    scores: Threat.ATTRIBUTES.map((attribute) => ({
      attribute,
      label: `HEARTRUSH.Threat.Fighter.FIELDS.base.${attribute}.label`,
      base: base[attribute],
      now: Math.max(0, base[attribute] - sum),
    })),
    sum,
    incapacitated,
    injuries: injuries.map(({ label, amount }, index) => ({ index, label, amount })),
    breath: breath.map(({ faces, lost }, index) => ({
      index,
      faces,
      name: `d${faces}`,
      die: dieContext(faces, "agility", lost),
      lost,
      exhausted: exhausted.includes(faces),
    })),
    slots,
    over: slots > SLOTS_BORNE,
    things: things.map(thingRow),
  };
}

const pickFrom = <Word extends Kind>(words: readonly Word[]): Readonly<Record<Word, LangKey>> =>
  fromEntries(words.map((word): readonly [Word, LangKey] => [word, nameOf(word)]));

/** Not indexed by a type parameter, for which the compiler would compare every key of the language file with every other. */
const nameOf = (kind: Kind): LangKey => KINDS[kind];

const specialFields = ({ quality, condition }: ThingRecord): readonly Field[] => [
  rowField(
    "system.quality",
    "HEARTRUSH.Threat.Weapon.FIELDS.quality.label",
    quality,
    "HEARTRUSH.Threat.Sheet.ordinary",
    QUALITIES,
  ),
  rowField(
    "system.condition",
    "HEARTRUSH.Threat.Weapon.FIELDS.condition.label",
    condition,
    "HEARTRUSH.Threat.Sheet.noCondition",
    CONDITIONS,
  ),
];

/** The fields of a thing, by what its kind has. */
export function threatFields(thing: ThingRecord): readonly Field[] {
  const { kind, faces, slots, held, ruined, light, loaded, used } = thing;
  const weapon = Threat.WEAPON_KINDS.find((one) => one === kind);
  const piece = Threat.PIECE_KINDS.find((one) => one === kind);
  const fields: (Field | null)[] = [
    weapon === undefined
      ? null
      : wordField("system.kind", "HEARTRUSH.Threat.Weapon.FIELDS.kind.label", weapon, pickFrom(Threat.WEAPON_KINDS)),
    piece === undefined
      ? null
      : wordField("system.kind", "HEARTRUSH.Threat.Armor.FIELDS.kind.label", piece, pickFrom(Threat.PIECE_KINDS)),
    faces === null ? null : dieField("system.faces", "HEARTRUSH.Threat.Weapon.FIELDS.faces.label", faces, Threat.FACES),
    numberField("system.slots", "HEARTRUSH.Threat.Gear.FIELDS.slots.label", slots),
    used === null ? null : numberField("system.used", "HEARTRUSH.Threat.Ammo.FIELDS.used.label", used),
    held === null ? null : checkField("system.held", "HEARTRUSH.Threat.Gear.FIELDS.held.label", held),
    light === null ? null : checkField("system.light", "HEARTRUSH.Threat.Weapon.FIELDS.light.label", light),
    kind !== "contraption" || loaded === null
      ? null
      : checkField("system.loaded", "HEARTRUSH.Threat.Weapon.FIELDS.loaded.label", loaded),
    ...(weapon === undefined ? [] : specialFields(thing)),
    held === null ? null : checkField("system.ruined", "HEARTRUSH.Threat.Gear.FIELDS.ruined.label", ruined),
  ];
  return fields.filter((field) => field !== null);
}
