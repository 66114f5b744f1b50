import { describe, expect, test } from "vitest";
import { mayHold } from "./grip.ts";
import { cantrip, conditions, creature, MAUL, SHORTBOW, SWORD, weapon } from "../testing/creature.ts";
import { attack, declares, id, scene, turnedOver } from "../testing/scene.ts";
import type { Part } from "../testing/scene.ts";

const MAY = "may";
const held = (...parts: Parameters<typeof creature>): string => {
  const may = mayHold(creature(...parts));
  return may.ok ? MAY : may.reason;
};

describe("HR-ARM-6 what can be held", () => {
  test.for([
    ["a maul", { weapon: MAUL }, MAY],
    ["a maul beside a shield", { weapon: MAUL, shield: "light" }, "no-free-hand"],
    ["a bow beside a shield", { weapon: SHORTBOW, shield: "heavy" }, "no-free-hand"],
    ["a blast beside a shield", { weapon: cantrip("earth", "blast"), shield: "light" }, "no-free-hand"],
    ["a bolt beside a shield", { weapon: cantrip("earth"), shield: "light" }, MAY],
    ["a sword beside a shield", { weapon: SWORD, shield: "heavy" }, MAY],
    ["a maul in small hands", { weapon: MAUL, size: "small" }, "weapon-too-large"],
    ["a sword in small hands", { weapon: SWORD, size: "small" }, MAY],
    ["a sword in tiny hands", { weapon: SWORD, size: "tiny" }, "weapon-too-large"],
    ["tiny jaws", { weapon: weapon({ size: "heavy", tags: ["natural"] }), size: "tiny" }, MAY],
  ] as const)("%s: %s", ([, parts, answer]) => {
    expect(held(parts)).toBe(answer);
  });
});

describe("HR-ARM-6 nobody strikes with what it cannot hold", () => {
  const overladen = { weapon: MAUL, shield: "light" } as const;
  const field = (ana: Part = {}, orc: Part = {}) =>
    scene({ ana: { at: [0, 0], ...ana }, orc: { side: "enemies", at: [5, 0], ...orc } });

  test("it neither engages", () => {
    const told = field({ sheet: overladen });
    expect(told.answer({ do: "engage", who: id("ana"), target: id("orc") })).toBe("no-free-hand");
  });
  test("nor strikes back, once it is drawn in", () => {
    const told = turnedOver(field({}, { sheet: overladen }), "ana", "orc", { ana: "cunning", orc: "cunning" });
    expect(told.answer(declares("orc", attack("ana")))).toBe("no-free-hand");
    expect(told.answer(declares("ana", attack("orc")))).toBe("ok");
  });
  test("nor when an enemy lays itself open", () => {
    const prey = { sheet: { conditions: conditions({ incapacitated: 1 }) } };
    const strike = { do: "strike", who: id("ana"), target: id("orc"), stance: "might", pay: "action" } as const;
    expect(field({ sheet: overladen }, prey).answer(strike)).toBe("no-free-hand");
    expect(field({}, prey).answer(strike)).toBe("ok");
  });
});
