import { afterEach, expect, test } from "vitest";
import { HeadlessClient } from "../testing/headless/headless-client.ts";
import { LocalTable } from "../testing/local-table.ts";
import { USERS } from "../testing/practice-table.ts";
import { through } from "./at-table.ts";

let table: LocalTable;
afterEach(() => table.close());

const at = <T>(who: HeadlessClient, code: string): Promise<T> => through(table, who.run<T>(code));
const said = (deed: string): string => `(async () => ${deed})().then(() => "done", (error) => error.message)`;
const SCENE = `game.scenes.getName("Marsh")`;
const REGION = `${SCENE}.regions.contents[0]`;
const HERS = `{ name: "Hers", shapes: [{ type: "circle", x: 0, y: 0, radius: 50 }], ownership: { default: 0, "${USERS.ada}": 3 } }`;
const BEHAVIORS = `[{ type: "modifyMovementCost", system: {} }]`;
const lay = (region: string): string => said(`${SCENE}.createEmbeddedDocuments("Region", [${region}])`);

async function seated(generation: 13 | 14): Promise<Record<"gm" | "ada" | "bo", HeadlessClient>> {
  table = await LocalTable.open({ generation });
  const gm = await HeadlessClient.join(table, USERS.gm);
  const ada = await HeadlessClient.join(table, USERS.ada);
  const bo = await HeadlessClient.join(table, USERS.bo);
  await at(gm, `Scene.create({ name: "Marsh", ownership: { default: 3 } }).then(() => null)`);
  return { gm, ada, bo };
}

test("regions of generation 13 are the Game Master's", async () => {
  const { gm, ada } = await seated(13);
  expect(await at(ada, `[game.user.can("REGION_CREATE"), "REGION_CREATE" in CONST.USER_PERMISSIONS]`)).toEqual([
    false,
    false,
  ]);
  expect(await at(ada, lay(HERS))).toContain("lacks permission");
  expect(await at(gm, lay(HERS))).toBe("done");
  expect(await at(ada, said(`${REGION}.update({ name: "Mine" })`))).toContain("lacks permission");
  expect(await at(ada, said(`${REGION}.delete()`))).toContain("lacks permission");
});

test("those of generation 14 are whoever's they are", async () => {
  const { ada, bo } = await seated(14);
  expect(await at(ada, `game.user.can("REGION_CREATE")`)).toBe(true);
  expect(await at(ada, lay(HERS))).toBe("done");
  expect([await at(ada, `${REGION}.isOwner`), await at(bo, `${REGION}.isOwner`)]).toEqual([true, false]);
  expect(await at(bo, said(`${REGION}.update({ name: "His" })`))).toContain("lacks permission");
  expect(await at(bo, said(`${REGION}.delete()`))).toContain("lacks permission");
  expect(await at(ada, said(`${REGION}.update({ name: "Hers still" })`))).toBe("done");
  expect(await at(ada, said(`${REGION}.delete()`))).toBe("done");
});

test("in generation 14 nobody but a Game Master says what a region does, and a role may be kept from laying any", async () => {
  const { gm, ada } = await seated(14);
  expect(await at(ada, lay(`{ ...${HERS}, behaviors: ${BEHAVIORS} }`))).toContain("lacks permission");
  expect(await at(ada, lay(HERS))).toBe("done");
  const behave = said(`${REGION}.createEmbeddedDocuments("RegionBehavior", ${BEHAVIORS})`);
  expect(await at(ada, behave)).toContain("lacks permission");
  expect(await at(gm, behave)).toBe("done");
  await at(
    gm,
    `game.settings.set("core", "permissions", { ...game.settings.get("core", "permissions"), REGION_CREATE: [3, 4] }).then(() => null)`,
  );
  expect(await at(ada, lay(HERS))).toContain("lacks permission");
});
