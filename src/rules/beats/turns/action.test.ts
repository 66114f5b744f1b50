import { describe, expect, test } from "vitest";
import type { FighterId } from "../../core/brand.ts";
import { fighterId } from "../../core/brand.ts";
import type { Command } from "../state/commands.ts";
import type { Action } from "../state/model.ts";
import { A, B, C, D, acting, cut, mustering, play, sheetIn, toolOf, trait } from "../testing/scenario.ts";

const act = (action: Action): Command => ({ do: "act", who: A, action });
const accept = (who: FighterId): Command => ({ do: "accept", who, gives: null });
const attack = (target: FighterId): Action => ({ is: "attack", target, wound: cut("gash") });

const PEOPLE = {
  A: { dice: [2, 6, 3], tools: ["dagger"] },
  B: { dice: [5, 1, 4], tools: ["sword", "shield"], wounds: ["bruise"] },
};
const table = acting(1, PEOPLE, A);

describe("BTS-ACT-1 an action is declared first and takes effect when all have let it be", () => {
  test("declared", () => {
    const { table: after, events } = play(table, [act(attack(B))]);
    expect(events).toEqual([{ type: "declared", who: "A", action: attack(B), asked: ["B"] }]);
    expect(sheetIn(after, B).wounds).toHaveLength(1);
  });

  test("accepted", () => {
    const { table: after } = play(table, [act(attack(B)), accept(B)]);
    expect(sheetIn(after, B).wounds.map(({ id }) => id)).toEqual(["bruise", "gash"]);
    expect(after.fight.phase).toMatchObject({ at: "act", turn: "B" });
  });

  test("a pass takes effect at once", () => {
    const { events } = play(table, [act({ is: "pass" })]);
    expect(events).toEqual([{ type: "settled", who: "A", outcome: "passed", by: null }]);
  });

  test("an action that nobody is there to answer takes effect at once", () => {
    const alone = acting(1, { A: { dice: [2, 6, 3] }, B: { helpless: true } }, A);
    expect(play(alone, [act({ is: "disadvantage", target: B })]).table.sheets[B]?.pending).toBe(1);
  });
});

describe("BTS-ACT-2 against anybody but oneself and those who surrendered", () => {
  const crowd = acting(1, { ...PEOPLE, C: { surrendered: true }, D: { helpless: true } }, A);
  test.for([
    [A, "self-target"],
    [C, "target-out"],
    [D, null],
    [fighterId("nobody"), "unknown-fighter"],
    [fighterId("toString"), "unknown-fighter"],
  ] as const)("%s: %s", ([target, refused]) => {
    expect(play(crowd, [act(attack(target))]).refused).toBe(refused);
    expect(play(crowd, [act({ is: "other", target, text: "glare" })]).refused).toBe(refused);
  });
});

describe("BTS-ACT-3, BTS-ACT-4 what actions do", () => {
  test("a disadvantage waits", () => {
    const { table: after } = play(table, [act({ is: "disadvantage", target: B }), accept(B)]);
    expect(sheetIn(after, B).pending).toBe(1);
  });

  test("anything else is the Game Master's to work out", () => {
    const { events } = play(table, [act({ is: "other", target: null, text: "jump" }), accept(B)]);
    expect(events.map(({ type }) => type)).toEqual(["declared", "accepted", "settled"]);
  });
});

describe("BTS-TOOL-3, BTS-TOOL-6 a disarmed tool falls to the ground", () => {
  test("with no effect on the dice already rolled", () => {
    const { table: after } = play(table, [act({ is: "disarm", target: B, tool: toolOf(B, "sword") }), accept(B)]);
    expect(sheetIn(after, B).tools).toMatchObject({ sword: { state: "ground", by: null }, shield: { state: "held" } });
    expect(after.fight.fighters[B]?.dice).toEqual(table.fight.fighters[B]?.dice);
  });

  test.for([
    [toolOf(B, "bruise"), "wound-tool"],
    [toolOf(A, "dagger"), "tool-not-held"],
    [toolOf(B, "rope"), "tool-not-held"],
    [null, "tool-not-held"],
  ] as const)("%o: %s", ([tool, refused]) => {
    expect(play(table, [act({ is: "disarm", target: B, tool })]).refused).toBe(refused);
  });

  test("and nothing happens if the target has let it go meanwhile", () => {
    const moved: Command = { do: "move-tool", tool: toolOf(B, "sword"), to: "away", by: null };
    const disarm = act({ is: "disarm", target: B, tool: toolOf(B, "sword") });
    expect(play(table, [disarm, moved, accept(B)]).table.sheets[B]?.tools).toMatchObject({ sword: { state: "away" } });
  });
});

describe("BTS-TOOL-1, BTS-TOOL-4, BTS-TOOL-5 kicking and taking up", () => {
  const sword = toolOf(B, "sword");
  const lying = play(table, [{ do: "move-tool", tool: sword, to: "ground", by: null }]).table;
  const away = play(table, [{ do: "move-tool", tool: sword, to: "away", by: null }]).table;
  const branch = toolOf(null, "branch");
  const wood = play(table, [{ do: "place-tool", tool: branch.tool, label: "branch", kind: "place" }]).table;

  test.for([
    ["kick", lying, sword, null],
    ["kick", table, sword, "tool-not-on-ground"],
    ["kick", away, sword, "tool-not-on-ground"],
    ["kick", table, toolOf(B, "bruise"), "wound-tool"],
    ["kick", table, toolOf(null, "nothing"), "tool-not-on-ground"],
    ["kick", table, toolOf(C, "sword"), "tool-not-on-ground"],
    ["arm", lying, sword, null],
    ["arm", wood, branch, null],
    ["arm", away, sword, "tool-out-of-reach"],
    ["arm", table, sword, "tool-not-on-ground"],
    ["arm", table, toolOf(B, "bruise"), "wound-tool"],
  ] as const)("%s: %#", ([is, at, tool, refused]) => {
    expect(play(at, [act({ is, tool })]).refused).toBe(refused);
  });

  test("what is kicked is out of reach", () => {
    const { table: after } = play(lying, [act({ is: "kick", tool: sword }), accept(B)]);
    expect(sheetIn(after, B).tools).toMatchObject({ sword: { state: "away", by: null } });
  });

  test("what is taken up is held by whoever took it, and backs a trait of theirs", () => {
    const { table: after } = play(lying, [act({ is: "arm", tool: sword }), accept(B)]);
    expect(sheetIn(after, B).tools).toMatchObject({ sword: { state: "held", by: "A" } });
    const taken = { ...after, fight: { ...after.fight, phase: mustering({ A: {} }).fight.phase } };
    const backing = { [trait("wits")]: sword };
    const muster = { do: "muster", traits: ["brawn", "wits", "nerve"].map(trait), backing } as const;
    expect(play(taken, [{ ...muster, who: A }]).refused).toBeNull();
    expect(play(taken, [{ ...muster, who: B }]).refused).toBe("tool-not-held");
  });

  test("one's own tool taken up again is one's own", () => {
    const own = play(table, [{ do: "move-tool", tool: toolOf(A, "dagger"), to: "ground", by: null }]).table;
    const { table: after } = play(own, [act({ is: "arm", tool: toolOf(A, "dagger") }), accept(B)]);
    expect(sheetIn(after, A).tools).toMatchObject({ dagger: { state: "held", by: null } });
  });

  test("a feature of the place is held by whoever takes it", () => {
    const { table: after } = play(wood, [act({ is: "arm", tool: branch }), accept(B)]);
    expect(after.fight.scene).toMatchObject({ branch: { state: "held", by: "A", kind: "place" } });
  });

  test.for(["kick", "arm"] as const)("%s comes to nothing if the tool is gone by then", (is) => {
    const moved: Command = { do: "move-tool", tool: sword, to: "away", by: null };
    const { table: after } = play(lying, [act({ is, tool: sword }), moved, accept(B)]);
    expect(sheetIn(after, B).tools).toMatchObject({ sword: { state: "away", by: null } });
  });
});

describe("BTS-TOOL-7 the disarmer names the tool, or by option whoever loses it", () => {
  const picking = acting(1, PEOPLE, A, { disarmPick: "victim" });
  const disarm = act({ is: "disarm", target: B, tool: toolOf(B, "sword") });
  const give = (name: string): Command => ({ do: "accept", who: B, gives: toolOf(B, name) });

  test.for([
    [give("shield"), "shield"],
    [accept(B), "sword"],
  ] as const)("%o: %s falls", ([answer, fallen]) => {
    expect(sheetIn(play(picking, [disarm, answer]).table, B).tools).toMatchObject({ [fallen]: { state: "ground" } });
  });

  test.for([
    ["bruise", "wound-tool"],
    ["rope", "tool-not-held"],
  ] as const)("%s: %s", ([name, refused]) => {
    expect(play(picking, [disarm, give(name)]).refused).toBe(refused);
  });

  test("who has nothing cannot be disarmed", () => {
    const bare = acting(1, { A: { dice: [2, 6, 3] }, B: { dice: [5, 1, 4] } }, A, { disarmPick: "victim" });
    expect(play(bare, [act({ is: "disarm", target: B, tool: null })]).refused).toBe("tool-not-held");
  });

  test("what falls from a fighter who let it go meanwhile is nothing", () => {
    const bare = acting(1, { ...PEOPLE, B: { dice: [5, 1, 4], tools: ["sword"] } }, A, { disarmPick: "victim" });
    const moved: Command = { do: "move-tool", tool: toolOf(B, "sword"), to: "away", by: null };
    const { events } = play(bare, [disarm, moved, accept(B)]);
    expect(events.filter(({ type }) => type === "tool-moved")).toHaveLength(1);
  });

  test("by the standing rule nobody else's word counts", () => {
    const { events } = play(table, [disarm, give("shield")]);
    expect(events).toContainEqual({ type: "accepted", who: "B", gives: null });
  });
});
