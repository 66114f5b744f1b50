import { describe, expect, test } from "vitest";
import { fighterId, RULESETS } from "../../src/rules/index.ts";
import { PRESENTATIONS } from "../../src/view/index.ts";
import { PlayedFight, type Part } from "./fixtures/played-fight.ts";
import { readable, render } from "./fixtures/render.ts";

const show = PRESENTATIONS["heart-rush"];
const { table: verbs } = RULESETS["heart-rush"];
const id = fighterId;
const WOLVES = ["wolf1", "wolf2", "wolf3", "wolf4", "wolf5"] as const;
const SPOTS = [
  [5, 0],
  [0, 5],
  [5, 5],
  [0, -5],
  [-5, 0],
] as const;
const BO: Part = { name: "Bo", side: "players", at: [0, 60], player: "Player 2" };
const PARTS: Readonly<Record<string, Part>> = {
  ana: { name: "Ana", side: "players", at: [0, 0], player: "Player 1" },
  ...Object.fromEntries(
    WOLVES.map((wolf, at): readonly [string, Part] => [
      wolf,
      { name: `Wolf ${at + 1}`, side: "enemies", at: SPOTS[at] ?? [0, 0] },
    ]),
  ),
};

const engaged = (): PlayedFight =>
  new PlayedFight({ ...PARTS, bo: BO })
    .does({ do: "start", expecting: { players: false, enemies: true }, witnesses: {} })
    .does({ do: "engage", who: id("wolf1"), target: id("ana") });

const questions = (fight: PlayedFight) => show.asks(fight.table, fight.seat("gm"));

/** Presses what all of a group may do alike. */
function presses(fight: PlayedFight, choice: string): void {
  const act = questions(fight).acts[choice];
  if (act?.act !== "send-all") throw new Error(`nothing for all: ${choice}`);
  for (const command of act.commands) fight.does(command);
}

function onward(fight: PlayedFight): void {
  for (let next = verbs.next(fight.table, "by-themselves"); next !== null;) {
    fight.does(next);
    next = verbs.next(fight.table, "by-themselves");
  }
}

describe("a group is asked once", () => {
  test("whether all join, and each of them in a fold", () => {
    const fight = engaged();
    const [first, ...each] = questions(fight).asks;
    expect(first?.sentence).toBe("Wolf 2, Wolf 3, Wolf 4, and Wolf 5: join the fight?");
    expect(first?.choices.map(({ label, tone }) => [label, tone])).toEqual([
      ["All join (uses their actions)", "primary"],
      ["All stay out", "plain"],
    ]);
    expect(each.map(({ among }) => among)).toEqual([true, true, true, true]);
    const html = render("fight/window.hbs", show.window(fight.table, fight.seat("gm"), fight.events)?.context ?? {});
    const [open = "", fold = ""] = html.split('data-keep="one-by-one"');
    expect(readable(open)).toContain("All join");
    expect(open).not.toContain('data-choice="join wolf2"');
    expect(fold).toContain('data-choice="join wolf2"');
    expect(show.dock(fight.table, fight.seat("gm"))?.context.moreLabel).toBe("");
    presses(fight, "all join ");
    expect(fight.table.fight.phase).toMatchObject({ engagement: { members: ["wolf1", "ana", ...WOLVES.slice(1)] } });
  });

  test("whom all strike, of those who can, by the offers of each", () => {
    const fight = engaged();
    presses(fight, "all join ");
    const choices = {
      ...Object.fromEntries(WOLVES.map((wolf) => [wolf, "might"] as const)),
      ana: "defensive",
    } as const;
    onward(fight);
    fight.seals(choices).opens(choices);
    onward(fight);
    const [first] = questions(fight).asks;
    expect(first?.choices.map(({ label, tone }) => [label, tone])).toEqual([
      ["All strike Ana", "primary"],
      ["All hold back", "plain"],
    ]);
    presses(fight, "all attack ana");
    expect(fight.events.filter(({ type }) => type === "declared")).toHaveLength(5);
    expect(verbs.next(fight.table, "by-themselves")).toEqual({ do: "close-stage" });
  });

  test("whether all let an ambush be, while each strikes out of it for themselves", () => {
    const surprised = {
      [id("ana")]: { sees: false, regards: "unknown" },
      [id("bo")]: { sees: false, regards: "unknown" },
    } as const;
    const lying = (): PlayedFight =>
      new PlayedFight({ ...PARTS, bo: BO }).does({
        do: "start",
        expecting: { players: false, enemies: true },
        witnesses: surprised,
      });
    const asked = questions(lying()).asks.filter(({ kind }) => kind === "ambush");
    const [first, each] = [asked.at(-1), asked.slice(0, -1)];
    expect(first?.sentence).toContain("strike before anybody is ready?");
    expect(first?.choices.map(({ label }) => label)).toEqual(["All wait for the fight"]);
    // Whoever strikes is answered before the next one does: each has a question that lies open.
    expect(each.map(({ choices, among }) => [choices[0]?.label, among])).toEqual(
      WOLVES.map(() => ["Strike Ana (action)", false]),
    );
    const waited = lying();
    presses(waited, "all let-pass ");
    expect(waited.table.fight.round).toBe(1);
  });

  test("is none of players who speak for one alone", () => {
    const fight = engaged();
    expect(show.asks(fight.table, fight.seat(["ana"])).asks).toEqual([]);
    presses(fight, "all decline ");
    expect(questions(fight).asks).toEqual([]);
  });
});
