import { expect, test } from "vitest";
import { fighterId, type SealReport, type TakenReveal } from "../../src/rules/index.ts";
import { verifiedWords } from "../../src/view/index.ts";
import { example } from "./fixtures/played-fight.ts";

const HANDS = {
  names: { ada: "Ada", gm: "Gamemaster", help: "Assistant" },
  playersOf: (fighter: string) => (fighter === "you" ? ["ada"] : []),
};
const report = (fighter: string, part: Partial<SealReport> = {}): SealReport => ({
  ...{ fighter: fighterId(fighter), holds: true, sealedBy: "gm", openedBy: "gm" },
  ...part,
});
const said = (reports: readonly SealReport[], taken: readonly TakenReveal[] = [], seat: "gm" | string[] = ["you"]) =>
  verifiedWords(reports, taken, example().seat(seat), HANDS);
const MINE = { sealedBy: "ada", openedBy: "ada" };

test("seals that held are one sentence, and a Game Master's own hand on a foe is nothing odd", () => {
  expect(said([report("you", MINE), report("orc")])).toEqual([
    "Checked in this browser: 2 of 2 seals match what was shown.",
  ]);
});

test("whatever is odd is named: broken, not opened, another's hand, a reveal taken back", () => {
  const salt = "ab".repeat(16) as TakenReveal["openings"][string]["salt"];
  const taken = { step: 7, seals: {}, openings: { orc: { choice: "might", salt, engagement: "1" } }, hands: {} };
  expect(
    said(
      [
        report("you", { holds: false, sealedBy: "ada", openedBy: "help" }),
        report("orc", { holds: null, openedBy: "" }),
        report("you", { sealedBy: "gm", openedBy: "gm" }),
      ],
      [taken],
    ),
  ).toEqual([
    "Checked in this browser: 1 of 3 seals match what was shown.",
    "You: what was shown is not what was sealed.",
    "You: opened by Assistant.",
    "Orc: the seal was not opened.",
    "You: sealed by Gamemaster.",
    "A reveal was taken back after what Orc had chosen was seen.",
  ]);
});

test("hands that nobody recorded are not guessed at", () => {
  expect(said([report("you", { sealedBy: "", openedBy: "" })])).toHaveLength(1);
});
