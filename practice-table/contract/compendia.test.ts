import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { HeadlessClient } from "../testing/headless/headless-client.ts";
import { USERS } from "../testing/practice-table.ts";
import { SocketTable } from "../testing/socket-table.ts";

const LANTERNS = "lantern-tale.lanterns";

describe("compendia that can be written", () => {
  let table: SocketTable;
  let gm: HeadlessClient;
  let ada: HeadlessClient;
  beforeAll(async () => {
    table = await SocketTable.open({ generation: 14 });
    gm = await HeadlessClient.join(table, USERS.gm);
    ada = await HeadlessClient.join(table, USERS.ada);
  }, 60_000);
  afterAll(() => table.close());
  const said = (who: HeadlessClient, script: string): Promise<unknown> =>
    who.run(`(async () => { ${script} })().catch((error) => "refused: " + error.message)`);

  test("a Game Master makes one, and documents of the world are copied into it with all they hold", async () => {
    const made = await said(
      gm,
      `const { CompendiumCollection } = foundry.documents.collections;
       const pack = await CompendiumCollection.createCompendium({ label: "Our Heroes!", type: "Actor" });
       const wren = await Actor.create({ name: "Wren", type: "wanderer", items: [{ name: "Candle", type: "lantern" }] });
       const copy = await pack.importDocument(wren);
       return [pack.collection, pack.locked, copy.pack, copy.uuid.startsWith("Compendium.world.our-heroes.Actor."), copy.items.size, game.actors.has(copy.id)]`,
    );
    expect(made).toEqual(["world.our-heroes", false, "world.our-heroes", true, 1, false]);
    await table.settle();
    const seen = `const pack = game.packs.get("world.our-heroes"); return pack.index.map(({ name }) => name)`;
    expect(await said(ada, seen)).toEqual(["Wren"]);
  });

  test("what is in it is changed by Game Masters, embedded documents too, and only while it is unlocked", async () => {
    const changed = await said(
      gm,
      `const pack = game.packs.get("world.our-heroes");
       const [wren] = await pack.getDocuments();
       await wren.update({ name: "Wren the Elder" });
       await wren.items.contents[0].update({ name: "Stub" });
       await wren.createEmbeddedDocuments("Item", [{ name: "Lamp", type: "lantern" }]);
       return [wren.name, wren.items.map(({ name }) => name), pack.index.contents[0].name]`,
    );
    expect(changed).toEqual(["Wren the Elder", ["Stub", "Lamp"], "Wren the Elder"]);
    await table.settle();
    const theirs = `const [wren] = await game.packs.get("world.our-heroes").getDocuments(); return [wren.name, wren.items.size]`;
    expect(await said(ada, theirs)).toEqual(["Wren the Elder", 2]);
    expect(
      await said(ada, `await Actor.create({ name: "X", type: "wanderer" }, { pack: "world.our-heroes" })`),
    ).toMatch("refused");
    expect(await said(ada, `await game.packs.get("world.our-heroes").configure({ locked: true })`)).toMatch("refused");
    const locked = `const pack = await game.packs.get("world.our-heroes").configure({ locked: true });
      return (await pack.getDocuments())[0].delete()`;
    expect(await said(gm, locked)).toMatch("locked");
  });

  test("one of the system's is unlocked as a copy in the world, and the system's folder stays as it is", async () => {
    expect(await said(gm, `await Item.create({ name: "X", type: "lantern" }, { pack: "${LANTERNS}" })`)).toMatch(
      "locked",
    );
    const names = await said(
      gm,
      `const pack = await game.packs.get("${LANTERNS}").configure({ locked: false });
       const before = pack.index.size;
       const candle = await pack.getDocument(pack.index.find(({ name }) => /candle/i.test(name))._id);
       await candle.update({ name: "Fat candle" });
       await Item.create({ name: "Torch", type: "lantern" }, { pack: pack.collection });
       return [before, pack.index.size, (await pack.getDocuments({ name: "Fat candle" })).length]`,
    );
    expect(names).toEqual([2, 3, 1]);
  });

  test("all of it is there after a restart and for who joins later, and one that is deleted is gone", async () => {
    await table.restart();
    gm = await HeadlessClient.join(table, USERS.gm);
    const cy = await HeadlessClient.join(table, USERS.bo);
    const seen = `return ["${LANTERNS}", "world.our-heroes"].map((id) => [game.packs.get(id).locked, game.packs.get(id).index.map(({ name }) => name).sort()])`;
    expect(await said(cy, seen)).toEqual([
      [false, ["Fat candle", "Storm lantern", "Torch"]],
      [true, ["Wren the Elder"]],
    ]);
    const gone = `const pack = await game.packs.get("world.our-heroes").configure({ locked: false });
      await pack.deleteCompendium(); return game.packs.has("world.our-heroes")`;
    expect(await said(gm, gone)).toBe(false);
    await table.settle();
    expect(await said(cy, `return game.packs.has("world.our-heroes")`)).toBe(false);
  });
});
