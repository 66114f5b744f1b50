import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { HeadlessClient } from "../testing/headless/headless-client.ts";
import { LocalTable } from "../testing/local-table.ts";
import { USERS } from "../testing/practice-table.ts";
import { through } from "./at-table.ts";

describe("areas that are laid on a scene of generation 13", () => {
  let table: LocalTable;
  let gm: HeadlessClient;
  let ada: HeadlessClient;
  let bo: HeadlessClient;
  const at = <T>(who: HeadlessClient, code: string): Promise<T> => through(table, who.run<T>(code));
  const SCENE = `game.scenes.getName("Yard")`;
  const lay = (more = ""): string =>
    `${SCENE}.createEmbeddedDocuments("MeasuredTemplate", [{ t: "cone", x: 100, y: 200, distance: 15, angle: 53.13${more} }])`;
  const said = (deed: string): string => `${deed}.then(() => "done", (error) => error.message)`;

  beforeAll(async () => {
    table = await LocalTable.open({ generation: 13 });
    [gm, ada, bo] = [
      await HeadlessClient.join(table, USERS.gm),
      await HeadlessClient.join(table, USERS.ada),
      await HeadlessClient.join(table, USERS.bo),
    ];
    await at(gm, `Scene.create({ name: "Yard" }).then(() => null)`);
  });
  afterAll(() => table.close());

  test("are their author's, in the author's colour, and everybody sees them", async () => {
    const laid = await at<string>(ada, `${lay()}.then(([one]) => one.id)`);
    const seen = `(() => {
      const one = ${SCENE}.templates.get("${laid}");
      return [one.author.name, String(one.fillColor) === String(one.author.color), one.t, one.distance, one.isOwner];
    })()`;
    expect(await at(bo, seen)).toEqual(["Ada", true, "cone", 15, false]);
    expect(await at(gm, seen)).toEqual(["Ada", true, "cone", 15, true]);
    expect(await at(bo, said(`${SCENE}.templates.get("${laid}").update({ x: 0 })`))).toContain("lacks permission");
    expect(await at(ada, said(`${SCENE}.templates.get("${laid}").update({ direction: 90 })`))).toBe("done");
    expect(await at(gm, `${SCENE}.templates.get("${laid}").direction`)).toBe(90);
    const address = `${SCENE}.templates.get("${laid}").uuid`;
    expect(await at(gm, `fromUuid(${address}).then((found) => found.id)`)).toBe(laid);
    expect(await at(bo, said(`${SCENE}.templates.get("${laid}").delete()`))).toContain("lacks permission");
    expect(await at(ada, said(`${SCENE}.templates.get("${laid}").delete()`))).toBe("done");
    expect(await at(gm, `${SCENE}.templates.size`)).toBe(0);
  });

  test("are laid in nobody else's name, and by nobody whose role may not", async () => {
    expect(await at(ada, said(lay(`, author: "${USERS.bo}"`)))).toContain("lacks permission");
    await at(
      gm,
      `game.settings.set("core", "permissions", { ...game.settings.get("core", "permissions"), TEMPLATE_CREATE: [2, 3, 4] }).then(() => null)`,
    );
    expect(await at(ada, said(lay()))).toContain("lacks permission");
    expect(await at(gm, said(lay(`, author: "${USERS.bo}"`)))).toBe("done");
  });

  test("have the shapes that Foundry's have a name for, and a whole turn stays one", async () => {
    expect(await at(gm, `Object.values(CONST.MEASURED_TEMPLATE_TYPES)`)).toEqual(["circle", "cone", "rect", "ray"]);
    expect(await at(gm, said(lay(`, t: "star"`)))).toContain("t");
    expect(
      await at(gm, `new CONFIG.MeasuredTemplate.documentClass({ angle: 360, direction: 370 }).toObject()`),
    ).toMatchObject({
      angle: 360,
      direction: 10,
      t: "circle",
      author: null,
    });
  });
});

test("generation 14 has regions in their place", async () => {
  const table = await LocalTable.open({ generation: 14 });
  const gm = await HeadlessClient.join(table, USERS.gm);
  const seen = await through(
    table,
    gm.run(`Scene.create({ name: "Yard" }).then(async (scene) => [
      Object.hasOwn(scene.toObject(), "templates"),
      await (async () => scene.createEmbeddedDocuments("MeasuredTemplate", [{}]))().then(() => "done", ({ message }) => message),
    ])`),
  );
  expect(seen).toEqual([false, "MeasuredTemplate is not a valid embedded Document within the Scene Document"]);
  await table.close();
});
