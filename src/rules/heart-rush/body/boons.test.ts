import { describe, expect, test } from "vitest";
import { countRound, endBoons } from "./boons.ts";
import { modifiersIn } from "./modifiers.ts";
import { DEFAULTS } from "../state/options.ts";
import { badNight, goodNight, shortRest } from "./recovery.ts";
import type { Boon, Sheet } from "../state/sheet.ts";
import { creature, modifier } from "../testing/creature.ts";
import { scene } from "../testing/scene.ts";

const boon = (until: Boon["until"], left = 1): Boon => ({
  name: "Blessed",
  until,
  left,
  modifiers: [modifier({ from: "Blessed", flat: 2 })],
});

const LENT: Sheet["boons"] = {
  parry: boon("turn"),
  haste: boon("rounds", 3),
  rally: boon("fight"),
  watch: boon("short-rest"),
  oath: boon("long-rest"),
};

const left = ({ boons }: Sheet): readonly string[] => Object.keys(boons);

describe("HR-BOON-1, HR-BOON-2: what ends a boon ends whatever would have ended sooner", () => {
  const sheet = creature({ boons: LENT });
  test.for([
    ["the turn passes", endBoons(sheet, "turn"), ["haste", "rally", "watch", "oath"]],
    ["the fight is over", endBoons(sheet, "fight"), ["watch", "oath"]],
    ["a short rest", shortRest(sheet, DEFAULTS), ["oath"]],
    ["a good night", goodNight(sheet, DEFAULTS), []],
    ["a bad night", badNight(sheet, ["dazed"]), []],
  ] as const)("%s", ([, after, names]) => {
    expect(left(after)).toEqual(names);
  });

  test("where nothing ends the sheet is the same", () => {
    const lasting = creature({ boons: { oath: boon("long-rest") } });
    expect(endBoons(lasting, "fight")).toBe(lasting);
    expect(countRound(lasting)).toBe(lasting);
  });
});

test("HR-BOON-3: rounds are counted down to the last", () => {
  const first = creature({ boons: LENT });
  const second = countRound(first);
  expect(second.boons["haste"]?.left).toBe(2);
  expect(left(countRound(countRound(second)))).toEqual(["parry", "rally", "watch", "oath"]);
});

test("HR-BOON-4: it counts as long as it lasts, beside what always counts", () => {
  const talent = modifier({ from: "Quick" });
  const sheet = creature({ modifiers: [talent], boons: { haste: boon("rounds") } });
  expect(modifiersIn(sheet).map(({ from }) => from)).toEqual(["Quick", "Blessed"]);
  expect(modifiersIn(countRound(sheet))).toEqual([talent]);
});

describe("HR-BOON-2, HR-BOON-3 in a fight", () => {
  const told = scene({ ana: { sheet: { boons: LENT } }, orc: { side: "enemies", sheet: { boons: LENT } } });
  const ofBoth = ({ sheet }: typeof told) => [left(sheet("ana")), left(sheet("orc"))];

  test("a turn that passes ends what lasted until then, on both sides", () => {
    const passed = told.does({ do: "pass", side: "players" });
    expect(ofBoth(passed)).toEqual([
      ["haste", "rally", "watch", "oath"],
      ["haste", "rally", "watch", "oath"],
    ]);
    expect(passed.sheet("ana").boons["haste"]?.left).toBe(3);
  });

  test("a round is counted where the next begins", () => {
    const next = told.does({ do: "pass", side: "players" }).does({ do: "pass", side: "enemies" });
    expect(next.sheet("orc").boons["haste"]?.left).toBe(2);
  });

  test("the end of the fight ends all but what waits for a rest", () => {
    expect(ofBoth(told.does({ do: "end" }))).toEqual([
      ["watch", "oath"],
      ["watch", "oath"],
    ]);
  });
});
