import { expect, test } from "vitest";
import { fighterId } from "../../src/rules/index.ts";
import { PRESENTATIONS } from "../../src/view/index.ts";
import { example, PlayedFight } from "./fixtures/played-fight.ts";
import { ruleOf } from "../../src/view/heart-rush/fight/told-rules.ts";
import { render, WORDS_OF_THE_TABLE } from "./fixtures/render.ts";

const show = PRESENTATIONS["heart-rush"];
const id = fighterId;

const begun = (): PlayedFight =>
  new PlayedFight({
    you: { name: "You", side: "players", at: [0, 0], player: "Player 1" },
    friend: { name: "Friend", side: "players", at: [0, 5], player: "Player 2" },
    orc: { name: "Orc", side: "enemies", at: [5, 0] },
  }).does({ do: "start", expecting: { players: true, enemies: false }, witnesses: {} });

test("whatever can be done tells its rule beside it", () => {
  const fight = begun();
  const { main, more } = show.tracker(fight.table, fight.seat(["you"], { hand: id("you") }), []).context;
  const untold = [...main, ...more].filter(({ hint }) => hint === "");
  expect(untold.map(({ label }) => label)).toEqual([]);
  expect([...main, ...more].length).toBeGreaterThan(3);
});

test("what is asked tells the rule of each answer", () => {
  const fight = begun().does({ do: "engage", who: id("you"), target: id("orc") });
  const answers = show.asks(fight.table, fight.seat(["friend"])).asks.flatMap(({ choices }) => choices);
  expect(
    answers.map(({ label, hint }) => [label, hint.startsWith("Takes the action") || hint.startsWith("You")]),
  ).toEqual([
    ["Friend joins", true],
    ["Stay out", true],
  ]);
  const html = render("fight/choice.hbs", answers[0] ?? {});
  expect(html).toContain("aria-description=");
});

test("stances, dice, dots and pips tell what they are", () => {
  const fight = example().does({ do: "start", expecting: { players: true, enemies: false }, witnesses: {} });
  const rows = render("fight/tracker.hbs", show.tracker(fight.table, fight.seat("gm"), fight.events).context);
  for (const told of [
    "Can act: still has the action",
    "Heart die: rolled with nearly everything",
    "Rush points: 1. They pay",
  ])
    expect(rows).toContain(told);
  const engaged = begun()
    .does({ do: "engage", who: id("you"), target: id("orc") })
    .does({ do: "close-joining" });
  const window = show.window(engaged.table, engaged.seat(["you"]), engaged.events)?.context ?? {};
  const cards = render("fight/window.hbs", window);
  for (const told of [
    "Beats cunning, loses to agility",
    "Beats might",
    "Beats agility",
    "Attacks nobody",
    "Weapon die: only",
  ])
    expect(cards).toContain(told);
});

test.for([
  "start",
  "resolve",
  "steady",
  "escape",
  "throw-off",
  "put-out",
  "let-go",
  "cling",
  "answer",
  "settle",
  "end-ambush",
  "move-on",
])("%s tells its rule, which comes up seldom", (kind) => {
  expect(ruleOf(kind, { do: "pass", side: "players" }, WORDS_OF_THE_TABLE)).toMatch(/\.$/);
});
