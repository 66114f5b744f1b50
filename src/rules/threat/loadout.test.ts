import { describe, expect, test } from "vitest";
import { sealing, spell } from "./state/choice.ts";
import { judgeLoadout, leftOut, loadoutsOf, readyLoadout } from "./loadout.ts";
import type { Loadout } from "./state/model.ts";
import { DEFAULTS } from "./state/options.ts";
import type { Item } from "./state/sheet.ts";
import { A, B, C, ammo, piece, playerOf, playing, sheetOf, shield, weapon } from "./testing/playing.ts";

const around = { foes: [B], foeHasVantage: false, options: DEFAULTS };
const using = (item: string, more = {}) => ({ item, thrown: false, aim: null, ...more });
const only = (more: Partial<Loadout>): Loadout => ({ uses: [], shield: null, reloads: [], ...more });

const ITEMS = [
  weapon("sword"),
  weapon("axe", { ruined: true }),
  weapon("away", { held: false }),
  weapon("bow", { kind: "bow" }),
  weapon("cross", { kind: "contraption", loaded: false }),
  shield(),
  shield({ id: "split", ruined: true }),
  piece("plate"),
  ammo(5),
];

describe("THR-SET-2 what may be brought", () => {
  const ROWS: readonly { readonly what: string; readonly loadout: Loadout; readonly refusal: string | null }[] = [
    { what: "nothing", loadout: only({}), refusal: null },
    { what: "sword and shield", loadout: only({ uses: [using("sword")], shield: "shield" }), refusal: null },
    { what: "a thrown sword", loadout: only({ uses: [using("sword", { thrown: true })] }), refusal: null },
    { what: "an aimed sword", loadout: only({ uses: [using("sword", { aim: B })] }), refusal: null },
    { what: "a sword aimed at a friend", loadout: only({ uses: [using("sword", { aim: C })] }), refusal: "not-a-foe" },
    { what: "a thrown bow", loadout: only({ uses: [using("bow", { thrown: true })] }), refusal: "not-thrown" },
    { what: "a ruined axe", loadout: only({ uses: [using("axe")] }), refusal: "item-ruined" },
    { what: "what is not in hand", loadout: only({ uses: [using("away")] }), refusal: "unknown-item" },
    { what: "a piece of armour", loadout: only({ uses: [using("plate")] }), refusal: "unknown-item" },
    { what: "an empty contraption", loadout: only({ uses: [using("cross")] }), refusal: "not-loaded" },
    { what: "one thing twice", loadout: only({ uses: [using("sword"), using("sword")] }), refusal: "unlawful" },
    { what: "a reload", loadout: only({ reloads: ["cross"] }), refusal: null },
    { what: "a reload of what is not there", loadout: only({ reloads: ["none"] }), refusal: "unknown-item" },
    { what: "a reload of what is not in hand", loadout: only({ reloads: ["away"] }), refusal: "unknown-item" },
    { what: "a reload of what is ruined", loadout: only({ reloads: ["axe"] }), refusal: "item-ruined" },
    { what: "a sword for a shield", loadout: only({ shield: "sword" }), refusal: "unknown-item" },
    { what: "no such shield", loadout: only({ shield: "none" }), refusal: "unknown-item" },
    { what: "a ruined shield", loadout: only({ shield: "split" }), refusal: "item-ruined" },
  ];
  test.for(ROWS)("$what: $refusal", ({ loadout, refusal }) => {
    expect(judgeLoadout(sheetOf({ items: ITEMS }), loadout, around)).toBe(refusal);
  });

  test("no more than sixteen weapons, and no more by default", () => {
    const items = Array.from({ length: 17 }, (_, number) => weapon(`sword ${number}`));
    const uses = items.map(({ id }) => using(id));
    const sheet = sheetOf({ items });
    expect(judgeLoadout(sheet, only({ uses }), around)).toBe("unlawful");
    expect(judgeLoadout(sheet, only({ uses: uses.slice(1) }), around)).toBeNull();
    expect(readyLoadout(sheet, around).uses).toEqual(uses.slice(0, 16));
  });

  test("no more than sixteen reloads, and no more by default", () => {
    const items = Array.from({ length: 17 }, (_, number) =>
      weapon(`cross ${number}`, { kind: "contraption", loaded: false }),
    );
    const reloads = items.map(({ id }) => id);
    const sheet = sheetOf({ items });
    expect(judgeLoadout(sheet, only({ reloads }), around)).toBe("unlawful");
    expect(judgeLoadout(sheet, only({ reloads: reloads.slice(1) }), around)).toBeNull();
    expect(readyLoadout(sheet, around).reloads).toEqual(reloads.slice(0, 16));
  });

  test.for<[string, readonly Item[], boolean, readonly object[]]>([
    [
      "an empty contraption",
      [weapon("cross", { kind: "contraption", loaded: false }), ammo(5)],
      false,
      [{ item: "cross", why: "not-loaded" }],
    ],
    [
      "under a foe's vantage too",
      [weapon("cross", { kind: "contraption", loaded: false }), ammo(5)],
      true,
      [{ item: "cross", why: "not-loaded" }],
    ],
    [
      "the second bow of one arrow",
      [weapon("one", { kind: "bow" }), weapon("two", { kind: "bow" }), ammo(5)],
      false,
      [{ item: "two", why: "no-ammunition" }],
    ],
    [
      "neither the ruined nor what is away",
      [weapon("axe", { ruined: true }), weapon("away", { held: false }), weapon("sword")],
      false,
      [],
    ],
  ])("THR-RNG-2 what cannot be shot is left out by default, and why: %s", ([, items, foeHasVantage, left]) => {
    expect(leftOut(sheetOf({ items }), { ...around, foeHasVantage })).toEqual(left);
  });

  test("two bows and one arrow", () => {
    const items = [weapon("one", { kind: "bow" }), weapon("two", { kind: "bow" }), ammo(5)];
    const both = only({ uses: [using("one"), using("two")] });
    expect(judgeLoadout(sheetOf({ items }), both, around)).toBe("no-ammunition");
    expect(readyLoadout(sheetOf({ items }), around).uses.map(({ item }) => item)).toEqual(["one"]);
  });

  const two = { ...around, options: { ...DEFAULTS, hands: "two" } } as const;
  const armed = [weapon("sword"), weapon("axe"), weapon("pike"), shield()];
  test.for<[what: string, loadout: Loadout, uncounted: string | null, two: string | null]>([
    ["two weapons", only({ uses: [using("sword"), using("axe")] }), null, null],
    ["three", only({ uses: [using("sword"), using("axe"), using("pike")] }), null, "hands-full"],
    ["a weapon and a shield", only({ uses: [using("sword")], shield: "shield" }), null, null],
    ["two and a shield", only({ uses: [using("sword"), using("axe")], shield: "shield" }), null, "hands-full"],
  ])("hands are counted where the table says so: %s", ([, loadout, ...refusals]) => {
    expect([around, two].map((each) => judgeLoadout(sheetOf({ items: armed }), loadout, each))).toEqual(refusals);
  });

  test("whoever says nothing then uses the shield and what comes first, and is told of the rest", () => {
    const brought = readyLoadout(sheetOf({ items: armed }), two);
    expect(brought).toEqual(only({ uses: [using("sword")], shield: "shield" }));
    expect(judgeLoadout(sheetOf({ items: armed }), brought, two)).toBeNull();
    expect(leftOut(sheetOf({ items: armed }), two)).toEqual([
      { item: "axe", why: "hands-full" },
      { item: "pike", why: "hands-full" },
    ]);
    expect(leftOut(sheetOf({ items: armed }), around)).toEqual([]);
    expect(readyLoadout(sheetOf({ items: armed.slice(0, 3) }), two).uses).toHaveLength(2);
  });

  test("all that may be brought is lawful, and the empty hand is the first", () => {
    const sheet = sheetOf({ items: ITEMS });
    const found = loadoutsOf(sheet, { ...around, options: { ...DEFAULTS, facing: "aimed" } });
    expect(found[0]).toEqual(only({}));
    expect(found).toContainEqual(only({ uses: [using("sword", { aim: B })], shield: "shield" }));
    expect(found).toContainEqual(only({ reloads: ["cross"] }));
    expect(found.every((loadout) => judgeLoadout(sheet, loadout, around) === null)).toBe(true);
  });

  test("hands are not counted: two of the heaviest and a shield are lawful", () => {
    const heavy = ["one", "two"].map((id) => weapon(id, { faces: 12, slots: 3 }));
    const sheet = sheetOf({ items: [...heavy, shield()] });
    const all = only({ uses: heavy.map(({ id }) => using(id)), shield: "shield" });
    expect(judgeLoadout(sheet, all, around)).toBeNull();
  });

  test("of eight weapons any may be brought in any use, though not every way is listed", () => {
    const items = Array.from({ length: 8 }, (_, number) => weapon(`w${number}`));
    const game = playing({ A: { side: "a", items }, B: { side: "b" } });
    const all = only({ uses: items.map(({ id }, place) => using(id, { thrown: place % 2 === 1 })) });
    expect(sealing.choices(game.table(), A)).not.toContain(spell(all));
    expect(sealing.allows(game.table(), A, spell(all))).toBe(true);
    expect(sealing.allows(game.table(), A, spell(only({ uses: [using("w9")] })))).toBe(false);
    expect(sealing.allows(game.table(), A, "{")).toBe(false);
    game.seal("A", spell(all));
    game.seal("B", spell(only({})));
    game.openAll();
    expect(game.exchange().members[A]?.loadout).toEqual(all);
  });
});

describe("THR-SET-3 who says nothing", () => {
  test("uses what is in hand and reloads what is empty", () => {
    expect(readyLoadout(sheetOf({ items: ITEMS }), around)).toEqual({
      uses: [using("sword"), using("bow")],
      shield: "shield",
      reloads: ["cross"],
    });
  });
  test("reloads nothing under a foe's vantage", () => {
    expect(readyLoadout(sheetOf({ items: ITEMS }), { ...around, foeHasVantage: true }).reloads).toEqual([]);
  });
  test("may have nothing", () => expect(readyLoadout(sheetOf({ items: [] }), around)).toEqual(only({})));
});

describe("THR-SET-1 engagements", () => {
  const two = { A: { side: "a" }, B: { side: "b" } } as const;
  const engage = (members: readonly (typeof A)[], procedure: "exchange" | "brawl" = "exchange") =>
    ({ do: "engage", procedure, members }) as const;

  test.for([
    { violence: "exchange", phase: "setup" },
    { violence: "brawl", phase: "declare" },
    { violence: "ask", phase: "lull" },
  ] as const)("under $violence a fight begins in $phase", ({ violence, phase }) => {
    expect(playing(two, { options: { violence } }).phase()).toBe(phase);
  });

  test("not with three sides, nor when one side lies", () => {
    expect(playing({ ...two, C: { side: "c" } }).phase()).toBe("lull");
    expect(playing({ A: { side: "a" }, B: { side: "b", incapacitated: true } }).phase()).toBe("lull");
  });

  test("the Game Master picks who is in it and how", () => {
    const game = playing({ ...two, C: { side: "c", incapacitated: true } }, { options: { violence: "ask" } });
    expect(game.act(engage([A, B]), playerOf("A"))).toBe("gm-only");
    expect(game.act(engage([A]))).toBe("not-two-sides");
    expect(game.act(engage([A, C]))).toBe("out-of-fight");
    expect(game.act(engage([A, playerOf("nobody").fighters[0] ?? A]))).toBe("unknown-fighter");
    expect(game.act(engage([A, B, A], "brawl"))).toBeNull();
    expect(game.phase()).toBe("declare");
    expect(game.act(engage([A, B]))).toBe("wrong-phase");
  });

  test("not otherwise than the setting says", () => {
    const game = playing(two);
    game.act({ do: "stop" });
    expect(game.act(engage([A, B], "brawl"))).toBe("wrong-procedure");
    expect(game.act(engage([A, B]))).toBeNull();
  });
});

describe("THR-SET-4 what is suggested", () => {
  test.for([
    { what: "one unarmed against one", items: [], third: [], is: "brawl" },
    { what: "two with weapons", items: [weapon("w")], third: [], is: "exchange" },
    { what: "a ruined weapon is none", items: [weapon("w", { ruined: true })], third: [], is: "brawl" },
    { what: "three of them", items: [], third: ["C"], is: "exchange" },
  ])("$what: $is", ({ items, third, is }) => {
    const others = Object.fromEntries(third.map((who) => [who, { side: "b" }]));
    const game = playing({ A: { side: "a" }, B: { side: "b", items }, ...others }, { options: { violence: "ask" } });
    expect(game.view().suggested).toBe(is);
  });

  test("in a brawl those still in it count", () => {
    const game = playing({ A: { side: "a" }, B: { side: "b", items: [] } }, { options: { violence: "brawl" } });
    expect(game.view().suggested).toBe("brawl");
  });
});
