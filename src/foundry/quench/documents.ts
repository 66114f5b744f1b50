import { at, found, hooks, kind, loosely, make, systemId, type Doc } from "../ports/quench.ts";
import type { Suite } from "./suite.ts";

const creature = (more: object = {}): Promise<Doc> => make("Actor", { name: "Wren", type: "creature", ...more });
const EVENTS = ["preCreate", "create", "preUpdate", "update", "preDelete", "delete"] as const;

/** What hooks tell of a document of this kind, in their order, while something is done. */
async function heardOf(name: string, deed: (heard: readonly string[]) => Promise<unknown>): Promise<readonly string[]> {
  const heard: string[] = [];
  const ids = EVENTS.map((event) => [`${event}${name}`, hooks().on(`${event}${name}`, () => void heard.push(event))]);
  try {
    await deed(heard);
  } finally {
    for (const [hook, id] of ids) hooks().off(String(hook), Number(id));
  }
  return heard;
}

/** What removes a key: generation 14 has an operator for it, 13 a spelling. */
const without = (path: string, key: string): Readonly<Record<string, unknown>> =>
  game.release.generation >= 14 ? { [`${path}.${key}`]: at(globalThis, "_del") } : { [`${path}.-=${key}`]: null };

export const documents: Suite = (it, agree) => {
  it("a dotted path changes what stands there and nothing beside it", async () => {
    const wren = await creature({ system: { hp: { value: 20, max: 30 } } });
    await wren.update({ "system.hp.value": 7, name: "Robin" });
    agree([at(wren, "system.hp"), wren.name], [{ value: 7, max: 30 }, "Robin"]);
    await wren.update({ system: { hp: { max: 40 } } });
    agree(at(wren.toObject(), "system.hp"), { value: 7, max: 40 });
  });

  it("a list is replaced whole, a record entry by entry", async () => {
    const wren = await creature({ system: { spent: { song: "heart" } } });
    await wren.update({ "system.gains": [{ flat: 1 }, { flat: 2 }] });
    await wren.update({ "system.gains": [{ flat: 3 }], "system.spent.dance": "weekly" });
    const { gains, spent } = at<{ gains: { flat: number }[]; spent: object }>(wren.toObject(), "system");
    agree([gains.map(({ flat }) => flat), spent], [[3], { song: "heart", dance: "weekly" }]);
  });

  it("a key can be removed from a record and from flags", async () => {
    const wren = await creature({ system: { spent: { song: "heart", dance: "weekly" } } });
    await wren.update(without("system.spent", "song"));
    agree(at(wren.toObject(), "system.spent"), { dance: "weekly" });
    await wren.setFlag(systemId(), "mark", { one: 1, two: 2 });
    await wren.update(without(`flags.${systemId()}.mark`, "one"));
    agree(wren.getFlag(systemId(), "mark"), { two: 2 });
    await wren.unsetFlag(systemId(), "mark");
    agree(wren.getFlag(systemId(), "mark") ?? null, null);
  });

  it("data is cleaned by the subtype's model before it is stored", async () => {
    const wren = await creature({ system: { hp: { value: "31", max: 9_999_999 }, unheard: "of" } });
    agree(at(wren.toObject(), "system.hp"), { value: 31, max: 99_999 });
    agree(at(wren.toObject(), "system.unheard") ?? null, null);
  });

  it("an actor that is written on while an update of it is on its way keeps both", async () => {
    const wren = await creature({ system: { hp: { value: 20 }, spent: { song: "heart" } } });
    const { prototype } = loosely<{ prototype: { _preUpdate: (...told: unknown[]) => unknown } }>(kind("Actor"));
    const { _preUpdate } = prototype;
    let first = true;
    prototype._preUpdate = async function (this: Doc, ...told) {
      if (first) {
        first = false;
        await this.update({ system: { spent: { dance: "weekly" } } }, { diff: false });
      }
      return Reflect.apply(_preUpdate, this, told);
    };
    await wren.update({ "system.hp.value": 7 }).finally(() => (prototype._preUpdate = _preUpdate));
    agree([at(wren, "system.hp.value"), at(wren.toObject(), "system.spent")], [7, { song: "heart", dance: "weekly" }]);
  });

  it("hooks come in their order, and none for an update without a difference", async () => {
    const heard = await heardOf("Actor", async () => {
      const wren = await creature({ system: { hp: { value: 20 } } });
      await wren.update({ "system.hp.value": 20 });
      await wren.update({ "system.hp.value": 19 });
      await wren.delete();
    });
    agree(
      heard.filter((event) => event !== "preUpdate"),
      ["preCreate", "create", "update", "preDelete", "delete"],
    );
    agree(heard.indexOf("preUpdate") < heard.indexOf("update"), true, "preUpdate comes before update");
  });

  it("a hook that answers false prevents, and operations carry words of our own to hooks", async () => {
    const wren = await creature();
    const prevent = hooks().on("preUpdateActor", () => false);
    await wren.update({ name: "Robin" });
    hooks().off("preUpdateActor", prevent);
    agree(wren.name, "Wren");
    const told: unknown[] = [];
    const listen = hooks().on("updateActor", (_: Doc, changes: object, operation: object, user: string) => {
      told.push(at(changes, "name"), at(operation, "heartRush"), user);
    });
    await wren.update({ name: "Robin" }, { heartRush: { quench: true } });
    hooks().off("updateActor", listen);
    agree(told, ["Robin", { quench: true }, game.user.id]);
  });

  it("of changes that are sent at once all stand, and the reply comes after the change", async () => {
    const wren = await creature();
    await Promise.all([
      wren.update({ "system.hp.value": 3 }),
      wren.update({ "system.heart.current": 4 }),
      kind("Actor").updateDocuments([{ _id: wren.id, name: "Robin" }]),
    ]);
    agree([at(wren, "system.hp.value"), at(wren, "system.heart.current"), wren.name], [3, 4, "Robin"]);
  });

  it("an id is kept where it is asked for, and whoever makes a document owns it", async () => {
    const wren = await make("Actor", { _id: "quenchWren000000", name: "Wren", type: "creature" }, { keepId: true });
    agree([wren.id, wren.uuid], ["quenchWren000000", "Actor.quenchWren000000"]);
    agree((await found(wren.uuid)) === wren, true, "fromUuid finds the very document");
    agree(at(wren.toObject(), `ownership.${game.user.id}`), 3, "ownership");
  });
};
