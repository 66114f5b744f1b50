import { afterEach, describe, expect, test } from "vitest";
import { configureRealm } from "../../realm.ts";
import type { EffectChange } from "../change.ts";
import type { ModelShape } from "../model-shape.ts";
import * as fields from "./index.ts";

const OWNER: ModelShape = { parent: null, _source: {}, toObject: () => ({}) };
const ID = "aaaaaaaaaaaaaaaa";
const item = { documentName: "Item" };

afterEach(() => configureRealm({ sanitizeHTML: (html) => html, find: () => undefined }));

describe("cleaning", () => {
  test.each<[string, fields.DataField, unknown, unknown]>([
    ["a number from text", new fields.NumberField(), "3.5", 3.5],
    ["an empty number", new fields.NumberField(), "", null],
    ["an integer", new fields.NumberField({ integer: true }), 2.6, 3],
    ["a number above its range", new fields.NumberField({ max: 5 }), 9, 5],
    ["a number below its range", new fields.NumberField({ min: 1 }), -4, 1],
    ["a number beside its step", new fields.NumberField({ step: 0.25 }), 0.6, 0.5],
    ["a number beside its step from an offset", new fields.NumberField({ min: 1, step: 2 }), 4.2, 5],
    ["a missing number that must be there", new fields.NumberField({ required: true, nullable: false }), undefined, 0],
    [
      "a missing number of choices",
      new fields.NumberField({ required: true, nullable: false, choices: [4, 6] }),
      null,
      4,
    ],
    ["text around", new fields.StringField(), "  a b ", "a b"],
    ["text kept as it is", new fields.StringField({ trim: false }), " a ", " a "],
    ["a number as text", new fields.StringField(), 5, "5"],
    ["a blank that may not be", new fields.StringField({ blank: false, initial: "x" }), "  ", "x"],
    ["a blank that may be nothing", new fields.StringField({ blank: false, nullable: true }), "", null],
    ["missing text of choices", new fields.StringField({ required: true, choices: ["a", "b"] }), undefined, "a"],
    ["a word as truth", new fields.BooleanField(), "false", false],
    ["a number as truth", new fields.BooleanField(), 1, true],
    ["a list from a form", new fields.ArrayField(new fields.NumberField()), { 0: "1", 2: "3" }, [1, 3]],
    ["one value for a list", new fields.ArrayField(new fields.StringField()), "a", ["a"]],
    ["a set as a list", new fields.SetField(new fields.StringField()), new Set(["a", "b"]), ["a", "b"]],
    ["a short colour", new fields.ColorField(), "#0AF", "#00aaff"],
    ["a colour as a number", new fields.ColorField(), 0xff, "#0000ff"],
    ["an angle beyond a turn", new fields.AngleField(), 450, 90],
    ["an angle before none", new fields.AngleField(), -90, 270],
    ["an opacity above one", new fields.AlphaField(), 3, 1],
    ["JSON from an object", new fields.JSONField(), { a: 1 }, '{"a":1}'],
    ["a document as its id", new fields.ForeignDocumentField(item), { _id: ID }, ID],
    [
      "a record by its keys",
      new fields.TypedObjectField(new fields.NumberField(), { validateKey: (key) => key !== "bad" }),
      { a: "1", bad: 2 },
      { a: 1 },
    ],
    ["a deletion in a record", new fields.TypedObjectField(new fields.NumberField()), { "-=a": 5 }, { "-=a": null }],
    ["an object that is none", new fields.ObjectField(), "x", {}],
  ])("%s", (_, field, given, expected) => {
    expect(field.clean(given)).toEqual(expected);
  });

  test("HTML goes through the realm's sanitiser", () => {
    configureRealm({ sanitizeHTML: (html) => html.replace(/<script.*<\/script>/, "") });
    expect(new fields.HTMLField().clean("<b>a</b><script>x</script>")).toBe("<b>a</b>");
  });

  test("an initial value may depend on the data around it", () => {
    const schema = new fields.SchemaField({
      name: new fields.StringField({ required: true, initial: "Ada" }),
      greeting: new fields.StringField({ required: true, initial: (data: { name: string }) => `Hello ${data.name}` }),
    });
    expect(schema.clean({ name: "Bo" })).toEqual({ name: "Bo", greeting: "Hello Bo" });
  });
});

describe("judging", () => {
  test.each<[string, fields.DataField, unknown, string | null]>([
    ["what is missing but required", new fields.StringField({ required: true }), undefined, "may not be undefined"],
    ["nothing where nothing may be", new fields.NumberField(), null, null],
    ["nothing where something must be", new fields.NumberField({ nullable: false }), null, "may not be null"],
    ["infinity", new fields.NumberField(), Infinity, "must be a finite number"],
    ["zero as positive", new fields.NumberField({ positive: true }), 0, "must be a positive number"],
    ["a half as an integer", new fields.NumberField({ integer: true }), 0.5, "must be an integer"],
    ["a choice by the key of a record", new fields.StringField({ choices: { a: "Apple" } }), "a", null],
    ["no choice", new fields.StringField({ choices: () => ["a"] }), "b", "b is not a valid choice"],
    [
      "a rule of one's own",
      new fields.NumberField({ validate: (value: number) => value % 2 === 0, validationError: "must be even" }),
      3,
      "must be even",
    ],
    [
      "a rule that throws",
      new fields.StringField({
        validate: () => {
          throw new Error("never");
        },
      }),
      "x",
      "never",
    ],
    [
      "a list too short",
      new fields.ArrayField(new fields.StringField(), { min: 2 }),
      ["a"],
      "may not have fewer than 2 elements",
    ],
    [
      "a list of the wrong length",
      new fields.ArrayField(new fields.NumberField(), { exact: 4 }),
      [1],
      "must have exactly 4 elements",
    ],
    ["an empty list", new fields.ArrayField(new fields.StringField(), { empty: false }), [], "may not be empty"],
    ["a broken id", new fields.DocumentIdField(), "short", "must be a valid 16-character alphanumeric ID"],
    ["a uuid", new fields.DocumentUUIDField(), `Actor.${ID}`, null],
    [
      "a uuid of another kind",
      new fields.DocumentUUIDField({ type: "Item" }),
      `Actor.${ID}`,
      "must be a UUID of a Item",
    ],
    ["a relative uuid", new fields.DocumentUUIDField({ relative: true }), `.Item.${ID}`, null],
    ["no uuid", new fields.DocumentUUIDField(), "x", "is not a valid UUID string"],
    ["no JSON", new fields.JSONField(), "{", "must be a valid JSON string"],
    ["code", new fields.JavaScriptField(), "return 1 +", "must be valid JavaScript"],
    ["code that waits", new fields.JavaScriptField({ async: true }), "await x();", null],
    ["a picture", new fields.FilePathField({ categories: ["IMAGE"] }), "a/b.webp?1", null],
    [
      "a sound for a picture",
      new fields.FilePathField({ categories: ["IMAGE"] }),
      "a.ogg",
      "does not have a valid file extension",
    ],
    [
      "a picture in itself",
      new fields.FilePathField({ categories: ["IMAGE"] }),
      "data:image/png;base64,x",
      "may not be a base64 string",
    ],
    ["levels of ownership", new fields.DocumentOwnershipField(), { default: 0, [ID]: 3 }, null],
    [
      "a level that is none",
      new fields.DocumentOwnershipField(),
      { default: 7 },
      "is not a mapping of user IDs and document permission levels",
    ],
    ["a colour by name", new fields.ColorField(), "red", "is not a valid hexadecimal color string"],
    [
      "a key that is not allowed",
      new fields.TypedObjectField(new fields.NumberField(), { validateKey: () => false }),
      { a: 1 },
      "is not a valid key",
    ],
  ])("%s", (_, field, value, expected) => {
    const failure = field.validate(value);
    expect(failure?.faults()[0]?.message ?? null).toBe(expected);
  });

  test("a file path has to say which files it means", () => {
    expect(() => new fields.FilePathField()).toThrow("categories");
  });
});

describe("showing and storing again", () => {
  test.each<[string, fields.DataField, unknown, unknown]>([
    ["a set", new fields.SetField(new fields.NumberField()), [1, 2], new Set([1, 2])],
    ["JSON", new fields.JSONField(), '{"a":1}', { a: 1 }],
    [
      "a record",
      new fields.TypedObjectField(new fields.SetField(new fields.StringField())),
      { a: ["x"] },
      { a: new Set(["x"]) },
    ],
  ])("%s", (_, field, source, shown) => {
    const value = field.initialize(source, OWNER);
    expect(value).toEqual(shown);
    expect(field.toObject(value)).toEqual(source);
  });

  test("an id shows the document it names, when asked and not before", () => {
    const found: ModelShape = { ...OWNER };
    const field = new fields.ForeignDocumentField(item);
    const shown = field.initialize(ID, OWNER) as () => unknown;
    expect(shown()).toBeNull();
    configureRealm({ find: (name, id) => (name === "Item" && id === ID ? found : undefined) });
    expect(shown()).toBe(found);
    expect(new fields.ForeignDocumentField(item, { idOnly: true }).initialize(ID, OWNER)).toBe(ID);
  });
});

describe("changes by effects", () => {
  const number = new fields.NumberField();
  const text = new fields.StringField();
  const truth = new fields.BooleanField();
  const list = new fields.ArrayField(new fields.StringField());
  const set = new fields.SetField(new fields.NumberField());

  test.each<[string, fields.DataField, unknown, Partial<EffectChange>, unknown]>([
    ["add to a number", number, 4, { mode: 2, value: "3" }, 7],
    ["add to no number yet", number, null, { mode: 2, value: "3" }, 3],
    ["multiply", number, 4, { mode: 1, value: "0.5" }, 2],
    ["override", number, 4, { mode: 5, value: "9" }, 9],
    ["upgrade", number, 4, { mode: 4, value: "9" }, 9],
    ["upgrade from above", number, 12, { mode: 4, value: "9" }, 12],
    ["downgrade", number, 4, { mode: 3, value: "2" }, 2],
    ["subtract, by generation 14's name", number, 4, { type: "subtract", value: 1 }, 3],
    ["leave a custom one to its listener", number, 4, { mode: 0, value: "1" }, undefined],
    ["add text", text, "sword", { mode: 2, value: "s" }, "swords"],
    ["override text", text, "sword", { type: "override", value: "axe" }, "axe"],
    ["add truth", truth, false, { mode: 2, value: "true" }, true],
    ["multiply truth", truth, true, { mode: 1, value: "false" }, false],
    ["add to a list", list, ["a"], { mode: 2, value: "b" }, ["a", "b"]],
    ["add several to a list", list, ["a"], { mode: 2, value: '["b","c"]' }, ["a", "b", "c"]],
    ["take from a list", list, ["a", "b"], { type: "subtract", value: "a" }, ["b"]],
    ["add to a set", set, new Set([1]), { mode: 2, value: "2" }, new Set([1, 2])],
    ["override a set", set, new Set([1]), { mode: 5, value: "[5]" }, new Set([5])],
  ])("%s", (_, field, current, change, expected) => {
    expect(field.applyChange(current, OWNER, { key: "x", value: "", ...change })).toEqual(expected);
  });

  test("refuse what is no number", () => {
    expect(() => number.applyChange(1, OWNER, { key: "x", value: "much", mode: 2 })).toThrow("not a number");
  });
});

test("apply visits every field with its value", () => {
  const schema = new fields.SchemaField({
    a: new fields.NumberField(),
    list: new fields.ArrayField(new fields.StringField()),
    inner: new fields.SchemaField({ b: new fields.NumberField() }),
  });
  const shout = function (this: fields.DataField, value: unknown): string {
    return `${this.name}=${String(value)}`;
  };
  expect(schema.apply(shout, { a: 1, list: ["x"], inner: { b: 2 } })).toEqual({
    a: "a=1",
    list: ["element=x"],
    inner: { b: "b=2" },
  });
});
