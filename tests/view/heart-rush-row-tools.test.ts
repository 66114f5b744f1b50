import { describe, expect, test } from "vitest";
import { fighterId, type HeartRush } from "../../src/rules/index.ts";
import { PRESENTATIONS, ROW_TOOLS } from "../../src/view/index.ts";
import { PlayedFight } from "./fixtures/played-fight.ts";
import { readable, render } from "./fixtures/render.ts";

const show = PRESENTATIONS["heart-rush"];
const id = fighterId;
type Ruling = Extract<HeartRush.Command, { do: "rule" }>["ruling"];

const facing = (orc: object = {}): PlayedFight =>
  new PlayedFight({
    you: { name: "You", side: "players", at: [0, 0], player: "Player 1" },
    orc: { name: "Orc", side: "enemies", at: [5, 0], sheet: orc },
  }).does({ do: "start", expecting: { players: true, enemies: false }, witnesses: {} });

const tools = (fight: PlayedFight, who = "orc", plays: readonly string[] | "gm" = "gm") =>
  show.rowMenu?.(fight.table, id(who), fight.seat(plays)).tools ?? [];

const sent = (fight: PlayedFight, tool: string, filled: Readonly<Record<string, unknown>> = {}): unknown => {
  const command = tools(fight)
    .find((one) => one.id === `heart-rush ${tool}`)
    ?.command(filled);
  return command?.do === "rule" ? command.ruling : null;
};

/** Every ruling there is, and where it is made. */
const WHERE = {
  harm: "tool",
  heal: "tool",
  rise: "tool",
  die: "tool",
  condition: "tool",
  uncondition: "tool",
  water: "tool",
  fall: "tool",
  cover: "tool",
  apart: "tool",
  refresh: "tool",
  turn: "tool",
  side: "the row's menu has it for every game",
  place: "a Game Master's drag of a token",
  survey: "the map, read when a scene is there",
} as const satisfies Readonly<Record<Ruling["is"], string>>;

describe("HR-GM-1 what a Game Master has in the menu of a row", () => {
  test("is every ruling that has no place of its own, and is called so in the menu", () => {
    const ofTools = Object.entries(WHERE).flatMap(([is, where]) => (where === "tool" ? [`heart-rush ${is}`] : []));
    expect(ROW_TOOLS.map(({ id: tool }) => tool)).toEqual(ofTools);
  });

  test("is what there is cause for at this moment", () => {
    const named = (fight: PlayedFight, who?: string): readonly string[] =>
      tools(fight, who).map(({ id: tool }) => tool.replace("heart-rush ", ""));
    expect(named(facing())).toEqual(["harm", "condition", "water", "fall", "cover", "refresh", "turn"]);
    const hurt = { hp: { now: 10, max: 40 }, conditions: { dazed: { level: 2, of: null } } };
    expect(named(facing(hurt))).toEqual([
      ...["harm", "heal", "condition", "uncondition", "water", "fall", "cover", "refresh", "turn"],
    ]);
    expect(named(facing(), "you")).not.toContain("turn");
    expect(named(facing({ conditions: { stunned: { level: 1, of: null } } }))).toContain("die");
    const fallen = named(facing({ hp: { now: 0, max: 40 } }));
    expect(fallen.filter((tool) => tool === "rise" || tool === "die")).toEqual(["rise", "die"]);
    const spoken = facing().does({
      do: "rule",
      ruling: { is: "survey", ground: { kind: "spoken", feet: {}, cover: {} } },
    });
    expect(named(spoken)).toContain("apart");
  });

  test("is nobody else's", () => {
    expect(tools(facing(), "you", ["you"])).toEqual([]);
  });

  test.for<[string, Readonly<Record<string, unknown>>, Ruling]>([
    ["harm", { amount: 7, from: "a trap" }, { is: "harm", who: id("orc"), amount: 7, from: "a trap" }],
    ["harm", { amount: null, from: "" }, { is: "harm", who: id("orc"), amount: 1, from: "a hazard" }],
    ["harm", { amount: 1e9 }, { is: "harm", who: id("orc"), amount: 999, from: "a hazard" }],
    [
      "condition",
      { condition: "prone", levels: 1, from: "you" },
      { is: "condition", who: id("orc"), condition: "prone", levels: 1, of: id("you") },
    ],
    ["water", { water: "deep" }, { is: "water", who: id("orc"), water: "deep" }],
    ["fall", { feet: 30 }, { is: "fall", who: id("orc"), feet: 30 }],
    ["cover", { lines: "2", from: "" }, { is: "cover", who: id("orc"), from: null, lines: 2 }],
    ["refresh", { action: "no", rush: 3 }, { is: "refresh", who: id("orc"), action: false, rush: 3 }],
    ["turn", {}, { is: "turn", side: "enemies" }],
  ])("%s: %j", ([tool, filled, ruling]) => {
    expect(sent(facing(), tool, filled)).toEqual(ruling);
  });

  test("is asked for in a small form, with a label for each field", () => {
    const tool = tools(facing()).find(({ id: name }) => name === "heart-rush cover");
    expect(tool?.title).toBe("Give cover: Orc");
    expect(tool?.verb).toBe("Give cover");
    const html = render("fight/tool-form.hbs", { fields: tool?.fields });
    expect(readable(html)).toContain("From");
    expect(html).toContain('<option value="1" selected>something small: one level</option>');
  });
});

test("HR-DMG-12 the history tells why whoever stayed up too long falls", () => {
  const fight = facing();
  const sheet = { ...fight.table.sheets[id("you")]!, hp: { now: -2, max: 40 }, lapsed: true };
  fight.table = { ...fight.table, sheets: { ...fight.table.sheets, [id("you")]: sheet } };
  const [round] = show.history(fight.does({ do: "heed", who: id("you") }).events, fight.seat("gm"), fight.table).rounds;
  const told = "You falls unconscious: the ten minutes at zero or below are over";
  expect(round?.entries.at(-1)?.line?.title).toBe(told);
});

test("HR-GM-1 what a Game Master decrees is told with its cause", () => {
  const you = { name: "You", side: "players", at: [0, 0], player: "Player 1" } as const;
  const fight = new PlayedFight({ you }).does({
    ...{ do: "start", expecting: { players: true, enemies: false }, witnesses: {} },
  });
  const decrees = [
    { is: "harm", who: id("you"), amount: 3, from: "a falling beam" },
    { is: "harm", who: id("you"), amount: 2, from: "burning" },
    { is: "water", who: id("you"), water: "deep" },
    { is: "cover", who: id("you"), from: null, lines: 2 },
  ] as const;
  for (const ruling of decrees) fight.does({ do: "rule", ruling });
  fight.does({ do: "rule", ruling: { is: "fall", who: id("you"), feet: 30 } }, [1, 1]);
  const [round] = show.history(fight.events, fight.seat(["you"]), fight.table).rounds;
  expect(round?.entries.map(({ line }) => line?.title)).toEqual([
    ...["You: a falling beam", "You: Burning", "You is in deep water"],
    ...["You is behind a crest or a couch: two levels", "You falls 30 feet", "You: the fall"],
  ]);
});

describe("a row of the tracker", () => {
  test("shows how much whoever is wounded has lost, and what the wounds allow", () => {
    const sheet = { hp: { now: 21, max: 40 }, wounds: [{ rank: 19, treated: false }] };
    const fight = new PlayedFight({
      ana: { name: "Ana", side: "players", at: [0, 0], player: "Player 1", sheet },
      orc: { name: "Orc", side: "enemies", at: [5, 0] },
    });
    const rows = show.tracker(fight.table, fight.seat("gm"), []).context.sides.flatMap((side) => side.rows);
    expect(rows.map(({ health, healthLabel }) => [health, healthLabel])).toEqual([
      ["21/40", "21 of 40 hit points; wounds allow 21 at most"],
      ["40/40", ""],
    ]);
  });
});
