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
