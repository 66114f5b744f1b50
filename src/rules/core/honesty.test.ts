import { describe, expect, test } from "vitest";
import { combatId, fighterId } from "./brand.ts";
import type { Chapter } from "./chronicle.ts";
import { readReveal, revealsBeyond, sealReports, spellReveal } from "./honesty.ts";
import { makeSeal } from "./seal.ts";
import type { Salt } from "./seal.ts";

const combat = combatId("yard");
const SALT = "ab".repeat(16) as Salt;
const sealed = (who: string, choice: string) =>
  makeSeal({ combat, engagement: "1", fighter: fighterId(who) }, { choice, salt: SALT });
const shown = (choice: string) => ({ choice, salt: SALT, engagement: "1" });
const chapter = (part: Partial<Chapter>): Chapter => ({
  ...{ id: "one", by: "gm", events: [], changes: [], seals: {}, openings: {}, hands: {} },
  ...part,
});

const FROZEN = chapter({
  seals: { ana: sealed("ana", "might"), bo: sealed("bo", "agility"), orc: sealed("orc", "cunning") },
  hands: { ana: "ada", bo: "gm", orc: "gm" },
});
const REVEALED = chapter({
  openings: { ana: shown("might"), bo: shown("defensive") },
  hands: { ana: "ada", bo: "helper" },
});

describe("CORE-SEAL-4 what became of each seal", () => {
  test("whether it held, was broken or not opened, and whose hands were on it", () => {
    expect(sealReports(combat, [FROZEN, REVEALED])).toEqual([
      { fighter: "ana", holds: true, sealedBy: "ada", openedBy: "ada" },
      { fighter: "bo", holds: false, sealedBy: "gm", openedBy: "helper" },
      { fighter: "orc", holds: null, sealedBy: "gm", openedBy: "" },
    ]);
  });

  test("nothing is said of seals that have not turned over, and of an earlier one that was replaced", () => {
    expect(sealReports(combat, [FROZEN])).toEqual([]);
    const replaced = chapter({ seals: { ana: sealed("ana", "defensive") }, hands: { ana: "gm" } });
    const reveal = chapter({ openings: { ana: shown("might") }, hands: { ana: "ada" } });
    expect(sealReports(combat, [chapter({ seals: { ana: sealed("ana", "might") } }), replaced, reveal])).toEqual([
      { fighter: "ana", holds: false, sealedBy: "gm", openedBy: "ada" },
    ]);
  });

  test("an opening made for another fight does not hold", () => {
    expect(sealReports(combatId("cellar"), [FROZEN, REVEALED])[0]?.holds).toBe(false);
  });
});

describe("CORE-HIST-5 a reveal that was taken back", () => {
  test("is kept with the seals that it broke, and read as it was spelled", () => {
    const chapters = [FROZEN, REVEALED, chapter({})];
    expect(revealsBeyond(chapters, 2)).toEqual([]);
    const [reveal] = revealsBeyond(chapters, 1);
    expect(reveal).toEqual({
      step: 2,
      seals: { ana: FROZEN.seals["ana"], bo: FROZEN.seals["bo"] },
      openings: REVEALED.openings,
      hands: REVEALED.hands,
    });
    expect(reveal && readReveal(spellReveal(reveal))).toEqual(reveal);
  });

  test.for(["", "{", "[]", `{"step":0,"seals":{},"openings":{},"hands":{}}`, "null"])("is not read from %s", (text) => {
    expect(readReveal(text)).toBeNull();
  });
});
