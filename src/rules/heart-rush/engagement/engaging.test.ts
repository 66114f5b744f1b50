import { describe, expect, test } from "vitest";
import { makeSeal } from "../../core/seal.ts";
import type { Command } from "../state/commands.ts";
import { prompts } from "../flow/prompts.ts";
import { sealing as stances } from "./sealing.ts";
import type { Options } from "../state/options.ts";
import { STANCES } from "./stance.ts";
import { engagementOf, joiners } from "./targets.ts";
import { conditions, LONGBOW, SHORTBOW, SPEAR, SWORD } from "../testing/creature.ts";
import { id, of, playerOf, SALT, scene, sealing, turnedOver } from "../testing/scene.ts";
import type { Part, Scene } from "../testing/scene.ts";

const FIELD = {
  ana: { at: [0, 0], sheet: { weapon: SWORD } },
  bo: { at: [0, 5], sheet: { weapon: SWORD } },
  archer: { at: [40, 40], sheet: { weapon: SHORTBOW } },
  orc: { side: "enemies", at: [5, 0], sheet: { weapon: SWORD } },
  hound: { side: "enemies", at: [100, 0], sheet: { weapon: SWORD } },
} as const;
const engage = (who: string, target: string): Command => ({ do: "engage", who: id(who), target: id(target) });
const join = (who: string): Command => ({ do: "join", who: id(who) });
const engaged = scene(FIELD).does(engage("ana", "orc"));
const choosing = engaged.does({ do: "close-joining" });
const stepOf = ({ table }: Scene) => engagementOf(table)?.step;

describe("HR-ENG-1 engaging", () => {
  test("an enemy within reach, for the action", () => {
    expect(engaged.fighter("ana").action).toBe(false);
    expect(engagementOf(engaged.table)).toMatchObject({
      name: "1",
      by: "ana",
      on: "orc",
      targeted: "enemies",
      members: ["ana", "orc"],
    });
  });

  test.for<[string, Command, Part["fighter"]]>([
    ["not-hostile", engage("ana", "bo"), {}],
    ["out-of-range", engage("ana", "hound"), {}],
    ["unknown-fighter", engage("ana", "nobody"), {}],
    ["no-action", engage("ana", "orc"), { action: false }],
    ["not-your-sides-turn", engage("orc", "ana"), {}],
  ])("%s", ([reason, command, fighter]) => {
    expect(scene({ ...FIELD, ana: { ...FIELD.ana, fighter: fighter ?? {} } }).answer(command)).toBe(reason);
  });

  test("the dead are no enemies any more; the unconscious are", () => {
    expect(scene(FIELD).withFighter("orc", { life: "dead" }).answer(engage("ana", "orc"))).toBe("target-dead");
    expect(scene(FIELD).withFighter("orc", { life: "unconscious" }).answer(engage("ana", "orc"))).toBe("ok");
  });

  test("a bow engages from afar, but not through full cover", () => {
    expect(scene(FIELD).answer(engage("archer", "orc"))).toBe("ok");
    const covered = scene(FIELD);
    const { ground } = covered.table.fight;
    expect(covered.with({ ground: { ...ground, cover: { "archer>orc": 4 } } }).answer(engage("archer", "orc"))).toBe(
      "full-cover",
    );
  });

  test("each engagement has a name of its own", () => {
    const over = ["cunning", "agility", "moves", "late", "might", "after"].reduce(
      (told) => told.does({ do: "close-stage" }),
      turnedOver(scene(FIELD), "ana", "orc", { ana: "defensive", orc: "defensive" }),
    );
    expect(engagementOf(over.does(engage("orc", "ana")).table)?.name).toBe("2");
  });
});

describe("HR-ENG-2 the one who is engaged", () => {
  test("keeps its action", () => {
    expect(engaged.fighter("orc").action).toBe(true);
  });
});

describe("HR-ENG-4 joining", () => {
  test("anyone of either side with an enemy inside within range, each opening the way for others", () => {
    expect(joiners(engaged.table)).toEqual(["bo", "archer"]);
    const joined = engaged.does(join("bo"));
    expect(engagementOf(joined.table)?.members).toEqual(["ana", "orc", "bo"]);
    expect(joined.fighter("bo").action).toBe(false);
    expect(joiners(joined.table)).toEqual(["archer"]);
  });

  test.for<[string, Command]>([
    ["already-in-engagement", join("orc")],
    ["no-valid-target", join("hound")],
    ["unknown-fighter", join("nobody")],
  ])("%s", ([reason, command]) => {
    expect(engaged.answer(command)).toBe(reason);
  });

  test("not without an action, nor surprised, nor unable, nor when nothing is open", () => {
    expect(engaged.withFighter("bo", { action: false }).answer(join("bo"))).toBe("no-action");
    expect(engaged.withFighter("bo", { surprised: true }).answer(join("bo"))).toBe("surprised");
    expect(engaged.withFighter("bo", { life: "unconscious" }).answer(join("bo"))).toBe("cannot-act");
    expect(engaged.answer(join("bo"), playerOf("ana"))).toBe("not-yours");
    expect(scene(FIELD).answer(join("bo"))).toBe("no-engagement");
    expect(choosing.answer(join("bo"))).toBe("join-closed");
    expect(choosing.answer({ do: "close-joining" })).toBe("join-closed");
    expect(scene(FIELD).answer({ do: "close-joining" })).toBe("no-engagement");
  });

  test("who declines may think again; a newcomer asks everybody anew", () => {
    const declined = engaged.does({ do: "decline", who: id("bo") });
    expect(stepOf(declined)).toEqual({ is: "joining", declined: ["bo"] });
    expect(declined.answer({ do: "decline", who: id("bo") })).toBe("already-declared");
    expect(declined.answer({ do: "decline", who: id("hound") })).toBe("no-valid-target");
    expect(declined.answer({ do: "decline", who: id("nobody") })).toBe("unknown-fighter");
    expect(declined.answer(join("bo"))).toBe("ok");
    expect(stepOf(declined.does(join("archer")))).toEqual({ is: "joining", declined: [] });
  });

  test("a member may close it once nobody is undecided, the Game Master at any time", () => {
    const close: Command = { do: "close-joining" };
    expect(engaged.answer(close, playerOf("ana"))).toBe("answers-awaited");
    expect(engaged.answer(close, playerOf("bo"))).toBe("not-yours");
    expect(engaged.answer(close)).toBe("ok");
    const asked = engaged.does({ do: "decline", who: id("bo") }).does({ do: "decline", who: id("archer") });
    expect(asked.answer(close, playerOf("ana"))).toBe("ok");
  });

  test("a reach weapon joins from ten feet, unless its bearer has dashed", () => {
    const field = { ...FIELD, bo: { at: [0, 10], sheet: { weapon: SPEAR } } } as const;
    expect(scene(field).does(engage("ana", "orc")).answer(join("bo"))).toBe("ok");
    const dashed = { ...field, bo: { ...field.bo, fighter: { dashed: true } } };
    expect(scene(dashed).does(engage("ana", "orc")).answer(join("bo"))).toBe("no-valid-target");
  });
});

describe("HR-ENG-5, HR-SEAL-1 picking in secret", () => {
  test("every member, forced or not, as often as it likes", () => {
    const once = choosing.does(sealing(choosing, "orc", "might"));
    const twice = once.does(sealing(once, "orc", "cunning"));
    expect(stepOf(once)).not.toEqual(stepOf(twice));
    expect(JSON.stringify(twice.table.fight.phase)).not.toContain("cunning");
  });

  test("what the fight holds does not tell one pick from another", () => {
    const fights = ["might", "agility", "cunning", "defensive"].map((stance) =>
      JSON.stringify(choosing.does(sealing(choosing, "ana", stance)).table).replaceAll(/[0-9a-f]{64}/g, "seal"),
    );
    expect(new Set(fights).size).toBe(1);
  });

  test.for<[string, (told: Scene) => Scene, string]>([
    ["no-engagement", () => scene(FIELD), "ana"],
    ["join-still-open", () => engaged, "ana"],
    ["not-in-engagement", () => choosing, "bo"],
    ["unknown-fighter", () => choosing, "nobody"],
    ["stances-revealed", () => turnedOver(scene(FIELD), "ana", "orc", { ana: "might", orc: "might" }), "ana"],
  ])("%s", ([reason, told, who]) => {
    expect(told(choosing).answer(sealing(choosing, who, "might"))).toBe(reason);
  });

  test("nobody seals for another", () => {
    expect(choosing.answer(sealing(choosing, "orc", "might"), playerOf("ana"))).toBe("not-yours");
  });
});

const sealed = (["ana", "orc"] as const).reduce(
  (told, who) => told.does(sealing(told, who, who === "ana" ? "might" : "agility")),
  choosing,
);
const frozen = sealed.does({ do: "freeze" });
const opening = (who: string, choice: string): Command => ({
  do: "open",
  who: id(who),
  opening: { choice, salt: SALT },
});

describe("HR-SEAL-2 freezing", () => {
  test("waits for every member, and is the Game Master's", () => {
    const half = choosing.does(sealing(choosing, "ana", "might"));
    expect(half.answer({ do: "freeze" })).toBe("not-everyone-has-chosen");
    expect(sealed.answer({ do: "freeze" }, playerOf("ana"))).toBe("game-master-only");
    expect(scene(FIELD).answer({ do: "freeze" })).toBe("no-engagement");
    expect(engaged.answer({ do: "freeze" })).toBe("join-still-open");
    expect(frozen.answer({ do: "freeze" })).toBe("stances-revealed");
  });

  test("afterwards nothing can be changed", () => {
    expect(frozen.answer(sealing(choosing, "ana", "cunning"))).toBe("stances-revealed");
  });
});

describe("HR-SEAL-3 openings", () => {
  test("the one that matches counts", () => {
    const told = frozen.does(opening("ana", "might"));
    expect(of(told, "opened")).toEqual([{ type: "opened", who: "ana", stance: "might" }]);
    expect(told.answer(opening("ana", "might"))).toBe("already-opened");
  });

  test.for(["cunning", "presence", ""])("another, such as '%s', is a forfeit", (choice) => {
    expect(of(frozen.does(opening("ana", choice)), "forfeited")).toEqual([
      { type: "forfeited", who: "ana", why: "seal-broken" },
    ]);
  });

  test("so is a sealed word that is no stance, and a stance that may not be picked", () => {
    const odd = (["ana", "orc"] as const)
      .reduce((told, who) => told.does(sealing(told, who, "presence")), choosing)
      .does({ do: "freeze" });
    expect(of(odd.does(opening("ana", "presence")), "forfeited")[0]?.why).toBe("seal-broken");
    const archer = { ...FIELD, ana: { at: [0, 0], sheet: { weapon: LONGBOW }, fighter: { moved: 30 } } } as const;
    const shot = scene(archer).does(engage("ana", "orc")).does({ do: "close-joining" });
    const both = shot
      .does(sealing(shot, "ana", "might"))
      .does(sealing(shot, "orc", "might"))
      .does({ do: "freeze" });
    expect(of(both.does(opening("ana", "might")), "forfeited")).toEqual([
      { type: "forfeited", who: "ana", why: "ranged-half-move" },
    ]);
  });

  test("a seal made for another fighter or another engagement does not count", () => {
    const borrowed = {
      do: "seal",
      who: id("orc"),
      seal: makeSeal(stances.context(choosing.table, id("ana")), { choice: "might", salt: SALT }),
    } as const;
    const told = choosing
      .does(sealing(choosing, "ana", "might"))
      .does(borrowed)
      .does({ do: "freeze" });
    expect(of(told.does(opening("orc", "might")), "forfeited")[0]?.why).toBe("seal-broken");
  });

  test.for<[string, (told: Scene) => Scene, string]>([
    ["no-engagement", () => scene(FIELD), "ana"],
    ["not-in-engagement", () => frozen, "bo"],
    ["not-opening", () => sealed, "ana"],
    ["unknown-fighter", () => frozen, "nobody"],
    ["stances-revealed", () => frozen.does(opening("ana", "might")).does(opening("orc", "agility")), "ana"],
  ])("%s", ([reason, told, who]) => {
    expect(told(frozen).answer(opening(who, "might"))).toBe(reason);
  });
});

describe("HR-SEAL-4, HR-ENG-8 turning over", () => {
  test("happens with the last opening, all at once", () => {
    const half = frozen.does(opening("orc", "agility"));
    expect(stepOf(half)?.is).toBe("opening");
    const told = half.does(opening("ana", "might"));
    expect(told.events.map(({ type }) => type)).toEqual(["opened", "revealed"]);
    expect(stepOf(told)).toMatchObject({
      is: "resolving",
      stage: "cunning",
      stances: { ana: "might", orc: "agility" },
      mover: "enemies",
    });
  });

  test("an archer in a stance that attacks has shot from it, a defender and a swordsman have not", () => {
    const field = {
      ...FIELD,
      ana: { at: [0, 0], sheet: { weapon: LONGBOW } },
      bo: { at: [0, 5], sheet: { weapon: LONGBOW } },
    } as const;
    const told = turnedOver(scene(field), "ana", "orc", { ana: "cunning", orc: "might", bo: "defensive" });
    expect(["ana", "bo", "orc"].map((who) => told.fighter(who).shotInStance)).toEqual([true, false, false]);
  });
});

describe("HR-ENG-6, HR-ENG-7 what may be picked", () => {
  test.for([
    [30, true],
    [25, false],
    [0, false],
  ] as const)("an archer of speed 55 that moved %i feet may only defend: %s", ([moved, onlyDefends]) => {
    const told = turnedOver(
      scene({ ...FIELD, ana: { at: [0, 0], sheet: { weapon: LONGBOW }, fighter: { moved } } }),
      "ana",
      "orc",
      { ana: "agility", orc: "might" },
    );
    expect(stepOf(told)).toMatchObject({ stances: { ana: onlyDefends ? "defensive" : "agility" } });
  });
});

describe("HR-ENG-6 from which stances whoever cannot act may pick", () => {
  const FELLED: readonly Part[] = [
    { fighter: { life: "unconscious" } },
    { sheet: { conditions: conditions({ stunned: 1 }) } },
    { sheet: { conditions: conditions({ incapacitated: 1 }) } },
  ];
  const choosing = (orc: Part, options: Partial<Options>) =>
    scene({ ...FIELD, orc: { ...FIELD.orc, ...orc } }, options)
      .does({ do: "engage", who: id("ana"), target: id("orc") })
      .does({ do: "close-joining" });
  const choices = (told: Scene, who: string) => stances.choices(told.table, id(who));

  test.for(FELLED)("any by default, by option the defensive one alone: %j", (orc) => {
    expect(choices(choosing(orc, {}), "orc")).toEqual(STANCES);
    const told = choosing(orc, { helplessStances: "defensive" });
    expect([choices(told, "orc"), choices(told, "ana")]).toEqual([["defensive"], STANCES]);
    const open = (choice: string) =>
      ["ana", "orc"]
        .reduce((now, who) => now.does(sealing(now, who, who === "orc" ? choice : "might")), told)
        .does({ do: "freeze" })
        .does({ do: "open", who: id("orc"), opening: { choice, salt: SALT } });
    expect(of(open("agility"), "forfeited")).toMatchObject([{ who: "orc", why: "cannot-act" }]);
    expect(of(open("defensive"), "opened")).toMatchObject([{ who: "orc", stance: "defensive" }]);
  });
});

describe("HR-FORF-1 forfeits", () => {
  const forfeit = (who: string): Command => ({ do: "forfeit", who: id(who) });

  test("whoever is gone stands defensive, seal or no seal, and the others go on", () => {
    const told = choosing.does(sealing(choosing, "ana", "might")).does(forfeit("orc"));
    expect(stepOf(told)).toMatchObject({ is: "choosing", forfeited: ["orc"] });
    expect(told.answer(sealing(choosing, "orc", "might"))).toBe("stances-revealed");
    const open = told.does({ do: "freeze" }).does(opening("ana", "might"));
    expect(stepOf(open)).toMatchObject({ is: "resolving", stances: { ana: "might", orc: "defensive" } });
  });

  test("a seal is thrown away with its forfeit", () => {
    const told = sealed.does(forfeit("ana"));
    expect(stepOf(told)).toMatchObject({ forfeited: ["ana"] });
    expect(Object.keys((stepOf(told) as { seals: object }).seals)).toEqual(["orc"]);
  });

  test("when all have forfeited there is nothing to open", () => {
    const told = choosing.does(forfeit("ana")).does(forfeit("orc")).does({ do: "freeze" });
    expect(stepOf(told)).toMatchObject({ is: "resolving", stances: { ana: "defensive", orc: "defensive" } });
  });

  test("one who will not open may be forfeited too", () => {
    const told = frozen.does(opening("ana", "might")).does(forfeit("orc"));
    expect(stepOf(told)).toMatchObject({ is: "resolving", stances: { ana: "might", orc: "defensive" } });
  });

  test("HR-FORF-2 exposes whoever does not open, or shows what does not count, until seals are frozen again", () => {
    const exposed = (told: Scene): boolean | undefined => told.table.fight.fighters[id("orc")]?.exposed;
    const late = frozen.does(opening("ana", "might"));
    expect(
      exposed(
        choosing
          .does(sealing(choosing, "ana", "might"))
          .does(forfeit("orc"))
          .does({ do: "freeze" }),
      ),
    ).toBe(false);
    expect([late.does(forfeit("orc")), late.does(opening("orc", "presence"))].map(exposed)).toEqual([true, true]);
    expect(of(late.does(forfeit("orc")), "exposed")).toEqual([{ type: "exposed", who: "orc" }]);
    const ruled = late.with({ options: { ...late.table.fight.options, unopened: "defensive" } });
    expect(exposed(ruled.does(forfeit("orc")))).toBe(false);
  });

  test.for<[string, (told: Scene) => Scene, string]>([
    ["no-engagement", () => scene(FIELD), "ana"],
    ["join-still-open", () => engaged, "ana"],
    ["not-in-engagement", () => choosing, "bo"],
    ["already-opened", () => choosing.does(forfeit("ana")), "ana"],
    ["already-opened", () => frozen.does(opening("ana", "might")), "ana"],
    ["stances-revealed", () => frozen.does(opening("ana", "might")).does(opening("orc", "agility")), "ana"],
  ])("%s", ([reason, told, who]) => {
    expect(told(choosing).answer(forfeit(who))).toBe(reason);
  });

  test("is the Game Master's to say", () => {
    expect(choosing.answer(forfeit("ana"), playerOf("ana"))).toBe("game-master-only");
  });
});

describe("the open decisions of an engagement", () => {
  const kinds = ({ table }: Scene) => prompts(table).map(({ kind, of: whom, mode }) => [kind, whom, mode]);

  test("joining, choosing, opening", () => {
    expect(kinds(engaged)).toEqual([
      ["join", ["bo"], "all"],
      ["join", ["archer"], "all"],
      ["close", [], "any"],
    ]);
    expect(kinds(choosing)).toEqual([["stance", ["ana", "orc"], "sealed"]]);
    expect(kinds(choosing.does({ do: "forfeit", who: id("orc") }))).toEqual([["stance", ["ana"], "sealed"]]);
    expect(kinds(frozen.does(opening("ana", "might")))).toEqual([["open", ["orc"], "all"]]);
  });

  test("stances are picked while damage still waits for an answer", () => {
    const hurt = choosing.does({ do: "rule", ruling: { is: "harm", who: id("ana"), amount: 6, from: "a trap" } });
    expect(kinds(hurt).map(([kind]) => kind)).toEqual(["shrug", "stance"]);
    expect(hurt.answer(sealing(choosing, "ana", "might"))).toBe("ok");
    expect(hurt.answer(join("bo"))).toBe("shrugs-awaited");
  });
});

describe("HR-COND-11 the stunned in an engagement", () => {
  test("pick a stance like everybody, and then do nothing", () => {
    const field = { ...FIELD, orc: { ...FIELD.orc, sheet: { conditions: conditions({ stunned: 1 }) } } } as const;
    const told = turnedOver(scene(field), "ana", "orc", { ana: "might", orc: "cunning" });
    expect(told.answer({ do: "declare", who: id("orc"), what: { do: "hold" } })).toBe("cannot-act");
  });
});
