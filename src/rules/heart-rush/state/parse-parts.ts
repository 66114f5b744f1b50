import {
  freeText,
  integer,
  listOf,
  literal,
  nullable,
  oneOf,
  pattern,
  recordOf,
  shape,
  text,
  where,
  word,
} from "../../core/json.ts";
import { byRow } from "../../core/casts.ts";
import { MOST_FIGHTERS } from "../../core/table.ts";
import type { Reader } from "../../core/json.ts";
import { refuse, ok } from "../../core/result.ts";
import type { FighterId } from "../../core/brand.ts";
import type { Bonus, Thrown, ThrownDie } from "../../core/pool.ts";
import { truth, tagged } from "../../core/json.ts";
import { CONDITIONS } from "../body/condition-names.ts";
import type { ConditionName } from "../body/condition-names.ts";
import { HINDRANCES, SIDES, STAGES } from "./model.ts";
import type { Declaration, Ground, Levels, Side, Square, Stage } from "./model.ts";
import { fighterWord, MOST } from "./parse-sheet.ts";
import { REFUSALS } from "./refusals.ts";
import type { Refusal } from "./refusals.ts";
import { ABILITIES } from "./sheet.ts";
import type { Ability } from "./sheet.ts";
import { ATTACKING_STANCES, STANCES } from "../engagement/stance.ts";

export const side: Reader<Side> = oneOf(SIDES);
export const stage: Reader<Stage> = oneOf(STAGES);
export const stance = oneOf(STANCES);
export const attackingStance = oneOf(ATTACKING_STANCES);
export const bodyAbility = oneOf(["might", "agility"]);
export const condition: Reader<ConditionName> = oneOf(CONDITIONS);
export const refusal: Reader<Refusal> = oneOf(REFUSALS);
export const ids: Reader<readonly FighterId[]> = listOf(fighterWord, MOST_FIGHTERS);
/** As much as a sheet can bear of anything. */
export const count = integer(0, MOST);
export const feet = integer(0, 10_000);
export const level = integer(1, 5);
export const name = freeText;

/** Of every two in a fight, in both directions. */
const MOST_PAIRS = MOST_FIGHTERS * MOST_FIGHTERS;

const coordinate = where(integer(-100_000, 100_000), (place) => (place % 5 === 0 ? null : "corner"));

export const square: Reader<Square> = (value, path) => {
  const read = listOf(coordinate, 2)(value, path);
  if (!read.ok) return read;
  const [x, y] = read.value;
  return x === undefined || y === undefined ? refuse({ path, expected: "coordinates" }) : ok([x, y]);
};
export const squares: Reader<readonly Square[]> = listOf(square, 512);

export const levels: Reader<Levels> = recordOf(condition, integer(0, 20), CONDITIONS.length);

/** Of the four to the corners of a square, those that something blocks. */
export const lines = integer(0, 4);
const cover = recordOf(text(300), lines, MOST_PAIRS);

type Map = Extract<Ground, { readonly kind: "map" }>;
type Spoken = Extract<Ground, { readonly kind: "spoken" }>;
const spelledSquares = listOf(pattern(/^-?\d{1,6},-?\d{1,6}$/, "square"), 4096);
const place = String.raw`-?\d{1,6}(?:\.\d{1,2})?`;
const spelledLines = listOf(pattern(new RegExp(`^${place},${place},${place},${place}$`), "line"), 4096);
const spoken = { feet: recordOf(text(300), feet, MOST_PAIRS), cover };
const even = { at: recordOf(fighterWord, square, MOST_FIGHTERS), walls: spelledSquares, cover };
const corners = where(listOf(coordinate, 4), (edge) => (edge.length === 4 ? null : "coordinates"));
/** What a map need not tell. */
const FURTHER = { rough: spelledSquares, fences: spelledLines, screens: spelledLines, edge: corners };
const onSpoken = tagged<Spoken, "kind">("kind", { spoken });
const has = (value: unknown, member: string): boolean =>
  typeof value === "object" && value !== null && Object.hasOwn(value, member);

export const ground: Reader<Ground> = (value, path) => {
  if (!has(value, "at")) return onSpoken(value, path);
  const told = Object.entries(FURTHER).filter(([member]) => has(value, member));
  return shape<Map>(byRow<Map>({ kind: literal("map"), ...even, ...Object.fromEntries(told) }))(value, path);
};

export const ability: Reader<Ability> = oneOf(ABILITIES);
export const declaration: Reader<Declaration> = tagged("do", {
  attack: {
    target: fighterWord,
    also: listOf(fighterWord, 64),
    riders: levels,
    push: oneOf(["push", "none", "squeeze"]),
    follow: nullable(square),
  },
  grapple: { target: fighterWord, answer: nullable(bodyAbility) },
  climb: { target: fighterWord, ability: bodyAbility, answer: nullable(bodyAbility) },
  hinder: { target: fighterWord, option: oneOf(HINDRANCES), levels },
  stunt: { target: fighterWord, ability, answer: nullable(ability) },
  hold: {},
});

const bonus: Reader<Bonus> = shape<Bonus>({ from: name, value: integer(-9999, 9999) });
const thrownDie: Reader<ThrownDie> = shape<ThrownDie>({
  role: name,
  faces: integer(1, 1000),
  face: integer(0, 1000),
  kept: truth,
});
export const thrown: Reader<Thrown> = shape<Thrown>({
  dice: listOf(thrownDie, 200),
  flat: listOf(bonus, 60),
  total: integer(-99_999, 99_999),
});
export const contest = recordOf(fighterWord, thrown, 2);
export const totals = recordOf(fighterWord, integer(-99_999, 99_999), 2);
export const abilityName = word<string>();
