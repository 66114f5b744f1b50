import { describe, expect, test } from "vitest";
import { alone } from "./alone.ts";

// How models and their fields are made, cleaned and judged, as published systems take part in it.

describe.each([13, 14] as const)("models are what published systems count on, generation %i", (generation) => {
  const { play } = alone(generation);

  test("a model may complete its source before it is judged", async () => {
    const seen = await play(`(() => {
      const { fields } = foundry.data;
      class Spell extends foundry.abstract.DataModel {
        static defineSchema() { return { id: new fields.StringField({ required: true, blank: false, initial: undefined }), rune: new fields.StringField() }; }
        _initializeSource(data, options) {
          const source = super._initializeSource(data, options);
          if (source.rune) source.id = "spell." + source.rune;
          return source;
        }
        _configure(options) { super._configure(options); this._source.rune += this._source.rune ? "!" : ""; }
      }
      const made = new Spell({ rune: "flame" });
      let refused;
      try { new Spell({}); } catch (error) { refused = error.message; }
      return [made.id, made.rune, refused];
    })()`);
    expect(seen).toEqual(["spell.flame", "flame!", expect.stringContaining("id: may not be undefined")]);
  });

  test("a model takes part in cleaning in 14, before its fields and after them, and is told how it is done", async () => {
    const seen = await play(`(() => {
      const { fields } = foundry.data;
      const heard = [];
      class Own extends fields.StringField {
        clean(value, options, state) {
          if (options?.model !== undefined) heard.push(["field", options.model, options.prune, options.migrate, options.partial]);
          return super.clean(value, options, state);
        }
      }
      class Lamp extends foundry.abstract.TypeDataModel {
        static defineSchema() { return { kind: new Own({ initial: "oil" }), size: new fields.NumberField({ initial: 1 }) }; }
        static _preCleanData(data, options, state) { heard.push(["before", data.kind, state.documentType]); data.kind += "!"; }
        static _cleanData(data, options, state) { heard.push(["after", data.kind, data.size]); data.size = 9; }
      }
      CONFIG.Item.dataModels.lantern = Lamp;
      const { system } = new Item({ name: "x", type: "lantern", system: { kind: "wax" } });
      delete CONFIG.Item.dataModels.lantern;
      return [system.kind, system.size, heard];
    })()`);
    const told = [
      ["before", "wax", "lantern"],
      ["field", true, true, true, false],
      ["after", "wax!", 1],
    ];
    expect(seen).toEqual(generation === 14 ? ["wax!", 9, told] : ["wax", 1, []]);
  });

  test("a field of a system's own is told in 14 what it is cleaned and judged in, and migrates what it holds", async () => {
    const seen = await play(`(() => {
      const { fields } = foundry.data;
      const heard = [];
      class Own extends fields.ObjectField {
        _migrate(value, options, state) {
          heard.push(["migrate", state.modelSource.kind]);
          return { ...super._migrate(value, options, state), moved: true };
        }
        _cleanType(value, options, state) {
          if (state) heard.push(["clean", state.modelSource?.kind, state.documentType]);
          return super._cleanType(value, options, state);
        }
        _validateType(value, options) {
          heard.push(["judge", options.model?.documentName, options.model?._source.system.kind]);
          return super._validateType(value, options);
        }
      }
      class Lamp extends foundry.abstract.TypeDataModel {
        static defineSchema() { return { kind: new fields.StringField({ initial: "oil" }), inner: new fields.SchemaField({ own: new Own() }) }; }
      }
      CONFIG.Item.dataModels.lantern = Lamp;
      const { system } = new Item({ name: "x", type: "lantern", system: { kind: "wax", inner: { own: { a: 1 } } } });
      delete CONFIG.Item.dataModels.lantern;
      return [system.inner.own, heard];
    })()`);
    const told = [
      ["migrate", "wax"],
      ["clean", "wax", "lantern"],
      ["judge", "Item", "wax"],
    ];
    if (generation === 14) expect(seen).toEqual([{ a: 1, moved: true }, told]);
    else
      expect(seen).toEqual([
        { a: 1 },
        [
          ["clean", null, null],
          ["judge", null, null],
        ],
      ]);
  });

  test("a field of a system's own leads on along a path as its generation hands it on", async () => {
    const seen = await play(`(() => {
      const { fields } = foundry.data;
      const asked = [];
      class Own extends fields.ObjectField {
        constructor(element) { super(); this.element = element; }
        _getField(parts, options) {
          asked.push([...parts], options?.source ?? null);
          if (!parts.length) return this;
          ${generation === 13 ? "parts.shift()" : "parts.pop()"};
          return this.element._getField(parts, options);
        }
      }
      const schema = new fields.SchemaField({ skills: new Own(new fields.SchemaField({ roll: new fields.SchemaField({ mode: new fields.NumberField() }) })),
        rows: new fields.ArrayField(new fields.SchemaField({ name: new fields.StringField() })), by: new fields.TypedObjectField(new fields.NumberField()) });
      return [schema.getField("skills.stealth.roll.mode"${generation === 13 ? "" : ", { source: { skills: { stealth: 1 } } }"})?.name, asked, schema.getField(["rows", "0", "name"])?.name,
        schema.getField("by.any")?.constructor.name, schema.getField("rows.element.none") ?? null];
    })()`);
    const parts = ["stealth", "roll", "mode"];
    const asked = generation === 13 ? [parts, null] : [parts.reverse(), { stealth: 1 }];
    expect(seen).toEqual(["mode", asked, "name", "NumberField", null]);
  });
});
