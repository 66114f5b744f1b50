import { afterEach, describe, expect, test, vi } from "vitest";
import type { FullClient } from "../../testing/full-client.ts";
import { USERS } from "../../testing/practice-table.ts";
import { classOf, Seated } from "../../testing/seated.ts";

let table: Seated;
const done = <T>(work: Promise<T>): Promise<T> => table.done(work);

afterEach(() => table.table.close());

describe("chat", () => {
  test("speaks as token, actor, character or user, in this order", async () => {
    table = await Seated.at(13);
    const { gm, ada } = table;
    const actor = await table.wanderer();
    const scene = await table.make(gm, "Scene", { name: "Marsh" });
    const [token] = await done(
      scene.createEmbeddedDocuments("Token", [{ name: "Shade", actorId: actor.id, actorLink: true }]),
    );
    const speaker = (client: FullClient, options: object): { alias: string } => {
      const messages: unknown = classOf(client, "ChatMessage");
      return (messages as { getSpeaker(options: object): { alias: string } }).getSpeaker(options);
    };
    expect(speaker(gm, { token })).toMatchObject({
      alias: "Shade",
      actor: actor.id,
      token: token!.id,
      scene: scene.id,
    });
    expect(speaker(gm, { actor })).toMatchObject({ alias: "Wren", actor: actor.id });
    expect(speaker(gm, {})).toMatchObject({ alias: "Gamemaster", actor: null });
    await done(gm.game.users.get(USERS.ada)!.update({ character: actor.id }));
    expect(speaker(ada, {})).toMatchObject({ alias: "Wren" });
  });

  test("whispers reach every client and are shown to those they name", async () => {
    table = await Seated.at(13);
    const { gm, ada } = table;
    await table.make(gm, "ChatMessage", { content: "psst", whisper: [USERS.secondGm] });
    const theirs = ada.game.messages.contents[0]!;
    expect([theirs.content, theirs.visible]).toEqual(["psst", false]);
    expect(gm.game.messages.contents[0]!.visible).toBe(true);
  });

  test.each([
    ["publicroll", true, true],
    ["gmroll", true, true],
    ["blindroll", true, false],
    ["selfroll", false, true],
  ])("a player's %s is readable by the Game Master: %s, by its author: %s", async (rollMode, byGm, byAuthor) => {
    table = await Seated.at(13);
    const { gm, ada } = table;
    const { rolls } = ada.CONFIG["Dice"] as {
      rolls: (new (formula: string) => { toMessage(data: object, options: object): Promise<unknown> })[];
    };
    await done(new rolls[0]!("1d6").toMessage({}, { rollMode }));
    const seen = [gm, ada].map(({ game }) => game.messages.contents[0]!.isContentVisible);
    expect(seen).toEqual([byGm, byAuthor]);
  });

  test("a message's roll of a class that is gone is left out", async () => {
    table = await Seated.at(13);
    const reported = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const roll = { class: "LostRoll", formula: "1d6", terms: [], total: 3, evaluated: true };
    const message = await table.make(table.gm, "ChatMessage", { content: "3", rolls: [JSON.stringify(roll)] });
    expect(Reflect.get(message, "rolls")).toEqual([]);
    expect(reported).toHaveBeenCalled();
    reported.mockRestore();
  });
});
