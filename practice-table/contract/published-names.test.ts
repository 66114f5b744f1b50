import { afterEach, describe, expect, test } from "vitest";
import { alone } from "./alone.ts";

// What published systems take hold of as they load and start, each in the few lines that show it.

describe.each([13, 14] as const)("what published systems take hold of, generation %i", (generation) => {
  const { play, gm } = alone(generation);
  const is14 = generation === 14;

  afterEach(() => expect(gm().takeComplaints()).toEqual([]));

  test("modules of declarations are there and empty", async () => {
    expect(
      await play(
        `(({ Whatever }) => [typeof Whatever, Object.keys(foundry.applications.types)])(foundry.applications.types)`,
      ),
    ).toEqual(["undefined", []]);
  });

  test("names of generation 14 are there in 14 alone", async () => {
    const seen = await play(`[typeof foundry.canvas.vfx?.fields.VFXReferenceField, typeof foundry.utils.iterateValues,
      typeof foundry.applications.elements.AdoptableHTMLElement, typeof foundry.applications.fields.createFontAwesomeIcon]`);
    expect(seen).toEqual(Array(4).fill(is14 ? "function" : "undefined"));
  });

  test("a list that Application V1's forms keep can be added to", async () => {
    expect(await play(`foundry.appv1.api.FormApplication._customElements.concat(["own-input"])`)).toEqual([
      "own-input",
    ]);
  });

  test("the layers and templates that the table does not draw can be configured", async () => {
    const seen = await play(`(() => {
      class OwnLayer extends foundry.canvas.layers.TemplateLayer {}
      CONFIG.Canvas.layers.templates.layerClass = OwnLayer;
      CONFIG.MeasuredTemplate.defaults.angle = 60;
      return [CONFIG.Canvas.layers.templates.layerClass.name, CONFIG.Canvas.layers.notes.group, CONFIG.MeasuredTemplate.defaults];
    })()`);
    expect(seen).toEqual(["OwnLayer", "interface", { angle: 60, width: 1 }]);
  });

  test("what a subclass makes its own of an absent class is nothing yet", async () => {
    const seen = await play(`(() => {
      const { shaders } = foundry.canvas.rendering;
      class Own extends shaders.AmplificationBackgroundVisionShader { static defaultUniforms = { ...super.defaultUniforms, own: 1 }; }
      return Own.defaultUniforms;
    })()`);
    expect(seen).toEqual({ own: 1 });
  });

  test("fields that were called otherwise are moved, and still answer by their old names", async () => {
    const seen = await play(`(() => {
      const data = { hero: { skills: ["lore"] }, kept: 1 };
      const moved = foundry.abstract.Document._addDataFieldMigration(data, "hero.skills", "skills.value");
      foundry.abstract.Document._addDataFieldShims(data, { "hero.skills": "skills.value", kept: "other" });
      return [moved, foundry.abstract.Document._addDataFieldMigration(data, "hero.none", "none"), data, data.hero.skills];
    })()`);
    expect(seen).toEqual([true, false, { hero: {}, kept: 1, skills: { value: ["lore"] } }, ["lore"]]);
  });

  test("a field is judged with the whole source beside it", async () => {
    const seen = await play(`(() => {
      const { fields } = foundry.data;
      class Own extends foundry.abstract.TypeDataModel {
        static defineSchema() {
          const level = new fields.NumberField({ initial: 1, validate: (value, { source }) => value <= source.system.most });
          return { inner: new fields.SchemaField({ level }), most: new fields.NumberField({ initial: 5 }) };
        }
      }
      CONFIG.Item.dataModels.lantern = Own;
      const judge = (level) => { try { new Item({ name: "x", type: "lantern", system: { inner: { level } } }); return "fine"; } catch { return "refused"; } };
      const judged = [judge(5), judge(6)];
      delete CONFIG.Item.dataModels.lantern;
      return judged;
    })()`);
    expect(seen).toEqual(["fine", "refused"]);
  });

  test("texts are judged, operators opened", async () => {
    const seen =
      await play(`(({ isValidId, isColorString, isJSON, hasFileExtension, isBase64Data }) => [isValidId("a".repeat(16)), isColorString("#12345"),
      isJSON("{}"), hasFileExtension("a.webp?1", ["webp"]), isBase64Data("data:image/png;base64,AA==", ["image/png"]),
      foundry.data.operators.ForcedReplacement.get(foundry.data.operators.ForcedReplacement.create(3)), foundry.data.operators.DataFieldOperator.get("x")])(foundry.data.validators)`);
    expect(seen).toEqual([true, false, true, true, true, 3, "x"]);
  });

  test("a model has its schema by the name that some keep it under", async () => {
    const seen = await play(`(() => {
      class Own extends foundry.abstract.DataModel { static defineSchema() { return { size: new foundry.data.fields.NumberField() }; } }
      const before = Own._schema;
      const { schema } = Own;
      class Kept extends Own { static get schema() { return this._schema ?? "none"; } }
      return [before === undefined, Own._schema === schema, Kept.schema];
    })()`);
    expect(seen).toEqual([true, true, "none"]);
  });

  test("packages and the world have flags, and compendia can be redirected", async () => {
    const seen = await play(`(() => {
      CONFIG.compendium.uuidRedirects["Compendium.gone.lanterns"] = "Compendium.lantern-tale.lanterns";
      const [{ _id, name }] = game.packs.get("lantern-tale.lanterns").index.contents;
      return [game.world.flags, game.system.flags, fromUuidSync("Compendium.gone.lanterns.Item." + _id).name === name];
    })()`);
    expect(seen).toEqual([{}, {}, true]);
  });

  test("a model knows which package declares it, and small facts are at hand", async () => {
    const seen = await play(`(() => {
      CONFIG.Actor.dataModels.wanderer ??= class extends foundry.abstract.TypeDataModel { static defineSchema() { return {}; } };
      const { system } = new Actor.implementation({ name: "Wren", type: "wanderer" });
      const { ImageHelper, VideoHelper } = foundry.helpers.media;
      return [system.modelProvider === game.system, Folder.SORTING_MODES, "1d6[fire]".replaceAll(foundry.dice.terms.RollTerm.FLAVOR_REGEXP, ""),
        VideoHelper.hasVideoExtension("a.webm"), ImageHelper.hasImageExtension("a.webm")];
    })()`);
    expect(seen).toEqual([true, ["a", "m"], "1d6", true, false]);
  });

  test("a schema takes further fields, a color the greater of two, the scene says how much it draws", async () => {
    const seen = await play(`(() => {
      const { fields } = foundry.data;
      const schema = new fields.SchemaField({ a: new fields.NumberField() });
      schema.extendFields({ b: new fields.StringField() });
      return [Object.keys(schema.fields), schema.fields.b.fieldPath, foundry.utils.Color.from("#204060").maximize(foundry.utils.Color.from("#402040")).css];
    })()`);
    expect(seen).toEqual([["a", "b"], "b", "#404060"]);
  });

  test("settings are documents where somebody asks for those", async () => {
    const seen = await play(`(() => {
      game.settings.register("lantern-tale", "asked", { scope: "client", config: false, type: Number, default: 3 });
      const { key, value } = game.settings.get("lantern-tale", "asked", { document: true });
      return [key, value];
    })()`);
    expect(seen).toEqual(["lantern-tale.asked", "3"]);
  });

  test("behaviours of regions have a model to extend, tokens flags of what is drawn", async () => {
    const seen = await play(`(() => {
      class Own extends foundry.data.regionBehaviors.RegionBehaviorType { static defineSchema() { return { events: this._createEventsField({ events: ["tokenEnter"] }) }; } }
      return [Object.keys(Own.schema.fields), new Own({ events: ["tokenEnter"] }).events.size, JournalEntryPage.slugifyHeading("Ärger & Co.")];
    })()`);
    expect(seen).toEqual([["events"], 1, "arger-co"]);
  });

  test("numbers, lists and a registry that systems read", async () => {
    const seen =
      await play(`[CONST.TEXT_ANCHOR_POINTS.TOP, CONST.CANVAS_PERFORMANCE_MODES.MAX, CONST.SETTING_SCOPES.USER,
      CONST.COMPENDIUM_DOCUMENT_TYPES.includes("ActiveEffect"), CONST.ALL_DOCUMENT_TYPES.includes("Level"), Object.keys(game.model.Actor),
      game.settings.get("core", "collectionSortingModes"), foundry.applications.ux.SearchFilter.OPERATORS.CONTAINS]`);
    const types = await play(`game.documentTypes.Actor.filter((type) => type !== "base")`);
    expect(seen).toEqual([2, 3, "user", is14, is14, types, {}, "contains"]);
  });

  test.each([
    [{ field: "a.b", value: 3 }, true],
    [{ field: "a.b", operator: "between", value: [4, 9] }, false],
    [{ field: "a.b", operator: "gte", value: 3, negate: true }, false],
    [{ field: "name", operator: "contains", value: "lan" }, true],
    [{ field: "tags", operator: "contains", value: "lit" }, true],
    [{ field: "tags", operator: "is_empty" }, false],
  ])("a filter judges %j", async (filter, expected) => {
    const object = { a: { b: 3 }, name: "Old Lantern", tags: ["lit"] };
    const code = `foundry.applications.ux.SearchFilter.evaluateFilter(${JSON.stringify(object)}, ${JSON.stringify(filter)})`;
    expect(await play(code)).toBe(expected);
  });

  test("sheets of effects and journal pages have the parts that packages add to", async () => {
    const seen = await play(`(() => {
      const { ActiveEffectConfig, ActorSheet, ActorSheetV2, journal } = foundry.applications.sheets;
      class Own extends ActiveEffectConfig {
        static TABS = { ...super.TABS, sheet: { ...super.TABS.sheet, tabs: [...super.TABS.sheet.tabs, { id: "own" }] } };
      }
      class Page extends journal.JournalEntryPageHandlebarsSheet { static EDIT_PARTS = { header: super.EDIT_PARTS.header, own: { template: "x" } }; }
      return [Own.TABS.sheet.tabs.map(({ id }) => id), Object.keys(ActiveEffectConfig.PARTS), Object.keys(Page.EDIT_PARTS), ActorSheet === ActorSheetV2];
    })()`);
    expect(seen).toEqual([
      ["details", "duration", "changes", "own"],
      ["header", "tabs", "details", "duration", "changes", "footer"],
      ["header", "own"],
      true,
    ]);
  });

  test("an application tells hooks and listeners what it does", async () => {
    const seen = await play(`(() => {
      class Bell extends foundry.applications.api.ApplicationV2 {}
      const bell = new Bell();
      const heard = [];
      for (const name of ["ringBell", "ringApplicationV2", "getBellWords", "rung"]) Hooks.on(name, (app, ...args) => heard.push([name, app === bell, ...args]));
      bell.addEventListener("rang", () => heard.push("event"));
      const answer = bell._doEvent((tone) => [tone], { handlerArgs: ["ding"], eventName: "rang", hookName: "ring", hookArgs: [1], hookResponse: true });
      bell._doEvent(() => 2, { hookName: "get{}Words", parentClassHooks: false });
      bell._doEvent(() => 3, { hookName: "rung", parentClassHooks: false });
      return [answer, heard];
    })()`);
    expect(seen).toEqual([
      ["ding"],
      [
        "event",
        ["ringBell", true, 1, ["ding"]],
        ["ringApplicationV2", true, 1, ["ding"]],
        ["getBellWords", true],
        ["rung", true],
      ],
    ]);
  });
});

describe("how effects are applied, generation 14", () => {
  const { play, gm } = alone(14);

  const ACTOR = (changes: object[]): string => `Actor.create({ name: "Wren", type: "wanderer", effects: [{
    name: "Oil", statuses: ["prone"], system: { changes: ${JSON.stringify(changes)} } }] })`;

  test("once a phase, with what is for tokens set aside", async () => {
    const seen = await play(`${ACTOR([{ key: "token.light.dim", type: "add", value: "3" }])}.then((actor) => [
      [...actor._completedActiveEffectPhases], actor.tokenActiveEffectChanges.initial.map(({ key, value }) => [key, value]), [...actor.statuses]])`);
    expect(seen).toEqual([["initial", "final"], [["light.dim", 3]], ["prone"]]);
    expect(await play(`(game.actors.getName("Wren").applyActiveEffects("final"), 1)`)).toBe(1);
    expect(gm().takeComplaints().join()).toContain('The phase "final" of effects is over');
  });

  test("by kinds of change that a system adds, which say themselves what they do", async () => {
    const seen = await play(`(() => {
      CONFIG.ActiveEffect.changeTypes.own = { label: "Own", defaultPriority: 60, handler: (actor, change) => { actor.touched = change.value; } };
      const phases = Object.keys(ActiveEffect.CHANGE_PHASES);
      return ${ACTOR([{ key: "name", type: "own", value: "x" }])}.then((actor) => [actor.touched, phases, ActiveEffect.CHANGE_TYPES.own.label,
        Object.keys(ActiveEffect.getEffectStart())]);
    })()`);
    expect(seen).toEqual([
      "x",
      ["initial", "final"],
      "Own",
      ["combat", "combatant", "initiative", "round", "turn", "time"],
    ]);
  });
});
