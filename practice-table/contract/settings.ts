import { expect } from "vitest";
import { USERS } from "../testing/practice-table.ts";
import { atTable, describe, type Ground, idOf, refusalOf, through } from "./at-table.ts";

const WEATHER = { key: "lantern-tale.weather", value: '"rain"' };

export function register(ground: Ground): void {
  describe("settings", () => {
    atTable(ground, "of the world are written by who may modify settings, and read by all", async (table) => {
      const gm = await table.join(USERS.gm);
      const ada = await table.join(USERS.ada);
      const assistant = await table.join(USERS.assistant);
      expect(await refusalOf(table, ada.create("Setting", WEATHER))).toBe("permission");
      const made = await through(table, gm.create("Setting", WEATHER));
      expect(await refusalOf(table, assistant.update("Setting", { _id: idOf(made), value: '"fog"' }))).toBe("accepted");
      expect(await refusalOf(table, ada.update("Setting", { _id: idOf(made), value: '"sun"' }))).toBe("permission");
      expect(await refusalOf(table, ada.delete("Setting", idOf(made)))).toBe("permission");
      expect(ada.documents.all("Setting")).toMatchObject([{ key: WEATHER.key, value: '"fog"', user: null }]);
    });

    atTable(ground, "of a user are that user's own, and still sent to all", async (table) => {
      const gm = await table.join(USERS.gm);
      const [ada, bo] = [await table.join(USERS.ada), await table.join(USERS.bo)];
      const mine = await through(table, ada.create("Setting", { ...WEATHER, user: USERS.ada }));
      expect(await refusalOf(table, bo.update("Setting", { _id: idOf(mine), value: "1" }))).toBe("permission");
      expect(await refusalOf(table, bo.create("Setting", { ...WEATHER, user: USERS.ada }))).toBe("permission");
      expect(await refusalOf(table, ada.update("Setting", { _id: idOf(mine), user: null }))).toBe("permission");
      expect(gm.documents.all("Setting")).toMatchObject([{ user: USERS.ada, value: '"rain"' }]);
    });

    atTable(ground, "set for the first time by two at once are one setting", async (table) => {
      const [gm, second] = [await table.join(USERS.gm), await table.join(USERS.secondGm)];
      const both = [gm.create("Setting", WEATHER), second.request(firstTime('"snow"'))];
      await through(table, Promise.all(both));
      expect(gm.documents.all("Setting")).toMatchObject([{ key: WEATHER.key }]);
      expect(gm.documents.all("Setting")).toEqual(second.documents.all("Setting"));
      const actions = gm.heard("documentsModified").flatMap(({ results }) => results.map(({ action }) => action));
      expect(actions).toEqual(["create", "update"]);
    });

    atTable(ground, "the permissions of roles are a Game Master's alone, and count at once", async (table) => {
      const gm = await table.join(USERS.gm);
      const [ada, assistant] = [await table.join(USERS.ada), await table.join(USERS.assistant)];
      const key = "core.permissions";
      expect(await refusalOf(table, assistant.create("Setting", { key, value: "{}" }))).toBe("permission");
      const actor = { name: "Wren", type: "wanderer" };
      expect(await refusalOf(table, ada.create("Actor", actor))).toBe("permission");
      await through(table, gm.create("Setting", { key, value: '{"ACTOR_CREATE":[1,2,3,4]}' }));
      expect(await refusalOf(table, ada.create("Actor", actor))).toBe("accepted");
      expect(ada.documents.all("Actor")[0]?.["ownership"]).toEqual({ default: 0, [USERS.ada]: 3 });
    });
  });
}

function firstTime(value: string) {
  const data = [{ key: WEATHER.key, value }];
  const operation = { action: "create", documentName: "Setting", parentUuid: null, options: {}, data } as const;
  return { kind: "modifyDocument", operations: [operation] } as const;
}
