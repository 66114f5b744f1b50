import { describe, expect, test } from "vitest";
import { HeadlessClient, LocalTable, USERS } from "practice-table/testing";
import { standIn, type Failure } from "./fixtures/quench.ts";

/** What needs a page or a scene to be drawn on, and packs, which are not built here: `tests/e2e/quench.story.ts` runs them too. */
const NOT_HERE: readonly string[] = ["heart-rush.page", "heart-rush.drags", "heart-rush.packs"];

async function played<T>(table: LocalTable, work: Promise<T>): Promise<T> {
  let under = true;
  void work.catch(() => undefined).finally(() => (under = false));
  for (let passed = 0; under && passed < 600; passed++) await table.pass(50);
  return work;
}

/** What each test came to, with what is left of the world then, where Foundry was spoilt by a script if there is one. */
async function outcome(generation: 13 | 14, spoil = "null", wanted: readonly string[] | null = null) {
  const table = await LocalTable.open({ generation, system: process.env["INTEGRATION_SYSTEM"] ?? "" });
  const gm = await HeadlessClient.join(table, USERS.gm);
  await table.pass(1000);
  const world = (): Promise<string> => gm.run(WORLD);
  const before = await world();
  await gm.run(spoil);
  await gm.run(standIn);
  await table.pass(50);
  const offered = await gm.run<{ batch: string; title: string }[]>("quench.list()");
  const tests = offered.filter(({ batch }) => wanted?.includes(batch) ?? !NOT_HERE.includes(batch));
  const results: Record<string, Record<string, Failure>> = {};
  for (const batch of new Set(tests.map((each) => each.batch))) {
    results[batch] = await played(table, gm.run(`quench.run("${batch}")`));
  }
  const after = await world();
  await table.close();
  const failed = Object.keys(results).filter((batch) => Object.values(results[batch] ?? {}).some(Boolean));
  return { tests, results, failed, before, after, faults: table.faults };
}

const WORLD = `JSON.stringify([...game.collections.values()].map((all) => [all.documentName, ...all.keys()]))`;

for (const generation of [13, 14] as const) {
  const { tests, results, failed, before, after, faults } = await outcome(generation);

  describe(`in generation ${generation}`, () => {
    test.for(tests.map(({ batch, title }) => [batch, title] as const))("%s: %s", ([batch, title]) => {
      expect(results[batch]).toHaveProperty([title], null);
    });

    test("they leave the world as it was", () => {
      expect([failed, after, faults]).toEqual([[], before, []]);
    });
  });
}

test("where Foundry is not what they take it for, those fail who need it, and they leave nothing all the same", async () => {
  const { failed, before, after } = await outcome(14, `void Hooks.on("preUpdateActor", () => false)`);
  expect(failed).toEqual(["heart-rush.documents", "heart-rush.embedded", "heart-rush.fight"]);
  expect(after).toEqual(before);
});

/** What the module does of itself, as often as is said: it tells of each roll of a message, and of those that an update adds. */
const diceSoNice = (times: number): string => `(() => {
  game.modules.set("dice-so-nice", { id: "dice-so-nice", active: true });
  const fall = ({ id }, rolls) => {
    for (const roll of rolls) for (let time = 0; time < ${times}; time++) Hooks.callAll("diceSoNiceRollStart", id, { roll });
  };
  Hooks.on("createChatMessage", (message) => fall(message, message.rolls));
  Hooks.on("preUpdateChatMessage", (message, { rolls }, options) => { if (rolls) options.added = rolls.length - message.rolls.length; });
  Hooks.on("updateChatMessage", (message, changed, { added = 0 }) => { if (added > 0) fall(message, message.rolls.slice(-added)); });
})()`;

test.for([
  [1, []],
  [2, ["heart-rush.messages"]],
] as const)("dice of Dice So Nice that fall %i times", async ([times, expected]) => {
  const { failed } = await outcome(14, diceSoNice(times), ["heart-rush.messages"]);
  expect(failed).toEqual(expected);
});
