import { isJsonObject } from "../common/json.ts";

const deep = (levels: number): unknown => (levels === 0 ? 1 : { a: [deep(levels - 1)] });
const circular: Record<string, unknown> = {};
circular["self"] = circular;

/** Things that no well-meaning client would send, or not there. */
const STRANGE: readonly (() => unknown)[] = [
  () => null,
  () => undefined,
  () => true,
  () => -1,
  () => 1e308,
  () => Number.NaN,
  () => Number.POSITIVE_INFINITY,
  () => "",
  () => "constructor",
  () => "__proto__",
  () => "Actor.__proto__",
  () => "x".repeat(20_000),
  () => [],
  () => [[[]]],
  () => ({}),
  () => ({ toString: 1, valueOf: null, length: 1e9 }),
  () => JSON.parse('{"__proto__":{"polluted":true}}') as unknown,
  () => ({ constructor: { prototype: { polluted: true } } }),
  () => ({ "__proto__.polluted": true, "a.constructor.prototype.polluted": true, "-=__proto__": null }),
  () => ({ "==a.==b.-=c": { "-=d": 1 }, ".": 1, "..": 2, "a..b": 3, "": 4 }),
  () => deep(40),
  () => deep(200),
  () => circular,
  () => 10n,
  () => Symbol("x"),
  () => () => "called",
  () => new Date(0),
  () => new Map([["a", 1]]),
  () => Buffer.from("raw"),
  () => new Proxy({}, { ownKeys: () => ["a", "b"] }),
];

/** Well-formed requests that a player without rights would be refused, as the starting points. */
const REFUSED: readonly object[] = [
  modify({ action: "create", documentName: "Actor", data: [{ name: "x", type: "wanderer", system: { a: { b: 1 } } }] }),
  modify({ action: "update", documentName: "Actor", updates: [{ _id: "target0000000000", "system.a.-=b": null }] }),
  modify({
    action: "update",
    documentName: "Actor",
    updates: [{ _id: "target0000000000", items: [{ _id: "x", name: "y" }] }],
  }),
  modify({ action: "delete", documentName: "Actor", ids: ["target0000000000"] }),
  modify({
    action: "create",
    documentName: "Item",
    parentUuid: "Actor.target0000000000",
    data: [{ name: "x", type: "lantern" }],
  }),
  modify({ action: "create", documentName: "Setting", data: [{ key: "core.permissions", value: "{}" }] }),
  modify({ action: "update", documentName: "User", updates: [{ _id: "GM00000000000000", password: "mine", role: 1 }] }),
  { kind: "importAdventure", pack: "lantern-tale.tales", id: "nightWalk0000000" },
  { kind: "packDocuments", pack: "lantern-tale.lanterns", ids: ["candle0000000000"] },
  { kind: "worldDocuments", documentName: "Actor" },
  { kind: "packIndex", pack: "lantern-tale.lanterns", fields: ["system.oil"] },
  { kind: "packageSocket", event: "module.other", args: [{ a: 1 }], recipients: ["GM00000000000000"] },
  { kind: "query", target: "nobody0000000000", name: "look", data: { a: 1 }, timeout: 10 },
  { kind: "queryAnswer", query: "q1", answer: { ok: true, value: 1 } },
  { kind: "activity", activity: { sceneId: "x", targets: ["y"], cursor: { x: 1, y: 2 }, ping: {}, ruler: null } },
  { kind: "resend", after: 3 },
];

function modify(operation: object): object {
  return { kind: "modifyDocument", operations: [{ parentUuid: null, options: { keepId: true }, ...operation }] };
}

/** An endless stream of frames that are wrong somewhere: a value swapped for a strange one, a key lost or added. */
export function* malformedFrames(random: () => number): Generator<unknown> {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  for (let number = 0; ; number += 1) {
    if (random() < 0.05) {
      yield pick(STRANGE)();
      continue;
    }
    const frame: unknown = { id: `f${number}`, request: structuredClone(pick(REFUSED)) };
    const faults = 1 + Math.floor(random() * 3);
    for (let fault = 0; fault < faults; fault += 1) spoil(frame, random, pick);
    yield frame;
  }
}

function spoil(root: unknown, random: () => number, pick: <T>(list: readonly T[]) => T): void {
  let at = root;
  for (;;) {
    const keys = Array.isArray(at) ? [...at.keys()] : isJsonObject(at) ? Object.keys(at) : [];
    if (keys.length === 0) return;
    const key = pick<string | number>(keys);
    const inner: unknown = Reflect.get(at as object, key);
    if (typeof inner === "object" && inner !== null && Object.keys(inner).length > 0 && random() < 0.75) {
      at = inner;
      continue;
    }
    const chance = random();
    if (chance < 0.15) Reflect.deleteProperty(at as object, key);
    else if (chance < 0.3)
      Reflect.set(at as object, pick(["extra", "-=_id", "==system", "items", "type"]), pick(STRANGE)());
    else Reflect.set(at as object, key, pick(STRANGE)());
    return;
  }
}
