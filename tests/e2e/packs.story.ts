import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { packSources } from "../../tools/build-packs.mjs";
import { heartRushTable } from "./fixtures/heart-rush.ts";
import { inPage } from "./fixtures/in-page.ts";
import { storyAt } from "./fixtures/story.ts";

const ROOT = join(import.meta.dirname, "../..");
const manifest = JSON.parse(readFileSync(join(ROOT, "system.json"), "utf8")) as {
  readonly packs: readonly { readonly name: string; readonly type: string }[];
};

interface Entry {
  readonly _id: string;
  readonly _key: string;
  readonly name: string;
  readonly system?: object;
  readonly items?: readonly Entry[];
}

const entriesOf = (pack: { readonly name: string; readonly type: string }): readonly Entry[] =>
  (packSources(ROOT, pack) as readonly Entry[]).filter(({ _key }) => !_key.startsWith("!folders!"));

describe.for([13, 14] as const)("in generation %i", (generation) => {
  const story = storyAt(heartRushTable({ generation }));

  story("every entry of every pack is what its author wrote", async ({ gm }) => {
    for (const pack of manifest.packs) {
      const written = entriesOf(pack);
      const loaded = await inPage<readonly Entry[]>(
        gm,
        `const pack = game.packs.get("heart-rush.${pack.name}");
         const documents = await pack.getDocuments();
         if (pack.documentClass.documentName !== "${pack.type}" || pack.invalidDocumentIds.size) throw new Error("invalid");
         return documents.map((document) => document.toObject());`,
      );
      const byId = new Map(loaded.map((entry) => [entry._id, entry]));
      expect(loaded).toHaveLength(written.length);
      for (const { _id, name, system, items = [] } of written) {
        const found = byId.get(_id);
        expect(found, name).toMatchObject(system === undefined ? { name } : { name, system });
        const owned = items.map((item) => ({ name: item.name, system: item.system ?? {} }));
        if (items.length > 0) expect(found?.items, name).toMatchObject(owned);
      }
    }

    // Whoever is dragged into the world can be played at once: the rules read each of them, and links lead somewhere.
    const unread = await inPage(
      gm,
      `const unread = [];
       for (const name of ["heroes", "creatures"])
         for (const source of await game.packs.get("heart-rush." + name).getDocuments()) {
           const actor = await Actor.implementation.create(game.actors.fromCompendium(source));
           const { defence, heart } = actor.getRollData();
           if (!Number.isInteger(defence) || !heart || actor.prototypeToken.actorLink !== (name === "heroes")) unread.push(actor.name);
         }
       return unread;`,
    );
    expect(unread).toEqual([]);
    expect(
      await inPage(
        gm,
        `return (await fromUuid("Compendium.heart-rush.conditions.JournalEntry.journalCondition")).pages.size`,
      ),
    ).toBe(27);
  });
});

describe("the world that is practised in", () => {
  const story = storyAt(heartRushTable({ seed: join(ROOT, "tools/demo-world.json") }));

  story("is whole, and everybody in it can be played", async ({ table }) => {
    const master = await table.join("Game Master");
    const found = await inPage<readonly string[]>(
      master,
      `const broken = [...game.actors.invalidDocumentIds, ...game.scenes.invalidDocumentIds];
       for (const actor of game.actors) {
         const { defence, heart } = actor.getRollData();
         if (!Number.isInteger(defence) || !heart) broken.push(actor.name);
         for (const item of actor.items) if (item.system.schema === undefined) broken.push(item.name);
       }
       for (const token of game.scenes.active.tokens) if (!token.actor) broken.push(token.name);
       return broken;`,
    );
    expect(found).toEqual([]);
    expect(await inPage(master, "return [game.actors.size, game.scenes.active.tokens.size > 5]")).toEqual([9, true]);
  });
});
