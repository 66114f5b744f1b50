import { describe, expect, test } from "vitest";
import {
  changedHands,
  giveForm,
  groupNightForm,
  isCarried,
  marchBefore,
  marchingOrder,
  marchOn,
  partySheet,
  readGiven,
  readNightOf,
} from "./index.ts";

const THREE = { c: { name: "Cy", place: 2 }, a: { name: "Ana", place: 0 }, b: { name: "Bo", place: 1 } };
const FOUR = { id: "d", name: "Dan" };

describe("marching order", () => {
  test("is by place; of two who came to the same place at once everybody sees the same first", () => {
    expect(marchingOrder(THREE)).toEqual(["a", "b", "c"]);
    expect(marchingOrder({ b: { name: "Bo", place: 1 }, a: { name: "Ana", place: 1 } })).toEqual(["a", "b"]);
  });

  test.for([
    ["a stranger joins at the end", FOUR, null, { "system.members.d": { name: "Dan", place: 3 } }],
    [
      "or before somebody",
      FOUR,
      "b",
      { "system.members.d": { name: "Dan", place: 1 }, "system.members.b.place": 2, "system.members.c.place": 3 },
    ],
    [
      "a member moves before another",
      { id: "c", name: "Cy" },
      "a",
      { "system.members.c.place": 0, "system.members.a.place": 1, "system.members.b.place": 2 },
    ],
    ["or to the end", { id: "b", name: "Bo" }, null, { "system.members.c.place": 1, "system.members.b.place": 2 }],
    ["onto oneself is nowhere", { id: "b", name: "Bo" }, "b", {}],
    ["before somebody who has left is the end", { id: "c", name: "Cy" }, "z", {}],
  ] as const)("%s, and nobody else is written", ([, who, before, written]) => {
    expect(marchBefore(THREE, who, before)).toEqual(written);
  });

  test.for([
    ["a", 1, { "system.members.a.place": 1, "system.members.b.place": 0 }],
    ["a", -1, {}],
    ["c", 1, {}],
    ["z", 1, {}],
  ] as const)("%s goes on by %i", ([who, step, written]) => {
    expect(marchOn(THREE, who, step)).toEqual(written);
  });
});

const BODY = {
  size: "medium",
  heart: { current: 4, max: 8 },
  hp: { value: 12, max: 40 },
  lastMinutes: { until: null, over: false },
  abilities: { might: 4, agility: 4, cunning: 4, presence: 4 },
  wounds: { bite: { rank: 6, description: "A bite", treated: false, source: "" } },
  woundAt: null,
  natural: { value: 0, against: { slashing: 0, piercing: 0, bludgeoning: 0 } },
  speed: { move: 60, swim: 15, climb: 5 },
  conditions: { dazed: { level: 2, of: null } },
  spent: {},
  badNights: 0,
} as const;

describe("the sheet of a party", () => {
  const rope = {
    id: "rope",
    name: "Rope",
    img: "",
    type: "gear",
    system: { quantity: 5, load: 1, kit: "none", usage: null, use: "potion", keptIn: "" },
  } as const;
  const shown = (editable: boolean) =>
    partySheet(
      { members: THREE, coins: 3 },
      (id, { name }) =>
        id === "a"
          ? { is: "known", name, img: "a.svg", body: BODY, rush: 2 }
          : id === "b"
            ? { is: "glanced", name, img: "b.svg" }
            : { is: "nobody", name: "Cy (deleted)" },
      [rope],
      editable,
    );

  test("says of each what its reader may know, and no more", () => {
    const [a, b, c] = shown(true).members;
    expect(a).toMatchObject({ number: 1, name: "Ana", heart: "d4", most: "d8", rush: 2, first: true, last: false });
    expect(a?.hp).toMatchObject({ value: 12, max: 40, cap: 34 });
    expect([a?.wounds.map(({ rank }) => rank), a?.conditions.map(({ name, level }) => [name, level])]).toEqual([
      [6],
      [["dazed", 2]],
    ]);
    expect(b).toMatchObject({ name: "Bo", img: "b.svg", opens: true, heart: "", hp: null, wounds: [], conditions: [] });
    expect(c).toMatchObject({ name: "Cy (deleted)", opens: false, img: "", last: true });
  });

  test("what lies in the stash is given by its owners, and used by nobody as long as it lies there", () => {
    expect(shown(true).rows).toMatchObject([
      { id: "rope", quantity: 5, gives: true, usesUp: false, togglesHold: false },
    ]);
    expect(shown(false).rows).toMatchObject([{ gives: false }]);
    expect(["weapon", "armor", "shield", "gear", "ability", "spell", "gritGear"].filter(isCarried)).toEqual([
      "weapon",
      "armor",
      "shield",
      "gear",
    ]);
  });
});

describe("what changes hands", () => {
  test.for([
    [5, 1, 2, { from: 3, to: 3 }],
    [5, 0, 5, { from: 0, to: 5 }],
    [5, 0, 6, null],
    [5, 0, 0, null],
    [5, 0, -1, null],
  ] as const)("of %i to %i: %i", ([from, to, many, left]) => {
    expect(changedHands(from, to, many)).toEqual(left);
  });

  const HANDS = [{ id: "a", name: "Ana" }];

  test("whoever gives the only one is not asked how many, and coins go either way", () => {
    expect(giveForm(HANDS, 1)).toMatchObject({ asksMany: false, asksWay: false });
    expect(giveForm(HANDS, 3)).toMatchObject({ asksMany: true, asksWay: false });
    expect(giveForm(HANDS, null)).toMatchObject({ asksMany: true, asksWay: true });
    expect(readGiven({ hand: "a" }, giveForm(HANDS, 1))).toEqual({ hand: "a", many: 1, way: "out" });
    expect(readGiven({ hand: "a", many: 2.7, way: "in" }, giveForm(HANDS, null))).toEqual({
      hand: "a",
      many: 2,
      way: "in",
    });
    expect(readGiven({ hand: "z", many: "x" }, giveForm(HANDS, 3))).toEqual({ hand: "", many: 0, way: "out" });
  });
});

test("a night of all is in one place, and each one's own in the rest", () => {
  expect(groupNightForm([{ id: "a", name: "Ana" }]).sleepers).toEqual([{ id: "a", name: "Ana" }]);
  const form = { shelter: "tent", bed: "bed", warmth: "chilly", "watch-a": true, "dreamwort-b": true };
  expect(readNightOf(form, "a")).toEqual({
    shelter: "tent",
    bed: "bed",
    warmth: "chilly",
    watch: true,
    dreamwort: false,
  });
  expect(readNightOf(form, "b")).toMatchObject({ watch: false, dreamwort: true });
});
