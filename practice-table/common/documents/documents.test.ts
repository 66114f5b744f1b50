import { beforeEach, describe, expect, test } from "vitest";
import { TypeDataModel } from "../abstract/type-data.ts";
import * as fields from "../data/fields/index.ts";
import type { Document } from "../abstract/document.ts";
import type { DocumentName } from "../hierarchy.ts";
import { configureRealm } from "../realm.ts";
import type { PlainObject } from "../utils/objects/plain-object.ts";
import { BaseActorDelta } from "./actor-delta.ts";
import { BaseActor } from "./actor.ts";
import { BASE_DOCUMENTS } from "./index.ts";

const ID = "aaaaaaaaaaaaaaaa";
const made = (name: DocumentName, data: PlainObject = {}): Document => new BASE_DOCUMENTS[name](data);

const OTHER = "bbbbbbbbbbbbbbbb";

class GearModel extends TypeDataModel {
  static override defineSchema() {
    return { load: new fields.NumberField({ required: true, nullable: false, initial: 1 }) };
  }
}

class HeroModel extends TypeDataModel {
  declare hp: { value: number; max: number };
  static override defineSchema() {
    const number = (initial: number) =>
      new fields.NumberField({ required: true, nullable: false, integer: true, initial });
    return { hp: new fields.SchemaField({ value: number(5), max: number(5) }) };
  }
}

beforeEach(() => {
  configureRealm({
    generation: 13,
    subtypes: (name) => ({ Actor: ["base", "hero", "beast"], Item: ["base", "gear", "spell"] })[name] ?? [],
    dataModel: (name, type) => {
      if (name === "Actor" && type === "hero") return HeroModel;
      return name === "Item" && type === "gear" ? GearModel : undefined;
    },
  });
});

const REQUIRED: Partial<Record<DocumentName, PlainObject>> = {
  Setting: { key: "core.x" },
  Folder: { type: "Item" },
  Macro: { type: "chat" },
};

describe.each([13, 14] as const)("generation %i", (generation) => {
  test.each(Object.keys(BASE_DOCUMENTS) as DocumentName[])(
    "a new %s gets its defaults and survives a round trip",
    (name) => {
      configureRealm({ generation });
      const document = made(name, { _id: ID, name: "x", ...(REQUIRED[name] ?? {}) });
      const source = document.toObject();
      expect(source["_id"]).toBe(ID);
      expect(made(name, source).toObject()).toEqual(source);
      expect(document.updateSource(source)).toEqual({});
    },
  );
});

test("walls, regions and tokens say on which levels of a scene they are in generation 14, and in 13 nothing of it", () => {
  const onLevels = (): unknown[] => {
    const data = { _id: ID, name: "x", levels: [OTHER], level: OTHER };
    return (["Wall", "Region", "Token"] as const).map((name) => {
      const { levels, level } = made(name, data).toObject();
      return levels ?? level;
    });
  };
  expect(onLevels()).toEqual([undefined, undefined, undefined]);
  configureRealm({ generation: 14 });
  expect(onLevels()).toEqual([[OTHER], [OTHER], OTHER]);
});

describe("an Actor", () => {
  const actor = (data: PlainObject = {}): BaseActor =>
    new BaseActor({
      _id: ID,
      name: "Ada",
      type: "hero",
      items: [{ _id: OTHER, name: "Sword", type: "gear" }],
      ...data,
    });

  test("brings its subtype's data to life", () => {
    const system = actor({ system: { hp: { value: 2 } } }).system as HeroModel;
    expect(system).toBeInstanceOf(HeroModel);
    expect(system.hp).toEqual({ value: 2, max: 5 });
  });

  test("shares one source with its subtype's model and with embedded documents", () => {
    const hero = actor();
    (hero.system as HeroModel).updateSource({ "hp.value": 1 });
    expect(hero.toObject()["system"]).toEqual({ hp: { value: 1, max: 5 } });
    hero.collections["items"]!.get(OTHER)!.updateSource({ name: "Axe" });
    expect(hero.toObject()["items"]).toMatchObject([{ name: "Axe" }]);
  });

  test("knows its embedded documents, their parents and uuids", () => {
    const item = actor().getEmbeddedDocument("Item", OTHER);
    expect(item?.uuid).toBe(`Actor.${ID}.Item.${OTHER}`);
    expect(item?.parent).toBeInstanceOf(BaseActor);
    expect(() => actor().getEmbeddedCollection("Wall")).toThrow("not a valid embedded Document");
  });

  test("shapes new items each by its own subtype, though none has an id yet", () => {
    const items = [
      { name: "Sword", type: "gear" },
      { name: "Spark", type: "spell" },
    ];
    expect(actor({ items }).toObject()["items"]).toMatchObject([{ system: { load: 1 } }, { system: {} }]);
  });

  test("keeps embedded documents through an update of one of them", () => {
    const hero = actor({
      items: [
        { _id: OTHER, name: "Sword" },
        { _id: ID, name: "Bow" },
      ],
    });
    const sword = hero.getEmbeddedDocument("Item", OTHER);
    const difference = hero.updateSource({ items: [{ _id: OTHER, name: "Axe" }] });
    expect(difference).toEqual({ items: [{ _id: OTHER, name: "Axe" }] });
    expect(hero.getEmbeddedDocument("Item", OTHER)).toBe(sword);
    expect([...hero.collections["items"]!].map((item) => item.name)).toEqual(["Axe", "Bow"]);
  });

  test("refuses a subtype that is not declared", () => {
    expect(() => actor({ type: "ghost" })).toThrow('type: "ghost" is not a valid type for the Actor Document class');
  });

  test("takes the other model's shape when its type changes, if system is replaced with it", () => {
    const hero = actor({ type: "beast", system: { wild: true } });
    expect(() => hero.updateSource({ type: "hero" })).toThrow("must be replaced whole");
    hero.updateSource({ type: "hero", "==system": {} });
    expect(hero.toObject()["system"]).toEqual({ hp: { value: 5, max: 5 } });
    hero.updateSource({ type: "beast", system: { tame: true } }, { recursive: false });
    expect(hero.toObject()["system"]).toEqual({ tame: true });
  });

  test("reads and keeps flags", () => {
    expect(actor({ flags: { sys: { a: { b: 1 } } } }).getFlag("sys", "a.b")).toBe(1);
  });
});

describe("without a model for the subtype", () => {
  const beast = (): Document => made("Actor", { name: "Wolf", type: "beast", system: { deep: { list: [1] } } });

  test("the data stays as it came", () => {
    expect(beast().toObject()["system"]).toEqual({ deep: { list: [1] } });
  });

  test("keys are added and taken away one by one", () => {
    const wolf = beast();
    const difference = wolf.updateSource({ "system.deep.-=list": null, "system.new": 1 });
    expect(difference).toEqual({ system: { deep: { "-=list": null }, new: 1 } });
    expect(wolf.toObject()["system"]).toEqual({ deep: {}, new: 1 });
  });
});

test("a generation 13 effect takes generation 14's shape there, and its own at home", () => {
  const effect = { name: "Haste", changes: [{ key: "system.x", mode: 5, value: "2" }], duration: { rounds: 3 } };
  const old: PlainObject = made("ActiveEffect", effect).toObject();
  expect(old["changes"]).toEqual([{ key: "system.x", mode: 5, value: "2" }]);
  configureRealm({ generation: 14 });
  const young: PlainObject = made("ActiveEffect", effect).toObject();
  expect(young["system"]).toMatchObject({
    changes: [{ key: "system.x", type: "override", phase: "initial", value: 2 }],
  });
  expect(young["duration"]).toMatchObject({ value: 3, units: "rounds" });
  expect("changes" in young).toBe(false);
});

test("a delta overlays its actor: values merged, items replaced, added and taken away", () => {
  const actor = {
    name: "Wolf",
    img: "w.png",
    system: { hp: 5, bite: 1 },
    items: [
      { _id: "a", n: 1 },
      { _id: "b", n: 1 },
      { _id: "c", n: 1 },
    ],
    effects: [],
    flags: {},
  };
  const delta = {
    name: null,
    img: "x.png",
    system: { hp: 2 },
    items: [
      { _id: "a", n: 2 },
      { _id: "b", _tombstone: true },
      { _id: "d", n: 3 },
    ],
  };
  expect(BaseActorDelta.applyToSource(actor, delta)).toEqual({
    name: "Wolf",
    img: "x.png",
    system: { hp: 2, bite: 1 },
    items: [
      { _id: "a", n: 2 },
      { _id: "c", n: 1 },
      { _id: "d", n: 3 },
    ],
    effects: [],
    flags: {},
  });
});

test("every base document has a name, a collection and a schema with an id", () => {
  const classes = Object.entries(BASE_DOCUMENTS) as [string, typeof Document][];
  expect(classes.filter(([name, base]) => base.documentName !== name || !base.schema.has("_id"))).toEqual([]);
});
