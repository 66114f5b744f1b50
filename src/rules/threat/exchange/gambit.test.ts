import { describe, expect, test } from "vitest";
import { spell } from "../state/choice.ts";
import { isGone, judgeTurn, turnDie } from "./gambit.ts";
import type { TableDie } from "../state/model.ts";
import type { Options } from "../state/options.ts";
import { NO_PLAN } from "./plan.ts";
import { A, B, C, ammo, piece, playerOf, playing, weapon } from "../testing/playing.ts";
import type { Brought, Circumstances } from "../testing/playing.ts";

const die: TableDie = {
  id: "A:w",
  roller: A,
  holder: A,
  source: "weapon",
  item: "w",
  faces: 8,
  shown: 5,
  value: 5,
  use: "weapon",
  crossed: false,
  turned: false,
  aim: B,
  stopped: [B],
};

describe("THR-GAM-1 a die changes its use", () => {
  const game = playing({ A: { side: "a" }, B: { side: "b" } });
  const turned = (lying: TableDie) => turnDie(game.table(), game.exchange(), lying);
  test("a weapon die evades", () => expect(turned(die)).toMatchObject({ use: "manoeuvre", turned: true }));
  test("a manoeuvre die threatens everybody", () => {
    expect(turned({ ...die, use: "manoeuvre" })).toMatchObject({ use: "weapon", aim: null, stopped: [] });
  });
});

describe("THR-GAM-2 dice that are gone", () => {
  const ROWS: readonly {
    readonly what: string;
    readonly die: TableDie;
    readonly foes: readonly (typeof A)[];
    readonly gone: boolean;
  }[] = [
    { what: "too heavy", die: { ...die, use: "out" }, foes: [B, C], gone: true },
    { what: "discarded by the only foe", die, foes: [B], gone: true },
    { what: "discarded by one of two", die, foes: [B, C], gone: false },
    { what: "with no foe to discard it", die, foes: [], gone: false },
    { what: "evading", die: { ...die, use: "manoeuvre" }, foes: [B], gone: false },
  ];
  test.for(ROWS)("$what: $gone", ({ die: lying, foes, gone }) => expect(isGone(lying, foes)).toBe(gone));
});

describe("THR-GAM-3 at most Nerves", () => {
  test.for([
    { nerves: 5, refusal: null },
    { nerves: 4, refusal: "over-nerves" },
  ])("5 with Nerves $nerves: $refusal", ({ nerves, refusal }) => {
    expect(judgeTurn(die, [C], nerves, 0, "engagement")).toBe(refusal);
  });
});

describe("THR-GAM-4 how many", () => {
  test.for([
    { used: 1, option: "engagement", refusal: "gambit-used" },
    { used: 3, option: "unlimited", refusal: null },
  ] as const)("$used used, $option: $refusal", ({ used, option, refusal }) => {
    expect(judgeTurn(die, [C], 9, used, option)).toBe(refusal);
  });
});

const FACES = { "weapon:A": [[6]], "weapon:B": [[5]], "save:A:manoeuvre": [[1, 4]], "save:B:manoeuvre": [[2]] };

function deciding(around: Circumstances = {}, more: Readonly<Record<string, Partial<Brought>>> = {}) {
  const fighters = { A: { side: "a", ...more["A"] }, B: { side: "b", ...more["B"] } };
  const game = playing(fighters, { ...around, dice: { ...FACES, ...around.dice } });
  game.ready();
  if (around.vantage === undefined) {
    game.weapons();
    game.breathe({ A: [4, 6], B: [4] });
  } else {
    game.weapons("b");
    game.breathe({ B: [4] });
    game.done("b");
    game.weapons("a");
    game.breathe({ A: [4, 6] });
  }
  return game;
}

describe("THR-PLAN-1 open and sealed", () => {
  test("without vantage nothing is done openly", () => {
    const game = deciding();
    expect(game.act({ do: "gambit", who: A, die: "A:w" })).toBe("must-seal");
    expect(game.act({ do: "flee", who: A })).toBe("must-seal");
  });
  test("what is sealed cannot be seen until both sides are done", () => {
    const game = deciding();
    game.seal("A", spell({ ...NO_PLAN, gambits: [game.place("A:w")] }));
    expect(game.view(playerOf("B")).fighters[A]).toMatchObject({ gambit: null, chosen: true });
    game.pass({ A: { gambits: [game.place("A:w")] } });
    expect(game.view(playerOf("B")).fighters[A]).toMatchObject({ gambit: "A:w", chosen: false });
  });
  test("under vantage all is open and happens at once", () => {
    const game = deciding({ vantage: "a" });
    expect(game.act({ do: "gambit", who: A, die: "A:w" })).toBeNull();
    expect(game.view(playerOf("B")).fighters).toMatchObject({
      A: { gambit: "A:w", manoeuvre: [6, 1, 4] },
      B: { threat: 0 },
    });
    expect(game.act({ do: "gambit", who: A, die: "A:d4" })).toBe("gambit-used");
    expect(game.act({ do: "gambit", who: A, die: "B:w" })).toBe("unknown-die");
    expect(game.act({ do: "gambit", who: A, die: "none" })).toBe("unknown-die");
    expect(game.act({ do: "sweep", who: A, die: "A:d4" })).toBe("no-quality");
    expect(game.act({ do: "flee", who: A })).toBeNull();
    expect(game.act({ do: "flee", who: A })).toBe("already-chosen");
  });
  test("not in another phase", () => {
    const game = playing({ A: { side: "a" }, B: { side: "b" } });
    expect(game.act({ do: "flee", who: A })).toBe("wrong-phase");
    expect(game.done("a")).toBe("wrong-phase");
    game.act({ do: "stop" });
    expect(game.done("a")).toBe("wrong-phase");
  });
});

describe("THR-PLAN-2 each part is judged after those before it", () => {
  test("one part too many voids the plan", () => {
    const game = deciding();
    game.pass({ A: { gambits: [game.place("A:w"), game.place("A:d4")], flee: true } });
    expect(game.events().find((event) => event.type === "choiceOpened" && event.verdict === "unlawful")).toBeDefined();
    expect(game.last("planned")).toMatchObject({ turned: [], fleeing: [] });
  });
  test("a die turned may be given up", () => {
    const game = deciding(
      { rulings: [{ rule: "condition", who: A, item: "w", holds: true }] },
      { A: { items: [weapon("w", { quality: 3 })] } },
    );
    game.pass({ A: { gambits: [game.place("A:d6")], sweeps: [game.place("A:d6")] } });
    expect(game.last("planned").swept).toEqual([{ who: A, die: "A:d6", lost: [] }]);
  });
  test("a place where no die lies", () => {
    const game = deciding();
    game.pass({ A: { gambits: [99] } });
    expect(game.last("planned").turned).toEqual([]);
  });
});

describe("THR-PLAN-3 gambits first, then sweeps on one snapshot", () => {
  test("two sweeps meet", () => {
    const swift = [weapon("w", { quality: 3 })];
    const game = deciding(
      {
        rulings: [
          { rule: "condition", who: A, item: "w", holds: true },
          { rule: "condition", who: B, item: "w", holds: true },
        ],
      },
      { A: { items: swift }, B: { items: swift } },
    );
    game.pass({ A: { sweeps: [game.place("A:w")] }, B: { sweeps: [game.place("B:w")] } });
    expect(game.last("planned").swept).toEqual([
      { who: A, die: "A:w", lost: ["B:w"] },
      { who: B, die: "B:w", lost: [] },
    ]);
    expect(game.phase()).toBe("impasse");
  });
});

test.for<[Options["sweeps"], b: readonly number[], c: readonly number[], lost: readonly string[]]>([
  ["all", [4, 2], [3], ["B:w", "B:v", "C:w"]],
  ["one", [4, 2], [3], ["B:w", "B:v"]],
  ["one", [2, 7], [3], ["C:w"]],
  ["one", [3, 1], [3], ["B:w", "B:v"]],
  ["one", [6, 7], [8], []],
])("THR-SPC-4 one die given up takes the lower dice of foes along: %s", ([sweeps, b, c, lost]) => {
  const game = playing(
    {
      A: { side: "a", items: [weapon("w", { quality: 3 })] },
      B: { side: "b", items: [weapon("w"), weapon("v")] },
      C: { side: "b" },
    },
    {
      dice: { "weapon:A": [[5]], "weapon:B": [b], "weapon:C": [c] },
      rulings: [{ rule: "condition", who: A, item: "w", holds: true }],
      options: { sweeps },
    },
  );
  game.ready();
  game.weapons();
  game.breathe({ A: [], B: [], C: [] });
  game.pass({ A: { sweeps: [game.place("A:w")] } });
  expect(game.last("planned").swept).toEqual([{ who: A, die: "A:w", lost }]);
});

describe("THR-PLAN-4 turned dice meet armour", () => {
  test("at that moment, with no weapon behind them", () => {
    const game = deciding({ vantage: "a" }, { B: { items: [weapon("w"), piece("plate")] } });
    expect(game.view().fighters[B]?.threat).toBe(0);
    game.act({ do: "gambit", who: A, die: "A:d6" });
    expect(game.exchange().dice.find(({ id }) => id === "A:d6")).toMatchObject({ use: "weapon", stopped: [B] });
    expect(game.sheet("B").items[1]).toMatchObject({ marks: [6, 4] });
    expect(game.sheet("A").items[0]).toMatchObject({ marks: [6] });
  });
});

describe("THR-PLAN-5 done", () => {
  test("all of the side must have sealed, and then nothing changes", () => {
    const game = deciding();
    expect(game.done("a")).toBe("not-sealed");
    expect(game.act({ do: "done", side: game.exchange().sides[0] ?? (B as never) }, playerOf("B"))).toBe("not-yours");
    game.seal("A", spell(NO_PLAN));
    expect(game.done("a")).toBeNull();
    expect(game.done("a")).toBe("not-your-side");
    expect(game.seal("A", spell(NO_PLAN))).toBe("not-your-side");
    game.seal("B", spell(NO_PLAN));
    expect(game.done("b")).toBeNull();
    expect(game.act({ do: "give", who: A, die: "A:d4", to: B })).toBe("not-your-side");
    game.openAll();
    expect(game.phase()).toBe("over");
  });
});

describe("THR-SPC-4 a weapon die given up", () => {
  const sweeping = (held: boolean) => {
    const game = playing(
      { A: { side: "a", items: [weapon("w", { quality: 3 })] }, B: { side: "b" }, C: { side: "b" }, D: { side: "b" } },
      {
        vantage: "a",
        dice: { "weapon:A": [[6]], "weapon:B": [[5]], "weapon:C": [[6]], "weapon:D": [[7]], "save:A:manoeuvre": [[3]] },
        rulings: [{ rule: "condition", who: A, item: "w", holds: held }],
      },
    );
    game.ready();
    game.weapons("b");
    game.breathe({ B: [], C: [], D: [] });
    game.done("b");
    game.weapons("a");
    game.breathe({ A: [4] });
    return game;
  };
  test("takes every lower one along, not the equal", () => {
    const game = sweeping(true);
    expect(game.act({ do: "sweep", who: A, die: "A:w" })).toBeNull();
    expect(game.last("planned").swept).toEqual([{ who: A, die: "A:w", lost: ["B:w"] }]);
    expect(game.view().fighters).toMatchObject({ A: { threat: 7 }, B: { threat: 0 } });
    expect(game.act({ do: "sweep", who: A, die: "A:w" })).toBe("die-discarded");
    expect(game.act({ do: "sweep", who: A, die: "A:d4" })).toBe("die-discarded");
    expect(game.act({ do: "sweep", who: A, die: "B:w" })).toBe("unknown-die");
  });
  test("not while the condition does not hold", () => {
    expect(sweeping(false).act({ do: "sweep", who: A, die: "A:w" })).toBe("no-quality");
  });
});

const trio = (options: Partial<Options> = {}) => {
  const game = playing(
    { A: { side: "a", base: { blood: 6 } }, B: { side: "b" }, C: { side: "a" } },
    {
      options,
      dice: {
        "weapon:A": [[8]],
        "weapon:B": [[6]],
        "weapon:C": [[1]],
        "save:A:manoeuvre": [[7, 2]],
        "save:B:manoeuvre": [[8, 8]],
        "save:C:manoeuvre": [[1]],
      },
    },
  );
  game.ready();
  game.weapons();
  game.breathe({ A: [8, 4], B: [8, 10], C: [4] });
  return game;
};

describe("THR-GIVE-1 gifts", () => {
  test("one in each pass, of a manoeuvre die, to an ally still engaged", () => {
    const game = trio();
    expect(game.act({ do: "give", who: A, die: "A:d8", to: B })).toBe("not-an-ally");
    expect(game.act({ do: "give", who: A, die: "A:d8", to: A })).toBe("not-an-ally");
    expect(game.act({ do: "give", who: A, die: "A:w", to: C })).toBe("unknown-die");
    expect(game.act({ do: "give", who: A, die: "C:d4", to: C })).toBe("unknown-die");
    expect(game.act({ do: "give", who: A, die: "A:d8", to: C }, playerOf("A"))).toBeNull();
    expect(game.act({ do: "give", who: A, die: "A:d4", to: C })).toBe("already-given");
    expect(game.view().fighters).toMatchObject({ A: { manoeuvre: [2] }, C: { manoeuvre: [7, 1] } });
    game.pass();
    expect(game.exchange().members[A]?.given).toBe(false);
  });
  test("not to one who has fallen", () => {
    const game = trio();
    game.act({ do: "give", who: A, die: "A:d8", to: C });
    game.pass();
    expect(game.act({ do: "give", who: C, die: "A:d8", to: A })).toBe("out-of-fight");
  });
  test("a die that was given may be given on, and back", () => {
    const game = trio();
    game.act({ do: "give", who: A, die: "A:d8", to: C });
    expect(game.act({ do: "give", who: C, die: "A:d8", to: A })).toBeNull();
    expect(game.exchange().dice.find(({ id }) => id === "A:d8")).toMatchObject({ roller: A, holder: A });
    expect(game.act({ do: "give", who: A, die: "A:d8", to: C })).toBe("already-given");
  });
  test("or stays with whom it was given to, by option", () => {
    const game = trio({ gifts: "stay" });
    game.act({ do: "give", who: A, die: "A:d8", to: C });
    expect(game.act({ do: "give", who: C, die: "A:d8", to: A })).toBe("was-given");
    expect(game.act({ do: "give", who: C, die: "C:d4", to: A })).toBeNull();
  });
  const archer = (bowGifts: Options["bowGifts"]) => {
    const game = playing(
      { A: { side: "a", items: [weapon("w", { kind: "bow" }), ammo()] }, B: { side: "b" }, C: { side: "a" } },
      { vantage: "a", dice: { "weapon:A": [[5]], "weapon:B": [[6]], "weapon:C": [[1]] }, options: { bowGifts } },
    );
    game.ready();
    game.weapons("b");
    game.breathe({ B: [] });
    game.done("b");
    game.weapons("a");
    game.breathe({ A: [], C: [] });
    expect(game.exchange().dice.find(({ id }) => id === "A:w")).toMatchObject({ use: "both" });
    return game;
  };
  test("THR-DIE-1 not of a bow die that does both", () => {
    expect(archer("kept").act({ do: "give", who: A, die: "A:w", to: C })).toBe("already-both");
  });
  test("THR-DIE-1 or by option of what evades, while it threatens on, and takes no gambit in either hand", () => {
    const game = archer("given");
    const before = game.exchange().dice.map(({ id }) => id);
    expect(game.act({ do: "give", who: A, die: "A:w", to: C }, playerOf("A"))).toBeNull();
    expect(game.exchange().dice.map(({ id }) => id)).toEqual([...before, "A:w/"]);
    expect(game.view().fighters).toMatchObject({ A: { manoeuvre: [] }, B: { threat: 5 }, C: { manoeuvre: [5] } });
    expect(game.act({ do: "gambit", who: C, die: "A:w/" })).toBe("already-both");
    expect(game.act({ do: "give", who: C, die: "A:w/", to: A })).toBeNull();
    expect(game.view().fighters).toMatchObject({ A: { manoeuvre: [5] }, B: { threat: 5 }, C: { manoeuvre: [] } });
    game.done("a");
    expect(game.last("struck").blows.map(({ who, die }) => [who, die])).toContainEqual([A, "A:w/"]);
  });
  test("nor of one discarded", () => {
    const game = trio();
    game.act({ do: "give", who: C, die: "C:d4", to: A });
    game.pass();
    game.rule({ rule: "standing", who: C, standing: true });
    game.rule({ rule: "standing", who: A, standing: true });
    expect(game.act({ do: "give", who: A, die: "A:d8", to: C })).toBe("die-discarded");
  });
});

describe("THR-GIVE-2 a gifted die", () => {
  test("is lost by whoever rolled it", () => {
    const game = playing(
      { A: { side: "a", base: { guts: 4 } }, B: { side: "b" }, C: { side: "a" } },
      {
        dice: {
          "weapon:A": [[1]],
          "weapon:B": [[8]],
          "weapon:C": [[1]],
          "save:A:manoeuvre": [[5, 8]],
          "save:B:manoeuvre": [[8]],
        },
      },
    );
    game.ready();
    game.weapons();
    game.breathe({ A: [6, 8], B: [8], C: [] });
    game.act({ do: "give", who: A, die: "A:d6", to: C });
    game.pass();
    expect(game.last("struck").blows.find(({ who }) => who === C)).toMatchObject({
      injury: 3,
      stands: true,
      lost: { who: A, faces: 6 },
    });
    expect(game.sheet("A").breath.find(({ faces }) => faces === 6)?.lost).toBe(true);
  });
});
