import { expect, test } from "vitest";
import { fighterId, type HeartRush, RULESETS } from "../../src/rules/index.ts";
import { newest, newestOpen, PRESENTATIONS } from "../../src/view/index.ts";
import { PlayedFight, type Part } from "./fixtures/played-fight.ts";
import { readable, render } from "./fixtures/render.ts";

const show = PRESENTATIONS["heart-rush"];
const { table: verbs } = RULESETS["heart-rush"];
const id = fighterId;
const PARTS: Readonly<Record<string, Part>> = {
  ana: { name: "Ana", side: "players", at: [0, 0], player: "Player 1" },
  orc: { name: "Orc", side: "enemies", at: [5, 0] },
  rat: { name: "Rat", side: "enemies", at: [0, 5] },
};

const BLOW = { do: "attack", also: [], riders: {}, push: "push", follow: null } as const;

/** Ana strikes the orc, 12 to 5, and of 7 it takes 4, for it defends itself. */
function struck(parts: Readonly<Record<string, Part>> = PARTS): PlayedFight {
  const fight = new PlayedFight(parts)
    .does({ do: "start", expecting: { players: true, enemies: false }, witnesses: {} })
    .does({ do: "engage", who: id("ana"), target: id("orc") })
    .does({ do: "decline", who: id("rat") })
    .does({ do: "close-joining" })
    .seals({ ana: "agility", orc: "defensive" })
    .opens({ ana: "agility", orc: "defensive" });
  for (let next = verbs.next(fight.table, "by-themselves"); next !== null;) {
    fight.does(next);
    next = verbs.next(fight.table, "by-themselves");
  }
  return fight
    .does({ do: "declare", who: id("ana"), what: { ...BLOW, target: id("orc") } })
    .does({ do: "close-stage" }, [5, 4, 2, 1], [3, 2])
    .does({ do: "shrug", who: id("orc"), hurt: "hurt 1", yes: false });
}

test("the newest blow lies open, its number by itself, and those before it are folded", () => {
  const fight = struck();
  const card = show.cards(fight.events, fight.seat(["ana"]), fight.table).at(-1)?.card;
  const twice = [...(card?.clashes ?? []), ...(card?.clashes ?? []).map((clash) => ({ ...clash, id: "2" }))];
  const html = render("fight/card.hbs", { ...card, clashes: newestOpen(twice) });
  const [older = "", last = ""] = html.split("</details>");
  expect(html.match(/<details open>/g)).toHaveLength(1);
  expect(last).toContain("<details open>");
  expect(last).toContain('<strong class="clash-number">7</strong>');
  expect(readable(last)).toContain("12 attack, 5 defence: 7 4 of 7 damage gets through, Orc takes 4");
  expect(readable(older)).toContain("12 − 5 = 7");
  expect(newest(twice).clashes.map((clash) => clash.newest === true)).toEqual([true, false]);
});

test("what somebody loses and wins back floats over them, for whoever knows of them", () => {
  const fight = struck();
  fight.does({ do: "rule", ruling: { is: "heal", who: id("orc"), amount: 3 } });
  const floats = (events: readonly HeartRush.Event[], ...plays: Parameters<PlayedFight["seat"]>) =>
    show.floats(events, { table: fight.table, seat: fight.seat(...plays) });
  expect(floats(fight.events, ["ana"])).toEqual([
    { fighter: "orc", text: "−4", tone: "bad" },
    { fighter: "orc", text: "+3", tone: "good" },
  ]);
  const hidden = struck({ ...PARTS, orc: { ...PARTS["orc"]!, hidden: true } });
  expect(show.floats(hidden.events, { table: hidden.table, seat: hidden.seat(["ana"]) })).toEqual([]);
  expect(show.floats(hidden.events, { table: hidden.table, seat: hidden.seat("gm") })).toHaveLength(1);
});

test("the first die falls where everybody sees it, and each round has its line in the chat", () => {
  const fight = new PlayedFight(PARTS).does(
    { do: "start", expecting: { players: true, enemies: true }, witnesses: {} },
    [5],
  );
  while (fight.table.fight.round < 2)
    fight.does({ do: "pass", side: fight.table.fight.phase.at === "turn" ? fight.table.fight.phase.side : "players" });
  const cards = show.cards(fight.events, fight.seat(["ana"]), fight.table).map(({ card }) => card);
  expect(cards.map(({ title, clashes }) => [title, ...clashes.map((line) => line.title)])).toEqual([
    ["Before the fight", "Heroes go first: the die shows 5"],
    ["Round 2", "Everyone can act again."],
  ]);
  const die = render("fight/card.hbs", { ...cards[0], clashes: newestOpen(cards[0]?.clashes ?? []) });
  expect(die).toContain("<details open>");
  expect(readable(die)).toContain("5 Who goes first 5 d6");
});

test("of all that one could press, one button alone is the first to look at", () => {
  const fight = new PlayedFight(PARTS).does({
    do: "start",
    expecting: { players: true, enemies: false },
    witnesses: {},
  });
  const { main, more, table } = show.tracker(fight.table, fight.seat(["ana"], { hand: id("ana") }), []).context;
  const tones = [...main, ...more, ...table].map(({ label, tone }) => [label, tone]);
  expect(tones.filter(([, tone]) => tone === "primary")).toEqual([["Engage Orc", "primary"]]);
  expect(main.map(({ label }) => label)).toEqual(["Engage Orc", "Engage Rat"]);
});
