import { describe, expect, test } from "vitest";
import { conditions } from "../testing/creature.ts";
import { sword } from "../testing/field.ts";
import { attack, closes, declares, id, of, playerOf, scene, sidestep, turnedOver } from "../testing/scene.ts";
import type { Declaration } from "../state/model.ts";
import { offers } from "../flow/offers.ts";
import { legalTargets } from "./targets.ts";

describe("HR-STEP-13 friends", () => {
  const parts = {
    ana: { at: [0, 0], sheet: sword },
    bo: { at: [0, 5], sheet: sword },
    orc: { side: "enemies", at: [5, 0], sheet: sword },
  } as const;
  const stances = { ana: "cunning", bo: "agility", orc: "agility" } as const;
  const open = (friendsMayBeStruck: boolean) => turnedOver(scene(parts, { friendsMayBeStruck }), "ana", "orc", stances);
  const grapple: Declaration = { do: "grapple", target: id("bo"), answer: null };

  test("are no targets unless the table says so; then anybody in the engagement is, but oneself", () => {
    expect([attack("bo"), grapple].map((what) => open(false).answer(declares("ana", what)))).toEqual([
      "not-hostile",
      "not-hostile",
    ]);
    expect(legalTargets(open(false).table, id("ana"))).toEqual(["orc"]);
    const told = open(true);
    expect([...legalTargets(told.table, id("ana"))].sort()).toEqual(["bo", "orc"]);
    expect([attack("bo"), grapple].map((what) => told.answer(declares("ana", what)))).toEqual(["ok", "ok"]);
    expect(told.answer(declares("ana", attack("ana")))).toBe("not-hostile");
    const struck = told.does(declares("ana", attack("bo"))).does(closes, [8, 6, 8], [1, 1]);
    expect(of(struck, "hurt")).toMatchObject([{ on: "bo", from: "ana" }]);
  });

  test("are named after the foes", () => {
    const attacks = offers(open(true).table, playerOf("ana")).filter(({ kind }) => kind === "attack");
    expect(attacks.map(({ whom }) => whom)).toEqual(["orc", "bo"]);
  });

  test("may be tripped too, and are neither drawn in nor struck at a chance", () => {
    const off = {
      ...parts,
      bo: { at: [0, 10], sheet: { ...sword, conditions: conditions({ "off-balanced": 1 }) } },
    } as const;
    const stepped = (friendsMayBeStruck: boolean) => scene(off, { friendsMayBeStruck }).does(sidestep("bo", [0, 5]));
    const trip = { do: "trip", who: id("ana"), target: id("bo") } as const;
    expect([stepped(false).answer(trip), stepped(true).answer(trip)]).toEqual(["not-hostile", "ok"]);
    const told = scene(parts, { friendsMayBeStruck: true });
    expect(told.answer({ do: "engage", who: id("ana"), target: id("bo") })).toBe("not-hostile");
    const helpless = told.withFighter("bo", { life: "unconscious" });
    expect(helpless.answer({ do: "strike", who: id("ana"), target: id("bo"), stance: "might", pay: "rush" })).toBe(
      "not-hostile",
    );
  });
});
