import { describe, expect, test } from "vitest";
import { ana, gm, seat, seatEach, yard } from "./fixtures/seated.ts";

seatEach(["gm", "ada"]);

const ANA = 'game.actors.get("heroAna000000000")';
/** Its token has an actor of its own. */
const ORC = 'game.scenes.get("sceneYard0000000").tokens.get("tokenOrc00000000").actor';
const CARD = 'game.messages.contents.findLast(({ type }) => type === "damage")';

const deal = (kind: string, actor: string, amount = 11): Promise<unknown> =>
  yard.play(
    gm,
    `game.system.api.dealDamage({ kind: "${kind}", amount: ${amount}, actors: [${actor}] }).then(() => null)`,
  );
const press = (client: typeof gm, verb: string): Promise<unknown> =>
  yard.play(client, `${CARD}.system.act("${verb}", { dataset: { target: "t0" } })`);
/** For when no answer can come. */
const pressInVain = (client: typeof gm, verb: string): Promise<unknown> =>
  yard.play(client, `void ${CARD}.system.act("${verb}", { dataset: { target: "t0" } })`);
const body = (actor: string): Promise<unknown> =>
  yard.play(gm, `(({ hp, wounds }) => [hp.value, Object.keys(wounds).length])(${actor}.system)`);
const onCard = (): Promise<unknown> =>
  yard.play(gm, `(({ state, toll }) => [state, toll.lost])(${CARD}.system.targets.t0)`);
const marks = (actor: string): Promise<unknown> =>
  yard.play(gm, `Object.values(${actor}.flags["heart-rush"]?.hurts ?? {}).map(({ state }) => state)`);

/** From now on no card that this Game Master writes arrives. */
const hang = (): Promise<unknown> =>
  yard.play(gm, "void (CONFIG.ChatMessage.documentClass.prototype.update = () => new Promise(() => {}))");

async function reload(): Promise<void> {
  gm.leave();
  await seat("gm");
}

describe("what a card was answered is carried out once, though the card was never written", () => {
  test("a wound, and taking it back", async () => {
    await deal("damage", ANA);
    await hang();
    await pressInVain(ana, "whole");
    expect([await body(ANA), await onCard()]).toEqual([
      [29, 1],
      ["waiting", 0],
    ]);
    await reload();
    // Whatever is answered now, it was answered before.
    await press(ana, "shrug");
    expect([await body(ANA), await onCard()]).toEqual([
      [29, 1],
      ["taken", 11],
    ]);

    await hang();
    await pressInVain(ana, "undo");
    expect([await body(ANA), await onCard()]).toEqual([
      [40, 0],
      ["taken", 11],
    ]);
    await reload();
    await press(ana, "undo");
    expect([await body(ANA), await onCard()]).toEqual([
      [40, 0],
      ["undone", 0],
    ]);

    await press(ana, "whole");
    expect([await body(ANA), await onCard()]).toEqual([
      [29, 1],
      ["taken", 11],
    ]);
    expect(await marks(ANA)).toEqual(["taken"]);
  });

  test("a token's own body, and its healing", async () => {
    await deal("damage", ORC, 8);
    await press(gm, "whole");
    expect([await body(ORC), await onCard()]).toEqual([
      [32, 0],
      ["taken", 8],
    ]);
    await hang();
    void deal("healing", ORC, 5);
    await yard.table.flush();
    expect(await body(ORC)).toEqual([37, 0]);
    await reload();
    await press(gm, "whole");
    expect([await body(ORC), await onCard()]).toEqual([
      [37, 0],
      ["taken", -5],
    ]);
    // What can be taken back is known by its mark; it goes with its card when another hurt is written.
    expect(await marks(ORC)).toEqual(["taken", "taken"]);
    await yard.play(gm, `${CARD}.delete().then(() => null)`);
    await press(gm, "undo");
    await deal("damage", ORC, 1);
    await press(gm, "whole");
    expect([await body(ORC), await marks(ORC)]).toEqual([[39, 0], ["taken"]]);
  });
});
