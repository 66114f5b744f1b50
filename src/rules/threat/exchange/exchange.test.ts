import { describe, expect, test } from "vitest";
import { fighterId, sideId } from "../../core/brand.ts";
import { sealing, spell } from "../state/choice.ts";
import { A, B, C, piece, playerOf, playing, weapon } from "../testing/playing.ts";
import type { Circumstances } from "../testing/playing.ts";

const DUEL = { A: { side: "a" }, B: { side: "b" } } as const;
const WEAPONS = { "weapon:A": [[5]], "weapon:B": [[3]] };
const duel = (around: Circumstances = {}) => playing(DUEL, { ...around, dice: { ...WEAPONS, ...around.dice } });
const breathing = (around: Circumstances = {}) => {
  const game = duel(around);
  game.ready();
  game.weapons();
  return game;
};

describe("THR-EXC-1 who takes part", () => {
  test("the fallen do not, nor strangers, nor for others", () => {
    const game = playing(
      { ...DUEL, C: { side: "b" }, D: { side: "b", incapacitated: true } },
      { dice: { ...WEAPONS, "weapon:C": [[1]] } },
    );
    game.ready();
    game.weapons();
    game.rule({ rule: "standing", who: C, standing: false });
    expect(game.act({ do: "breathe", who: C, dice: [] })).toBe("out-of-fight");
    expect(game.act({ do: "breathe", who: fighterId("D"), dice: [] })).toBe("out-of-fight");
    expect(game.act({ do: "breathe", who: A, dice: [] }, playerOf("B"))).toBe("not-yours");
    expect(game.act({ do: "breathe", who: fighterId("X"), dice: [] })).toBe("unknown-fighter");
  });
});

describe("THR-EXC-2 who acts first", () => {
  test("without vantage both at once", () => {
    const game = duel();
    expect(game.view().deciding).toBeNull();
    expect(game.view().choosing).toBe("sealing");
  });
  test("under vantage the side without it, openly", () => {
    const game = duel({ vantage: "a" });
    expect(game.view()).toMatchObject({ deciding: "b", choosing: "open", vantage: "a" });
  });
});

describe("THR-EXC-3 threat and breath", () => {
  test("the threat first", () => {
    const game = breathing();
    expect(game.phase()).toBe("breath");
    expect(game.view().fighters[B]?.threat).toBe(5);
  });
  test("or together, by option", () => {
    const game = duel({ options: { breathOrder: "together" }, dice: { "save:A:manoeuvre": [[4]] } });
    game.ready();
    expect(game.phase()).toBe("breath");
    game.breathe({ A: [6], B: [] });
    expect(game.phase()).toBe("weapons");
    expect(game.view().fighters[A]?.manoeuvre).toBeNull();
    game.weapons();
    expect(game.view().fighters[A]?.manoeuvre).toEqual([4]);
    expect(game.phase()).toBe("decide");
  });
});

describe("THR-EXC-4 once an engagement", () => {
  test("weapons are rolled together, by anyone of the side", () => {
    const game = duel();
    game.ready();
    expect(game.act({ do: "rollWeapons", side: sideId("a") }, playerOf("B"))).toBe("not-yours");
    expect(game.act({ do: "rollWeapons", side: sideId("c") })).toBe("not-your-side");
    expect(game.act({ do: "rollWeapons", side: sideId("a") }, playerOf("A"))).toBeNull();
    expect(game.exchange().dice.map(({ id }) => id)).toEqual(["A:w", "B:w"]);
    expect(game.weapons()).toBe("wrong-phase");
  });
  test("not before everybody is ready", () => expect(duel().weapons()).toBe("wrong-phase"));
});

describe("THR-VAN-1 under vantage", () => {
  test("the favoured side waits for each step, then decides knowing all", () => {
    const game = duel({ vantage: "a", dice: { "save:B:manoeuvre": [[4]], "save:A:manoeuvre": [[3]] } });
    const loadout = { uses: [], shield: null, reloads: [] };
    expect(game.act({ do: "ready", who: A, loadout })).toBe("not-your-side");
    game.ready();
    expect(game.weapons("a")).toBe("not-your-side");
    expect(game.weapons("b")).toBeNull();
    game.breathe({ B: [6] });
    expect(game.view(playerOf("A")).fighters[B]).toMatchObject({ breath: [6], manoeuvre: [4] });
    expect(game.done("a")).toBe("not-your-side");
    expect(game.done("b")).toBeNull();
    expect(game.act({ do: "flee", who: B })).toBe("not-your-side");
    expect(game.weapons("a")).toBeNull();
    game.breathe({ A: [4] });
    expect(game.phase()).toBe("decide");
    game.done("a");
    expect(game.last("struck").blows).toMatchObject([
      { who: A, threat: 3, injury: 0 },
      { who: B, threat: 5, injury: 1 },
    ]);
    expect(game.view()).toMatchObject({ phase: "decide", deciding: "b", pass: 2 });
  });

  test("in later passes only decisions are left", () => {
    const game = duel({ vantage: "a", dice: { "save:B:manoeuvre": [[6, 8]], "save:A:manoeuvre": [[3, 4]] } });
    game.ready();
    game.weapons("b");
    game.breathe({ B: [6, 8] });
    game.done("b");
    game.weapons("a");
    game.breathe({ A: [4, 6] });
    game.done("a");
    game.done("b");
    expect(game.view()).toMatchObject({ phase: "decide", deciding: "a", pass: 2 });
  });

  test("breath first, by option", () => {
    const game = duel({ vantage: "a", options: { breathOrder: "together" }, dice: { "save:B:manoeuvre": [[4]] } });
    game.ready();
    expect(game.view()).toMatchObject({ phase: "breath", deciding: "b" });
    game.breathe({ B: [6] });
    game.weapons("b");
    game.done("b");
    expect(game.view()).toMatchObject({ phase: "breath", deciding: "a" });
  });
});

describe("THR-VAN-2 pairs", () => {
  test("a ruling on two goes before their sides", () => {
    const brawl = (favoured: typeof A | null) => {
      const game = playing(DUEL, {
        options: { violence: "brawl" },
        vantage: "b",
        rulings: [{ rule: "pair", one: B, other: A, favoured }],
      });
      game.act({ do: "declare", who: A, foe: B });
      return game.last("declared").vantage;
    };
    expect(brawl(A)).toBe(A);
    expect(brawl(null)).toBeNull();
  });
  test("and can be taken back", () => {
    const game = playing(DUEL, { rulings: [{ rule: "pair", one: A, other: B, favoured: A }] });
    expect(game.rule({ rule: "pairless", one: B, other: A })).toBeNull();
    expect(game.table().fight.pairs).toEqual([]);
    expect(game.rule({ rule: "pair", one: A, other: A, favoured: A })).toBe("not-a-foe");
    expect(game.rule({ rule: "pair", one: A, other: B, favoured: C })).toBe("unknown-fighter");
    expect(game.rule({ rule: "pair", one: A, other: C, favoured: null })).toBe("unknown-fighter");
  });
});

describe("THR-VAN-3 when vantage changes", () => {
  test("a setup nobody has chosen in begins anew", () => {
    const game = duel();
    const { number } = game.table().fight;
    game.rule({ rule: "vantage", side: sideId("b") });
    expect(game.view()).toMatchObject({ vantage: "b", deciding: "a", number });
  });
  test("else it waits for the next", () => {
    const game = duel();
    game.seal("A", spell({ uses: [], shield: null, reloads: [] }));
    game.rule({ rule: "vantage", side: sideId("b") });
    expect(game.view()).toMatchObject({ vantage: null, vantageNext: "b" });
    game.act({ do: "forfeit", who: B });
    game.openAll();
    game.rule({ rule: "vantage", side: sideId("a") });
    expect(game.exchange().vantage).toBeNull();
  });
  test("also once a loadout is on the table", () => {
    const game = duel({ vantage: "b" });
    game.act({ do: "ready", who: A, loadout: { uses: [], shield: null, reloads: [] } });
    game.rule({ rule: "vantage", side: null });
    expect(game.view()).toMatchObject({ vantage: "b", vantageNext: null });
  });
  test("only a side that is there has it", () => {
    expect(duel().rule({ rule: "vantage", side: sideId("z") })).toBe("not-two-sides");
  });
  test("a brawl among others has no vantage of theirs", () => {
    const game = playing({ ...DUEL, C: { side: "c" } }, { vantage: "c" });
    game.act({ do: "engage", procedure: "exchange", members: [A, B] });
    expect(game.exchange().vantage).toBeNull();
  });
});

describe("THR-BRTH-1 breath is chosen once", () => {
  test("under seals it may be changed until all have sealed", () => {
    const game = breathing({ dice: { "save:A:manoeuvre": [[7]] } });
    expect(game.seal("A", spell([4]))).toBeNull();
    expect(game.seal("A", spell([8]))).toBeNull();
    expect(game.act({ do: "breathe", who: B, dice: [] })).toBe("must-seal");
    expect(game.act({ do: "breathe", who: A, dice: [] })).toBe("already-chosen");
    game.seal("B", spell([]));
    expect(game.view().choosing).toBe("opening");
    expect(game.seal("A", spell([4]))).toBe("already-chosen");
    game.openAll();
    expect(game.view().fighters[A]).toMatchObject({ breath: [8], manoeuvre: [7], breathChosen: true });
    expect(game.act({ do: "breathe", who: A, dice: [] })).toBe("already-chosen");
  });
  test("openly, a choice stands", () => {
    const game = playing(
      { ...DUEL, C: { side: "b" } },
      { vantage: "a", dice: { "weapon:B": [[3]], "weapon:C": [[3]] } },
    );
    game.ready();
    expect(game.act({ do: "breathe", who: B, dice: [] })).toBe("wrong-phase");
    game.weapons("b");
    expect(game.act({ do: "breathe", who: B, dice: [4, 4] })).toBe("unknown-die");
    expect(game.act({ do: "breathe", who: B, dice: [] })).toBeNull();
    expect(game.act({ do: "breathe", who: B, dice: [] })).toBe("already-chosen");
    expect(game.act({ do: "seal", who: C, seal: game.table().fight.combat as never })).toBe("choose-openly");
  });
});

describe("THR-BRTH-3 breath is rolled against Blood", () => {
  test("when the last has chosen", () => {
    const game = playing(
      { A: { side: "a", base: { blood: 4 } }, B: { side: "b" } },
      { dice: { ...WEAPONS, "save:A:manoeuvre": [[7, 3]] } },
    );
    game.ready();
    game.weapons();
    game.breathe({ A: [8, 4] });
    expect(game.view().fighters[A]?.manoeuvre).toBeNull();
    game.breathe({ B: [] });
    expect(game.view().fighters[A]?.manoeuvre).toEqual([7, 3]);
    expect(
      game
        .sheet("A")
        .breath.filter((die) => die.lost)
        .map((die) => die.faces),
    ).toEqual([8]);
  });
});

describe("THR-BRTH-5 lost dice", () => {
  test.for([
    { lostDice: "usable", evading: [7, 3] },
    { lostDice: "gone", evading: [3] },
  ] as const)("$lostDice: $evading", ({ lostDice, evading }) => {
    const game = playing(
      { A: { side: "a", base: { blood: 4 } }, B: { side: "b" } },
      { dice: { ...WEAPONS, "save:A:manoeuvre": [[7, 3]] }, options: { lostDice } },
    );
    game.ready();
    game.weapons();
    game.breathe({ A: [8, 4], B: [] });
    expect(game.view().fighters[A]?.manoeuvre).toEqual(evading);
  });

  test("what is gone is neither given away nor turned; refused as lost, not as discarded", () => {
    const game = playing(
      { A: { side: "a", base: { blood: 4 } }, B: { side: "b" }, C: { side: "a" } },
      {
        vantage: "b",
        dice: { "weapon:A": [[5]], "weapon:C": [[5]], "save:A:manoeuvre": [[7]] },
        options: { lostDice: "gone" },
      },
    );
    game.ready();
    game.weapons("a");
    game.breathe({ A: [8], C: [] });
    expect(game.act({ do: "give", who: A, die: "A:d8", to: C })).toBe("die-lost");
    expect(game.act({ do: "gambit", who: A, die: "A:d8" })).toBe("die-lost");
  });
});

test("THR-BRTH-4 shields are rolled after the breath", () => {
  const items = [{ ...weapon("w") }, { ...piece("helmet") }];
  const game = playing(
    {
      A: {
        side: "a",
        items: [
          ...items,
          { id: "s", kind: "shield", faces: 6, slots: 1, held: true, light: false, marks: [], ruined: false },
        ],
      },
      B: { side: "b" },
    },
    { dice: { ...WEAPONS, "shield:A": [[4]], "save:A:manoeuvre": [[2]] } },
  );
  game.ready();
  game.weapons();
  game.breathe({ A: [4], B: [] });
  expect(game.view().fighters[A]?.manoeuvre).toEqual([2, 4]);
});

describe("THR-SEAL-1 openings that do not fit", () => {
  test("are shown and forfeit", () => {
    const game = breathing();
    game.seal("A", spell([4]));
    game.seal("B", spell([]));
    game.open("A", spell([6]));
    expect(game.last("choiceOpened")).toMatchObject({ who: A, choice: null, verdict: "broken" });
    expect(game.open("A", spell([4]))).toBe("already-chosen");
    game.open("B");
    expect(game.view().fighters[A]).toMatchObject({ breath: [], manoeuvre: [] });
  });
  test.for(["[8]", "[", "{}", "[5]", `[4${" ".repeat(2048)}]`])("what may not be is forfeit too: %s", (choice) => {
    const game = playing({ A: { side: "a", lost: [8] }, B: { side: "b" } }, { dice: WEAPONS });
    game.ready();
    game.weapons();
    game.seal("A", choice);
    game.seal("B", spell([]));
    game.open("A", choice);
    expect(game.last("choiceOpened")).toMatchObject({ who: A, verdict: "unlawful" });
  });
  test("whoever brings very much can still say so under seal", () => {
    const far = fighterId("f".repeat(16));
    const items = Array.from({ length: 16 }, (_, place) => weapon(String(place).padStart(16, "w")));
    const uses = items.map(({ id }) => ({ item: id, thrown: false, aim: far }));
    const game = playing({ A: { side: "a", items }, [far]: { side: "b" } }, { dice: { [`weapon:${far}`]: [[1]] } });
    const choice = spell({ uses, shield: null, reloads: [] });
    game.seal("A", choice);
    game.seal(far, spell({ uses: [], shield: null, reloads: [] }));
    game.open("A", choice);
    expect(game.last("choiceOpened")).toMatchObject({ who: A, verdict: "kept" });
  });
  test("nothing is opened before all have sealed", () => {
    const game = breathing();
    game.seal("A", spell([4]));
    expect(game.open("A")).toBe("wrong-phase");
    expect(game.act({ do: "open", who: C, opening: { choice: "", salt: "" as never } })).toBe("unknown-fighter");
    expect(game.act({ do: "open", who: A, opening: { choice: "", salt: "" as never } }, playerOf("B"))).toBe(
      "not-yours",
    );
    game.act({ do: "stop" });
    expect(game.open("A")).toBe("wrong-phase");
    expect(game.seal("A", "")).toBe("wrong-phase");
  });
});

describe("THR-SEAL-2 all turn over together", () => {
  test("an opened choice is not on the table before the last is open", () => {
    const game = breathing();
    game.seal("A", spell([4]));
    game.seal("B", spell([]));
    game.open("A");
    expect(game.view().fighters[A]).toMatchObject({ breath: null, breathChosen: true });
  });
});

test("THR-SEAL-3 a seal is bound to engagement, choice and pass", () => {
  const game = duel({ dice: { "save:A:manoeuvre": [[6]], "save:B:manoeuvre": [[6]] } });
  const contexts = [sealing.context(game.table(), A).engagement];
  game.ready();
  game.weapons();
  contexts.push(sealing.context(game.table(), A).engagement);
  game.breathe({ A: [6], B: [6] });
  contexts.push(sealing.context(game.table(), A).engagement);
  game.pass();
  contexts.push(sealing.context(game.table(), A).engagement);
  expect(contexts).toEqual(["1.setup.0", "1.breath.0", "1.decide.1", "1.decide.2"]);
});
