import { describe, expect, test } from "vitest";
import { alone } from "./alone.ts";

describe.each([13, 14] as const)("effects are what published systems count on, generation %i", (generation) => {
  const { play, table, gm } = alone(
    generation,
    `void Object.assign(globalThis, {
      wren: (more = {}) => Actor.create({ name: "Wren", type: "wanderer", ...more }),
      tokensOf: async (actor, links) => {
        const scene = await Scene.create({ name: "Yard" });
        return scene.createEmbeddedDocuments("Token", links.map((actorLink) => ({ name: "Wren", actorId: actor.id, actorLink })));
      },
    })`,
  );

  test("where an effect begins can be asked for, in and out of a fight", async () => {
    const asked =
      generation === 13
        ? "ActiveEffect.getInitialDuration().duration"
        : "[ActiveEffect.getEffectStart(null), ActiveEffect.getInitialDuration().start, ActiveEffect.getEffectStart()]";
    const seen = await play(`(async () => {
      const combat = await Combat.create({ type: "watch", active: true });
      await combat.createEmbeddedDocuments("Combatant", [{ name: "Wren", initiative: 7 }]);
      await combat.update({ round: 2, turn: 0 });
      const ids = { [combat.id]: "C", [combat.combatant.id]: "W" };
      const seen = JSON.parse(JSON.stringify(${asked}), (_, value) => ids[value] ?? value);
      await combat.delete();
      return seen;
    })()`);
    const inFight = { time: 0, combat: "C", combatant: "W", initiative: 7, round: 2, turn: 0 };
    const nowhere = { time: 0, combat: null, combatant: null, initiative: null, round: null, turn: null };
    expect(seen).toEqual(
      generation === 13 ? { startTime: 0, combat: "C", startRound: 2, startTurn: 0 } : [nowhere, inFight, inFight],
    );
  });

  test("text in a change is what it says in 14, when it is made and when it is written, and text in 13", async () => {
    const path = generation === 14 ? "system.changes" : "changes";
    const texts = ["0", "bright", "@x + 1", "", "[1, 2]"];
    const seen = await play(`(async () => {
      const item = await Item.create({ name: "Lamp", type: "lantern" });
      const changes = (values) => ({ "${path}": values.map((value) => ({ key: "system.oil", value })) });
      const values = () => foundry.utils.getProperty(effect._source, "${path}").map(({ value }) => value);
      const data = foundry.utils.expandObject({ name: "Glow", ...changes(${JSON.stringify(texts)}) });
      const [effect] = await item.createEmbeddedDocuments("ActiveEffect", [data]);
      const made = values();
      await effect.update(changes(["7", "true"]));
      return [made, values()];
    })()`);
    const told = [[0, "bright", "@x + 1", "", [1, 2]], [7, true]]; // prettier-ignore
    expect(seen).toEqual(generation === 14 ? told : [texts, ["7", "true"]]);
  });

  test("one change is applied to one field, and how long an effect lasts is what its class says", async () => {
    const change = generation === 13 ? `mode: 2, value: "4"` : `type: "add", value: "4"`;
    const seen = await play(`(async () => {
      const actor = await wren();
      const apply = ${generation === 13 ? "ActiveEffect.applyField" : "ActiveEffect.applyChangeField"}.bind(ActiveEffect);
      const made = apply(actor, { key: "system.courage", ${change} });
      class Brief extends ActiveEffect {
        _prepareDuration(...given) { return { ...super._prepareDuration(...given), label: "brief" }; }
      }
      return [made, actor.system.courage, new Brief({ name: "Glow" }).duration.label];
    })()`);
    expect(seen).toEqual([7, 7, "brief"]);
  });

  test("how a change is applied is a class's own, in the steps that its generation has", async () => {
    const change = (kind: string, mode: number, value: string): string =>
      generation === 13 ? `mode: ${mode}, value: "${value}"` : `type: "${kind}", value: "${value}"`;
    const field =
      generation === 13
        ? "applyField = function (target, change, field)"
        : "applyChangeField = function (target, change, { field })";
    const unguided = generation === 13 ? "prototype._applyAdd" : "_applyChangeAdd";
    const seen = await play(`(async () => {
      function made(changes) { return ${generation === 13 ? `[{ name: "Glow", changes }]` : `[{ name: "Glow", system: { changes } }]`}; }
      const own = class extends ActiveEffect {};
      const asked = [];
      own.${field} {
        asked.push([change.key, field?.fieldPath]);
        return ActiveEffect.${generation === 13 ? "applyField(target, { ...change, value: 2 }, field)" : "applyChangeField(target, { ...change, value: 2 }, { field })"};
      };
      own.${unguided} = function (target, change, current, delta, changes) { asked.push([change.key, current, delta]); changes[change.key] = [current, delta]; };
      const before = CONFIG.ActiveEffect.documentClass;
      CONFIG.ActiveEffect.documentClass = own;
      const actor = await wren({ flags: { world: { seen: 1 } }, effects: made([
        { key: "system.courage", ${change("add", 2, "9")} }, { key: "flags.world.seen", ${change("add", 2, "5")} }]) });
      CONFIG.ActiveEffect.documentClass = before;
      const fresh = asked.filter(([key], index) => asked.findIndex(([other]) => other === key) === index);
      return [fresh, actor.system.courage, actor.flags.world.seen, actor.overrides.system.courage,
        ["applyChange", "applyChangeField", "_applyChangeUnguided"].map((name) => name in ActiveEffect)];
    })()`);
    expect(seen).toEqual([
      [
        ["system.courage", "system.courage"],
        ["flags.world.seen", 1, 5],
      ],
      5,
      [1, 5],
      5,
      Array(3).fill(generation === 14),
    ]);
  });

  test("what an effect adds to a list of models is a model in 14, and as it is written in 13", async () => {
    const seen = await play(`(() => {
      const { fields } = foundry.data;
      class Part extends foundry.abstract.DataModel { static defineSchema() { return { size: new fields.NumberField({ initial: 2 }) }; } }
      const parts = new fields.ArrayField(new fields.EmbeddedDataField(Part));
      const [known, added] = parts.applyChange([new Part()], null, { key: "parts", ${generation === 13 ? "mode: 2" : `type: "add"`}, value: '{ "size": 6 }' });
      const [own] = parts.applyChange([], null, { key: "parts", ${generation === 13 ? "mode: 2" : `type: "add"`}, value: new Part({ size: 8 }) });
      return [known instanceof Part, added instanceof Part, added.size, own?.size ?? null];
    })()`);
    expect(seen).toEqual([true, generation === 14, 6, generation === 14 ? 8 : null]);
  });

  test("a token's own actor can be made what the world's is", async () => {
    const seen = await play(`(async () => {
      const actor = await wren({ items: [{ name: "Lamp", type: "lantern" }, { name: "Wick", type: "lantern" }] });
      const [token] = await tokensOf(actor, [false]);
      const { actor: own } = token;
      await own.update({ "system.courage": 9 });
      await own.createEmbeddedDocuments("Item", [{ name: "Flint", type: "lantern" }]);
      await own.items.getName("Lamp").update({ name: "Broken lamp" });
      await own.items.getName("Wick").delete();
      const before = [own.system.courage, own.items.map(({ name }) => name).sort()];
      let told = 0;
      Hooks.once("updateActor", (changed) => { told += changed === own ? 1 : 0; });
      const restored = await token.delta.restore();
      return [before, own.system.courage, own.items.map(({ name }) => name).sort(), restored === own, told, token.delta._source.items.length,
        actor.items.size];
    })()`);
    expect(seen).toEqual([[9, ["Broken lamp", "Flint"]], 3, ["Lamp", "Wick"], true, 1, 0, 2]);
    const [token] = table()
      .world.documents("Scene")
      .flatMap(({ tokens }) => tokens as { delta: object }[]);
    expect(token?.delta).toMatchObject({ items: [], effects: [], name: null });
  });

  if (generation === 13) {
    test("what only generation 14 has can be asked after", async () => {
      expect(await play("[ActiveEffect.CHANGE_TYPES ?? 1, ActiveEffect.CHANGE_PHASES ?? 2]")).toEqual([1, 2]);
    });
    return;
  }

  test("the kinds of changes, phases and events are those of the configuration, and a package's own are handled by it", async () => {
    const seen = await play(`(async () => {
      const kinds = [ActiveEffect.CHANGE_TYPES, ActiveEffect.CHANGE_PHASES].map(Object.keys);
      const told = [];
      CONFIG.ActiveEffect.changeTypes["lantern-tale.dim"] = { label: "Dim", defaultPriority: 60, handler: (target, change) => {
        told.push([target.name, change.key, change.value]);
        target.system.courage = 1;
        return { "system.courage": 1 };
      } };
      const change = { key: "system.courage", type: "lantern-tale.dim", value: "x" };
      const actor = await wren({ effects: [{ name: "Dusk", system: { changes: [change] } }] });
      delete CONFIG.ActiveEffect.changeTypes["lantern-tale.dim"];
      return [kinds[0].includes("override"), kinds[1], told.at(-1), actor.system.courage, actor.overrides.system?.courage];
    })()`);
    expect(seen).toEqual([true, ["initial", "final"], ["Wren", "system.courage", "x"], 1, 1]);
  });

  test("what generation 13 called otherwise answers in 14 by its old name too, and warns once", async () => {
    const seen = await play(`(async () => {
      const warned = [], plain = console.warn;
      console.warn = (text) => warned.push(/^The (\\w+) of an effect is its \\S+ now\\./.exec(text)?.[1] ?? text);
      const actor = await wren();
      const [effect] = await actor.createEmbeddedDocuments("ActiveEffect", [{
        name: "Glow", system: { changes: [{ key: "system.courage", type: "override", value: "4" }] },
        duration: { value: 3, units: "rounds" }, start: { time: 60, round: 2, turn: 1 } }]);
      const [change] = effect.changes, { duration } = effect;
      const modes = [change.mode, effect.changes === effect.system.changes];
      change.mode = CONST.ACTIVE_EFFECT_MODES.ADD;
      modes.push(change.type, change.mode, Object.keys(change).includes("mode"));
      const own = [{ key: "a", type: "multiply", value: "2" }];
      ActiveEffect._shimChanges(own);
      modes.push(own[0].mode);
      const old = [duration.rounds, duration.turns, duration.startTime, duration.startRound, duration.startTurn, duration.combat];
      old.push("rounds" in effect.toObject().duration);
      console.warn = plain;
      return [modes, old, warned];
    })()`);
    expect(seen).toEqual([
      [5, true, "add", 2, false, 1],
      [3, null, 60, 2, 1, null, false],
      ["mode", "rounds", "turns", "startTime", "startRound", "startTurn", "combat"],
    ]);
  });

  test("what an effect changes of the token changes the token, linked or not, as long as it lasts", async () => {
    const change = (key: string, value: string) => `{ key: "${key}", type: "override", value: "${value}" }`;
    const effect = `{ name: "Lantern", system: { changes: [${change("token.sight.range", "60")}, ${change("system.courage", "5")}] } }`;
    const seen = await play(`(async () => {
      const actor = await wren();
      const tokens = await tokensOf(actor, [true, false]);
      const now = () => tokens.map(({ sight, actor }) => [sight.range, actor.system.courage]);
      const seen = [now()];
      const [effect] = await actor.createEmbeddedDocuments("ActiveEffect", [${effect}]);
      seen.push(now(), actor.tokenActiveEffectChanges.initial.map(({ key }) => key), tokens[0]._source.sight.range);
      await effect.update({ disabled: true });
      seen.push(now());
      await tokens[1].actor.createEmbeddedDocuments("ActiveEffect", [${effect}]);
      seen.push(now());
      return seen;
    })()`);
    const [none, lit] = [
      [0, 3],
      [60, 5],
    ];
    expect(seen).toEqual([[none, none], [lit, lit], ["sight.range"], 0, [none, none], [none, lit]]);
  });

  test("a change is applied by the class of effects, as a copy that knows its effect and the mode it had in 13", async () => {
    const seen = await play(`(async () => {
      const { documentClass } = CONFIG.ActiveEffect;
      const told = [];
      CONFIG.ActiveEffect.documentClass = class Told extends documentClass {
        static applyChange(target, change, options) {
          told.push([target.name, change.effect?.name, change.mode, change.type, Object.keys(options)]);
          return super.applyChange(target, change, options);
        }
      };
      const actor = await wren({ effects: [{ name: "Dusk", system: { changes: [{ key: "system.courage", type: "override", value: 8 }] } }] });
      CONFIG.ActiveEffect.documentClass = documentClass;
      return [told.at(-1), actor.system.courage];
    })()`);
    expect(seen).toEqual([["Wren", "Dusk", 5, "override", ["replacementData"]], 8]);
  });

  test("a field decides over a change of its own, also over one of a custom kind, and knows the mode", async () => {
    const seen = await play(`(async () => {
      const told = [];
      const field = CONFIG.Actor.dataModels.wanderer.schema.getField("courage");
      field.applyChange = (value, model, { mode, type, value: given }) => void told.push([value, model.name, mode, type, given]);
      const change = { key: "system.courage", type: "custom", value: "1" };
      await wren({ effects: [{ name: "Dusk", system: { changes: [change] } }] });
      delete field.applyChange;
      const heard = [];
      const hook = Hooks.on("applyActiveEffect", (actor, { key }, value, delta) => {
        heard.push([key, value, delta]);
        actor.system.courage = 12;
      });
      const actor = await wren({ effects: [{ name: "Dawn", system: { changes: [change] } }] });
      Hooks.off("applyActiveEffect", hook);
      return [told.at(-1), heard.at(-1), actor.system.courage, actor.overrides.system.courage];
    })()`);
    expect(seen).toEqual([[3, "Wren", 0, "custom", 1], ["system.courage", 3, 1], 12, 12]);
  });

  test("what 13 wrote is read as what it says: values, kinds, and kinds of some package's own", async () => {
    const change = (value: string, mode: number) => `{ key: "system.courage", value: ${value}, mode: ${mode} }`;
    const seen = await play(`(() => {
      const old = new ActiveEffect({ name: "Old", changes: [${change(`"2"`, 2)}, ${change(`"[1, 2]"`, 5)}, ${change(`"a word"`, 7)}] });
      const young = new ActiveEffect({ name: "Young", system: { changes: [{ key: "system.courage", type: "add", value: "2" }] } });
      return [old, young].map(({ system }) => system.changes.map(({ type, value }) => [type, value]));
    })()`);
    const old = [
      ["add", 2],
      ["override", [1, 2]],
      ["custom.7", "a word"],
    ];
    expect(seen).toEqual([old, [["add", 2]]]);
  });

  test("what a change refers to is reckoned, and what comes out fits the field; what makes no sense changes nothing", async () => {
    const apply = (value: string) => `(await wren({ effects: [{ name: "Dusk", system: { changes: [
      { key: "system.courage", type: "override", value: ${value} }] } }] })).system.courage`;
    const values = ["@courage * 2 + 1", "many", "@nothing.there", "4.6"].map((value) => apply(`"${value}"`));
    const schema = "CONFIG.Actor.dataModels.wanderer.schema.getField('courage')";
    const seen = await play(`(async () => [${values.join()}, ${schema}.integer])()`);
    expect(seen).toEqual([7, 3, 3, 5, true]);
  });

  test("an effect lasts without end or some time; what has run out is suppressed unless its data say otherwise", async () => {
    const seen = await play(`(() => {
      const parent = new Actor({ name: "Wren", type: "wanderer" });
      const effect = (more) => new ActiveEffect({ name: "Glow", ...more }, { parent });
      const shown = ({ isTemporary, active, duration: { value, units, remaining, expiry } }) =>
        [isTemporary, active, value, units, remaining, expiry].map((each) => each === Infinity ? "endless" : each);
      const failure = (more) => { try { return effect(more).name; } catch { return "refused"; } };
      return [
        ...[{}, { duration: { value: 2, units: "minutes" } }, { duration: { value: 3, units: "rounds" } }, { duration: { expiry: "turnEnd" } },
          { duration: { value: 1, units: "hours", expired: true }, start: { time: -4000 } }].map((more) => shown(effect(more))),
        failure({ duration: { value: 2, units: "weeks" } }),
      ];
    })()`);
    expect(seen).toEqual([
      [false, true, "endless", "seconds", "endless", null],
      [true, true, 2, "minutes", 2, "turnStart"],
      [true, true, 3, "rounds", "endless", "turnStart"],
      [true, true, "endless", "seconds", "endless", "turnEnd"],
      [true, false, 1, "hours", -1, "turnStart"],
      "refused",
    ]);
  });

  test("what has run out as time passes is marked or deleted, or left to the system, and counts no longer", async () => {
    const glow = `{ name: "Glow", duration: { value: 5, units: "seconds" }, system: { changes: [{ key: "system.courage", type: "add", value: 4 }] } }`;
    const now = async (deed: string): Promise<unknown> => {
      await play(`(async () => { ${deed}; return null; })()`);
      return play(`[fading.system.courage, fading.effects.size, glow.duration.remaining, glow.duration.expired]`);
    };
    const seen = [
      await now(
        `globalThis.fading = await wren(); [globalThis.glow] = await fading.createEmbeddedDocuments("ActiveEffect", [${glow}])`,
      ),
      await now("await game.time.advance(3)"),
      await now("await game.time.advance(2)"),
      await now(
        `CONFIG.ActiveEffect.expiryAction = null; [globalThis.glow] = await fading.createEmbeddedDocuments("ActiveEffect", [${glow}])`,
      ),
      await now("await game.time.advance(6)"),
      await now(`CONFIG.ActiveEffect.expiryAction = "delete"; await game.time.advance(1)`),
    ];
    await play(`void (CONFIG.ActiveEffect.expiryAction = "update")`);
    expect(seen).toEqual([
      [7, 1, 5, false],
      [7, 1, 2, false],
      [3, 1, 0, true],
      [7, 2, 5, false],
      [7, 2, -1, false],
      [3, 1, -2, false],
    ]);
  });

  test("a phase is gone through once, and the next where none is named", async () => {
    const seen = await play(`(async () => {
      const actor = await wren();
      const done = [...actor._completedActiveEffectPhases];
      actor.applyActiveEffects("initial");
      return [done];
    })()`);
    expect(seen).toEqual([["initial", "final"]]);
    expect(gm().takeComplaints().join()).toContain('The phase "initial" of effects is over');
  });
});
