import { describe, expect, test } from "vitest";
import english from "../../lang/en.json" with { type: "json" };
import { parse, rulesetOf, type Json, type RulesetName } from "../../src/rules/index.ts";
import { presentationOf } from "../../src/view/index.ts";
import { pathOf, placeNames } from "../../src/view/shared/index.ts";

/** A sheet of each game with one of everything, so that there is no place in it that could not be spoilt. */
const gain = { from: "Ring", on: "check", ability: "any", when: "always", net: 1, flat: 0, dice: [6] };
const arms = { kind: "built", size: "light", type: "melee", damage: "slashing", tags: ["natural"], die: 6, flat: 0 };
const thing = { id: "t1", slots: 1, held: true, marks: [1], ruined: false };
const SHEETS: Readonly<Record<RulesetName, Json>> = {
  "heart-rush": {
    size: "medium",
    heart: { now: 6, max: 8 },
    abilities: { might: 6, agility: 6, cunning: 6, presence: 6 },
    paragon: 1,
    hp: { now: 30, max: 40 },
    wounds: [{ rank: 3, treated: false }],
    woundAt: "table",
    weapon: arms,
    offHand: null,
    armour: "none",
    natural: { value: 0, against: { slashing: 0, piercing: 0, bludgeoning: 0 } },
    shield: "none",
    nature: { engagements: 1, alwaysDefensive: false, unpushable: false, immune: ["dazed"] },
    speed: { move: 60, swim: 15, climb: 5 },
    conditions: { dazed: { level: 1, of: null } },
    modifiers: [gain],
    boons: { b1: { name: "Bless", until: "rounds", left: 2, modifiers: [gain] } },
    known: { Feint: { frequency: "minor", instant: false, action: false } },
    spells: { Frost: { rests: 1, left: 0, instant: false } },
    spent: { Feint: "heart" },
    badNights: 0,
    lapsed: false,
    fromBadSleep: { weakened: 1 },
  },
  beats: {
    traits: { a: "Brave" },
    tools: { s: { label: "Spear", kind: "gear", state: "held", by: null } },
    wounds: [{ id: "w1", label: "cut", tended: false, tried: false }],
    helpless: false,
    pending: 0,
    sparks: 1,
  },
  grit: {
    attributes: { str: { max: 6, value: 6 }, dex: { max: 6, value: 6 }, wil: { max: 6, value: 6 } },
    grit: { max: 4, value: 3 },
    armor: 1,
    items: {
      i1: {
        name: "Axe",
        held: true,
        bulky: false,
        bonusArmor: 0,
        weapon: { die: 6, extra: [4], blast: false, effect: "cleaves", attribute: "str" },
      },
    },
    harm: null,
    deprived: false,
    leader: false,
    minutesDown: 0,
    safeMinutes: 0,
  },
  threat: {
    base: { guts: 7, blood: 7, nerves: 7 },
    injuries: [{ id: "i1", label: "gash", amount: 2 }],
    breath: [{ faces: 6, lost: false }],
    exhausted: [8],
    items: [
      { ...thing, kind: "bow", faces: 8, light: false, loaded: true, quality: null, condition: null },
      { ...thing, id: "t2", kind: "plate", count: 1 },
      { id: "t3", kind: "ammo", slots: 1, used: 2 },
    ],
    incapacitated: false,
  },
};

/** Every place of a sheet in which there is a value. */
const leaves = (value: Json, path: readonly string[] = []): readonly (readonly string[])[] =>
  typeof value === "object" && value !== null && Object.keys(value).length > 0
    ? Object.entries(value).flatMap(([name, inner]) => leaves(inner, [...path, name]))
    : [path];

/** The place holds what nothing of the rules is. */
function spoilt(value: Json, path: readonly string[]): Json {
  const copy: Json = structuredClone(value);
  const way = path.slice(0, -1).reduce<unknown>((inner, name) => Reflect.get(Object(inner), name), copy);
  Reflect.set(Object(way), path.at(-1) ?? "", { spoilt: true });
  return copy;
}

const word = (key: string): unknown =>
  key.split(".").reduce<unknown>((node, name) => Reflect.get(Object(node), name), english);

/** What is said of a place; an entry by its way, since its name is the shell's to look up. */
const said = (game: RulesetName, path: readonly string[]): string =>
  placeNames(presentationOf(game)?.places ?? {}, path)
    .map((name) => ("key" in name ? word(name.key) : `<${name.entry.join("/")}>`))
    .join(" › ");

const GAMES = ["heart-rush", "beats", "grit", "threat"] as const;
const places = GAMES.flatMap((game) => leaves(SHEETS[game]).map((path) => [game, path] as const));

describe("what the rules cannot read of a sheet is said in the words of the sheet", () => {
  test.for(GAMES)("%s: the sheet that is spoilt here is whole before", (game) => {
    expect(parse<object>(rulesetOf(game).read.sheet, SHEETS[game])).toMatchObject({ ok: true });
  });

  test.for(places)("%s: %j", ([game, path]) => {
    const read = parse<object>(rulesetOf(game).read.sheet, spoilt(SHEETS[game], path));
    if (read.ok) throw new Error("It read well.");
    const names = said(game, pathOf(read.reason));
    expect(names).not.toBe("");
    expect(names).not.toContain("undefined");
    // Nobody else's place is called so.
    const alike = places.filter(([other, way]) => other === game && said(game, way) === said(game, path));
    expect(alike).toHaveLength(1);
  });

  test.for([
    ["heart-rush", "wounds/0/rank", "Wounds › <wounds/0> › Rank of the wound"],
    ["heart-rush", "hp/now", "Hit points"],
    ["heart-rush", "conditions/dazed/level", "Conditions › Dazed"],
    ["beats", "tools/s/state", "Tools › <tools/s> › Where it is"],
    ["grit", "items/i1/weapon/die", "Gear › <items/i1> › Damage die"],
    ["threat", "items/2/used", "Carried › <items/2> › Shots spent"],
    ["threat", "breath", "Breath"],
  ] as const)("%s: %s is “%s”", ([game, path, words]) => {
    expect(said(game, path.split("/"))).toBe(words);
  });
});
