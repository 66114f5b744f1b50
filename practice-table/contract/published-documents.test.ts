import { describe, expect, test } from "vitest";
import { alone } from "./alone.ts";

describe.each([13, 14] as const)("documents do what published systems count on, generation %i", (generation) => {
  const { play, gm } = alone(
    generation,
    `(globalThis.wren = async (more = {}) => Actor.create({ name: "Wren", type: "wanderer", ...more }),
      globalThis.lanterns = [{ name: "a", type: "lantern" }, { name: "b", type: "lantern" }], null)`,
  );

  test.each([
    ["updates each", `item.update({ "system.oil": 7 })`],
    ["updates whoever holds them", `actor.update({ name: actor.name + "!" })`],
    ["sets flags", `item.setFlag("lantern-tale", "seen", true)`],
    ["resets whoever holds them", `actor.reset()`],
    ["deletes each", `item.delete()`],
  ])("a loop over items that %s comes to each once", async (_, deed) => {
    const seen = await play(`(async () => {
      const actor = await wren({ items: lanterns });
      const seen = [];
      for (const item of actor.items) {
        seen.push(item.name);
        if (seen.length > 4) break;
        await ${deed};
      }
      return seen;
    })()`);
    expect(seen).toEqual(["a", "b"]);
  });

  test("documents are searched by filters as well, and without those that are named", async () => {
    const seen = await play(`(async () => {
      const marked = (name, kind) => wren({ name, flags: { world: kind ? { check: { kind } } : {} } });
      const [a, b, c] = [await marked("Alder", "support"), await marked("Birch", "group"), await marked("Cedar")];
      const names = (options) => game.actors.search(options).filter((found) => [a, b, c].includes(found)).map(({ name }) => name);
      const support = { field: "flags.world.check.kind", value: "support" };
      return [names({ filters: [support] }), names({ filters: [{ ...support, negate: true }], exclude: [c.id] }), names({ query: "ced" }),
        names({ query: "birch", filters: [support] })];
    })()`);
    expect(seen).toEqual([["Alder"], ["Birch"], ["Cedar"], []]);
  });

  test("an effect on something owned counts as soon as it is made, changed or deleted", async () => {
    const change = (value: number): string =>
      generation === 13
        ? `{ changes: [{ key: "system.courage", mode: 2, value: "${value}" }] }`
        : `{ system: { changes: [{ key: "system.courage", type: "add", value: "${value}" }] } }`;
    const values = await play(`(async () => {
      const actor = await wren({ items: lanterns, system: { courage: 1 } });
      const item = actor.items.getName("a");
      const values = [];
      const [effect] = await item.createEmbeddedDocuments("ActiveEffect", [{ name: "Glow", transfer: true, ...${change(4)} }]);
      values.push(actor.system.courage);
      await effect.update(${change(6)});
      values.push(actor.system.courage);
      await effect.delete();
      values.push(actor.system.courage);
      const scene = await Scene.create({ name: "Yard" });
      const [token] = await scene.createEmbeddedDocuments("Token", [{ name: "Wren", actorId: actor.id, actorLink: false }]);
      await token.actor.items.getName("a").createEmbeddedDocuments("ActiveEffect", [{ name: "Glow", transfer: true, ...${change(2)} }]);
      values.push(token.actor.system.courage, actor.system.courage);
      await item.createEmbeddedDocuments("ActiveEffect", [{ name: "Dusk", transfer: true, ...${change(8)} }]);
      values.push(token.actor.system.courage, actor.system.courage);
      return values;
    })()`);
    expect(values).toEqual([5, 7, 1, 3, 1, 3, 9]);
  });

  test("the current scene is the active one where none is drawn", async () => {
    const seen = await play(`(async () => {
      const yard = await Scene.create({ name: "Yard" });
      const none = game.scenes.current ?? "none";
      await yard.activate();
      const seen = [none, game.scenes.current === yard];
      await yard.delete();
      return seen;
    })()`);
    expect(seen).toEqual(["none", true]);
  });

  test("a copy is kept where that is asked for, and says whose it is", async () => {
    const seen = await play(`(async () => {
      const actor = await wren({ items: lanterns });
      const loose = actor.clone({ name: "Robin" });
      const kept = await actor.clone({ name: "Robin" }, { save: true, addSource: true });
      return [loose.id, game.actors.get(kept.id) === kept, kept.id !== actor.id, kept.name, kept.items.size, kept._stats.duplicateSource === actor.uuid];
    })()`);
    expect(seen).toEqual([null, true, true, "Robin", 2, true]);
  });

  test("whatever a document can be asked for, it can be asked for while it is being made", async () => {
    const heard = await play(`(async () => {
      const heard = {};
      class Early extends Actor {
        prepareBaseData() {
          super.prepareBaseData();
          heard.flag = this.getFlag("lantern-tale", "seen");
          heard.combat = this.inCombat;
        }
      }
      class EarlyToken extends TokenDocument {
        prepareBaseData() {
          super.prepareBaseData();
          heard.actor = this.actor?.name;
          heard.size = this.getSize();
        }
      }
      class EarlyCombat extends Combat {
        prepareBaseData() { heard.turns = this.setupTurns().length; }
      }
      const before = [Actor, TokenDocument, Combat].map((kind) => CONFIG[kind.documentName].documentClass);
      CONFIG.Actor.documentClass = Early;
      CONFIG.Token.documentClass = EarlyToken;
      CONFIG.Combat.documentClass = EarlyCombat;
      const actor = await Actor.implementation.create({ name: "Wren", type: "wanderer", flags: { "lantern-tale": { seen: 3 } } });
      const scene = await Scene.create({ name: "Yard" });
      await scene.createEmbeddedDocuments("Token", [{ name: "Wren", actorId: actor.id, actorLink: false }]);
      await Combat.implementation.create({ type: "watch" });
      [CONFIG.Actor.documentClass, CONFIG.Token.documentClass, CONFIG.Combat.documentClass] = before;
      return heard;
    })()`);
    expect(heard).toEqual({
      flag: 3,
      combat: false,
      actor: "Wren",
      size: { width: 100, height: 100 },
      turns: 0,
    });
    expect(gm().takeComplaints()).toEqual([]);
  });

  test("an operation carries its defaults to whoever is told of it, and what it was told", async () => {
    const told = await play<Record<string, object>>(`(async () => {
      const told = {};
      const hooks = ["preCreateActor", "createActor", "preUpdateActor", "updateActor", "preDeleteActor", "deleteActor"];
      const ids = hooks.map((hook) => [hook, Hooks.on(hook, (...given) => {
        const { action, diff, recursive, render, renderSheet, deleteAll, modifiedTime, own } = given.at(-2);
        told[hook] ??= { action, diff, recursive, render, renderSheet, deleteAll, own, when: typeof modifiedTime };
      })]);
      const actor = await wren();
      await actor.update({ name: "Robin" }, { own: 3 });
      await actor.delete({ render: false });
      for (const [hook, id] of ids) Hooks.off(hook, id);
      return told;
    })()`);
    const when = "number";
    const created = { when, action: "create", render: true, renderSheet: false };
    const updated = { when, action: "update", diff: true, recursive: true, render: true, own: 3 };
    const deleted = { when, action: "delete", deleteAll: false, render: false };
    expect(told).toMatchObject({
      preCreateActor: created,
      createActor: created,
      preUpdateActor: updated,
      updateActor: updated,
      preDeleteActor: deleted,
      deleteActor: deleted,
    });
  });

  test("the changes of an effect are where either generation looks for them", async () => {
    const made = generation === 13 ? "changes: given" : "system: { changes: given }";
    const seen = await play(`(async () => {
      const given = ${
        generation === 13
          ? `[{ key: "system.courage", mode: 2, value: "4", priority: 20 }, { key: "system.courage", mode: 5, value: "9", priority: 3 }]`
          : `[{ key: "system.courage", type: "add", value: "4" }, { key: "system.courage", type: "override", value: "9", priority: 3 }]`
      };
      const actor = await wren();
      const [effect] = await actor.createEmbeddedDocuments("ActiveEffect", [{ name: "Glow", ${made} }]);
      return [effect.changes.map(({ key, mode, priority }) => [key, mode, priority]), effect.toObject().changes === undefined];
    })()`);
    expect(seen).toEqual([
      [
        ["system.courage", 2, 20],
        ["system.courage", 5, 3],
      ],
      generation === 14,
    ]);
  });

  test("a uuid is taken apart whole", async () => {
    const parts = await play(`(async () => {
      const actor = await wren({ items: lanterns });
      const item = actor.items.getName("a");
      const said = (uuid, options) => {
        const parsed = foundry.utils.parseUuid(uuid, options);
        return parsed && { ...parsed, collection: parsed.collection?.documentName ?? null, uuid: parsed.uuid.replaceAll(actor.id, "A").replaceAll(item.id, "I"),
          id: parsed.id === item.id ? "I" : parsed.id === actor.id ? "A" : parsed.id,
          primaryId: parsed.primaryId && "A", documentId: parsed.documentId && (parsed.documentId === actor.id ? "A" : parsed.documentId),
          embedded: parsed.embedded.map((part) => part === item.id ? "I" : part) };
      };
      return { none: said(null), missing: said(undefined), actor: said(actor.uuid), item: said(item.uuid), relative: said(".Item." + item.id, { relative: actor }),
        pack: said("Compendium.lantern-tale.lanterns.Item.candle0000000000"), wrong: said("nonsense") };
    })()`);
    const item = {
      uuid: "Actor.A.Item.I",
      collection: "Actor",
      type: "Item",
      id: "I",
      primaryType: "Actor",
      primaryId: "A",
      documentType: "Actor",
      documentId: "A",
      embedded: ["Item", "I"],
    };
    expect(parts).toMatchObject({
      none: null,
      missing: null,
      actor: {
        uuid: "Actor.A",
        collection: "Actor",
        type: "Actor",
        id: "A",
        documentType: "Actor",
        documentId: "A",
        embedded: [],
      },
      item,
      relative: item,
      pack: { collection: "Item", type: "Item", id: "candle0000000000", documentId: "candle0000000000", embedded: [] },
    });
    for (const kind of ["actor", "pack"]) {
      expect((parts as Record<string, object>)[kind]).not.toHaveProperty("primaryType");
      expect((parts as Record<string, object>)[kind]).not.toHaveProperty("primaryId");
    }
  });

  if (generation === 13) {
    test("a message's style may be given as its type, as it was once", async () => {
      const made = await play(`ChatMessage.create({ type: CONST.CHAT_MESSAGE_STYLES.IC, content: "Hear!" })
        .then((message) => [message.type, message.style])`);
      expect(made).toEqual(["base", 2]);
    });
  }

  test("sheets are registered by the collections that hold the documents", async () => {
    const { Actors, Items } = {
      Actors: "foundry.documents.collections.Actors",
      Items: "foundry.documents.collections.Items",
    };
    for (const name of [Actors, Items]) {
      await play(`void (${name}.registerSheet("lantern-tale", class Plain {}, { types: [], makeDefault: true }),
        ${name}.unregisterSheet("lantern-tale", class Plain {}))`);
    }
  });

  test("a field that is declared and not yet there is undefined", async () => {
    const seen = await play(`(async () => {
      const seen = [];
      class Early extends Item {
        _initialize(options) { seen.push(this.system === undefined, this.effects === undefined); super._initialize(options); }
      }
      new Early({ name: "a", type: "lantern" });
      return seen;
    })()`);
    expect(seen).toEqual([true, true]);
  });

  test("a prototype has no field of its schema, which whoever writes a document down asks it for", async () => {
    expect(await play(`(new Actor({ name: "Wren", type: "wanderer" }), typeof Actor.prototype.name)`)).toBe(
      "undefined",
    );
  });

  test("a token without a link leads on to its own actor and what that has, as parts of its uuid do", async () => {
    const seen = await play(`(async () => {
      const actor = await wren({ items: lanterns });
      const scene = await Scene.create({ name: "Yard" });
      const places = [false, true].map((actorLink) => ({ name: "Wren", actorId: actor.id, actorLink }));
      const [own, linked] = await scene.createEmbeddedDocuments("Token", places);
      const { collection, documentId, embedded } = foundry.utils.parseUuid(own.actor.items.contents[0].uuid);
      let found = collection.get(documentId);
      for (let at = 0; at < embedded.length; at += 2) found = found.getEmbeddedDocument(embedded[at], embedded[at + 1]);
      const refusal = () => { try { return linked.getEmbeddedCollection("Item").size; } catch { return "refused"; } };
      return [found === own.actor.items.contents[0], own.getEmbeddedCollection("Item") === own.actor.items,
        own.getEmbeddedDocument("Actor", own.actor.id) === own.actor, own.getEmbeddedCollection("ActiveEffect") === own.actor.effects, refusal()];
    })()`);
    expect(seen).toEqual([true, true, true, true, "refused"]);
  });

  test("a linked token has no delta in 14, and one of its own as soon as it is not linked", async () => {
    const seen = await play(`(async () => {
      const actor = await wren({ items: lanterns });
      const scene = await Scene.create({ name: "Yard" });
      const [first] = await scene.createEmbeddedDocuments("Token", [{ name: "Wren", actorId: actor.id, actorLink: true }]);
      const [token] = await scene.createEmbeddedDocuments("Token", [first.toObject()]);
      const seen = [];
      const look = () => seen.push([token.delta === null, token.toObject().delta === null, token.actor === actor]);
      look();
      await token.update({ actorLink: false });
      look();
      await token.actor.update({ "system.courage": 8 });
      await token.actor.items.getName("a").update({ name: "c" });
      await token.actor.createEmbeddedDocuments("ActiveEffect", [{ name: "Glow" }]);
      seen.push([actor.system.courage, token.actor.system.courage, token.delta.system.courage]);
      seen.push(token.actor.items.map(({ name }) => name).sort(), token.actor.effects.size, actor.items.map(({ name }) => name));
      await token.update({ actorLink: true });
      look();
      await token.update({ actorLink: false });
      seen.push(token.actor.system.courage);
      return seen;
    })()`);
    const none = generation === 14;
    expect(seen).toEqual([
      [none, none, true],
      [false, false, false],
      [expect.any(Number), 8, 8],
      ...[["b", "c"], 1, ["a", "b"]],
      [none, none, true],
      8,
    ]);
  });
});
