import { describe, expect, test } from "vitest";
import { fighterId, type HeartRush } from "../../src/rules/index.ts";
import { PRESENTATIONS } from "../../src/view/index.ts";
import { example, PlayedFight } from "./fixtures/played-fight.ts";

const show = PRESENTATIONS["heart-rush"];
const id = fighterId;
const walk = (to: HeartRush.Square): HeartRush.Destination => ({ to, path: [], feet: 0, near: [] });

const started = (): PlayedFight =>
  example().does({ do: "start", expecting: { players: true, enemies: true }, witnesses: {} }, [5]);

const asks = (fight: PlayedFight, ...seat: Parameters<PlayedFight["seat"]>): readonly string[] =>
  show.asks(fight.table, fight.seat(...seat)).asks.map(({ sentence }) => sentence);

describe("the tracker", () => {
  test("says what another dash costs, and of none to whoever has no action left for it", () => {
    const dashed = started()
      .does({ do: "dash", who: id("you"), destination: walk([25, 0]), stand: false })
      .does({ do: "pass", side: "enemies" });
    const hint = (fight: PlayedFight): string =>
      show.tracker(fight.table, fight.seat(["you"], { hand: id("you") }), []).context.hint;
    expect(hint(dashed)).toContain("Drag the token to dash again, up to 60 feet, for the action.");
    const spent = { do: "rule", ruling: { is: "refresh", who: id("you"), action: false, rush: 1 } } as const;
    expect(hint(dashed.does(spent))).not.toContain("Drag");
  });
});

describe("a way that is being dragged", () => {
  const to = (square: HeartRush.Square): HeartRush.Command => ({
    do: "dash",
    who: id("you"),
    destination: walk(square),
    stand: false,
  });
  const said = (fight: PlayedFight, command: object): string | null | undefined =>
    show.wayWords?.(fight.table, command, fight.seat(["you"]));

  test("says that it ends the turn, what another costs, whom it passes, and why it cannot be gone", () => {
    expect(said(started(), to([25, 0]))).toBe("of 60: dash, ends the turn");
    const again = started()
      .does({ ...to([25, 0]) })
      .does({ do: "dash", who: id("hound"), destination: walk([20, 5]), stand: false });
    expect(said(again, to([0, 0]))).toBe(
      "of 60: dash again, takes the action and ends the turn. On the way: Orc and Hound may strike first.",
    );
    expect(said(started(), to([900, 0]))).toBe("· That is too far.");
    expect(said(started(), { do: "pass", side: "players" })).toBeNull();
    expect(said(started(), { do: "win" })).toBeNull();
  });

  test("says nothing of those whom its player does not know to be there", () => {
    const from = (hidden: boolean): PlayedFight =>
      new PlayedFight({
        ana: { name: "Ana", side: "players", at: [0, 0] },
        bo: { name: "Bo", side: "players", at: [0, 25] },
        lurker: { name: "Lurker", side: "enemies", at: [5, 5], hidden },
        orc: { name: "Orc", side: "enemies", at: [50, 50] },
      }).does({ do: "start", expecting: { players: true, enemies: true }, witnesses: {} }, [5]);
    const way = (to: HeartRush.Square): HeartRush.Command => ({
      do: "dash",
      who: id("ana"),
      destination: walk(to),
      stand: false,
    });
    const told = (hidden: boolean, command: HeartRush.Command, seat: "gm" | readonly string[] = ["ana"]) =>
      show.wayWords?.(from(hidden).table, command, from(hidden).seat(seat));
    expect(told(false, way([25, 0]))).toContain("Lurker may strike first.");
    expect(told(true, way([25, 0]))).toBe("of 60: dash, ends the turn");
    expect(told(true, way([25, 0]), "gm")).toContain("Lurker may strike first.");
    // Nor does a space that they stand in tell of them before somebody goes there.
    expect(told(false, way([5, 5]))).toBe("· That space is taken.");
    expect(told(true, way([5, 5]))).toBe("of 60: dash, ends the turn");
    const asked = from(true).seat(["ana"], { proposed: way([25, 0]), isNewToDrags: true });
    expect(show.asks(from(true).table, asked).asks[0]?.detail).not.toContain("strike first");
  });
});

describe("a drag that costs the action", () => {
  const again = (to: HeartRush.Square): HeartRush.Command => ({
    do: "dash",
    who: id("you"),
    destination: walk(to),
    stand: false,
  });
  const run = (): PlayedFight =>
    started()
      .does({ do: "dash", who: id("you"), destination: walk([25, 0]), stand: false })
      .does({ do: "dash", who: id("hound"), destination: walk([20, 5]), stand: false });

  test("is put as a question before all others, and either answer closes it", () => {
    const seat = run().seat(["you"], { proposed: again([0, 0]) });
    const { asks: open, acts } = show.asks(run().table, seat);
    expect(open[0]?.sentence).toBe("You: dash 25 feet? (uses the action)");
    expect(open[0]?.detail).toBe("On the way: Orc and Hound may strike first.");
    expect(open[0]?.choices.map(({ label }) => label)).toEqual(["Dash (action)", "Stay here"]);
    expect(open[0]?.choices.map((choice) => acts[choice.id]?.act)).toEqual(["send", "withdraw"]);
    expect(show.dock(run().table, seat)?.context.ask).toEqual(open[0]);
    const interrupting = show.asks(run().table, seat).asks.filter(({ interrupts }) => interrupts === true);
    expect(interrupting.map(({ id }) => id)).toEqual([open[0]?.id]);
  });

  test("is put before the first as well, to whoever has never dragged, with what it comes to", () => {
    const seat = started().seat(["you"], { proposed: again([25, 0]), isNewToDrags: true });
    expect(show.asksFirst?.(started().table, again([25, 0]), seat)).toBe(true);
    const [open] = show.asks(started().table, seat).asks;
    expect([open?.sentence, open?.detail]).toEqual([
      "You: dash 25 feet?",
      "The first dash of a round is free, and your side's turn ends with it.",
    ]);
    expect(open?.choices.map(({ label }) => label)).toEqual(["Dash", "Stay here"]);
  });

  test("is not one that is free, not legal, no dash, or no command at all", () => {
    const seat = run().seat(["you"]);
    const first = started().seat(["you"]);
    expect(show.asksFirst?.(started().table, again([25, 0]), first)).toBe(false);
    expect(show.asksFirst?.(run().table, again([0, 0]), seat)).toBe(true);
    expect(show.asksFirst?.(run().table, again([900, 0]), seat)).toBe(false);
    expect(show.asksFirst?.(run().table, { do: "pass", side: "players" }, seat)).toBe(false);
    expect(show.asksFirst?.(run().table, { do: "win" }, seat)).toBe(false);
    expect(asks(run(), ["you"], { proposed: { do: "win" } })).toEqual(asks(run(), ["you"]));
  });
});
