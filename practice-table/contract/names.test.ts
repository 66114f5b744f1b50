import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { HeadlessClient } from "../testing/headless/headless-client.ts";
import { LocalTable } from "../testing/local-table.ts";
import { USERS } from "../testing/practice-table.ts";
import { through } from "./at-table.ts";

describe.each([13, 14] as const)("names, generation %i", (generation) => {
  let table: LocalTable;
  let gm: HeadlessClient;

  const play = <T>(code: string): Promise<T> => through(table, gm.run<T>(code));
  /** What a script says when it is stopped. */
  const failure = (code: string): Promise<string> =>
    play(`(() => { try { ${code}; return "nothing"; } catch (error) { return error.message; } })()`);

  beforeAll(async () => {
    table = await LocalTable.open({ generation });
    gm = await HeadlessClient.join(table, USERS.gm);
  });
  afterEach(() => {
    gm.takeComplaints();
  });
  afterAll(() => table.close());

  test("what the table lacks may be mentioned, extended, added to and asked of", async () => {
    const seen = await play(`(() => {
      class OwnLayer extends foundry.canvas.layers.DrawingsLayer { static own = 1; }
      foundry.canvas.layers.DrawingsLayer.prototype.patched = true;
      return [OwnLayer.own, {} instanceof OwnLayer, OwnLayer.name, "DrawingsLayer" in foundry.canvas.layers,
        foundry.canvas.rendering.shaders.AbstractBaseShader === foundry.canvas.rendering.shaders.AbstractBaseShader];
    })()`);
    expect(seen).toEqual([1, false, "OwnLayer", false, true]);
    expect(gm.takeComplaints()).toEqual([]);
  });

  test("whoever uses it is stopped and told, once, what it is", async () => {
    expect(await failure("new foundry.canvas.layers.DrawingsLayer()")).toContain(
      'NotInHost("foundry.canvas.layers.DrawingsLayer")',
    );
    expect(await failure("foundry.canvas.layers.DrawingsLayer.layerOptions")).toContain("DrawingsLayer.layerOptions");
    expect(await failure("foundry.utils.benchmark()")).toContain('NotInHost("foundry.utils.benchmark")');
    expect(await failure("foundry.utils.benchmark()")).toContain('NotInHost("foundry.utils.benchmark")');
    expect(gm.takeComplaints()).toHaveLength(3);
  });

  test.each(["$('body')", "jQuery.fn", "Dialog.confirm({})", "foundry.appv1.api.FormDataExtended.process"])(
    "Application V1 is told of in one sentence: %s",
    async (code) => {
      expect(await failure(code)).toContain("belongs to Application V1, which Foundry has deprecated");
    },
  );

  test("a window of Application V1 is made along the way, and refused when it is to be shown", async () => {
    const seen = await play(`(() => {
      class News extends Application {
        static get defaultOptions() { return Object.assign(super.defaultOptions, { title: "News" }); }
        render(...given) { this.asked = true; return super.render(...given); }
      }
      const news = new News({ width: 5 });
      const own = { title: News.defaultOptions.title, rendered: news.rendered, asked: news.asked };
      return [own, news.render(true) === news, news.asked, news instanceof Application, new Dialog({}).render(true) !== undefined];
    })()`);
    expect(seen).toEqual([{ title: "News", rendered: false }, true, true, false, true]);
    const told = gm.takeComplaints().join("\n");
    for (const name of ["Application", "Dialog"]) expect(told).toContain(`NotInHost("foundry.appv1.api.${name}")`);
    expect(told).toContain("belongs to Application V1");
  });

  test("what Foundry does not have either is undefined", async () => {
    expect(await play("[foundry.applications.elements.HTMLNothingElement ?? 1, foundry.nothing?.at.all ?? 2]")).toEqual(
      [1, 2],
    );
  });

  test("globals that stay, and old ones, are what they are below foundry", async () => {
    const same = await play(`[
      Collection === foundry.utils.Collection, Color === foundry.utils.Color, Actors === foundry.documents.collections.Actors,
      loadTemplates === foundry.applications.handlebars.loadTemplates, NumericTerm === foundry.dice.terms.NumericTerm,
      foundry.applications.api.Dialog === foundry.applications.api.DialogV2,
      getDocumentClass("Actor") === CONFIG.Actor.documentClass, game instanceof foundry.Game, Game === foundry.Game, foundry.utils.getDocumentClass("Item") === Item.implementation]`);
    expect(same).toEqual(Array(10).fill(true));
    expect(await play(`(globalThis.Actors = 7, Actors)`)).toBe(7);
  });

  test("small things that systems reach for as they load are there", async () => {
    const seen = await play(`(() => {
      const ray = new foundry.canvas.geometry.Ray({ x: 0, y: 0 }, { x: 3, y: 4 });
      const mode = new foundry.canvas.perception.VisionMode({ id: "fey", label: "Fey", vision: { defaults: { range: 3 } } });
      const sense = new (class Smell extends foundry.canvas.perception.DetectionMode {})({ id: "smell", label: "Smell" });
      CONFIG.Canvas.visionModes.fey = mode;
      class Bell extends foundry.utils.EventEmitterMixin() { static emittedEvents = ["ring"]; }
      const bell = new Bell();
      const rung = [];
      bell.addEventListener("ring", () => rung.push("once"), { once: true });
      bell.addEventListener("ring", () => rung.push("each"));
      bell.dispatchEvent(new Event("ring"));
      bell.dispatchEvent(new Event("ring"));
      return [ray.distance, ray.project(2).x, Object.values(foundry.canvas.geometry.Ray.towardsPoint(ray.A, ray.B, 10).B).map(Math.round),
        mode.vision.defaults.range, sense.walls, CONST.REGION_EVENTS.TOKEN_ENTER, foundry.utils.isDeletionKey("-=a"),
        foundry.helpers.interaction.KeyboardManager.MODIFIER_KEYS.SHIFT, CONFIG.Item.compendiumIndexFields, rung];
    })()`);
    expect(seen).toEqual([5, 6, [6, 8], 3, true, "tokenEnter", true, "Shift", [], ["once", "each", "each"]]);
  });

  test("documents that the table lacks are in the configuration, to be replaced and not to be used", async () => {
    const seen = await play(`(() => {
      class Cone extends CONFIG.MeasuredTemplate.objectClass {}
      CONFIG.MeasuredTemplate.objectClass = Cone;
      Object.assign(CONFIG.Tile.dataModels, { own: class {} });
      return [CONFIG.MeasuredTemplate.defaults.angle, CONFIG.MeasuredTemplate.objectClass.name, getDocumentClass("Note") === CONFIG.Note.documentClass];
    })()`);
    expect(seen).toEqual([53.13, "Cone", true]);
    expect(await failure("new CONFIG.AmbientLight.documentClass({})")).toContain("AmbientLightDocument");
  });

  test("a field is found by its path, in the model that stands there as well", async () => {
    const found = `[actor.getFieldForProperty("name"), actor.getFieldForProperty("system.light.max"),
      actor.getFieldForProperty(["prototypeToken", "sight", "range"]), actor.system.getFieldForProperty("courage"), actor.getFieldForProperty("system.nothing")]`;
    const paths = await play(
      `(() => { const actor = new Actor.implementation({ name: "Wren", type: "wanderer" }); return ${found}.map((field) => field?.fieldPath ?? null); })()`,
    );
    expect(paths).toEqual(["name", "system.light.max", expect.stringContaining("sight.range"), "system.courage", null]);
  });

  test("an operator says what it holds", async () => {
    const { get } = { get: "foundry.data.operators.DataFieldOperator.get" };
    const held = `[${get}(new foundry.data.operators.ForcedReplacement(3)), ${get}(4), foundry.data.operators.ForcedReplacement.get(5)]`;
    expect(await play(held)).toEqual([3, 4, 5]);
  });

  test("an index has the fields that the configuration adds to it", async () => {
    await play(`void CONFIG.Item.compendiumIndexFields.push("system.oil")`);
    const oil = `game.packs.get("lantern-tale.lanterns").getIndex().then((index) => index.getName("Candle").system?.oil)`;
    expect(await play(oil)).toBe(1);
  });
});
