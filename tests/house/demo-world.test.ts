import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { demoWorld } from "../../tools/build-demo-world.mjs";
import { ROOT } from "./scratch.ts";

interface Named {
  readonly _id: string;
  readonly name: string;
}

interface World {
  readonly users: readonly (Named & { readonly character?: string })[];
  readonly folders: readonly Named[];
  readonly actors: readonly (Named & {
    readonly folder: string;
    readonly ownership: Readonly<Record<string, number>>;
  })[];
  readonly scenes: readonly (Named & { readonly tokens: readonly (Named & { readonly actorId: string })[] })[];
}

const world = JSON.parse(readFileSync(`${ROOT}/tools/demo-world.json`, "utf8")) as World;
const ids = (documents: readonly Named[]): readonly string[] => documents.map(({ _id }) => _id);

test("the people of the practice yard are as the packs have them", () => {
  expect(world, "run node tools/build-demo-world.mjs").toEqual(JSON.parse(demoWorld(ROOT)));
});

test("whoever and whatever it speaks of is there", () => {
  const actors = ids(world.actors);
  const spoken = [
    ...world.users.flatMap(({ character }) => character ?? []),
    ...world.scenes.flatMap(({ tokens }) => tokens.map(({ actorId }) => actorId)),
  ];
  expect(spoken.filter((id) => !actors.includes(id))).toEqual([]);
  expect(world.actors.filter(({ folder }) => !ids(world.folders).includes(folder))).toEqual([]);
  const owners = world.actors.flatMap(({ ownership }) => Object.keys(ownership)).filter((user) => user !== "default");
  expect(owners.filter((user) => !ids(world.users).includes(user))).toEqual([]);
});

test("every id is sixteen letters and digits, and there once", () => {
  const all = [...world.users, ...world.folders, ...world.actors, ...world.scenes].map(({ _id }) => _id);
  expect(all.filter((id) => !/^[A-Za-z0-9]{16}$/.test(id))).toEqual([]);
  expect(new Set(all).size).toBe(all.length);
});
