import { afterEach, expect, test, vi } from "vitest";
import { classOf, Seated } from "../../testing/seated.ts";
import type { Folder } from "./folder.ts";
import type { Macro } from "./macro.ts";
import type { RollTable } from "./roll-table.ts";

let table: Seated;
const done = <T>(work: Promise<T>): Promise<T> => table.done(work);

afterEach(() => table.table.close());

test("folders know what is in them", async () => {
  table = await Seated.at(13);
  const { gm, ada } = table;
  const folder = (await table.make(gm, "Folder", { name: "Folk", type: "Actor" })) as Folder;
  const inner = (await table.make(gm, "Folder", { name: "Inner", type: "Actor", folder: folder.id })) as Folder;
  const actor = await table.wanderer({ folder: inner.id });
  expect([inner.contents, folder.children, inner.ancestors, inner.depth]).toEqual([[actor], [inner], [folder], 2]);
  expect(ada.game.folders.get(String(folder.id))?.visible).toBe(false);
});

test("a table is drawn from, without replacement until nothing is left", async () => {
  table = await Seated.at(13);
  const { gm } = table;
  const results = ["Rain", "Fog"].map((name, index) => ({ name, range: [index + 1, index + 1] }));
  const weather = (await table.make(gm, "RollTable", {
    name: "Weather",
    formula: "1d2",
    replacement: false,
    results,
  })) as RollTable;
  const drawn = [await done(weather.draw()), await done(weather.draw())].flatMap((draw) =>
    draw.results.map(({ name }) => name),
  );
  expect(drawn.sort()).toEqual(["Fog", "Rain"]);
  await expect(weather.draw()).rejects.toThrow("no result left");
  expect(gm.game.messages.size).toBe(2);
  await done(weather.resetResults());
  expect(weather.results.every(({ drawn: gone }) => !gone)).toBe(true);
});

test("a script macro runs with what it is given", async () => {
  table = await Seated.at(13);
  const macro = (await table.make(table.gm, "Macro", {
    name: "Sum",
    type: "script",
    command: "return a + scope.b + speaker.alias",
  })) as Macro;
  expect(await macro.execute({ a: 1, b: 2 })).toBe("3Gamemaster");
});

test("an adventure brings its documents into every client's world", async () => {
  table = await Seated.at(13);
  const { gm, ada } = table;
  const pack = gm.game.packs.get("lantern-tale.tales")!;
  const [adventure]: readonly unknown[] = await done(pack.getDocuments());
  const before = ada.game.items.size + ada.game.actors.size + ada.game.journal.size;
  await done((adventure as { import(): Promise<void> }).import());
  expect(ada.game.items.size + ada.game.actors.size + ada.game.journal.size).toBeGreaterThan(before);
});

test("the old key for the mode of messages says nothing in generation 14", async () => {
  table = await Seated.at(14);
  const { settings } = table.gm.game;
  expect([settings.get("core", "rollMode"), settings.get("core", "messageMode")]).toEqual([null, "public"]);
});

test("a user's hotbar takes, moves and drops macros", async () => {
  table = await Seated.at(14);
  const { gm } = table;
  const macro = await table.make(gm, "Macro", { name: "Wave", type: "chat", command: "hi" });
  const user = gm.game.user!;
  const slots = (): unknown => user.toObject()["hotbar"];
  await done(user.assignHotbarMacro(macro, 3));
  expect(slots()).toEqual({ 3: macro.id });
  await done(user.assignHotbarMacro(macro, 5, { fromSlot: 3 }));
  expect(slots()).toEqual({ 5: macro.id });
  expect(user.getHotbarMacros(1)[4]).toEqual({ slot: 5, macro });
  await done(user.assignHotbarMacro(null, 5));
  expect(slots()).toEqual({});
});

test("old keys of deletion still work in generation 14, with a warning", async () => {
  table = await Seated.at(14);
  const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const actor = await table.wanderer({ flags: { "lantern-tale": { a: 1, b: 2 } } });
  await done(actor.unsetFlag("lantern-tale", "a"));
  expect(warned).not.toHaveBeenCalled();
  await done(actor.update({ "flags.lantern-tale.-=b": null }));
  expect(warned.mock.calls[0]?.[0]).toContain("removed in version 16");
  expect(actor.toObject()["flags"]).toEqual({ "lantern-tale": {} });
  warned.mockRestore();
});

test("a model's migration meets updates as well as stored data", async () => {
  table = await Seated.at(13);
  const { CONFIG } = table.gm;
  const { dataModels } = CONFIG["Actor"] as {
    dataModels: Record<string, { migrateData(source: Record<string, unknown>): object }>;
  };
  dataModels["wanderer"]!.migrateData = (source) => {
    if ("glimmer" in source) source["light"] = { value: source["glimmer"] };
    delete source["glimmer"];
    return source;
  };
  const actor = await table.wanderer();
  await done(actor.update({ "system.glimmer": 8 }));
  expect(actor.toObject()["system"]).toMatchObject({ light: { value: 8, max: 10 } });
});

test("a document that cannot be built is kept aside, and can still be reached to be mended", async () => {
  table = await Seated.at(13);
  const actor = await table.wanderer();
  const reported = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const { actors } = table.gm.game;
  const id = String(actor.id);
  actors.delete(id);
  actors.fill([{ ...actor.toObject(), type: "ghost" }]);
  expect([actors.size, [...actors.invalidDocumentIds]]).toEqual([0, [id]]);
  expect(actors.get(id, { invalid: true })?.name).toBe("Wren");
  warned.mockRestore();
  expect(reported).toHaveBeenCalledOnce();
  reported.mockRestore();
});

test("world time passes for everyone", async () => {
  table = await Seated.at(13);
  const { gm, ada } = table;
  const heard: unknown[] = [];
  ada.Hooks.on("updateWorldTime", (time: number, passed: number) => void heard.push([time, passed]));
  await done(gm.game.time.advance(60));
  await done(gm.game.time.advance(6));
  expect(heard).toEqual([
    [60, 60],
    [66, 6],
  ]);
});

test("a change meant for a pack never ends up in the world", async () => {
  table = await Seated.at(13);
  const { gm } = table;
  const pack = gm.game.packs.get("lantern-tale.lanterns")!;
  const Items = classOf(gm, "Item");
  await expect(done(Items.create({ name: "X", type: "lantern" }, { pack: pack.collection }))).rejects.toThrow("locked");
  const [item] = await done(pack.getDocuments());
  await expect(done(item!.update({ name: "Y" }))).rejects.toThrow("locked");
  await expect(done(item!.delete())).rejects.toThrow("locked");
  expect(gm.game.items.size).toBe(0);
});

test.each([
  [13, 2],
  [14, undefined],
] as const)(
  "in generation %i an actor whose prepareBaseData forgets super has a glow of %s",
  async (generation, glow) => {
    table = await Seated.at(generation);
    const reported = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const actors: unknown = classOf(table.gm, "Actor").prototype;
    const prototype = actors as { prepareBaseData(): void };
    class Forgetful {
      prepareBaseData(): void {}
    }
    prototype.prepareBaseData = Forgetful.prototype.prepareBaseData;
    const actor = await table.wanderer();
    expect(Reflect.get(actor.system, "glow")).toBe(glow);
    expect(reported.mock.calls.length > 0).toBe(generation === 14);
    reported.mockRestore();
  },
);
