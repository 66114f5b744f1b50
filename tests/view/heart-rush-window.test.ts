import { describe, expect, test } from "vitest";
import { fighterId, type HeartRush, RULESETS } from "../../src/rules/index.ts";
import { PRESENTATIONS, type WindowContext } from "../../src/view/index.ts";
import { example, picked, type PlayedFight } from "./fixtures/played-fight.ts";
import { readable, render } from "./fixtures/render.ts";

const show = PRESENTATIONS["heart-rush"];
const { table: verbs } = RULESETS["heart-rush"];
const id = fighterId;
const walk = (to: HeartRush.Square): HeartRush.Destination => ({ to, path: [], feet: 0, near: [] });

const joining = (): PlayedFight =>
  example()
    .does({ do: "start", expecting: { players: true, enemies: true }, witnesses: {} }, [5])
    .does({ do: "dash", who: id("you"), destination: walk([25, 0]), stand: false })
    .does({ do: "dash", who: id("hound"), destination: walk([20, 5]), stand: false })
    .does({ do: "engage", who: id("archer"), target: id("orc") });

const choosing = (): PlayedFight =>
  joining()
    .does({ do: "join", who: id("you") })
    .does({ do: "join", who: id("hound") })
    .does({ do: "close-joining" });

const STANCES = { archer: "agility", you: "might", orc: "might", hound: "cunning" } as const;

const revealed = (): PlayedFight => choosing().seals(STANCES).opens(STANCES);

const strike = (who: string, target: string): HeartRush.Command => ({
  do: "declare",
  who: id(who),
  what: { do: "attack", target: id(target), also: [], riders: {}, push: "push", follow: null },
});

const shown = (fight: PlayedFight, ...seat: Parameters<PlayedFight["seat"]>): WindowContext => {
  const found = show.window(fight.table, fight.seat(...seat), fight.events);
  if (found === null) throw new Error("There is no window.");
  return found.context;
};

const lines = (fight: PlayedFight, ...seat: Parameters<PlayedFight["seat"]>): readonly unknown[] =>
  (shown(fight, ...seat).lines ?? []).map(({ from, to, state, label, choice }) => [from, to, state, label, choice]);

test("HR-STEP-14 the hound has nobody to strike: it is asked nothing, and its line says why", () => {
  const fight = revealed();
  const holds = { do: "declare", who: id("hound"), what: { do: "hold" } } as const;
  expect(verbs.next(fight.table, "on-click")).toEqual(holds);
  const columns = shown(fight.does(holds), ["you"]).columns ?? [];
  const members = columns.flatMap(({ sides }) => sides.flatMap((side) => side.members));
  expect(members.find(({ id: name }) => name === "hound")?.status).toBe("nobody to strike");
  expect(verbs.next(fight.table, "by-themselves")).toEqual({ do: "close-stage" });
});

describe("who may come in", () => {
  test("is asked once: the Game Master has a button for those whom players answer for", () => {
    expect(shown(joining(), ["you"]).join).toEqual([]);
    expect(shown(joining(), "gm").join.map(({ label }) => label)).toEqual(["Bring You in"]);
  });
});

describe("the cards", () => {
  test("tell their odds to those alone who may know the foe's numbers", () => {
    const odds = (...seat: Parameters<PlayedFight["seat"]>): readonly boolean[] =>
      shown(choosing(), ...seat).hands.flatMap(({ stances }) => stances.map((card) => card.odds !== null));
    expect(odds(["you"])).toEqual([false, false, false, false]);
    expect(odds(["you"], { openNumbers: true })).toEqual([true, true, true, false]);
    const [hand] = shown(choosing(), ["you"], { openNumbers: true }).hands;
    expect(hand?.note).toBe("Hit chance and average damage if Orc chooses stances as well as possible.");
    expect(hand?.stances.every(({ odds: one }) => one === null || (one.percent >= 0 && one.percent <= 100))).toBe(true);
  });

  test("HR-ENG-6, HR-ENG-7 say why a stance is not open to somebody, as the rules do", () => {
    const fight = choosing().does({
      do: "rule",
      ruling: { is: "condition", who: id("you"), condition: "stunned", levels: 1, of: null },
    });
    const { fight: told, sheets } = fight.table;
    fight.table = { fight: { ...told, options: { ...told.options, helplessStances: "defensive" } }, sheets };
    const reasons = shown(fight, ["you"]).hands[0]?.stances.map(({ disabled, reason }) => [disabled, reason]);
    const barred = [true, "HEARTRUSH.Fight.refusal.cannot-act"];
    expect(reasons).toEqual([barred, barred, barred, [false, null]]);
    const asks = show.asks(fight.table, fight.seat(["you"])).asks.flatMap(({ choices }) => choices);
    expect(asks.map(({ reason }) => reason)).toEqual(["Cannot act now.", "Cannot act now.", "Cannot act now.", null]);
  });

  test("leave no empty place before somebody has sealed", () => {
    const html = (fight: PlayedFight): string => render("fight/window.hbs", { ...shown(fight, ["you"]) });
    expect(html(choosing())).not.toContain("member-card");
    expect(html(choosing().seals({ orc: "might" })).match(/member-card/g)).toHaveLength(1);
  });

  test("say Enter beside the seal, and lie face down once sealed", () => {
    const seal = shown(choosing(), ["you"], { picks: picked({ you: "might" }) }).hands[0]?.seal;
    expect([seal?.label, seal?.key, seal?.reason]).toEqual(["Seal Might", "Enter", null]);
    const context = shown(choosing(), ["you"], { picks: picked({ you: "might" }, true) });
    expect(render("fight/window.hbs", { ...context })).toContain('class="window-hand sealed"');
  });

  test("once sealed are one, which looks the same whatever it is", () => {
    const hand = (stance: string): string => {
      const context = shown(choosing(), ["you"], { picks: picked({ you: stance }, true) });
      const html = render("fight/window.hbs", { ...context });
      return html.slice(html.indexOf('<section class="window-hand')).replace(/data-stance="\w+"/, "");
    };
    expect(hand("might").match(/stance-card/g)).toHaveLength(1);
    expect(hand("defensive")).toBe(hand("might"));
  });

  test("are not asked of whoever the Game Master lets stand on the defensive", () => {
    const stands = choosing().does({ do: "forfeit", who: id("you") });
    expect(shown(stands, ["you"]).hands).toEqual([]);
  });
});

describe("after the reveal", () => {
  test("members stand under their stance, heroes above enemies, and nobody defensive needs no column", () => {
    const { columns, sides } = shown(revealed(), ["you"]);
    expect(sides).toEqual([]);
    const standing = (columns ?? []).map(({ id: stance, sides: of }) => [
      stance,
      ...of.map(({ members }) => members.map(({ name }) => name).join(" ")),
    ]);
    expect(standing).toEqual([
      ["cunning", "", "Hound"],
      ["agility", "Archer", ""],
      ["might", "You", "Orc"],
    ]);
    const shy = { ...STANCES, orc: "defensive" } as const;
    expect(
      shown(choosing().seals(shy).opens(shy), "gm").columns?.map(({ id: stance, aside }) => [stance, aside]),
    ).toEqual([
      ["cunning", false],
      ["agility", false],
      ["might", false],
      ["defensive", true],
    ]);
  });

  test("every opened seal is marked as checked", () => {
    const html = render("fight/window.hbs", { ...shown(revealed(), ["archer"]) });
    expect(html.match(/fa-circle-check/g)).toHaveLength(4);
    expect(readable(html)).toContain("Checked: this is what was sealed");
  });

  test("a Game Master need not wait for an opening, and the sentence names whose is missing", () => {
    const fight = choosing().seals(STANCES).does({ do: "freeze" });
    const opened = [id("you"), id("orc"), id("hound")];
    expect(shown(fight, "gm", { opened }).waiting).toBe("The seals are breaking: waiting for Archer.");
    expect(shown(fight, "gm", { opened }).table.map(({ label }) => label)).toEqual(["Go on without Archer"]);
    expect(shown(fight, ["you"], { opened }).table).toEqual([]);
    const acts = show.window(fight.table, fight.seat("gm", { opened }), fight.events)?.acts;
    expect(acts?.["forfeit archer"]).toMatchObject({ command: { do: "forfeit", who: "archer" } });
  });

  test("whoever did not open is shown as exposed, in window, card and history", () => {
    const fight = choosing().seals(STANCES).opens({ you: "might", orc: "might", hound: "cunning" });
    fight.does({ do: "forfeit", who: id("archer") });
    const members = (shown(fight, "gm").columns ?? []).flatMap(({ sides }) => sides.flatMap((side) => side.members));
    const archer = members.find((member) => member.id === "archer");
    expect([archer?.choice, archer?.checked?.text]).toEqual(["Exposed", "Did not open the seal: exposed"]);
    const card = show.cards(fight.events, fight.seat("gm"), fight.table).at(-1);
    expect(card?.card.stances.find(({ name }) => name === "Archer")?.choice).toBe("Exposed");
    expect(card?.card.clashes.map(({ title }) => title)).toContain(
      "Archer's seal was not opened: exposed, no attack and no defence",
    );
  });

  test("whoever was forfeited is marked as such", () => {
    const fight = choosing().seals({ archer: "agility", orc: "might", hound: "cunning" });
    fight.does({ do: "forfeit", who: id("you") }).opens({ archer: "agility", orc: "might", hound: "cunning" });
    const checked = (shown(fight, "gm").columns ?? []).flatMap(({ sides }) =>
      sides.flatMap(({ members }) => members.flatMap((one) => (one.checked?.good === false ? [one.name] : []))),
    );
    expect(checked).toEqual(["You"]);
  });

  test("legal attacks are lines, first open, then said, then with what came of them", () => {
    const fight = revealed();
    expect(lines(fight, "gm")).toEqual([]);
    fight.does({ do: "declare", who: id("hound"), what: { do: "hold" } }).does({ do: "close-stage" });
    expect(lines(fight, ["archer"])).toEqual([["archer", "orc", "open", "", "attack archer orc"]]);
    expect(lines(fight, ["you"])).toEqual([["archer", "orc", "open", "", null]]);
    fight.does(strike("archer", "orc"));
    expect(lines(fight, ["you"])).toEqual([["archer", "orc", "said", "", null]]);
    fight
      .does({ do: "close-stage" }, [8, 6, 12], [2, 3])
      .does({ do: "shrug", who: id("orc"), hurt: "hurt 1", yes: true })
      .does({ do: "stay", who: id("archer") })
      .does({ do: "close-stage" })
      .does({ do: "close-stage" });
    const done = ["archer", "orc", "done", "11, wound 11", null];
    expect(lines(fight, ["you"])).toEqual([
      ["orc", "you", "open", "", null],
      ["you", "orc", "open", "", "attack you orc"],
      ["you", "hound", "open", "", "attack you hound"],
      done,
    ]);
    fight.does(strike("you", "orc")).does(strike("orc", "you")).does({ do: "close-stage" }, [3, 4, 2], [5, 6, 7, 2]);
    fight.does({ do: "shrug", who: id("you"), hurt: "hurt 2", yes: false });
    const drawn = shown(fight, ["you"]).lines ?? [];
    expect(drawn.map(({ label, both, tone }) => [label, both, tone])).toEqual([
      ["11, wound 11", false, "bad"],
      ["You 11, wound 11", true, "bad"],
    ]);
    expect(render("fight/window.hbs", { ...shown(fight, ["you"]) })).toContain('class="line done bad both"');
  });
});

describe("a grapple to come", () => {
  const GRAPPLING = { archer: "cunning", you: "cunning", orc: "agility", hound: "defensive" } as const;
  const grappled = (): PlayedFight =>
    choosing()
      .seals(GRAPPLING)
      .opens(GRAPPLING)
      .does({ do: "declare", who: id("you"), what: { do: "grapple", target: id("orc"), answer: null } })
      .does({ do: "close-stage" });
  const landing = (): PlayedFight =>
    ["agility", "moves", "late", "might"].reduce((fight) => fight.does({ do: "close-stage" }), grappled());
  const answers = (fight: PlayedFight): readonly string[] =>
    show
      .asks(fight.table, fight.seat("gm"))
      .asks.flatMap(({ choices }) =>
        choices.flatMap(({ id: choice, label }) => (choice.startsWith("answer ") ? [label] : [])),
      );

  test("is waited for once it is about to land, and asked about until it is answered", () => {
    const fight = landing();
    expect(answers(fight)).toEqual(["Answer with Might", "Answer with Agility"]);
    expect(verbs.next(fight.table, "by-themselves")).toBeNull();
    expect(shown(fight, ["you"]).waiting).toBe("Waiting for Orc to answer.");
    expect(shown(fight, ["you"]).table).toEqual([]);
    expect(shown(fight, "gm").table.map(({ label }) => label)).toEqual(["Go on without them"]);
    fight.does({ do: "answer", who: id("orc"), by: id("you"), ability: "agility" });
    expect(answers(fight)).toEqual([]);
    expect(verbs.next(fight.table, "by-themselves")).toEqual({ do: "close-stage" });
  });

  test("may be answered at once, and keeps nobody waiting before it lands", () => {
    const fight = grappled();
    expect(answers(fight)).toEqual(["Answer with Might", "Answer with Agility"]);
    expect(shown(fight, ["you"]).waiting).toBe("Waiting for Orc to choose a target.");
  });

  test("leaves one who has nobody to strike without a step before a blow", () => {
    const labels = (fight: PlayedFight): readonly string[] =>
      show.asks(fight.table, fight.seat("gm")).asks.flatMap(({ choices }) => choices.map(({ label }) => label));
    expect(verbs.next(grappled().table, "on-click")).toEqual({ do: "declare", who: id("orc"), what: { do: "hold" } });
    expect(labels(grappled())).not.toContain("Step first, then strike");
  });
});

test("HR-OFF-9 a stunt asks the one it is tried on with which of all four abilities they answer", () => {
  const stances = { archer: "defensive", you: "cunning", orc: "agility", hound: "defensive" } as const;
  const fight = choosing()
    .seals(stances)
    .opens(stances)
    .does({
      do: "declare",
      who: id("you"),
      what: { do: "stunt", target: id("orc"), ability: "cunning", answer: null },
    });
  const ask = show.asks(fight.table, fight.seat("gm")).asks.find(({ kind }) => kind === "answer");
  expect(ask?.sentence).toBe("Orc: You tries a stunt. Answer with what?");
  expect(ask?.choices.map(({ label, key }) => [key, label])).toEqual([
    ["1", "Answer with Might"],
    ["2", "Answer with Agility"],
    ["3", "Answer with Cunning"],
    ["4", "Answer with Presence"],
  ]);
  expect(show.asks(fight.table, fight.seat(["you"])).asks.map(({ kind }) => kind)).not.toContain("answer");
});

describe("an attack of cunning on agility", () => {
  test("lays two levels, one or none, as one likes", () => {
    const stances = { archer: "defensive", you: "cunning", orc: "agility", hound: "defensive" } as const;
    const fight = choosing().seals(stances).opens(stances);
    const attacks = show
      .asks(fight.table, fight.seat(["you"]))
      .asks.flatMap(({ choices }) => choices.filter(({ id: choice }) => choice === "attack you orc"));
    expect(attacks.map(({ variants }) => variants?.map(({ label }) => label))).toEqual([
      [
        "dazed 2",
        "dazed 1 and off-balanced 1",
        "dazed 1 and weakened 1",
        "off-balanced 2",
        "off-balanced 1 and weakened 1",
        "weakened 2",
        "dazed 1",
        "off-balanced 1",
        "weakened 1",
        "no condition",
      ],
    ]);
  });
});

describe("where friends may be struck", () => {
  const stances = { archer: "cunning", you: "agility", orc: "agility", hound: "defensive" } as const;
  const targets = (friendsMayBeStruck: boolean): readonly unknown[] => {
    const fight = choosing();
    const { fight: state } = fight.table;
    fight.table = { ...fight.table, fight: { ...state, options: { ...state.options, friendsMayBeStruck } } };
    fight.seals(stances).opens(stances);
    return show
      .asks(fight.table, fight.seat(["archer"]))
      .asks.flatMap(({ choices }) =>
        choices.flatMap(({ id: choice, label, tone }) => (choice.startsWith("attack ") ? [[label, tone]] : [])),
      );
  };

  test("HR-STEP-13 they come after the foes, called what they are, and are never what is done first", () => {
    const foes = [
      ["Strike Orc", "primary"],
      ["Strike Hound", "plain"],
    ];
    expect(targets(false)).toEqual(foes);
    expect(targets(true)).toEqual([...foes, ["Strike You, a friend", "plain"]]);
  });
});

describe("on the map", () => {
  const squares = (fight: PlayedFight, ...seat: Parameters<PlayedFight["seat"]>): readonly unknown[] =>
    (show.squares?.(fight.table, fight.seat(...seat)) ?? []).map(({ at, choice, leads }) => [at, choice, leads]);

  test("whoever might pushes sees where to, and nobody else does", () => {
    const stances = { archer: "defensive", you: "might", orc: "cunning", hound: "defensive" } as const;
    const fight = choosing().seals(stances).opens(stances);
    expect(squares(fight, ["you"])).toEqual([]);
    fight.does({ do: "declare", who: id("orc"), what: { do: "hold" } });
    for (let stage = 0; stage < 4 && squares(fight, ["you"]).length === 0; stage++) fight.does({ do: "close-stage" });
    expect(squares(fight, ["you"])).toEqual([[[40, 0], "attack you orc push", "push"]]);
    expect(squares(fight, ["archer"])).toEqual([]);
    expect(squares(fight, "gm")).toEqual([]);
  });

  test("a free step leads to any square around that is free", () => {
    const fight = revealed()
      .does({ do: "declare", who: id("hound"), what: { do: "hold" } })
      .does({ do: "close-stage" })
      .does(strike("archer", "orc"))
      .does({ do: "close-stage" }, [1, 1, 1], [8, 6]);
    for (const { id: hurt } of fight.table.fight.hurts) fight.does({ do: "shrug", who: id("orc"), hurt, yes: false });
    const steps = squares(fight, ["archer"]);
    expect(steps).toContainEqual([[5, 25], "sidestep archer free southEast", "step"]);
    expect(steps).toHaveLength(8);
    expect(squares(fight, ["you"])).toEqual([]);
  });
});

describe("a hero whose player is away", () => {
  const cast = (fight: PlayedFight) => {
    const { cast: all } = fight.seat("gm");
    const you = all[id("you")];
    if (you === undefined) throw new Error("You are not there.");
    return { ...all, [id("you")]: { ...you, away: true } };
  };

  test("can be taken in hand by the Game Master, who chooses stances as for a foe", () => {
    const fight = choosing();
    const waiting = shown(fight, "gm", { cast: cast(fight) }).desk;
    expect(waiting?.missing.map(({ name, take }) => [name, take?.label])).toEqual([
      ["Archer", undefined],
      ["You", "Play You"],
    ]);
    expect(show.window(fight.table, fight.seat("gm", { cast: cast(fight) }), [])?.acts["play you"]).toEqual({
      act: "hand",
      who: "you",
    });
    const taken = shown(fight, "gm", { cast: cast(fight), hand: id("you") }).desk;
    expect(taken?.groups.map(({ name }) => name)).toContain("You");
    expect(taken?.missing.map(({ name }) => name)).toEqual(["Archer"]);
  });

  test("is then asked for by the Game Master, and nobody is whose player is there", () => {
    const fight = joining();
    const asked = (seat: object) =>
      show.asks(fight.table, fight.seat("gm", { hand: id("you"), ...seat })).asks.map(({ fighter }) => fighter);
    expect(asked({})).toEqual([]);
    expect(asked({ cast: cast(fight) })).toEqual(["you"]);
  });
});
