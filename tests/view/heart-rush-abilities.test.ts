import { describe, expect, test } from "vitest";
import { fighterId, type HeartRush, RULESETS } from "../../src/rules/index.ts";
import { PRESENTATIONS, type Ability } from "../../src/view/index.ts";
import { example, type PlayedFight } from "./fixtures/played-fight.ts";
import { render } from "./fixtures/render.ts";

const show = PRESENTATIONS["heart-rush"];
const { table: verbs } = RULESETS["heart-rush"];
const id = fighterId;

const KNOWN: Pick<Ability, "is" | "spent" | "hint" | "action"> = {
  is: "ability",
  spent: false,
  hint: "",
  action: false,
};
const EXECUTE: Ability = { ...KNOWN, name: "Execute", frequency: "minor", instant: true };
const CHALLENGE: Ability = { ...KNOWN, name: "Challenge", frequency: "heart", instant: false, action: true };
const TOUGH: Ability = { ...KNOWN, name: "Tough", frequency: "passive", instant: false };
const GUST: Ability = { ...KNOWN, is: "spell", name: "Gust", frequency: "spell", instant: false, action: true };

const abilities = { [id("you")]: [EXECUTE, CHALLENGE, TOUGH, GUST, { ...GUST, name: "Wall", spent: true }] };
/** You know what they are shown. */
function started(): PlayedFight {
  const fight = example().does({ do: "start", expecting: { players: true, enemies: false }, witnesses: {} });
  const you = fight.table.sheets[id("you")];
  if (you === undefined) throw new Error("You are not there.");
  const known = {
    Execute: { frequency: "minor", instant: true, action: false },
    Challenge: { frequency: "heart", instant: false, action: true },
  } as const;
  const spells = { Gust: { rests: 4, left: 0, instant: false }, Wall: { rests: 4, left: 1, instant: false } };
  fight.table = { ...fight.table, sheets: { ...fight.table.sheets, [id("you")]: { ...you, known, spells } } };
  return fight;
}
const yours = (fight: PlayedFight) => fight.seat(["you"], { hand: id("you"), abilities });

const use = (who: string, ability: string): HeartRush.Command => ({
  do: "use",
  who: id(who),
  ability,
  frequency: "minor",
  instant: true,
  action: false,
  extra: 0,
});

describe("abilities by name", () => {
  test("say what they cost and why they cannot be used; what is always on has no button", () => {
    const fight = started().does({ do: "rule", ruling: { is: "refresh", who: id("you"), action: true, rush: 3 } });
    const { more } = show.tracker(fight.table, yours(fight), []).context;
    const named = more.filter(({ id: key }) => key.startsWith("use ") || key.startsWith("cast "));
    expect(named.map(({ label, reason }) => [label, reason])).toEqual([
      ["Execute (1 rush)", null],
      ["Challenge (once until wounded or rested, action)", null],
      ["Cast Gust (action)", null],
      ["Cast Wall (action)", "Used up."],
    ]);
  });

  test("are gone once the fight is over, and so is every mark of who could still act", () => {
    const fight = started().does({ do: "end" });
    const { context } = show.tracker(fight.table, yours(fight), []);
    expect([context.round, context.main, context.more, context.hand]).toEqual(["After the fight", [], [], null]);
    const rows = context.sides.flatMap(({ rows: of }) => of);
    expect(rows.filter(({ stateIcon, pips, spent }) => stateIcon !== "" || pips.length > 0 || spent)).toEqual([]);
    expect(render("fight/tracker.hbs", context)).not.toContain("row-state");
  });

  test("take more rush than they cost, where there is some", () => {
    const fight = started().does({ do: "rule", ruling: { is: "refresh", who: id("you"), action: true, rush: 3 } });
    const act = show.tracker(fight.table, yours(fight), []).acts["use you Execute"];
    const extra = (written: string): unknown =>
      act?.act === "write" && (act.command(written) as Extract<HeartRush.Command, { do: "use" }>).extra;
    expect(["2", "", "-1", "many"].map(extra)).toEqual([2, 0, 0, 0]);
  });
});

describe("what is used leaves a trace", () => {
  const TOLD: Ability = { ...GUST, text: "Everyone within ten feet is pushed ten feet.", range: "10 feet around you" };
  /** After the card that says who goes first. */
  const cards = (fight: PlayedFight) =>
    show
      .cards(fight.events, fight.seat([], { abilities: { [id("you")]: [TOLD, EXECUTE] } }), fight.table)
      .slice(1)
      .flatMap(({ card }) => card.clashes.map(({ title, outcome, note }) => ({ title, outcome, note })));

  test("a spell is on a card in the chat, with its own text and how far it reaches", () => {
    const fight = started().does({ do: "cast", who: id("you"), spell: "Gust", instant: false });
    expect(cards(fight)).toEqual([
      { title: "You casts Gust", outcome: "10 feet around you", note: "Everyone within ten feet is pushed ten feet." },
    ]);
    const [, first] = show.cards(fight.events, fight.seat([], { abilities: { [id("you")]: [TOLD] } }), fight.table);
    expect(render("fight/card.hbs", first?.card ?? {})).toContain("is pushed ten feet.</p>");
  });

  test("an ability that nobody has described is named at least", () => {
    const fight = started()
      .does({ do: "rule", ruling: { is: "refresh", who: id("you"), action: true, rush: 3 } })
      .does(use("you", "Execute"));
    expect(cards(fight)).toMatchObject([{ note: "" }]);
  });

  test("whoever is helped has a mark until it counts, and everybody is told", () => {
    const fight = started()
      .does({ do: "rule", ruling: { is: "place", who: id("archer"), to: [5, 0] } })
      .does({ do: "help", who: id("you"), target: id("archer") });
    expect(cards(fight)).toMatchObject([{ note: "Archer has advantage on the next roll." }]);
    const marks = (of: string) =>
      show
        .tracker(fight.table, fight.seat("gm"), fight.events)
        .context.sides.flatMap(({ rows }) => rows.filter((row) => row.id === of).flatMap((row) => row.marks));
    expect(marks("archer").map(({ name }) => name)).toEqual(["Helped: advantage 1 on the next roll"]);
    expect(marks("you")).toEqual([]);
  });
});

describe("instants that have been announced", () => {
  const announced = (): PlayedFight =>
    started()
      .does({ do: "rule", ruling: { is: "refresh", who: id("you"), action: true, rush: 1 } })
      .does({ do: "rule", ruling: { is: "refresh", who: id("orc"), action: true, rush: 1 } })
      .does(use("you", "Execute"))
      .does(use("orc", "Howl"));

  test("are played out from the last to the first, by whoever announced them", () => {
    const fight = announced();
    const sentences = (plays: readonly string[] | "gm"): readonly string[] =>
      show
        .asks(fight.table, fight.seat(plays))
        .asks.flatMap(({ sentence, id: key }) => (key.startsWith("announced") ? [sentence] : []));
    expect(sentences(["you"])).toEqual([]);
    expect(sentences("gm")).toEqual(["Orc uses Howl. Resolve it first."]);
    expect(show.asks(fight.table, fight.seat("gm")).asks[0]?.detail).toBe("Then: Execute (You).");
    const act = show.asks(fight.table, fight.seat("gm")).acts["resolve ability 2"];
    if (act?.act !== "send") throw new Error("Nothing is sent.");
    fight.does(act.command);
    expect(sentences(["you"])).toEqual(["You uses Execute. Resolve it first."]);
  });

  test("hold everything that would go on by itself", () => {
    const closing = started()
      .does({ do: "rule", ruling: { is: "place", who: id("you"), to: [25, 0] } })
      .does({ do: "engage", who: id("you"), target: id("orc") });
    for (const who of ["archer", "hound"]) {
      const command: HeartRush.Command = { do: "decline", who: id(who) };
      if (show.asks(closing.table, closing.seat("gm")).acts[`decline ${who}`] !== undefined) closing.does(command);
    }
    closing.does({ do: "rule", ruling: { is: "refresh", who: id("you"), action: true, rush: 1 } });
    const before = verbs.next(closing.table, "by-themselves");
    closing.does(use("you", "Execute"));
    expect(verbs.next(closing.table, "by-themselves")).toBeNull();
    closing.does({ do: "resolve", announcement: "ability 1" });
    expect(verbs.next(closing.table, "by-themselves")).toEqual(before);
  });

  test("are told to modules, with the moments they belong to", () => {
    const fight = announced();
    expect(show.moments?.(fight.events, fight.table).map(({ moment, ability }) => [moment, ability])).toEqual([
      ["announced", "Execute"],
      ["announced", "Howl"],
    ]);
  });
});
