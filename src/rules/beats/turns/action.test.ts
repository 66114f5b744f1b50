import { describe, expect, test } from "vitest";
import type { FighterId } from "../../core/brand.ts";
import type { Command } from "../state/commands.ts";
import type { Action, BeatsTable } from "../state/model.ts";
import { offersTo } from "../../core/offer.ts";
import { fighterId, sideId } from "../../core/brand.ts";
import { table as verbs } from "../at-table.ts";
import { offers } from "../offers.ts";
import { prompts } from "../prompts.ts";
import { A, B, C, D, acting, cut, mustering, play, playerOf, sheetIn, toolOf, trait } from "../testing/scenario.ts";

const act = (action: Action): Command => ({ do: "act", who: A, action });
const accept = (who: FighterId): Command => ({ do: "accept", who, gives: null });
const attack = (target: FighterId): Action => ({ is: "attack", target, wound: cut("gash") });

const PEOPLE = {
  A: { dice: [2, 6, 3], tools: ["dagger"] },
  B: { dice: [5, 1, 4], tools: ["sword", "shield"], wounds: ["bruise"] },
};
const table = acting(1, PEOPLE, A);

/** With this one on a side of its own. */
const apart = (fighters: BeatsTable["fight"]["fighters"], who: FighterId): BeatsTable["fight"]["fighters"] => {
  const one = fighters[who];
  return one === undefined ? fighters : { ...fighters, [who]: { ...one, side: sideId("foes") } };
};

/** With this one gone from the round, dice and all. */
const without = (at: BeatsTable, who: FighterId): BeatsTable => {
  const one = at.fight.fighters[who];
  const fighters = one === undefined ? at.fight.fighters : { ...at.fight.fighters, [who]: { ...one, dice: [] } };
  return { ...at, fight: { ...at.fight, fighters } };
};

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
    ["kick", away, sword, "tool-out-of-reach"],
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

describe("BTS-TOOL-8 to arm oneself with a tool that another throws", () => {
  const company = { ...PEOPLE, C: { dice: [3, 1, 4], tools: ["axe"] } };
  const friends = acting(1, company, A);
  const foes = { ...friends, fight: { ...friends.fight, fighters: apart(friends.fight.fighters, C) } };
  const sword = toolOf(B, "sword");
  const catching = act({ is: "catch", tool: sword });
  const keeps: Command = { do: "keep", who: B };

  test("the one who holds it is asked first, and by letting it be throws it", () => {
    const { table: after, events } = play(friends, [catching, accept(B), accept(C)]);
    expect(events[0]).toMatchObject({ type: "declared", asked: ["B", "C"] });
    expect(sheetIn(after, B).tools).toMatchObject({ sword: { state: "held", by: "A" } });
  });

  test("even where nobody but a target is asked, who then cannot counter", () => {
    const few = acting(1, company, A, { counterBy: "target" });
    const { table: after } = play(few, [catching, accept(B)]);
    expect(sheetIn(after, B).tools).toMatchObject({ sword: { state: "held", by: "A" } });
    expect(play(few, [catching, { do: "counter", who: B, means: null }]).refused).toBe("targets-only");
    const asked = play(few, [catching]).table;
    const kinds = offers(asked, playerOf(B), B).map(({ kind }) => kind);
    expect(new Set(kinds)).toEqual(new Set(["accept", "keep", "agree"]));
  });

  test("or keeps it, and the action comes to nothing", () => {
    const { table: after, events } = play(friends, [catching, keeps]);
    expect(events.at(-1)).toEqual({ type: "settled", who: "A", outcome: "kept", by: "B" });
    expect(sheetIn(after, B).tools).toMatchObject({ sword: { state: "held", by: null } });
    expect(after.fight.fighters[A]?.acted).toBe(true);
  });

  test("nobody else keeps it, and nothing else is kept", () => {
    expect(play(friends, [catching, accept(B), { do: "keep", who: C }]).refused).toBe("nothing-to-throw");
    expect(play(friends, [catching, { do: "keep", who: C }]).refused).toBe("not-asked");
    expect(play(friends, [act(attack(B)), keeps]).refused).toBe("nothing-to-throw");
    expect(play(friends, [keeps]).refused).toBe("not-asked");
  });

  test("others may stop it like any action", () => {
    const { table: after } = play(friends, [catching, accept(B), { do: "counter", who: C, means: null }]);
    expect(sheetIn(after, B).tools).toMatchObject({ sword: { state: "held", by: null } });
  });

  test.for([
    ["what one holds oneself", friends, toolOf(A, "dagger"), "tool-not-held"],
    ["what nobody has", friends, toolOf(B, "rope"), "tool-not-held"],
    ["a wound", friends, toolOf(B, "bruise"), "wound-tool"],
    ["what a foe holds", foes, toolOf(C, "axe"), "tool-not-held"],
    ["what an ally out of the round holds", without(friends, B), sword, "tool-not-held"],
  ] as const)("not %s", ([, at, tool, refused]) => {
    expect(play(at, [act({ is: "catch", tool })]).refused).toBe(refused);
  });

  test("comes to nothing if it is gone by then", () => {
    const moved: Command = { do: "move-tool", tool: sword, to: "ground", by: null };
    const { table: after } = play(friends, [catching, moved, accept(B), accept(C)]);
    expect(sheetIn(after, B).tools).toMatchObject({ sword: { state: "ground", by: null } });
  });

  test("is offered, and so is keeping it", () => {
    const offered = (at: BeatsTable, who: FighterId): readonly unknown[] =>
      offersTo(offers(at, playerOf(who), who), "act").flatMap(({ ways }) =>
        ways.flatMap(({ action }) => (action.is === "catch" ? [action.tool] : [])),
      );
    expect(offered(friends, A)).toEqual([sword, toolOf(B, "shield"), toolOf(C, "axe")]);
    expect(offered(foes, A)).toEqual([sword, toolOf(B, "shield")]);
    const asked = play(friends, [catching]).table;
    const kinds = (who: FighterId): readonly string[] => offers(asked, playerOf(who), who).map(({ kind }) => kind);
    expect(kinds(B)).toContain("keep");
    const next = play(friends, [catching, accept(B)]).table;
    expect(offers(next, playerOf(C), C).map(({ kind }) => kind)).not.toContain("keep");
    // Somebody who cannot counter is asked all the same.
    expect(verbs.next(asked, "by-themselves")).toBeNull();
  });
});

describe("BTS-WND-9 whoever dealt a wound says what it is", () => {
  const hit = play(table, [act(attack(B)), accept(B)]).table;
  const naming: Command = { do: "name", who: A, label: "bloody: a cut arm" };
  const asked = (at: BeatsTable): readonly unknown[] =>
    prompts(at).flatMap(({ kind, of, optional }) => (kind === "name" ? [[of, optional]] : []));

  test("is asked, and nobody waits", () => {
    expect(asked(table)).toEqual([]);
    expect(asked(hit)).toEqual([[["A"], true]]);
    expect(hit.fight.phase).toMatchObject({ at: "act", turn: "B" });
    expect(offersTo(offers(hit, playerOf(A), A), "name").flatMap(({ ways }) => ways)).toEqual([
      { do: "name", who: "A", label: "gash" },
    ]);
    expect(offersTo(offers(hit, playerOf(B), B), "name")).toEqual([]);
  });

  test("once", () => {
    const { table: after, events } = play(hit, [naming]);
    expect(events).toEqual([{ type: "named", who: "A", of: "B", wound: "gash", label: "bloody: a cut arm" }]);
    expect(sheetIn(after, B).wounds.at(-1)).toMatchObject({ id: "gash", label: "bloody: a cut arm", tended: false });
    expect(asked(after)).toEqual([]);
    expect(play(after, [naming]).refused).toBe("no-such-wound");
  });

  test("of that wound and of no other", () => {
    const older = acting(1, { ...PEOPLE, B: { dice: [5, 1, 4], wounds: ["scar"] } }, A);
    const before = sheetIn(older, B).wounds[0]?.label;
    const { table: after } = play(older, [act(attack(B)), accept(B), naming]);
    expect(sheetIn(after, B).wounds.map(({ label }) => label)).toEqual([before, "bloody: a cut arm"]);
  });

  test("and is forgotten with whoever leaves, so that the fight can be read on", () => {
    for (const who of [A, B]) {
      const { fight } = play(hit, [{ do: "remove", who }]).table;
      expect(fight.unnamed).toBeNull();
    }
  });

  test.for([
    ["one that the Game Master gave", { do: "wound", who: B, wound: cut("graze") }],
    ["one that is healed", { do: "heal", who: B, wound: cut("gash").id }],
    ["one of somebody who has left", { do: "remove", who: B }],
  ] as const)("not %s", ([, command]) => {
    const after = play(hit, [command]).table;
    expect(asked(after)).toEqual([]);
    expect(play(after, [naming]).refused).toBe("no-such-wound");
  });

  test("nor by anybody else, nor once the fight is over", () => {
    expect(play(hit, [{ ...naming, who: B }]).refused).toBe("no-such-wound");
    expect(play(hit, [{ do: "end" }]).table.fight.unnamed).toBeNull();
  });

  test("what was never recorded has no name", () => {
    const worn = acting(1, { ...PEOPLE, B: { dice: [5, 1, 4], wounds: ["a", "b", "c", "d"] } }, A);
    expect(asked(play(worn, [act(attack(B)), accept(B)]).table)).toEqual([]);
  });

  test("whoever is out is not asked", () => {
    const gone = { ...hit, sheets: { ...hit.sheets, [A]: { ...sheetIn(hit, A), helpless: true } } };
    expect(asked(gone)).toEqual([]);
  });
});
