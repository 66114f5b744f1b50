import { describe, expect, test } from "vitest";
import type { Command, Destination } from "../state/commands.ts";
import { heartRush } from "../index.ts";
import { conditions } from "../testing/creature.ts";
import { dash, id, of, scene, sidestep } from "../testing/scene.ts";
import type { Part, Scene } from "../testing/scene.ts";

const MUD = ["5,0", "10,0", "15,0"];
const field = (ana: Part = {}, orc: Part = {}): Scene =>
  scene({ ana: { at: [0, 0], ...ana }, orc: { side: "enemies", at: [200, 0], ...orc } });
const muddy = (told: Scene): Scene => {
  const { ground } = told.table.fight;
  return ground.kind === "map" ? told.with({ ground: { ...ground, rough: MUD } }) : told;
};
const spoken = (told: Scene, feet: Readonly<Record<string, number>>): Scene =>
  told.with({ ground: { kind: "spoken", feet, cover: {} } });
const goes = (destination: Partial<Destination>, stand = false): Command => ({
  do: "dash",
  who: id("ana"),
  destination: { to: null, path: [], feet: 0, near: [], ...destination },
  stand,
});

describe("HR-SPEED-4 difficult ground", () => {
  test("counts twice on a dash", () => {
    expect(
      muddy(field())
        .does(dash("ana", [20, 0]))
        .fighter("ana").moved,
    ).toBe(35);
    expect(
      field()
        .does(dash("ana", [20, 0]))
        .fighter("ana").moved,
    ).toBe(20);
    expect(muddy(field()).answer(dash("ana", [50, 0]))).toBe("too-far");
    expect(muddy(field()).answer(dash("ana", [45, 0]))).toBe("ok");
  });
  test("the square one leaves does not count, and a great creature counts all it covers", () => {
    const out = scene({ ana: { at: [15, 0] }, orc: { side: "enemies", at: [200, 0] } });
    expect(
      muddy(out)
        .does(dash("ana", [20, 0]))
        .fighter("ana").moved,
    ).toBe(5);
    const beast = field({ at: [0, -5], sheet: { size: "L2" } });
    expect(
      muddy(beast)
        .does(dash("ana", [5, -5]))
        .fighter("ana").moved,
    ).toBe(10);
  });
  test("a sidestep into it is a sidestep", () => {
    expect(
      muddy(field())
        .does(sidestep("ana", [5, 0]))
        .fighter("ana").moved,
    ).toBe(5);
  });
  test("is read from outside like walls are, and may be left out", () => {
    const { table } = muddy(field());
    expect(heartRush.read.table(table, "")).toEqual({ ok: true, value: table });
    const { ground } = table.fight;
    const bad = { ...table, fight: { ...table.fight, ground: { ...ground, rough: ["mud"] } } };
    expect(heartRush.read.table(bad, "").ok).toBe(false);
  });
});

test("HR-SIZE-4 the space of a creature one may cross is difficult ground, a dead one's is not", () => {
  const past = (life: "up" | "dead") =>
    scene({
      ana: { at: [0, 0] },
      rat: { at: [5, 0], sheet: { size: "tiny" }, fighter: { life } },
      orc: { side: "enemies", at: [200, 0] },
    }).does(dash("ana", [10, 0]));
  expect(past("up").fighter("ana").moved).toBe(15);
  expect(past("dead").fighter("ana").moved).toBe(10);
});

describe("HR-HAZ-5 water and speed", () => {
  test.for([
    ["dry", 60],
    ["wet", 60],
    ["deep", 30],
    ["under", 15],
  ] as const)("%s: %i feet", ([water, feet]) => {
    const told = field({ fighter: { water } });
    expect(told.answer(dash("ana", [feet, 0]))).toBe("ok");
    expect(told.answer(dash("ana", [feet + 5, 0]))).toBe("too-far");
  });
});

describe("HR-MOVE-7 the frightened", () => {
  const scared = { sheet: { conditions: conditions({ frightened: [2, "orc"] }) } } as const;
  const afraid = field(scared, { at: [50, 0] });

  test("come no nearer, not even on their way", () => {
    expect(afraid.answer(dash("ana", [5, 0]))).toBe("too-frightened");
    expect(afraid.answer(sidestep("ana", [5, 0]))).toBe("too-frightened");
    expect(afraid.answer(dash("ana", [-5, 0]))).toBe("ok");
    expect(afraid.answer(dash("ana", [0, 5]))).toBe("ok");
    const round = [
      [0, 0],
      [5, 5],
      [0, 10],
    ] as const;
    expect(afraid.answer(dash("ana", [0, 10], round))).toBe("too-frightened");
  });
  test("of somebody who is not there, one goes where one likes", () => {
    const gone = field({ sheet: { conditions: conditions({ frightened: [2, "ghost"] }) } }, { at: [50, 0] });
    expect(gone.answer(dash("ana", [5, 0]))).toBe("ok");
  });
  test("without a map they do not go to stand beside it", () => {
    expect(spoken(afraid, { "ana|orc": 20 }).answer(goes({ feet: 15, near: [id("orc")] }))).toBe("too-frightened");
    expect(spoken(afraid, { "ana|orc": 5 }).answer(goes({ feet: 15, near: [id("orc")] }))).toBe("ok");
    expect(spoken(afraid, { "ana|orc": 20 }).answer(goes({ feet: 15 }))).toBe("ok");
  });
});

describe("HR-COND-21 climbers are carried along", () => {
  const ridden = (beast: Part = {}, rider: readonly [number, number] = [5, 5]) =>
    scene({
      ana: { at: [0, 0], sheet: { size: "L2" }, fighter: { rush: 3 }, ...beast },
      imp: { side: "enemies", at: rider, sheet: { size: "tiny", conditions: conditions({ climbing: [1, "ana"] }) } },
      orc: { side: "enemies", at: [200, 0] },
    });
  const at = (told: Scene) => {
    const { ground } = told.table.fight;
    return ground.kind === "map" ? ground.at[id("imp")] : null;
  };

  test("on a dash, once it is done, and on a sidestep", () => {
    const gone = ridden().does(dash("ana", [-20, 0]));
    const told = gone.table.fight.moving === null ? gone : gone.does({ do: "move-on" });
    expect(at(told)).toEqual([-15, 5]);
    expect(at(ridden().does(sidestep("ana", [0, 5])))).toEqual([5, 10]);
  });
  test("to the middle of it, where their own place is closed", () => {
    const told = ridden();
    const { ground } = told.table.fight;
    const walled = ground.kind === "map" ? told.with({ ground: { ...ground, walls: ["10,-5"] } }) : told;
    const beside = walled.table.fight.ground.kind === "map" ? walled : told;
    expect(at(beside.does(sidestep("ana", [0, 5])))).toEqual([5, 10]);
    const edge = ridden({}, [10, 0]);
    const { ground: open } = edge.table.fight;
    const shut = open.kind === "map" ? edge.with({ ground: { ...open, walls: ["10,5"] } }) : edge;
    expect(at(shut.does(sidestep("ana", [0, 5])))).toEqual([0, 5]);
  });
  test("without a map they are next to it still", () => {
    const told = spoken(ridden(), { "ana|imp": 5, "ana|orc": 10 }).does({
      do: "sidestep",
      who: id("ana"),
      destination: { to: null, path: [], feet: 5, near: [id("orc")] },
      stand: false,
      pay: "rush",
    });
    expect(told.table.fight.ground).toMatchObject({ feet: { "ana|imp": 5, "ana|orc": 5, "imp|orc": 5 } });
  });
});

describe("HR-MOVE-8 standing up takes nobody away", () => {
  const prone = { sheet: { conditions: conditions({ prone: 1 }) } } as const;
  const beside = spoken(field(prone), { "ana|orc": 5 });

  test("without a map one is as near to everyone as before, and only standing up provokes", () => {
    const risen = beside.does(goes({}, true));
    expect(risen.table.fight.moving?.awaiting).toEqual(["orc"]);
    const told = risen.does({ do: "move-on" });
    expect(told.sheet("ana").conditions).toEqual({});
    expect(told.table.fight).toMatchObject({ moving: null, ground: { feet: { "ana|orc": 5 } } });
    expect(of(told, "turnPassed")).toHaveLength(1);
  });
  test("nobody trips one who goes nowhere", () => {
    const shaky = { sheet: { conditions: conditions({ prone: 1, "off-balanced": 1 }) } } as const;
    const far = spoken(field(shaky, { fighter: { rush: 0, action: false } }), { "ana|orc": 5 });
    expect(far.does(goes({}, true)).table.fight.moving).toBeNull();
  });
});
