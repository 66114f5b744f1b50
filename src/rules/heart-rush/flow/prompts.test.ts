import { describe, expect, test } from "vitest";
import { prompts } from "./prompts.ts";
import { SWORD } from "../testing/creature.ts";
import {
  attack,
  closes,
  dash,
  declares,
  gathered,
  id,
  scene,
  sealing,
  turnedOver,
  untilStage,
} from "../testing/scene.ts";
import type { Scene } from "../testing/scene.ts";

const FIELD = {
  ana: { at: [0, 0], sheet: { weapon: SWORD } },
  bo: { at: [0, 5], sheet: { weapon: SWORD } },
  orc: { side: "enemies", at: [5, 0], sheet: { weapon: SWORD } },
} as const;

/** A prompt in a line: its id, its kind, who is asked and how, and a mark where the fight goes on without an answer. */
const asked = ({ table }: Scene): readonly string[] =>
  prompts(table).map(
    ({ id: of, kind, of: who, mode, optional }) => `${of} | ${kind} ${mode} [${who.join()}]${optional ? " may" : ""}`,
  );

const engaged = scene(FIELD).does({ do: "engage", who: id("ana"), target: id("orc") });
const choosing = engaged.does({ do: "close-joining" });
const met = (ana: "agility" | "cunning" | "might", orc: typeof ana): Scene =>
  turnedOver(scene(FIELD), "ana", "orc", { ana, orc });

describe("what is asked for, and of whom", () => {
  test.for<[string, Scene, readonly string[]]>([
    ["before it begins", gathered(FIELD), ["start | start any [players,enemies]"]],
    ["on a side's turn", scene(FIELD), ["turn 1 | turn any [players]"]],
    [
      "who may still come in",
      engaged,
      ["engagement 1 join 2 bo | join all [bo] may", "engagement 1 joined | close any []"],
    ],
    ["stances", choosing, ["engagement 1 stance | stance sealed [ana,orc]"]],
    [
      "their turning over",
      choosing
        .does(sealing(choosing, "ana", "might"))
        .does(sealing(choosing, "orc", "might"))
        .does({ do: "freeze" }),
      ["engagement 1 open ana | open all [ana]", "engagement 1 open orc | open all [orc]"],
    ],
    [
      "what is done in a stance",
      met("cunning", "cunning"),
      [
        "engagement 1 cunning ana | declare all [ana] may",
        "engagement 1 cunning orc | declare all [orc] may",
        "engagement 1 cunning close | close any []",
      ],
    ],
    [
      "the steps of the agile, one side after the other",
      untilStage(met("agility", "agility"), "moves"),
      ["engagement 1 moves 0 | step any [enemies] may", "engagement 1 moves close | close any []"],
    ],
    ["nothing once it is over", scene(FIELD).does({ do: "end" }), []],
  ])("%s", ([, told, expected]) => {
    expect(asked(told)).toEqual(expected);
  });

  test("a blow to be shrugged off comes before all else", () => {
    const struck = met("cunning", "agility")
      .does(declares("ana", attack("orc")))
      .does(closes, [8, 6, 8], [1, 1]);
    expect(asked(struck)).toEqual(["hurt 1 orc | shrug all [orc]"]);
  });

  test("whoever is left behind may strike before the move is final", () => {
    expect(asked(scene(FIELD).does(dash("ana", [-5, 0])))).toEqual(["move 1 of ana orc | react all [orc] may"]);
  });
});
