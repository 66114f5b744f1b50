import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Generation } from "../common/protocol.ts";
import { builtModule } from "../testing/fixture-system.ts";
import { HeadlessClient } from "../testing/headless/headless-client.ts";
import { LocalTable } from "../testing/local-table.ts";
import { type PracticeTable, USERS } from "../testing/practice-table.ts";
import { SocketTable } from "../testing/socket-table.ts";
import { through } from "./at-table.ts";

const ID = "Ferry_Crossing";

const GROUNDS: readonly (readonly [string, Generation, typeof LocalTable | typeof SocketTable])[] = [
  ["in process, generation 13", 13, LocalTable],
  ["over sockets, generation 14", 14, SocketTable],
];

describe.each(GROUNDS)("a module is played with, %s", (_, generation, Table) => {
  let table: PracticeTable;
  let gm: HeadlessClient;
  let ada: HeadlessClient;

  const play = <T>(client: HeadlessClient, code: string): Promise<T> => through(table, client.run<T>(code));

  beforeAll(async () => {
    table = await Table.open({ generation, modules: [await builtModule()] });
    gm = await HeadlessClient.join(table, USERS.gm, { seed: 1 });
    ada = await HeadlessClient.join(table, USERS.ada, { seed: 2 });
  });
  afterAll(() => table.close());

  test("its script has run, and it is among the modules, active, with room for what it offers", async () => {
    const facts = `(({ id, title, version, active, socket, api }) => [id, title, version, active, socket, typeof api.call])(game.modules.get("${ID}"))`;
    expect(await gm.run(facts)).toEqual([ID, "Ferry", "0.3.0", true, true, "function"]);
    expect(await gm.run(`[game.modules.size, game.modules.get("another")?.active ?? null]`)).toEqual([1, null]);
  });

  test("its words, settings and flags are there", async () => {
    expect(await ada.run(`game.i18n.localize("FERRY.Call")`)).toBe("Ferryman!");
    await play(gm, `game.settings.set("${ID}", "toll", 5)`);
    expect(await ada.run(`game.settings.get("${ID}", "toll")`)).toBe(5);
    const flag = `Actor.create({ name: "Wren", type: "wanderer" })
      .then((actor) => actor.setFlag("${ID}", "paid", 3)).then((actor) => actor.getFlag("${ID}", "paid"))`;
    expect(await play(gm, flag)).toBe(3);
  });

  test("its compendia are there, the empty one too, and of those that the table cannot hold what there is", async () => {
    const packs = `game.packs.filter(({ collection }) => collection.startsWith("${ID}")).map((pack) => [pack.collection, pack.index.size])`;
    expect(await gm.run(packs)).toEqual([
      [`${ID}.boats`, 1],
      [`${ID}.empty`, 0],
      [`${ID}.decks`, 1],
      ...(generation === 14 ? [[`${ID}.moods`, 1]] : []),
    ]);
    const decks = `game.packs.get("${ID}.decks")`;
    expect(await gm.run(`[${decks}.documentName, ${decks}.index.contents[0].name]`)).toEqual(["Cards", "Tarot"]);
    const opened = await play<string>(gm, `${decks}.getDocuments().then(() => "", (error) => error.message)`);
    expect(opened).toContain('NotInHost("foundry.documents.Cards")');
    gm.takeComplaints();
    if (generation === 14) {
      const mood = `fromUuid("Compendium.${ID}.moods.ActiveEffect.brave00000000000")`;
      expect(await play(gm, `${mood}.then(({ name, system }) => [name, system.changes[0].value])`)).toEqual([
        "Brave",
        2,
      ]);
    }
    const raft = `fromUuid("Compendium.${ID}.boats.Item.raft000000000000").then(({ name, system }) => [name, system.oil])`;
    expect(await play(gm, raft)).toEqual(["Raft", 0]);
  });

  test("what is read of a compendium can be changed on its way, and is asked for as the declarations say", async () => {
    const seen = await play(
      ada,
      `(async () => {
      const backend = CONFIG.DatabaseBackend, { _getDocuments } = backend, asked = [];
      backend._getDocuments = async function (documentClass, operation, user) {
        const found = await _getDocuments.call(this, documentClass, operation, user);
        asked.push([documentClass.documentName, operation.pack, Boolean(operation.index)]);
        return operation.index ? found.map((entry) => ({ ...entry, name: entry.name.toUpperCase() })) : found;
      };
      const pack = game.packs.get("lantern-tale.lanterns");
      const [candle] = await pack.getDocuments({ _id__in: ["candle0000000000"] });
      const index = await pack.getIndex({ fields: ["system.oil"] });
      delete backend._getDocuments;
      const names = async (query) => (await pack.getDocuments(query)).map(({ name }) => name).sort();
      const both = [await names({ type__in: ["lantern", "pelt"] }), await names({ name__ne: "CANDLE" }), await names({ name: "CANDLE" })];
      return [asked, candle.name, index.map(({ name }) => name).sort(), backend instanceof foundry.data.ClientDatabaseBackend, both];
    })()`,
    );
    const pack = "lantern-tale.lanterns";
    expect(seen).toEqual([
      [
        ["Item", pack, false],
        ["Item", pack, true],
      ],
      "Candle",
      ["CANDLE", "STORM LANTERN"],
      true,
      [["Candle", "Storm lantern"], ["Storm lantern"], ["Candle"]],
    ]);
  });

  test("what it says to others reaches them by its own event, and no other module's does", async () => {
    await play(ada, `void game.modules.get("${ID}").api.call("Hoy")`);
    expect(await gm.run(`game.modules.get("${ID}").api.calls`)).toEqual([["Hoy", USERS.ada]]);
    expect(await ada.run(`game.modules.get("${ID}").api.calls`)).toEqual([]);
    await play(ada, `void game.socket.emit("module.another", {})`);
    expect(ada.takeComplaints().join()).toContain("No package listens to module.another");
  });
});
