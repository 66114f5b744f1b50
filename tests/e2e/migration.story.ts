import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { heartRushTable, IDS } from "./fixtures/heart-rush.ts";
import { inPage } from "./fixtures/in-page.ts";
import { ready } from "./fixtures/table.ts";
import { storyAt } from "./fixtures/story.ts";

const GM = "practiceGM000000";

interface OldWorld {
  readonly actors: readonly { readonly name: string; readonly system: object; effects?: object[] }[];
  readonly scenes: readonly { readonly tokens: readonly { readonly _id: string; delta?: object }[] }[];
}

/** Lists, as they were when their entries had no ids. */
const LISTS = {
  wounds: [{ description: "a split brow", rank: 9 }],
  aspects: [
    { text: "Stubborn", rank: 1 },
    { text: "Swift", rank: 2 },
  ],
  advances: [{ bought: "aspectRank", of: "1", name: "Swift", cost: 2, from: 1, to: 2 }],
};

/** The world of the stories as an earlier version left it: numbers as texts or out of range, a stranger's key, and damage. */
async function oldWorld(): Promise<string> {
  const path = join(import.meta.dirname, "fixtures/heart-rush-seed.json");
  const world = JSON.parse(await readFile(path, "utf8")) as OldWorld;
  for (const actor of world.actors) {
    if (actor.name === "Bo")
      Object.assign(actor.system, { hp: { value: "31", max: 9_999_999 }, luck: 7, destiny: 40, ...LISTS });
    if (actor.name === "Cy") Object.assign(actor.system, { heart: { current: 7, max: 8 } });
    if (actor.name === "Ana") {
      const system = { until: "the end", rounds: "many" };
      actor.effects = [{ _id: "boonBad000000000", name: "A blur", type: "boon", img: "icons/svg/aura.svg", system }];
    }
  }
  for (const { tokens } of world.scenes)
    for (const token of tokens)
      if (token._id === IDS.tokens.orc) token.delta = { system: { wounds: [{ description: "cut", rank: 11 }] } };
  for (const token of world.scenes.flatMap(({ tokens }) => tokens))
    if (token._id === IDS.tokens.hound)
      token.delta = { _id: token._id, system: { heart: { current: 7 } }, items: [], effects: [] };
  const fights = [
    { _id: "combatBad0000000", type: "heartRush", system: { at: "nonsense" }, combatants: [] },
    { _id: "combatOld0000000", type: "heartRush", combatants: [] },
  ];
  const messages = [
    { _id: "messageBad000000", type: "damage", author: GM, system: { targets: { t0: { actor: "x", state: "odd" } } } },
    { _id: "messageOld000000", type: "damage", author: GM, system: { source: "fire" } },
  ];
  const settings = [{ key: "heart-rush.worldVersion", value: JSON.stringify("0.0.1") }];
  const file = join(await mkdtemp(join(tmpdir(), "old-world-")), "seed.json");
  await writeFile(file, JSON.stringify({ ...world, combats: fights, messages, settings }));
  return file;
}

const seed = await oldWorld();

const story = storyAt(heartRushTable({ seed, canvas: "gm" }));

story("an old world is brought up to date, and what is damaged is named and left alone", async ({ gm, player }) => {
  await gm.waitForFunction('game.settings.get("heart-rush", "worldVersion") === game.system.version');
  const bo = `game.actors.get("${IDS.bo}")`;
  expect(await inPage(gm, `return [${bo}.system.hp.value, ${bo}.system.hp.max, ${bo}.system.destiny]`)).toEqual([
    31, 99_999, 10,
  ]);
  // Lists of then are entries by id now, in the world's own files as well: a part of one is written, and the rest stays.
  await inPage(gm, `await ${bo}.update({ "system.wounds.entry0.rank": 8, "system.aspects.entry0.rank": 3 })`);
  const orc = `canvas.tokens.get("${IDS.tokens.orc}").actor`;
  await inPage(gm, `await ${orc}.update({ "system.wounds.entry0.treated": true })`);
  await gm.reload();
  await ready(gm);
  expect(
    await inPage(
      gm,
      `const { wounds, aspects, advances } = ${bo}.toObject().system; return { wounds, aspects, advances }`,
    ),
  ).toMatchObject({
    wounds: { entry0: { description: "a split brow", rank: 8 } },
    aspects: { entry0: { text: "Stubborn", rank: 3 }, entry1: { text: "Swift", rank: 2 } },
    advances: { entry0: { of: "entry1", cost: 2 } },
  });
  expect(await inPage(gm, `return ${orc}.toObject().system.wounds`)).toEqual({
    entry0: { description: "cut", rank: 11, treated: true, source: "" },
  });
  await expect
    .poll(() => gm.locator("#notifications").innerText())
    .toContain("they were left as they are: Ana: A blur, Cy");
  const told = await gm.locator("#notifications").innerText();
  for (const damaged of [
    "Ana: A blur",
    "The yard: Hound",
    "a fight (combatBad0000000)",
    "a message (messageBad000000)",
  ])
    expect(told).toContain(damaged);
  expect(told).not.toContain("Old");
  expect(await inPage(gm, `return game.actors.get("${IDS.cy}").system.heart.current`)).toBe(8);

  // Players hear nothing of it. The one was written, the damaged one was not.
  const one = await player(1);
  expect(await one.getByText("left as they were").count()).toBe(0);
  const writer = (id: string): Promise<unknown> =>
    inPage(one, `return game.actors.get("${id}")._stats.lastModifiedBy ?? null`);
  expect(await writer(IDS.bo)).toBe(GM);
  expect(await writer(IDS.cy)).not.toBe(GM);

  // Steps, also of a module, reach actors, their items, unlinked tokens and the items of those; one that fails is named.
  await gm.addInitScript(`addEventListener("DOMContentLoaded", () => {
    const wait = setInterval(() => {
      if (!globalThis.Hooks) return;
      clearInterval(wait);
      Hooks.on("heart-rush.migrations", (steps) => steps.push({
        version: "0.0.3",
        actor: (source) => {
          if (source.name === "Ana") throw new Error("a fault in a step");
          return { "system.notes": "<p>seen</p>", "system.hp.max": source.system.hp.max + 1 };
        },
        item: ({ system }) => ({ "system.price": system.price + 7 }),
        effect: () => ({ "system.rounds": 5 }),
        combat: () => ({ "system.dice.s1": "seen" }),
        message: ({ system }) => ({ "system.source": system.source + ", seen" }),
      }, { version: "0.0.1", actor: () => ({ "system.notes": "too old" }) }));
    }, 1);
  });`);
  await inPage(
    gm,
    `const orc = canvas.tokens.get("${IDS.tokens.orc}").actor;
    await orc.update({ "system.hp.value": 12 });
    await orc.createEmbeddedDocuments("Item", [{ name: "Loot", type: "gear", system: { price: 1 } }]);
    await game.actors.get("${IDS.bo}").createEmbeddedDocuments("ActiveEffect", [{ name: "Blessed", type: "boon" }]);
    await game.settings.set("heart-rush", "worldVersion", "0.0.2")`,
  );
  await gm.reload();
  await ready(gm);
  await gm.waitForFunction('game.settings.get("heart-rush", "worldVersion") === game.system.version');
  expect(
    await inPage(
      gm,
      `const token = canvas.tokens.get("${IDS.tokens.orc}");
      const { delta } = token.document;
      return [${bo}.system.notes, ${bo}.items.contents[0].system.price, token.actor.system.notes, token.actor.system.hp.value,
        token.actor.items.contents[0].system.price, delta._source.system.hp, game.actors.get("${IDS.ana}").system.notes]`,
    ),
  ).toEqual(["<p>seen</p>", 7, "<p>seen</p>", 12, 7, { value: 12 }, ""]);

  // What a token has from the world's actor comes with that, once; what is its own is seen to beside it.
  expect(
    await inPage(
      gm,
      `const { actor, delta } = canvas.tokens.get("${IDS.tokens.orc}").document;
      return [actor.system.hp.max, actor.items.getName("Loot").system.price, delta._source.items.map(({ name }) => name)]`,
    ),
  ).toEqual([41, 8, ["Loot"]]);
  // Boons, fights and messages too; what is damaged still is as it was.
  expect(
    await inPage(
      gm,
      `const { delta } = canvas.tokens.get("${IDS.tokens.hound}").document;
      const at = (id) => game.combats.get(id).system.dice;
      return [${bo}.effects.getName("Blessed").system.rounds, at("combatOld0000000"), at("combatBad0000000"),
        game.messages.get("messageOld000000").system.source, game.messages.get("messageBad000000").system.source,
        delta._source.system, canvas.tokens.get("${IDS.tokens.hound}").actor.system.heart.current]`,
    ),
  ).toEqual([5, { s1: "seen" }, {}, "fire, seen", "", { heart: { current: 7 } }, 8]);
  await expect.poll(() => gm.locator("#notifications").innerText()).toContain("left as they are: Ana");
});
