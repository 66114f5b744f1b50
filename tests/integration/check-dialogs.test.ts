import { expect, test } from "vitest";
import { FightTable } from "./fixtures/fight-table.ts";
import { ana, seatEach, yard } from "./fixtures/seated.ts";

seatEach(["gm", "ada"]);

const ANA = 'game.actors.get("heroAna000000000")';
const ORC = 'game.scenes.get("sceneYard0000000").tokens.get("tokenOrc00000000").actor';

/** Asks for these one after another, and tells which of them wait for an answer in a dialog of their own. */
async function asked(...requests: readonly string[]): Promise<readonly boolean[]> {
  const waiting: boolean[] = [];
  for (const request of requests) {
    await yard.play(
      ana,
      `void (() => {
         globalThis.waits = true;
         const answered = () => (globalThis.waits = false);
         game.system.api.rollCheck(${ANA}, ${request}).then(answered, answered);
       })()`,
    );
    waiting.push(await ana.run("globalThis.waits"));
  }
  return waiting;
}

test.for([
  ["its number", "{}", "{ against: 9 }", "{ against: 15 }", "{ against: null }"],
  ["its kind", "{}", '{ kind: "save" }', '{ kind: "contested" }'],
  ["its label", "{}", '{ label: "to lift the gate" }', '{ label: "to hold it" }'],
  ["what comes with it", "{}", '{ given: [{ from: "rain", net: -1 }] }', '{ given: [{ from: "rain", net: -2 }] }'],
  ["its circumstances", "{}", '{ circumstances: [{ from: "rain", net: -1 }] }'],
  ["its tools", "{}", '{ tools: [{ from: "bar", value: 2 }] }', '{ tools: [{ from: "lever", value: 2 }] }'],
  ["what it takes", "{}", "{ motion: false }", "{ sight: true }"],
  ["who is challenged", "{}", `{ rival: ${ORC} }`],
])("a check that differs in %s is asked about beside the other", async ([, ...differing]) => {
  const requests = differing.map((request) => `{ ability: "might", ...${request} }`);
  expect(await asked(...requests)).toEqual(requests.map(() => true));
  // The same again, however it is put: the dialog that is open comes to the front.
  expect(await asked(...requests)).toEqual(requests.map(() => false));
  expect(await asked('{ kind: "skill", label: "", circumstances: [], ability: "might" }')).toEqual([false]);
});

test("dice are for all to see, and nobody's speech, while words are spoken in character", async () => {
  const newer = await FightTable.open(14);
  const gm = await newer.join("gm");
  await newer.play(gm, `game.settings.set("core", "messageMode", "ic").then(() => null)`);
  await newer.play(gm, `game.system.api.rollCheck(${ANA}, { ability: "might", fast: true }).then(() => null)`);
  const last = await gm.run(
    `(({ style, whisper, blind }) => ({ style, whisper, blind }))(game.messages.contents.at(-1).toObject())`,
  );
  expect(last).toEqual({ style: 0, whisper: [], blind: false });
  gm.leave();
  await newer.close();
});
