import { afterEach, describe, expect, test } from "vitest";
import { alone } from "./alone.ts";

// What published systems ask of the server, of classes and of documents around their own, each in the few lines that show it.

describe.each([13, 14] as const)("services that published systems use, generation %i", (generation) => {
  const { play, gm } = alone(generation);
  const is14 = generation === 14;

  afterEach(() => expect(gm().takeComplaints()).toEqual([]));

  test("a class of documents says which others they hold, and where", async () => {
    const seen = await play(`(() => {
      class Own extends Actor {}
      return ["Item" in Own.metadata.embedded, Own.metadata.embedded.ActiveEffect, "Actor" in Own.metadata.embedded,
        Combat.metadata.embedded.Combatant, Macro.metadata.embedded];
    })()`);
    expect(seen).toEqual([true, "effects", false, "combatants", {}]);
  });

  test("the release says whether it is newer than another, and whether a generation lies between them", async () => {
    const seen = await play(`(({ release }) => [
      release.isNewer("12"), release.isNewer(release.version), release.isNewer({ version: "99.1" }), release.isNewer("9.280"),
      release.isGenerationalChange("9.280"), release.isGenerationalChange(release), release.toString() === release.shortDisplay,
      release.generation, { ...release }.build > 300,
    ])(game)`);
    expect(seen).toEqual([true, false, false, true, true, false, true, generation, true]);
  });

  test("documents are asked for as they are stored, whatever their class has made of them", async () => {
    const seen = await play(`(async () => {
      await Actor.create([{ name: "Ada", type: "wanderer" }, { name: "Bo", type: "wanderer" }]);
      class Renamed extends Actor { static migrateData(source) { if (source.name) source.name += "!"; return super.migrateData(source); } }
      const ask = (operation, type = "Actor") =>
        foundry.helpers.SocketInterface.dispatch("modifyDocument", { type, action: "get", operation });
      const names = ({ result }) => result.map(({ name }) => name);
      const bo = new Renamed(game.actors.getName("Bo").toObject());
      const { result } = await ask({ query: {}, pack: "lantern-tale.lanterns" }, "Item");
      return [names(await ask({ query: {} })), names(await ask({ query: { name: "Bo" } })), bo.name, result.length,
        result.every(({ _id, constructor }) => _id && constructor === Object)];
    })()`);
    expect(seen).toEqual([
      ["Ada", "Bo"],
      ["Bo"],
      "Bo!",
      await play(`game.packs.get("lantern-tale.lanterns").index.size`),
      true,
    ]);
  });

  test("whatever else is asked of the server is not there", async () => {
    const said = await play(
      `foundry.helpers.SocketInterface.dispatch("manageCompendium", { action: "delete" }).catch((error) => error.message)`,
    );
    expect(said).toMatch(/manageCompendium/);
  });

  test("a member is looked up to the class that has it", async () => {
    const seen = await play(`(({ getDefiningClass }) => {
      class Base { static kind = 1; ring() {} }
      class Own extends Base { toll() {} }
      return [getDefiningClass(new Own(), "ring") === Base, getDefiningClass(new Own(), "toll") === Own, getDefiningClass(Own, "kind") === Base,
        getDefiningClass(new Own(), "none") ?? null];
    })(foundry.utils)`);
    expect(seen).toEqual([true, true, true, null]);
  });

  test("what nobody has brought or made is there and empty", async () => {
    const seen =
      await play(`[game.compendiumArt instanceof foundry.helpers.media.CompendiumArt, game.compendiumArt.enabled, game.compendiumArt.size,
      game.playlists.contents, game.playlists.getName("Songs") ?? null, game.data.options.debug]`);
    expect(seen).toEqual([true, true, 0, [], null, false]);
  });

  test("dice that are thrown in a way of their own may ask for whoever resolves them", async () => {
    const total = await play(`(async () => {
      class Own extends foundry.dice.terms.Die {
        async _evaluateAsync(options) {
          if (this.resolver && !this._id) await this.resolver.addTerm(this);
          for (let thrown = this.results.length; thrown < this.number; thrown++) await this.roll(options);
          await this._evaluateModifiers();
          return this;
        }
      }
      const roll = Roll.fromTerms([new Own({ number: 2, faces: 1 })]);
      return (await roll.evaluate()).total;
    })()`);
    expect(total).toBe(2);
  });

  test("changes of several kinds are made together in 14, or none of them", async () => {
    if (!is14) return expect(await play("typeof foundry.documents.modifyBatch")).toBe("undefined");
    const seen = await play(`(async () => {
      const { modifyBatch } = foundry.documents;
      const actor = await Actor.create({ name: "Batch", type: "wanderer", items: [{ name: "Wick", type: "lantern" }] });
      const [wick] = actor.items;
      const heard = [];
      const hooks = ["updateActor", "createItem", "deleteItem"].map((name) => [name, Hooks.on(name, () => heard.push(name))]);
      const [changed, made, gone, none] = await modifyBatch([
        { action: "update", documentName: "Actor", parent: null, updates: [{ _id: actor.id, name: "Batched" }] },
        { action: "create", documentName: "Item", parent: actor, data: [{ name: "Flint", type: "lantern" }] },
        { action: "delete", documentName: "Item", parent: actor, ids: [wick.id] },
        { action: "update", documentName: "Actor", updates: [{ _id: actor.id, name: "Batch" }], diff: true }]);
      const together = [changed[0] === actor, made[0].name, gone[0].name, none.length, actor.items.map(({ name }) => name), [...heard]];
      const torn = await modifyBatch([{ action: "create", documentName: "Item", parent: actor, data: [{ name: "Oil", type: "lantern" }] },
        { action: "create", documentName: "Item", parent: actor, data: [{ name: "Lost", type: "unheard-of" }] }]).then(() => "all", () => "none");
      for (const [name, id] of hooks) Hooks.off(name, id);
      return [...together, torn, actor.items.size];
    })()`);
    expect(seen).toEqual([
      ...[true, "Flint", "Wick", 0, ["Flint"], ["updateActor", "createItem", "deleteItem"]],
      ...["none", 1],
    ]);
  });

  test("what a table wants of all tokens is kept in 14, and what was imported is asked for in both", async () => {
    const seen = await play(`(async () => {
      const imports = game.settings.get("core", "adventureImports");
      const Overrides = foundry.data.PrototypeTokenOverrides;
      if (!Overrides) return [imports];
      const overrides = game.settings.get("core", Overrides.SETTING);
      overrides.updateSource({ base: { displayName: CONST.TOKEN_DISPLAY_MODES.OWNER_HOVER }, wanderer: { sight: { enabled: true } } });
      await game.settings.set("core", Overrides.SETTING, overrides.toObject());
      const kept = game.settings.get("core", Overrides.SETTING);
      return [imports, kept instanceof Overrides, kept.base.displayName, kept.wanderer.sight.enabled, kept.wanderer.displayBars ?? null];
    })()`);
    expect(seen).toEqual(is14 ? [{}, true, 20, true, null] : [{}]);
  });

  test("what is to be played is asked for, and nobody hears it", async () => {
    const seen = await play(`(async () => {
      const sound = await game.audio.play("bell.ogg", { volume: 0.5, context: game.audio.interface });
      return [sound instanceof foundry.audio.Sound, sound.src, sound.playing, (await foundry.audio.AudioHelper.play({ src: "gong.ogg" }, true)).failed,
        foundry.audio.AudioHelper.hasAudioExtension("gong.ogg")];
    })()`);
    expect(seen).toEqual([true, "bell.ogg", false, true, true]);
  });

  test("applications know of each other in 14 alone", async () => {
    const seen = await play(`(() => {
      class Own extends foundry.applications.api.ApplicationV2 {}
      const own = new Own();
      return [own.parent ?? null, own.children instanceof Map, typeof own.renderChild];
    })()`);
    expect(seen).toEqual([null, is14, is14 ? "function" : "undefined"]);
  });
});
