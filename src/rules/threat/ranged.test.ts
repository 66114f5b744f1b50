import { describe, expect, test } from "vitest";
import { judgeGambit } from "./exchange/gambit.ts";
import { judgeLoadout } from "./loadout.ts";
import { DEFAULTS } from "./state/options.ts";
import { afterUse, hasRoom, judgeReload, judgeShot, shoot } from "./ranged.ts";
import type { Item } from "./state/sheet.ts";
import { A, B, ammo, piece, playerOf, playing, sheetOf, weapon } from "./testing/playing.ts";

const bow = (more = {}): Item => weapon("bow", { kind: "bow", ...more });
const crossbow = weapon("cross", { kind: "contraption" });

describe("THR-RNG-1 six shots a slot", () => {
  test.for([
    { slots: 1, used: 5, room: true },
    { slots: 1, used: 6, room: false },
    { slots: 2, used: 11, room: true },
    { slots: 2, used: 12, room: false },
  ])("$used used of $slots slots: $room", ({ slots, used, room }) => expect(hasRoom({ slots, used })).toBe(room));

  test("a shot marks one", () => {
    expect(shoot(sheetOf({ items: [bow(), ammo(2)] }), "bow", "ammo").items[1]).toMatchObject({ used: 3 });
  });
  test("a melee weapon marks none", () => {
    const sheet = sheetOf({ items: [weapon("w"), ammo(2)] });
    expect(afterUse(sheet, weapon("w"))).toEqual(sheet);
  });
});

describe("THR-RNG-2 what a shot needs", () => {
  test.for([
    { what: "a bow with ammunition", items: [ammo(5)], weapon: weapon("x", { kind: "bow" }), refusal: null },
    { what: "a bow with none left", items: [ammo(6)], weapon: weapon("x", { kind: "bow" }), refusal: "no-ammunition" },
    { what: "a bow without any", items: [], weapon: weapon("x", { kind: "bow" }), refusal: "no-ammunition" },
    {
      what: "a bow is never unloaded",
      items: [ammo()],
      weapon: weapon("x", { kind: "bow", loaded: false }),
      refusal: null,
    },
    { what: "an empty contraption", items: [ammo()], weapon: { ...crossbow, loaded: false }, refusal: "not-loaded" },
    { what: "a melee weapon", items: [], weapon: weapon("x"), refusal: null },
  ])("$what: $refusal", ({ items, weapon: used, refusal }) => {
    expect(judgeShot(sheetOf({ items: [used, ...items] }), used)).toBe(refusal);
  });
});

test("THR-RNG-3 a contraption is empty after its shot", () => {
  expect(shoot(sheetOf({ items: [crossbow, ammo()] }), "cross", "ammo").items[0]).toMatchObject({ loaded: false });
});

describe("THR-RNG-4 reloading", () => {
  test("by itself", () => {
    const empty = { ...crossbow, loaded: false };
    expect(judgeReload(empty, false)).toBeNull();
    expect(judgeReload(empty, true)).toBe("foe-has-vantage");
    expect(judgeReload({ ...empty, ruined: true }, false)).toBe("item-ruined");
  });

  test("of what is empty alone", () => {
    expect(judgeReload(crossbow, false)).toBe("needs-no-loading");
    expect(judgeReload(weapon("x", { loaded: false }), false)).toBe("needs-no-loading");
    const sheet = sheetOf({ items: [crossbow, ammo()] });
    const around = { foes: [], foeHasVantage: false, options: DEFAULTS };
    expect(judgeLoadout(sheet, { uses: [], shield: null, reloads: ["cross"] }, around)).toBe("needs-no-loading");
  });

  test("not by hand while a foe has vantage over just this one", () => {
    const game = playing(
      { A: { side: "a", items: [{ ...crossbow, loaded: false }] }, B: { side: "b" } },
      { options: { violence: "ask" }, rulings: [{ rule: "pair", one: A, other: B, favoured: B }] },
    );
    expect(game.act({ do: "reload", who: A, item: "cross" })).toBe("foe-has-vantage");
  });

  test("by hand, between fights", () => {
    const game = playing({ A: { side: "a", items: [{ ...crossbow, loaded: false }] } });
    expect(game.act({ do: "reload", who: A, item: "cross" }, playerOf("B"))).toBe("not-yours");
    expect(game.act({ do: "reload", who: A, item: "bow" })).toBe("unknown-item");
    expect(game.act({ do: "reload", who: A, item: "cross" })).toBeNull();
    expect(game.sheet("A").items[0]).toMatchObject({ loaded: true });
  });

  test("not by hand while the foe has vantage", () => {
    const game = playing(
      { A: { side: "a", items: [{ ...crossbow, loaded: false }] }, B: { side: "b" } },
      { options: { violence: "ask" }, vantage: "b" },
    );
    expect(game.act({ do: "reload", who: A, item: "cross" })).toBe("foe-has-vantage");
  });

  test("by an engagement without shooting it", () => {
    const game = playing(
      { A: { side: "a", items: [{ ...crossbow, loaded: false }] }, B: { side: "b", items: [] } },
      { dice: {} },
    );
    expect(game.ready({ A: { uses: [], reloads: ["cross"] } })).toBeNull();
    game.weapons();
    game.breathe({ A: [], B: [] });
    game.pass();
    expect(game.phase()).toBe("impasse");
    expect(game.sheet("A").items[0]).toMatchObject({ loaded: true });
  });

  test("not by one that is stopped", () => {
    const game = playing({ A: { side: "a", items: [{ ...crossbow, loaded: false }] }, B: { side: "b", items: [] } });
    game.ready({ A: { uses: [], reloads: ["cross"] } });
    game.weapons();
    game.act({ do: "stop" });
    expect(game.sheet("A").items[0]).toMatchObject({ loaded: false });
  });
});

const archery = (foesItems: readonly Item[], dice: object, options = {}) => {
  const game = playing(
    {
      A: { side: "a", base: { nerves: 7 }, items: [bow(), ammo()] },
      B: { side: "b", items: foesItems },
    },
    { vantage: "a", dice: { ...dice }, options },
  );
  game.ready();
  game.weapons("b");
  game.breathe({ B: [] });
  game.done("b");
  game.weapons("a");
  game.breathe({ A: [4] });
  return game;
};

describe("THR-RNG-5 distance", () => {
  test("who shoots with vantage is not hurt by those who cannot", () => {
    const game = archery([weapon("w")], { "weapon:A": [[5]], "weapon:B": [[8]], "save:A:manoeuvre": [[2]] });
    game.done("a");
    expect(game.last("struck").blows.find(({ who }) => who === A)).toMatchObject({
      threat: 8,
      injury: 0,
      closed: true,
    });
  });
  test("but by those who can", () => {
    const game = archery([crossbow, ammo()], { "weapon:A": [[5]], "weapon:B": [[8]], "save:A:manoeuvre": [[2]] });
    game.done("a");
    expect(game.last("struck").blows.find(({ who }) => who === A)).toMatchObject({
      threat: 8,
      injury: 3,
      closed: false,
    });
  });
});

describe("THR-RNG-6 a bow die that also evades", () => {
  test.for([
    { face: 5, evading: [5, 2] },
    { face: 7, evading: [7, 2] },
    { face: 8, evading: [2] },
  ])("showing $face with Nerves 7", ({ face, evading }) => {
    const game = archery([weapon("w")], { "weapon:A": [[face]], "weapon:B": [[1]], "save:A:manoeuvre": [[2]] });
    expect(game.view().fighters[A]?.manoeuvre).toEqual(evading);
    expect(game.view().fighters[B]?.threat).toBe(face);
  });
});

describe("THR-RNG-6 by option its wielder says so, by gambit", () => {
  const shot = (face: number, foes: readonly Item[] = [weapon("w")]) =>
    archery(foes, { "weapon:A": [[face]], "weapon:B": [[1]], "save:A:manoeuvre": [[2]] }, { bowEvades: "gambit" });
  test("and it threatens on", () => {
    const game = shot(5);
    expect(game.view().fighters[A]?.manoeuvre).toEqual([2]);
    expect(game.act({ do: "gambit", who: A, die: "A:bow" })).toBeNull();
    expect(game.view().fighters).toMatchObject({ A: { manoeuvre: [5, 2] }, B: { threat: 5 } });
    expect(game.act({ do: "gambit", who: A, die: "A:d4" })).toBe("gambit-used");
  });
  test("not above Nerves", () => {
    expect(shot(8).act({ do: "gambit", who: A, die: "A:bow" })).toBe("over-nerves");
  });
  test("armour that it has met is not met again", () => {
    const game = playing(
      {
        A: { side: "a", base: { nerves: 7 }, items: [bow(), ammo()] },
        B: { side: "b", items: [piece("plate")] },
        C: { side: "b", items: [] },
      },
      { vantage: "a", dice: { "weapon:A": [[6]] }, options: { bowEvades: "gambit", armourMarks: "count" } },
    );
    game.ready();
    game.weapons("b");
    game.breathe({ B: [], C: [] });
    game.done("b");
    game.weapons("a");
    game.breathe({ A: [] });
    expect(game.sheet("B").items[0]).toMatchObject({ count: 1 });
    expect(game.act({ do: "gambit", who: A, die: "A:bow" })).toBeNull();
    expect(game.sheet("B").items[0]).toMatchObject({ count: 1 });
    expect(game.view().fighters).toMatchObject({ A: { manoeuvre: [6] }, B: { threat: 0 }, C: { threat: 6 } });
  });
  test("what all foes' armour discarded takes none", () => {
    const met = shot(6, [weapon("w"), piece("plate")]);
    expect(met.act({ do: "gambit", who: A, die: "A:bow" })).toBe("die-discarded");
    expect(met.sheet("B").items[1]).toMatchObject({ marks: [6] });
  });
  test("without vantage a gambit is one like any other", () => {
    const game = playing(
      { A: { side: "a", base: { nerves: 7 }, items: [bow(), ammo()] }, B: { side: "b" } },
      { dice: { "weapon:A": [[5]], "weapon:B": [[1]] }, options: { bowEvades: "gambit" } },
    );
    game.ready();
    game.weapons();
    game.breathe({ A: [], B: [] });
    game.pass({ A: { gambits: [game.place("A:bow")] } });
    expect(game.last("struck").blows.find(({ who }) => who === B)?.injury).toBe(0);
  });
});

describe("THR-DIE-1 each use ends on its own", () => {
  test("what is left to evade with takes no gambit", () => {
    const sweeper = weapon("w", { faces: 12, quality: 3 });
    const game = playing(
      {
        A: { side: "a", base: { nerves: 7 }, items: [bow(), ammo()] },
        B: { side: "b", items: [sweeper, weapon("v")] },
      },
      {
        rulings: [
          { rule: "condition", who: B, item: "w", holds: true },
          { rule: "pair", one: A, other: B, favoured: A },
        ],
        dice: { "weapon:A": [[5]], "weapon:B": [[9, 7]], "save:A:manoeuvre": [[8]] },
        options: { pairOrder: "sides" },
      },
    );
    game.ready();
    game.weapons();
    game.breathe({ A: [8], B: [] });
    game.pass({ B: { sweeps: [game.place("B:w")] } });
    expect(game.exchange().dice.find(({ id }) => id === "A:bow")).toMatchObject({ use: "manoeuvre" });
    expect(judgeGambit(game.table(), game.exchange(), A, "A:bow")).toBe("already-both");
  });
  test("attrition takes the die that evades", () => {
    const game = archery([weapon("w")], { "weapon:A": [[5]], "weapon:B": [[1]], "save:A:manoeuvre": [[2]] });
    game.rule({ rule: "vantage", side: null });
    game.act({ do: "give", who: A, die: "A:bow", to: B });
    expect(game.act({ do: "gambit", who: A, die: "A:bow" })).toBe("already-both");
    game.done("a");
    expect(game.phase()).toBe("over");
  });
});

describe("THR-RNG-7 the distance is closed", () => {
  test("and the vantage gone for the next setup", () => {
    const game = archery([weapon("w")], { "weapon:A": [[5]], "weapon:B": [[8]], "save:A:manoeuvre": [[2]] });
    game.rule({ rule: "pair", one: A, other: B, favoured: A });
    game.done("a");
    expect(game.table().fight).toMatchObject({ vantage: null, pairs: [] });
    expect(game.exchange().vantage).toBe("a");
  });
  test("not by a threat that was met", () => {
    const game = archery([weapon("w")], { "weapon:A": [[5]], "weapon:B": [[5]], "save:A:manoeuvre": [[2]] });
    game.done("a");
    expect(game.table().fight.vantage).toBe("a");
  });
});
