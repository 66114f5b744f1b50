import { at, hooks, kind, loosely, make, type Doc } from "../ports/quench.ts";
import { until, type Suite } from "./suite.ts";

const thrown = () => new foundry.dice.Roll("2d6 + 3").evaluate({ allowInteractive: false });

const totals = (message: Doc): readonly unknown[] =>
  at<readonly object[]>(message, "rolls").map((roll) => [roll.constructor.name, at(roll, "total")]);

export const messages: Suite = (it, agree) => {
  it("a message brings its rolls back to life, and more can be added to it", async () => {
    const [first, second] = [await thrown(), await thrown()];
    const message = await make("ChatMessage", { content: "quench", rolls: [JSON.stringify(first)] });
    agree(totals(message), [["Roll", first.total]]);
    await message.update({ rolls: [JSON.stringify(first), JSON.stringify(second)] });
    agree(totals(message), [
      ["Roll", first.total],
      ["Roll", second.total],
    ]);
    await message.update({ rolls: [] });
    agree(totals(message), []);
  });

  it("Dice So Nice, for whoever has it, lets each roll of a message fall once, and once what an update adds", async () => {
    if (game.modules.get("dice-so-nice")?.active !== true) return;
    const fallen: unknown[] = [];
    const fell = (message: string, { roll }: { readonly roll: { readonly total: number } }): void =>
      void fallen.push([message, roll.total]);
    const hook = hooks().on("diceSoNiceRollStart", fell);
    try {
      const [first, second] = [await thrown(), await thrown()];
      const message = await make("ChatMessage", { content: "quench", rolls: [JSON.stringify(first)] });
      await until(() => fallen.length > 0);
      await message.update({ rolls: [JSON.stringify(first), JSON.stringify(second)] });
      await until(() => fallen.length > 1);
      // Whatever would fall again has done so by then.
      await new Promise((wake) => setTimeout(wake, 1500));
      agree(fallen, [
        [message.id, first.total],
        [message.id, second.total],
      ]);
    } finally {
      hooks().off("diceSoNiceRollStart", hook);
    }
  });

  it("data of our own type is cleaned by its model and told by its message", async () => {
    const message = await make("ChatMessage", { type: "request", content: "", system: { label: "to stand" } });
    agree([message.type, at(message, "system.label")], ["request", "to stand"]);
    agree(at(message.toObject(), `author`), game.user.id);
  });

  it("a whisper names whom it is for, and whoever wrote it may see it", async () => {
    const message = await make("ChatMessage", { content: "quench", whisper: [game.user.id] });
    agree(at(message.toObject(), "whisper"), [game.user.id]);
    agree([at(message, "visible"), at(message, "isContentVisible")], [true, true]);
  });

  it("a mode writes into the data of a message who may see it", async () => {
    const messages = loosely<Record<string, (data: object, mode: string) => unknown>>(kind("ChatMessage"));
    const [apply, mode] = game.release.generation >= 14 ? ["applyMode", "blind"] : ["applyRollMode", "blindroll"];
    const data = { content: "quench" };
    messages[apply]?.(data, mode);
    const masters = game.users.filter(({ isGM }) => isGM).map(({ id }) => id);
    const whisper = at<readonly (string | Doc)[]>(data, "whisper");
    agree(
      whisper.map((user) => (typeof user === "string" ? user : user.id)),
      masters,
    );
    agree(at(data, "blind"), true);
  });

  it("a speaker is its actor by name and id", async () => {
    const wren = await make("Actor", { name: "Wren", type: "creature" });
    const messages = loosely<{ getSpeaker(of: object): object }>(kind("ChatMessage"));
    const speaker = messages.getSpeaker({ actor: wren });
    agree([at(speaker, "actor"), at(speaker, "alias")], [wren.id, "Wren"]);
  });
};
