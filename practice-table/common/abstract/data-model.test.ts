import { afterEach, describe, expect, test } from "vitest";
import * as fields from "../data/fields/index.ts";
import { forcedDeletion, forceReplacement } from "../data/operators.ts";
import { DataModelValidationError } from "../data/validation-failure.ts";
import { configureRealm } from "../realm.ts";
import type { PlainObject } from "../utils/objects/plain-object.ts";
import { DataModel } from "./data-model.ts";

class Purse extends DataModel {
  declare coins: number;
  static override defineSchema() {
    return { coins: new fields.NumberField({ required: true, nullable: false, integer: true, min: 0, initial: 0 }) };
  }
  get rich(): boolean {
    return this.coins > 99;
  }
}

class Hero extends DataModel {
  declare title: string;
  declare purse: Purse;
  declare tags: Set<string>;
  declare wounds: { place: string; depth: number }[];
  declare seals: Record<string, { hash: string; open: boolean }>;
  declare color: { css: string };
  declare notes: PlainObject;
  declare stats: { might: number; wit: number };

  static override defineSchema() {
    const stat = () =>
      new fields.NumberField({ required: true, nullable: false, integer: true, min: 1, max: 12, initial: 4 });
    return {
      title: new fields.StringField({ required: true, blank: false, initial: "Nobody" }),
      stance: new fields.StringField({ choices: ["might", "agility"], initial: "might" }),
      stats: new fields.SchemaField({ might: stat(), wit: stat() }),
      purse: new fields.EmbeddedDataField(Purse),
      tags: new fields.SetField(new fields.StringField()),
      wounds: new fields.ArrayField(
        new fields.SchemaField({
          place: new fields.StringField({ required: true }),
          depth: new fields.NumberField({ initial: 1 }),
        }),
      ),
      seals: new fields.TypedObjectField(
        new fields.SchemaField({ hash: new fields.StringField({ required: true }), open: new fields.BooleanField() }),
      ),
      color: new fields.ColorField({ initial: "#ff0000" }),
      notes: new fields.ObjectField(),
      shape: new fields.TypedSchemaField(
        {
          circle: {
            type: new fields.StringField({ required: true, initial: "circle" }),
            radius: new fields.NumberField({ initial: 1 }),
          },
          square: {
            type: new fields.StringField({ required: true, initial: "square" }),
            side: new fields.NumberField({ initial: 2 }),
          },
        },
        { required: false, nullable: true, initial: null },
      ),
      scratch: new fields.NumberField({ persisted: false, initial: 7 }),
    };
  }

  static override migrateData(source: PlainObject): PlainObject {
    if ("label" in source) {
      source["title"] ??= source["label"];
      delete source["label"];
    }
    return super.migrateData(source);
  }

  static override validateJoint(data: PlainObject): void {
    if (data["title"] === "Forbidden") throw new Error("that name is taken");
  }
}

afterEach(() => configureRealm({ generation: 13 }));

describe("construction", () => {
  test("fills in what is missing, casts what is near and drops what is unknown", () => {
    const hero = new Hero({ stats: { might: "7" }, purse: { coins: 3.4 }, tags: ["a", "a"], unknown: 1 });
    expect(hero.toObject()).toEqual({
      title: "Nobody",
      stance: "might",
      stats: { might: 7, wit: 4 },
      purse: { coins: 3 },
      tags: ["a"],
      wounds: [],
      seals: {},
      color: "#ff0000",
      notes: {},
      shape: null,
    });
  });

  test("shows values as their fields do", () => {
    const hero = new Hero({ purse: { coins: 100 }, tags: ["a", "b"], color: "#0f0" });
    expect(hero.purse).toBeInstanceOf(Purse);
    expect(hero.purse.rich).toBe(true);
    expect(hero.purse.parent).toBe(hero);
    expect(hero.tags).toEqual(new Set(["a", "b"]));
    expect(hero.color.css).toBe("#00ff00");
    expect(Reflect.get(hero, "scratch")).toBe(7);
  });

  test("migrates before it cleans", () => {
    expect(new Hero({ label: "Ada" }).title).toBe("Ada");
  });

  test("keeps the data that was handed in untouched", () => {
    const data = { label: "Ada", wounds: [{ place: "arm" }] };
    new Hero(data);
    expect(data).toEqual({ label: "Ada", wounds: [{ place: "arm" }] });
  });

  test.each([
    ["a wrong choice", { stance: "sloth" }, "stance: sloth is not a valid choice"],
    ["no number", { stats: { might: "strong" } }, "stats.might: must be a number"],
    ["a joint rule", { title: "Forbidden" }, "that name is taken"],
    ["an unknown variant", { shape: { type: "star" } }, "shape: does not have a valid type"],
    ["a fault in a list", { wounds: [{ place: "arm", depth: "deep" }] }, "wounds.0.depth: must be a number"],
  ])("refuses %s and says where", (_, data, message) => {
    expect(() => new Hero(data)).toThrow(message);
    expect(() => new Hero(data)).toThrow(DataModelValidationError);
  });

  test("stored data falls back where it is invalid", () => {
    const hero = Hero.fromSource({ stance: "sloth", stats: { might: "strong" } }) as Hero;
    expect(hero.stats.might).toBe(4);
    expect(hero.toObject()["stance"]).toBe("might");
    expect(hero.invalid).toBe(true);
  });
});

describe("updateSource", () => {
  const made = (): Hero =>
    new Hero({ title: "Ada", wounds: [{ place: "arm" }], seals: { a: { hash: "x" } }, notes: { k: { v: 1 }, w: 2 } });

  test.each<[string, PlainObject, PlainObject]>([
    ["a dotted key", { "stats.might": 9 }, { stats: { might: 9 } }],
    ["only what differs", { title: "Ada", stats: { might: 4, wit: 5 } }, { stats: { wit: 5 } }],
    ["nothing for equal data", { wounds: [{ place: "arm", depth: 1 }] }, {}],
    ["lists whole", { wounds: [] }, { wounds: [] }],
    ["a value after cleaning", { "stats.might": 99 }, { stats: { might: 12 } }],
    ["one entry of a record", { "seals.b.hash": "y" }, { seals: { b: { hash: "y" } } }],
    ["a deletion in a record", { "seals.-=a": null }, { seals: { "-=a": null } }],
    ["no deletion of what is not there", { "seals.-=z": null }, {}],
    ["a replacement", { "==notes": { n: 1 } }, { "==notes": { n: 1 } }],
    ["deletions inside objects without schema", { "notes.k.-=v": null }, { notes: { k: { "-=v": null } } }],
    ["an operator as a key", { "seals.a": forcedDeletion }, { seals: { "-=a": null } }],
    ["a replacing operator", { notes: forceReplacement({ n: 2 }) }, { "==notes": { n: 2 } }],
    ["no unknown keys", { unknown: 1 }, {}],
  ])("answers %s", (_, changes, expected) => {
    expect(made().updateSource(changes)).toEqual(expected);
  });

  test("changes source and values together and keeps the source objects' identity", () => {
    const hero = made();
    const { _source } = hero;
    const seal = (_source["seals"] as PlainObject)["a"];
    hero.updateSource({ "seals.a.open": true, "seals.b.hash": "y", "notes.-=w": null });
    expect(hero._source).toBe(_source);
    expect((hero._source["seals"] as PlainObject)["a"]).toBe(seal);
    expect(hero.seals).toEqual({ a: { hash: "x", open: true }, b: { hash: "y", open: false } });
    expect(hero.notes).toEqual({ k: { v: 1 } });
  });

  test("a deleted key of a schema takes its initial value again", () => {
    const hero = made();
    hero.updateSource({ "stats.might": 9 });
    hero.updateSource({ "stats.-=might": null });
    expect(hero.stats.might).toBe(4);
  });

  test("without recursion a nested object replaces the old one", () => {
    const hero = made();
    hero.updateSource({ notes: { n: 1 } }, { recursive: false });
    expect(hero.notes).toEqual({ n: 1 });
  });

  test("a dry run and an invalid change leave everything as it was", () => {
    const hero = made();
    const before = hero.toObject();
    expect(hero.updateSource({ title: "Bo" }, { dryRun: true })).toEqual({ title: "Bo" });
    expect(() => hero.updateSource({ title: "Forbidden" })).toThrow("taken");
    expect(() => hero.updateSource({ "stats.wit": "x" })).toThrow("must be a number");
    expect(hero.toObject()).toEqual(before);
  });

  test("values shown are copies: changing them does not reach the source", () => {
    const hero = made();
    hero.wounds[0]!.depth = 9;
    hero.notes["w"] = 9;
    expect(hero.toObject()["wounds"]).toEqual([{ place: "arm", depth: 1 }]);
    hero.reset();
    expect(hero.wounds[0]!.depth).toBe(1);
  });
});

test("clone copies with changes", () => {
  const hero = new Hero({ title: "Ada" });
  const copy = hero.clone({ "stats.might": 8 });
  expect([copy.title, copy.stats.might, hero.stats.might]).toEqual(["Ada", 8, 4]);
});

test("toObject(false) shows values in plain form", () => {
  const hero = new Hero({ tags: ["a"], color: "#00ff00" });
  hero.stats.might = 11;
  expect(hero.toObject(false)).toMatchObject({ tags: ["a"], color: "#00ff00", stats: { might: 11 } });
});

test("getField finds fields by path, through lists and records", () => {
  expect(Hero.schema.getField("stats.might")?.fieldPath).toBe("stats.might");
  expect(Hero.schema.getField("wounds.0.depth")).toBeInstanceOf(fields.NumberField);
  expect(Hero.schema.getField("seals.any.open")).toBeInstanceOf(fields.BooleanField);
  expect(Hero.schema.getField("nothing")).toBeUndefined();
});
