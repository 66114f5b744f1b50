import type { Json, Malformed } from "../../core/json.ts";
import { parse, word } from "../../core/json.ts";
import { ok, refuse } from "../../core/result.ts";
import type { Result } from "../../core/result.ts";
import { at, difference } from "../../core/history.ts";
import { jsonOf } from "../../core/casts.ts";
import { modifiersFrom } from "../body/gains.ts";
import type { Gain } from "../body/gains.ts";
import type { LastMinutes } from "../body/last-minutes.ts";
import { woundsBecome } from "./kept-wounds.ts";
import { MOST_KNOWN, readSheet } from "./parse-sheet.ts";
import type {
  Ability,
  Armour,
  BoonEnd,
  BuiltWeapon,
  DamageType,
  KnownAbility,
  KnownSpell,
  Modifier,
  Nature,
  Sheet,
  Shield,
  Weapon,
  Wound,
} from "./sheet.ts";

/** Whatever gives lasting gains: a talent, a thing, an effect. */
export interface Giver {
  readonly name: string;
  readonly gains: readonly Gain[];
}

/** What is lent for a while, by the id of what keeps it. */
export interface KeptBoon extends Giver {
  readonly id: string;
  readonly until: BoonEnd;
  readonly left: number;
}

export interface KeptCondition {
  readonly level: number;
  readonly of: string | null;
}

/** A creature as it is kept between fights, with more about it than a fight asks for. */
export interface Kept {
  readonly size: string;
  readonly heart: { readonly current: number; readonly max: number };
  readonly hp: { readonly value: number; readonly max: number };
  readonly lastMinutes: LastMinutes;
  readonly abilities: Readonly<Record<Ability, number>>;
  readonly paragon: number;
  /** By the id each is kept under, the oldest first. */
  readonly wounds: Readonly<Record<string, Wound>>;
  /** Null for the table's threshold, 0 for never. */
  readonly woundAt: number | null;
  readonly natural: { readonly value: number; readonly against: Readonly<Record<DamageType, number>> };
  readonly nature: Nature;
  readonly speed: { readonly move: number; readonly swim: number; readonly climb: number };
  readonly conditions: Readonly<Partial<Record<string, KeptCondition>>>;
  readonly spent: Readonly<Partial<Record<string, string>>>;
  readonly known: Readonly<Record<string, KnownAbility>>;
  readonly spells: Readonly<Record<string, KnownSpell>>;
  readonly badNights: number;
  readonly fromBadSleep: Readonly<Partial<Record<string, number>>>;
  readonly weapon: Weapon;
  readonly offHand: BuiltWeapon | null;
  readonly armour: Armour;
  readonly shield: Shield;
  readonly givers: readonly Giver[];
  readonly boons: readonly KeptBoon[];
}

/** HR-REC-3: who has nothing in hand fights with fists, feet or teeth. */
export const UNARMED: BuiltWeapon = {
  kind: "built",
  size: "improvised",
  type: "melee",
  damage: "bludgeoning",
  tags: ["natural"],
  die: null,
  flat: 0,
};

/** HR-GAIN-14: bare hands by how many sizes they have been trained up. */
const HANDS = ["improvised", "light", "heavy"] as const;

function inHand(weapon: Weapon, given: readonly Modifier[]): Weapon {
  if (weapon !== UNARMED) return weapon;
  const sizes = given.reduce((sum, { on, flat }) => sum + (on === "unarmed" ? flat : 0), 0);
  return { ...UNARMED, size: HANDS[Math.max(0, Math.min(2, sizes))] ?? "improvised" };
}

const LONGEST_NAME = 120;
const MOST_MODIFIERS = 60;
const sourceOf = (of: string | null): string | null => (of !== null && word()(of, "of").ok ? of : null);

/** The sheet of what is kept. The heart is never larger than its maximum, and a source that is no id is nobody. */
export function sheetOfKept(kept: Kept): Result<Sheet, Malformed> {
  const { hp, conditions, woundAt, givers, weapon, offHand, armour, shield } = kept;
  const wounds = weighing(kept.wounds).map(([, { rank, treated }]) => ({ rank, treated }));
  const heart = { now: Math.min(kept.heart.current, kept.heart.max), max: kept.heart.max };
  const bearer = { weapon, offHand, armour, shield, wounds, heart };
  const given = ({ name, gains }: Giver) => modifiersFrom(name.slice(0, LONGEST_NAME), gains, bearer);
  const modifiers = givers.flatMap(given).slice(0, MOST_MODIFIERS);
  return parse(readSheet, {
    size: kept.size,
    heart,
    abilities: pick(kept.abilities, ["might", "agility", "cunning", "presence"]),
    paragon: kept.paragon,
    hp: { now: hp.value, max: hp.max },
    lapsed: kept.lastMinutes.over,
    wounds,
    woundAt: woundAt === null ? "table" : woundAt === 0 ? "never" : woundAt,
    weapon: inHand(weapon, modifiers),
    offHand,
    armour,
    natural: {
      value: kept.natural.value,
      against: pick(kept.natural.against, ["slashing", "piercing", "bludgeoning"]),
    },
    shield,
    nature: kept.nature,
    speed: pick(kept.speed, ["move", "swim", "climb"]),
    conditions: mapped(conditions, ({ level, of }) => ({ level, of: sourceOf(of) })),
    modifiers,
    boons: Object.fromEntries(
      kept.boons.map((boon) => {
        const { id, name, until, left } = boon;
        return [id, { name: name.slice(0, LONGEST_NAME), until, left, modifiers: given(boon) }];
      }),
    ),
    spent: mapped(kept.spent, (until) => until),
    known: firstOf(mapped(kept.known, ({ frequency, instant, action }) => ({ frequency, instant, action }))),
    spells: firstOf(mapped(kept.spells, ({ rests, left, instant }) => ({ rests, left, instant }))),
    badNights: kept.badNights,
    fromBadSleep: mapped(kept.fromBadSleep, (levels) => levels),
  });
}

const pick = <Key extends string>(from: Readonly<Record<Key, Json>>, keys: readonly Key[]): Record<string, Json> =>
  Object.fromEntries(keys.map((key) => [key, from[key]]));

const mapped = <Entry>(
  record: Readonly<Partial<Record<string, Entry>>>,
  as: (entry: Entry) => Json,
): Record<string, Json> =>
  Object.fromEntries(Object.entries(record).flatMap(([key, entry]) => (entry === undefined ? [] : [[key, as(entry)]])));

/** A fight keeps no more of them. */
const firstOf = (known: Record<string, Json>): Record<string, Json> =>
  Object.fromEntries(Object.entries(known).slice(0, MOST_KNOWN));

/** One place of what is kept, and what must stand there now; nothing, if it must go. */
export interface KeptChange {
  readonly path: string;
  readonly value?: Json;
}

/** Where on what is kept a part of the sheet is. Weapon, armour and shield are things of their own, modifiers come of them. */
const PLACES: Readonly<Partial<Record<string, (path: readonly string[]) => string>>> = {
  size: () => "size",
  heart: ([, part]) => (part === "now" ? "heart.current" : "heart.max"),
  abilities: ([, ability]) => `abilities.${ability ?? ""}`,
  hp: ([, part]) => (part === "now" ? "hp.value" : "hp.max"),
  woundAt: () => "woundAt",
  natural: (path) => path.join("."),
  speed: (path) => path.join("."),
  conditions: ([, name]) => `conditions.${name ?? ""}`,
  spent: (path) => path.join("."),
  badNights: () => "badNights",
  fromBadSleep: (path) => path.join("."),
};

/**
 * HR-REC-2: only what differs is written, place by place, so that nobody else's changes are overwritten. A new wound is kept
 * under an id that nobody else can have given at the same moment.
 */
export function changesToKeep(
  kept: Pick<Kept, "wounds">,
  before: Sheet,
  after: Sheet,
  newId: () => string,
): Result<readonly KeptChange[], Malformed> {
  const parsed = parse(readSheet, after);
  if (!parsed.ok) return refuse(parsed.reason);
  const from = comparable(before);
  const to = comparable(after);
  const changes = new Map<string, KeptChange>();
  for (const { path } of difference(from, to)) {
    const place = PLACES[path[0] ?? ""]?.(path);
    if (place === undefined) continue;
    const value = at(to, place === `conditions.${path[1] ?? ""}` ? path.slice(0, 2) : path);
    changes.set(place, value === undefined ? { path: place } : { path: place, value });
  }
  const { wounds } = after;
  if (difference(jsonOf(before.wounds), jsonOf(wounds)).length > 0)
    return ok([...changes.values(), ...woundChanges(kept.wounds, wounds, newId)]);
  return ok([...changes.values()]);
}

/** Words about a wound that has healed away at the same moment may stand there still, and are no wound. */
const weighing = (wounds: Kept["wounds"]): readonly (readonly [id: string, wound: Wound])[] =>
  Object.entries(wounds).filter(([, { rank }]) => rank > 0);

/** HR-REC-1: the rules know of a wound what it weighs; its words stay where they are. */
function woundChanges(kept: Kept["wounds"], now: readonly Wound[], newId: () => string): readonly KeptChange[] {
  const before = weighing(kept);
  const ids = woundsBecome(before, now);
  const written = now.flatMap(({ rank, treated }, place): readonly KeptChange[] => {
    const id = ids[place] ?? null;
    const was = id === null ? undefined : kept[id];
    if (id === null || was === undefined)
      return [{ path: `wounds.${newId()}`, value: { description: "", rank, treated, source: "" } }];
    return [
      ...(was.rank === rank ? [] : [{ path: `wounds.${id}.rank`, value: rank }]),
      ...(was.treated === treated ? [] : [{ path: `wounds.${id}.treated`, value: treated }]),
    ];
  });
  const gone = before.filter(([id]) => !ids.includes(id));
  return [...written, ...gone.map(([id]) => ({ path: `wounds.${id}` }))];
}

const WOUND_AT = { table: null, never: 0 } as const;
const comparable = (sheet: Sheet): Json => {
  const { wounds: _wounds, ...rest } = sheet;
  return jsonOf({ ...rest, woundAt: typeof sheet.woundAt === "number" ? sheet.woundAt : WOUND_AT[sheet.woundAt] });
};
