import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fighterId } from "../../core/brand.ts";
import type { Shown, Throw } from "../../core/pool.ts";
import { graver, takeDirect, takeStep } from "./damage.ts";
import type { Hit } from "./damage.ts";
import type { Blow } from "../state/event.ts";
import { grit } from "../index.ts";
import type { Attribute, Harm } from "../state/model.ts";
import { die, hurt, only, play, scene, statusOf } from "../testing/scenario.ts";
import { TRACK } from "../track.ts";
import type { Step } from "../track.ts";

const hit = (given: Partial<Hit>): Hit => ({
  who: fighterId("T"),
  attribute: "str",
  die: 10,
  harm: null,
  direct: 0,
  mods: [],
  ...given,
});

function blow(given: Partial<Hit>, save: readonly number[] | null): Blow {
  const rolling: Generator<Throw, Blow, Shown> = takeDirect(hit(given));
  const first = rolling.next();
  if (first.done === true) {
    expect(save).toBeNull();
    return first.value;
  }
  const then = rolling.next({ faces: save ?? [] });
  if (then.done !== true) throw new Error("one save a blow");
  return then.value;
}

interface Row {
  readonly from: Step;
  readonly direct: number;
  readonly save: number | null;
  readonly to: Step;
  readonly crits: number;
  readonly harm?: Harm;
}

const check = ({ from, direct, save, to, crits, harm }: Row): void => {
  const result = blow({ die: from, direct }, save === null ? null : [save]);
  expect([result.die, result.crits, result.harm]).toEqual([to, crits, harm ?? null]);
};

describe("GRT-DMG-1 no direct damage", () => {
  test.for([10, 4, 0] as const)("does nothing to a d%i", (from) => {
    check({ from, direct: 0, save: null, to: from, crits: 0 });
  });
});

describe("GRT-DMG-2 overflow", () => {
  test.for<Row>([
    { from: 10, direct: 10, save: null, to: 8, crits: 1 },
    { from: 10, direct: 18, save: null, to: 6, crits: 2 },
    { from: 10, direct: 24, save: null, to: 4, crits: 3 },
    { from: 12, direct: 30, save: null, to: 6, crits: 3 },
  ])("d$from, $direct direct: d$to, $crits critical, no save", check);
});

describe("GRT-DMG-3 the save with the lowered die", () => {
  test.for<Row>([
    { from: 10, direct: 3, save: 4, to: 10, crits: 0 },
    { from: 10, direct: 3, save: 3, to: 8, crits: 1 },
    { from: 10, direct: 9, save: 10, to: 10, crits: 0 },
    { from: 10, direct: 9, save: 9, to: 8, crits: 1 },
    { from: 10, direct: 14, save: 5, to: 8, crits: 1 },
    { from: 10, direct: 14, save: 4, to: 6, crits: 2 },
    { from: 10, direct: 17, save: 8, to: 8, crits: 1 },
    { from: 10, direct: 22, save: 3, to: 4, crits: 3 },
    { from: 10, direct: 27, save: 4, to: 4, crits: 3 },
    { from: 12, direct: 29, save: 8, to: 8, crits: 2 },
    { from: 12, direct: 29, save: 7, to: 6, crits: 3 },
    { from: 4, direct: 3, save: 4, to: 4, crits: 0 },
  ])("d$from, $direct direct, save $save: d$to, $crits critical", check);

  test("tells what it was up against", () => {
    expect(blow({ direct: 14 }, [4])).toMatchObject({ left: 4, saved: false });
    expect(blow({ direct: 14 }, [5])).toMatchObject({ left: 4, saved: true });
    expect(blow({ direct: 18 }, null)).toMatchObject({ left: 0, saved: null });
  });
});

describe("GRT-DMG-4 down to zero by overflow", () => {
  test.for<Row>([
    { from: 10, direct: 28, save: null, to: 0, crits: 4, harm: "incapacitated" },
    { from: 12, direct: 40, save: null, to: 0, crits: 5, harm: "incapacitated" },
    { from: 4, direct: 4, save: null, to: 0, crits: 1, harm: "incapacitated" },
    { from: 4, direct: 40, save: null, to: 0, crits: 1, harm: "incapacitated" },
  ])("d$from, $direct direct: incapacitated, never dead", check);
});

describe("GRT-DMG-5 at zero already", () => {
  test.for<[Attribute, Harm]>([
    ["str", "dead"],
    ["dex", "paralysed"],
    ["wil", "catatonic"],
  ])("%s: %s", ([attribute, harm]) => {
    expect(blow({ attribute, die: 0, direct: 1 }, null)).toMatchObject({ die: 0, crits: 0, harm });
  });
  test("two separate blows kill whom one only fells", () => {
    const fallen = play(scene({ ours: { Ada: { str: 4 } } }), hurt("Ada", 5));
    expect(statusOf(fallen.table, "Ada")).toBe("incapacitated");
    expect(statusOf(play(fallen.table, hurt("Ada", 1)).table, "Ada")).toBe("dead");
  });
});

describe("GRT-DMG-6 down to zero by the save", () => {
  test.for<Row>([
    { from: 4, direct: 3, save: 3, to: 0, crits: 1, harm: "incapacitated" },
    { from: 12, direct: 39, save: 3, to: 0, crits: 5, harm: "incapacitated" },
  ])("d$from, $direct direct, save $save: incapacitated", check);
});

describe("GRT-DMG-7 a step down from another cause", () => {
  const aimed = { ...grit.defaults, critAttributes: "attack" } as const;
  test.for<{ of: Attribute; from: Step; options: typeof grit.defaults; to: Step; harm: Harm | null }>([
    { of: "str", from: 8, options: grit.defaults, to: 6, harm: null },
    { of: "str", from: 4, options: grit.defaults, to: 0, harm: "incapacitated" },
    { of: "str", from: 0, options: grit.defaults, to: 0, harm: "dead" },
    { of: "dex", from: 4, options: grit.defaults, to: 0, harm: null },
    { of: "wil", from: 0, options: grit.defaults, to: 0, harm: null },
    { of: "dex", from: 4, options: aimed, to: 0, harm: "incapacitated" },
    { of: "dex", from: 0, options: aimed, to: 0, harm: "paralysed" },
    { of: "wil", from: 0, options: aimed, to: 0, harm: "catatonic" },
  ])("$of d$from, aimed blows $options.critAttributes: $to, $harm", ({ of, from, options, to, harm }) => {
    expect(takeStep(of, from, null, options)).toEqual({ die: to, harm });
  });
  test("shakes companions as a blow does", () => {
    const table = scene({ theirs: { orc: { str: 4 }, imp: {} } });
    const stepped = play(table, { do: "stepDown", who: fighterId("orc"), attribute: "str" }, [3]);
    expect(statusOf(stepped.table, "orc")).toBe("incapacitated");
    expect(statusOf(stepped.table, "imp")).toBe("routed");
  });
});

describe("GRT-HARM-2 the graver harm stays", () => {
  test.for<[Harm | null, Harm, Harm]>([
    [null, "incapacitated", "incapacitated"],
    ["incapacitated", "dead", "dead"],
    ["incapacitated", "paralysed", "paralysed"],
    ["paralysed", "incapacitated", "paralysed"],
    ["paralysed", "catatonic", "paralysed"],
    ["catatonic", "dead", "dead"],
    ["dead", "paralysed", "dead"],
  ])("%s, then %s: %s", ([old, harm, result]) => {
    expect(graver(old, harm)).toBe(result);
  });
});

describe("any blow", () => {
  const steps = fc.constantFrom<Step>(...TRACK);
  test("steps the die down once for each Critical Damage, and fells exactly those it brings to zero", () => {
    fc.assert(
      fc.property(steps, fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 4 }), (from, direct, face) => {
        const rolling = takeDirect(hit({ die: from, direct }));
        const first = rolling.next();
        const result = first.done === true ? first.value : (rolling.next({ faces: [face] }).value as Blow);
        expect(TRACK.indexOf(from) - TRACK.indexOf(result.die)).toBe(result.crits);
        expect(result.harm === "incapacitated").toBe(from > 0 && result.die === 0);
        expect(result.harm === "dead").toBe(from === 0);
      }),
    );
  });
  test("through the engine leaves on the sheet what the event says", () => {
    const struck = play(scene(), hurt("orc", 9), [2], [4]);
    expect(only(struck, "volleyResolved")).toMatchObject([{ blow: { die: 6, crits: 1, left: 1 } }]);
    expect(die(struck.table, "orc")).toBe(6);
  });
});
