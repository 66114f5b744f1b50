import { describe, expect, test } from "vitest";
import { fighterId } from "../../src/rules/index.ts";
import { PRESENTATIONS } from "../../src/view/index.ts";
import { example, type PlayedFight } from "./fixtures/played-fight.ts";

const show = PRESENTATIONS["heart-rush"];
const you = fighterId("you");

describe("without a map", () => {
  const started = (): PlayedFight =>
    example().does({ do: "start", expecting: { players: true, enemies: false }, witnesses: {} });
  const feet = { "archer|you": 20, "hound|you": 5, "orc|you": 80 };
  const spoken = (): PlayedFight =>
    started().does({ do: "rule", ruling: { is: "survey", ground: { kind: "spoken", feet, cover: {} } } });
  const seen = (fight: PlayedFight) => show.tracker(fight.table, fight.seat(["you"], { hand: you }), []).context;
  const rows = (fight: PlayedFight) => seen(fight).sides.flatMap(({ rows: ofSide }) => ofSide);

  test("every row says how far it is from the one in hand", () => {
    expect(rows(spoken()).map(({ name, far, farLabel }) => [name, far, farLabel])).toEqual([
      ["You", "", ""],
      ["Archer", "20 ft", "20 feet from You"],
      ["Orc", "80 ft", "80 feet from You"],
      ["Hound", "5 ft", "5 feet from You"],
    ]);
    expect(rows(started()).map(({ far }) => far)).toEqual(["", "", "", ""]);
  });

  test("HR-POS-3 a dash says where it leads, and how long it is", () => {
    const dash = seen(spoken()).more.find(({ label }) => label.startsWith("Dash"));
    expect(dash?.variants?.map(({ label }) => label)).toEqual([
      "next to Archer, 15 ft",
      "towards Orc, 60 ft",
      "next to Hound, 5 ft",
      "away from everyone, 60 ft",
    ]);
  });
});
