import { describe, expect, test } from "vitest";
import { fighterId, sideId } from "../core/brand.ts";
import { apply } from "./apply.ts";
import type { Command } from "./state/commands.ts";
import { toolId } from "./state/model.ts";
import { offers } from "./offers.ts";
import { view } from "./view.ts";
import {
  A,
  B,
  C,
  acting,
  fighterIn,
  GM,
  mustering,
  over,
  play,
  playerOf,
  selecting,
  sheet,
  sheetIn,
  toolOf,
} from "./testing/scenario.ts";

const LOW = { dice: [2, 6, 3], tools: ["dagger"] };
const HIGH = { dice: [5, 1, 4], tools: ["sword"] };
const start = acting(1, { A: LOW, B: HIGH }, A);
const newcomer = { do: "add", who: C, entrant: { side: sideId("late"), npc: true }, sheet: sheet() } as const;

describe("BTS-GM-1 the Game Master's word, at any time", () => {
  test("sparks and disadvantages", () => {
    const commands: readonly Command[] = [
      { do: "adjust", who: A, what: "sparks", to: 7 },
      { do: "adjust", who: A, what: "pending", to: 4 },
    ];
    expect(sheetIn(play(start, commands).table, A)).toMatchObject({ sparks: 7, pending: 4 });
  });

  test("the helpless revived and the surrendered brought back, from the next round on", () => {
    const people = { A: LOW, B: { helpless: true }, C: { surrendered: true } };
    const { table } = play(acting(1, people, A), [
      { do: "revive", who: B },
      { do: "return", who: C },
    ]);
    expect(sheetIn(table, B).helpless).toBe(false);
    expect(fighterIn(table, C)).toMatchObject({ surrendered: false, dice: [] });
    expect(offers(table, playerOf(B)).map(({ kind }) => kind)).toEqual(["agree"]);
  });

  test.for(["revive", "return"] as const)("nobody to %s", (ruling) => {
    expect(play(start, [{ do: ruling, who: A }]).refused).toBe("not-out");
  });
});

describe("BTS-TOOL-8 a tool lies where the Game Master puts it", () => {
  test("thrown to somebody", () => {
    const { table } = play(start, [{ do: "move-tool", tool: toolOf(A, "dagger"), to: "held", by: B }]);
    expect(sheetIn(table, A).tools).toMatchObject({ dagger: { state: "held", by: "B" } });
  });

  test("given back", () => {
    const commands: readonly Command[] = [
      { do: "move-tool", tool: toolOf(A, "dagger"), to: "held", by: B },
      { do: "move-tool", tool: toolOf(A, "dagger"), to: "held", by: A },
    ];
    expect(play(start, commands).table).toEqual(start);
  });

  test("placed and cleared", () => {
    const rope = toolId("rope");
    const place: Command = { do: "place-tool", tool: rope, label: "rope", kind: "place" };
    const placed = play(start, [place]).table;
    expect(placed.fight.scene).toEqual({ rope: { label: "rope", kind: "place", state: "ground", by: null } });
    expect(play(placed, [place]).refused).toBe("already-here");
    expect(play(placed, [{ do: "clear-tool", tool: rope }]).table).toEqual(start);
    expect(play(start, [{ do: "clear-tool", tool: rope }]).refused).toBe("no-such-tool");
  });

  test.for([
    [toolOf(A, "rope"), null, "no-such-tool"],
    [toolOf(A, "scar"), null, "wound-tool"],
    [toolOf(A, "dagger"), fighterId("X"), "unknown-fighter"],
    [toolOf(null, "branch"), null, "unknown-fighter"],
  ] as const)("%o to %s: %s", ([tool, by, refused]) => {
    const table = acting(1, { A: { ...LOW, wounds: ["scar"] }, B: HIGH }, A);
    const branch: Command = { do: "place-tool", tool: toolId("branch"), label: "branch", kind: "place" };
    expect(play(table, [branch, { do: "move-tool", tool, to: "held", by }]).refused).toBe(refused);
  });
});

describe("BTS-GM-2 fighters come and go", () => {
  test.for([
    ["with the others while traits are named", mustering({ A: {} }, { round: 2 }), 2],
    ["else in the next round", { ...start, fight: { ...start.fight, round: 2 } }, 3],
  ] as const)("a newcomer rolls %s", ([, table, since]) => {
    const { table: after } = play(table, [newcomer]);
    expect(fighterIn(after, C)).toEqual({
      side: "late",
      npc: true,
      since,
      surrendered: false,
      dice: [],
      turnDown: 0,
      acted: false,
    });
    expect(play(after, [newcomer]).refused).toBe("already-here");
    expect(apply(after, { type: "added", who: C, entrant: newcomer.entrant, sheet: sheet({ sparks: 9 }) })).toEqual(
      after,
    );
  });

  test("whoever is taken out drops what belongs to others and takes along what is theirs", () => {
    const { table } = play(start, [
      { do: "move-tool", tool: toolOf(B, "sword"), to: "held", by: A },
      { do: "remove", who: A },
    ]);
    expect(Object.keys(table.sheets)).toEqual(["B"]);
    expect(sheetIn(table, B).tools).toMatchObject({ sword: { state: "ground", by: null } });
    expect(table.fight.phase).toMatchObject({ at: "act", order: ["B"], turn: "B" });
  });

  test("a choice goes with its maker", () => {
    const table = selecting(1, { A: LOW, B: HIGH, C: LOW });
    const { table: after } = play(table, [
      { do: "forfeit", who: A },
      { do: "remove", who: A },
    ]);
    expect(after.fight.phase).toEqual({ at: "select", beat: 1, seals: {}, laid: {} });
  });
});

describe("BTS-GM-3 players speak for their own, rulings are the Game Master's", () => {
  test.for<readonly [Command, string | null]>([
    [{ do: "act", who: A, action: { is: "pass" } }, null],
    [{ do: "agree", who: B, willing: true }, "not-yours"],
    [{ do: "agree", who: fighterId("X"), willing: true }, "unknown-fighter"],
    [{ do: "agree", who: fighterId("constructor"), willing: true }, "unknown-fighter"],
    [{ do: "refill", who: A }, "game-master-only"],
    [{ do: "end" }, "game-master-only"],
  ])("%o: %s", ([command, refused]) => {
    expect(play(start, [command], [], playerOf(A)).refused).toBe(refused);
  });
});

describe("BTS-END-1 an end is proposed, never forced", () => {
  const agree = (who: typeof A, willing = true): Command => ({ do: "agree", who, willing });
  const proposed = (table: typeof start) => view(table, GM).endProposed;

  test("when at most one is not out", () => {
    expect(proposed(start)).toBe(false);
    expect(proposed(acting(1, { A: LOW, B: { surrendered: true } }, A))).toBe(true);
    expect(offers(acting(1, { A: LOW, B: { helpless: true } }, A), GM).map(({ kind }) => kind)).toContain("end");
  });

  test("when all who are not out are willing", () => {
    const { table } = play(start, [agree(A), agree(B)]);
    expect(proposed(table)).toBe(true);
    expect(play(table, [{ do: "act", who: A, action: { is: "pass" } }]).refused).toBeNull();
    expect(proposed(play(table, [agree(B, false)]).table)).toBe(false);
  });

  test("by those who take part", () => {
    const crowd = acting(1, { A: LOW, B: HIGH, C: { surrendered: true } }, A);
    expect(play(crowd, [agree(C)]).refused).toBe("out-of-fight");
    expect(proposed(play(crowd, [agree(A), agree(B)]).table)).toBe(true);
    expect(play(over({ A: {} }), [agree(A)]).refused).toBe("wrong-phase");
    expect(apply(start, { type: "agreed", who: C, willing: true })).toEqual(start);
  });
});

describe("BTS-END-2 at the end the dice are cleared, and disadvantages wait", () => {
  test("whatever the phase", () => {
    const { table } = play(acting(1, { A: { ...LOW, pending: 2 }, B: HIGH }, A), [{ do: "end" }]);
    expect(table.fight.phase).toEqual({ at: "over", contest: null });
    expect(fighterIn(table, A).dice).toEqual([]);
    expect(sheetIn(table, A).pending).toBe(2);
    expect(view(table, GM).endProposed).toBe(false);
  });

  test("once", () => {
    expect(play(start, [{ do: "end" }, { do: "end" }]).refused).toBe("wrong-phase");
  });
});
