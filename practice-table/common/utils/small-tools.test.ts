import { afterEach, describe, expect, test, vi } from "vitest";
import { buildUuid } from "./build-uuid.ts";
import { Collection } from "./collection.ts";
import { debounce } from "./debounce.ts";
import { escapeHTML, unescapeHTML } from "./escape-html.ts";
import { getType } from "./objects/get-type.ts";
import { isNewerVersion } from "./is-newer-version.ts";
import { uuidParts } from "./uuid-parts.ts";
import { isValidId, randomID } from "./random-id.ts";
import { Semaphore } from "./semaphore.ts";
import { throttle } from "./throttle.ts";

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ["1.0.1", "1.0.0", true],
  ["1.0.0", "1.0.0", false],
  ["0.9", "1.0.0", false],
  ["1.10.0", "1.9.9", true],
  ["1.0.0", "1.0", true],
  ["13.351", 13, true],
])("isNewerVersion(%s, %s) is %s", (a, b, expected) => {
  expect(isNewerVersion(a, b)).toBe(expected);
});

test.each([
  [[], "Array"],
  [{}, "Object"],
  [null, "null"],
  [new Set(), "Set"],
  [() => 1, "function"],
  [1, "number"],
])("getType(%j) is %s", (value, expected) => {
  expect(getType(value)).toBe(expected);
});

test("randomID makes sixteen letters and digits that do not repeat", () => {
  const ids = new Set(Array.from({ length: 1000 }, () => randomID()));
  expect(ids.size).toBe(1000);
  expect([...ids].every(isValidId)).toBe(true);
});

describe("uuidParts", () => {
  test.each([
    [
      "Actor.a",
      undefined,
      { primaryType: "Actor", primaryId: "a", type: "Actor", id: "a", packId: null, embedded: [] },
    ],
    ["Scene.s.Token.t", undefined, { primaryType: "Scene", type: "Token", id: "t", embedded: ["Token", "t"] }],
    ["Compendium.my-sys.gear.Item.x", undefined, { packId: "my-sys.gear", primaryType: "Item", id: "x" }],
    [".Item.i", "Actor.a", { uuid: "Actor.a.Item.i", type: "Item", id: "i" }],
    [".Item.j", "Actor.a.Item.i", { uuid: "Actor.a.Item.j" }],
  ])("%s from %s", (uuid, relative, expected) => {
    expect(uuidParts(uuid, relative)).toMatchObject(expected);
  });

  test.each(["", "Actor", "Actor.a.Item"])("refuses %j", (uuid) => {
    expect(uuidParts(uuid)).toBeNull();
  });

  test("buildUuid says the same", () => {
    expect(buildUuid({ documentName: "Item", id: "i", parentUuid: "Actor.a" })).toBe("Actor.a.Item.i");
    expect(buildUuid({ documentName: "Item", id: "i", pack: "my-sys.gear" })).toBe("Compendium.my-sys.gear.Item.i");
    expect(buildUuid({ documentName: "Item", id: null })).toBeNull();
  });
});

describe("Collection", () => {
  const collection = new Collection([
    ["a", { name: "Ada", age: 3 }],
    ["b", { name: "Bo", age: 5 }],
  ]);

  test("iterates values and has the methods of an array", () => {
    expect([...collection].map((entry) => entry.name)).toEqual(["Ada", "Bo"]);
    expect(collection.filter((entry) => entry.age > 3)).toEqual([{ name: "Bo", age: 5 }]);
    expect(collection.reduce((sum, entry) => sum + entry.age, 0)).toBe(8);
    expect(collection.find((entry) => entry.age === 5)?.name).toBe("Bo");
    expect(collection.getName("Ada")?.age).toBe(3);
  });

  test("throws for a missing key only when strict", () => {
    expect(collection.get("x")).toBeUndefined();
    expect(() => collection.get("x", { strict: true })).toThrow("does not exist");
  });
});

test("a Semaphore of one runs tasks in turn and goes on after a failure", async () => {
  const order: string[] = [];
  const semaphore = new Semaphore(1);
  const slow = semaphore.add(async () => {
    await Promise.resolve();
    order.push("slow");
  });
  const failing = semaphore.add(() => Promise.reject(new Error("no")));
  const quick = semaphore.add((word: string) => order.push(word), "quick");
  await expect(failing).rejects.toThrow("no");
  await Promise.all([slow, quick]);
  expect(order).toEqual(["slow", "quick"]);
});

test("debounce calls once, throttle at once and at the end", () => {
  vi.useFakeTimers();
  const calls: string[] = [];
  const debounced = debounce((word: string) => calls.push(`d${word}`), 10);
  const throttled = throttle((word: string) => calls.push(`t${word}`), 10);
  for (const word of ["1", "2", "3"]) {
    debounced(word);
    throttled(word);
  }
  vi.advanceTimersByTime(20);
  expect(calls.sort()).toEqual(["d3", "t1", "t3"]);
});

test("what is held back is called on whom it was asked of", () => {
  vi.useFakeTimers();
  const called: string[] = [];
  class Panel {
    readonly name = "effects";
    say(this: Panel, word: string): void {
      called.push(`${this.name} ${word}`);
    }
    readonly later = debounce(this.say, 10);
    readonly seldom = throttle(this.say, 10);
  }
  const panel = new Panel();
  panel.later("debounced");
  for (const word of ["at once", "not", "last"]) panel.seldom(word);
  vi.advanceTimersByTime(30);
  expect(called.sort()).toEqual(["effects at once", "effects debounced", "effects last"]);
});

test("escapeHTML and unescapeHTML are inverse", () => {
  expect(escapeHTML(`<a href="x">&'`)).toBe("&lt;a href=&quot;x&quot;&gt;&amp;&#x27;");
  expect(unescapeHTML(escapeHTML(`<a href="x">&amp;'`))).toBe(`<a href="x">&amp;'`);
});
