import { cp, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { builtFixture, builtModule } from "../testing/fixture-system.ts";
import { HeadlessClient } from "../testing/headless/headless-client.ts";
import { LocalTable } from "../testing/local-table.ts";
import { USERS } from "../testing/practice-table.ts";
import { through } from "./at-table.ts";

const TEMPLATE = {
  Actor: {
    types: ["beast", "wanderer"],
    templates: { living: { hp: { value: 4, max: 4 }, story: "" } },
    beast: { templates: ["living"], htmlFields: ["story"], claws: 2 },
    wanderer: {},
  },
  Item: { types: ["pelt"], pelt: { weight: 1 } },
};

/** The foreign system, with a file of the kind that says by examples what there is, as before there were models. */
async function withTemplate(): Promise<string> {
  const folder = join(await mkdtemp(join(tmpdir(), "templated-")), "lantern-tale");
  await cp(await builtFixture(), folder, { recursive: true });
  await writeFile(join(folder, "template.json"), JSON.stringify(TEMPLATE));
  return folder;
}

describe.each([13, 14] as const)("kinds of documents that packages bring, generation %i", (generation) => {
  let table: LocalTable;
  let gm: HeadlessClient;

  const play = <T>(code: string): Promise<T> => through(table, gm.run<T>(code));

  beforeAll(async () => {
    table = await LocalTable.open({ generation, system: await withTemplate(), modules: [await builtModule()] });
    gm = await HeadlessClient.join(table, USERS.gm);
  });
  afterAll(() => table.close());

  test("a template.json declares kinds, beside those of the manifest", async () => {
    expect(await play("[game.documentTypes.Actor, game.documentTypes.Item]")).toEqual([
      ["base", "beast", "wanderer", "Ferry_Crossing.boat"],
      ["base", "pelt", "lantern"],
    ]);
    expect(await play("game.model.Actor.beast")).toEqual({ hp: { value: 4, max: 4 }, story: "", claws: 2 });
  });

  test("what has no model begins with what the template says, and is filled up with it", async () => {
    const made = `Actor.create({ name: "Boar", type: "beast", system: { hp: { value: 1 }, tusks: 2 } })`;
    const boar = { hp: { value: 1, max: 4 }, story: "", claws: 2, tusks: 2 };
    expect(await play(`${made}.then(({ system }) => system)`)).toEqual(boar);
    expect(table.world.documents("Actor").find(({ name }) => name === "Boar")?.["system"]).toEqual(boar);
    const changed = `game.actors.getName("Boar").update({ "system.hp.max": 9 }).then(({ system }) => system.hp)`;
    expect(await play(changed)).toEqual({ value: 1, max: 9 });
    expect(await play(`new Item.implementation({ name: "Pelt", type: "pelt" }).system`)).toEqual({ weight: 1 });
  });

  test("a field that the template calls HTML is made safe", async () => {
    const made = `Actor.create({ name: "Cow", type: "beast", system: { story: "<p onclick='x()'>Moo</p>" } })`;
    expect(await play(`${made}.then(({ system }) => system.story)`)).toBe("<p>Moo</p>");
  });

  test("a kind that has a model is the model's", async () => {
    expect(await play(`Actor.create({ name: "Wren", type: "wanderer" }).then(({ system }) => system.courage)`)).toBe(3);
  });

  test("a module's kinds are there under its name, with its model, its words and its HTML", async () => {
    const made = `Actor.create({ name: "Punt", type: "Ferry_Crossing.boat", system: { log: "<p onclick='x()'>Leak</p>" } })`;
    expect(await play(`${made}.then(({ type, system }) => [type, system.seats, system.log])`)).toEqual([
      "Ferry_Crossing.boat",
      3,
      "<p>Leak</p>",
    ]);
    expect(await play(`game.i18n.localize(CONFIG.Actor.typeLabels["Ferry_Crossing.boat"])`)).toBe("Boat");
  });
});
