import { describe, expect, test } from "vitest";
import { DataModel } from "../../abstract/data-model.ts";
import { TypeDataModel } from "../../abstract/type-data.ts";
import * as fields from "./index.ts";

const { ArrayField, DocumentUUIDField, EmbeddedDataField, NumberField, SchemaField, StringField, TypedObjectField } =
  fields;

describe("a schema that published systems write", () => {
  class Wound extends DataModel {
    declare depth: number;
    static override defineSchema() {
      return { depth: new NumberField({ required: true, nullable: false, initial: 1 }) };
    }
  }
  class Creature extends TypeDataModel {
    declare wound: Wound;
    static override defineSchema(): Record<string, fields.DataField> {
      const count = (): fields.NumberField => new NumberField({ required: true, nullable: false, initial: 0 });
      return {
        hp: new SchemaField({ value: count(), max: count() }),
        wound: new EmbeddedDataField(Wound),
        tales: new ArrayField(new SchemaField({ title: new StringField() })),
        deeds: new TypedObjectField(new SchemaField({ title: new StringField() })),
      };
    }
  }

  test("a subtype's model stands in a document's system, and its fields say so", () => {
    expect(Creature.schema.getField("hp.value")?.fieldPath).toBe("system.hp.value");
    expect(Creature.schema.fields["hp"]?.fieldPath).toBe("system.hp");
    expect(Creature.schema.getField("tales.0.title")?.fieldPath).toBe("system.tales.element.title");
    expect(Creature.schema.getField("deeds.first.title")?.fieldPath).toBe("system.deeds.element.title");
    expect(Wound.schema.getField("depth")?.fieldPath).toBe("depth");
  });

  test("a model embedded in another knows where it sits", () => {
    const { wound } = new Creature();
    expect([wound.schema.name, wound.schema.fieldPath]).toEqual(["wound", "system.wound"]);
    expect(wound.schema.getField("depth")?.fieldPath).toBe("system.wound.depth");
    expect(wound.updateSource({ depth: 4 })).toEqual({ depth: 4 });
    expect(new Wound().schema.name).toBe("");
  });

  test("a subclass may take fields away from what it inherits, change them and add to them", () => {
    class Adversary extends Creature {
      declare hp: Record<string, number>;
      static override defineSchema() {
        const schema = super.defineSchema();
        const { fields: inner } = schema["hp"] as fields.SchemaField;
        delete inner["max"];
        inner["value"] = new NumberField({ required: true, nullable: false, initial: 7 });
        inner["temporary"] = new NumberField({ required: true, nullable: false, initial: 2 });
        return schema;
      }
    }
    const adversary = new Adversary({ hp: { max: 9 } });
    expect(adversary.toObject()["hp"]).toEqual({ value: 7, temporary: 2 });
    expect(adversary.hp).toEqual({ value: 7, temporary: 2 });
    expect(adversary.validate()).toBe(true);
    const names = (model: typeof Creature): string[] => (model.schema.fields["hp"] as fields.SchemaField).keys();
    expect([names(Adversary), names(Creature)]).toEqual([
      ["value", "temporary"],
      ["value", "max"],
    ]);
  });
});

describe("text", () => {
  test.each<[string, fields.DataField, unknown]>([
    [
      "begins blank, though nothing is its initial",
      new StringField({ required: true, blank: true, initial: null }),
      "",
    ],
    [
      "begins blank where it may also be nothing",
      new StringField({ required: true, nullable: true, initial: null }),
      "",
    ],
    ["that is a uuid begins blank where it may", new DocumentUUIDField({ blank: true, nullable: false }), ""],
    ["begins with nothing where it may not be blank", new DocumentUUIDField(), null],
    ["that need not be there begins with what it was told", new StringField({ nullable: true, initial: null }), null],
  ])("%s", (_, field, expected) => {
    const schema = new SchemaField({ text: field });
    const data = schema.clean({});
    expect(data).toEqual({ text: expected });
    expect(schema.validate(data)).toBeUndefined();
  });

  test.each<[unknown, string]>([
    [{ toString: () => "a name" }, "a name"],
    [{}, "[object Object]"],
    [["a", "b"], "a,b"],
    [true, "true"],
  ])("is made of whatever it is given: %j", (given, expected) => {
    expect(new StringField().clean(given)).toBe(expected);
  });
});
