import { expect, test } from "vitest";
import { Gathering } from "./gathering.ts";
import { byCollection } from "./hierarchy.ts";
import { PROTOCOL_VERSION, type ServerMessage, type Snapshot } from "./protocol.ts";

const holding = (...ids: readonly string[]) =>
  byCollection((name) => (name === "ChatMessage" ? ids.map((_id) => ({ _id })) : []));
const snapshot = (...ids: readonly string[]): Snapshot => ({
  protocol: PROTOCOL_VERSION,
  ...{ client: "c", user: "u", revision: 1, serverTime: 0 },
  release: { generation: 14, build: 1, version: "14.1" },
  world: { id: "yard", title: "Yard", system: "x" },
  ...{ system: {}, modules: [], packs: [], documentTypes: {}, templates: {} },
  documents: holding(...ids),
  ...{ active: [], activeGM: null, activity: {} },
});
const part = (more: boolean, ...ids: readonly string[]): ServerMessage => ({
  kind: "documents",
  documents: holding(...ids),
  more,
});
const joke: ServerMessage = { kind: "packageSocket", event: "system.x", args: [], sender: "u" };
const away: ServerMessage = { kind: "farewell", reason: "Enough." };

test("a world in one frame is told as it comes", () => {
  const welcome = { kind: "welcome", snapshot: snapshot("a"), more: false } as const;
  const gathering = new Gathering();
  expect([gathering.take(welcome), gathering.take(joke)]).toEqual([[welcome], [joke]]);
});

test("one in several frames is told when all are there, and then what came meanwhile", () => {
  const gathering = new Gathering();
  const told = [
    { kind: "welcome", snapshot: snapshot("a"), more: true } as const,
    part(true, "b", "c"),
    joke,
    part(false, "d"),
    joke,
  ].map((message) => gathering.take(message));
  expect(told).toEqual([[], [], [], [{ kind: "welcome", snapshot: snapshot("a", "b", "c", "d") }, joke], [joke]]);
});

test("whoever is sent away hears it at once, and a new welcome forgets the old world", () => {
  const gathering = new Gathering();
  gathering.take({ kind: "welcome", snapshot: snapshot("a"), more: true });
  expect(gathering.take(away)).toEqual([away]);
  gathering.take(joke);
  gathering.take({ kind: "welcome", snapshot: snapshot("b"), more: true });
  expect(gathering.take(part(false, "c"))).toEqual([{ kind: "welcome", snapshot: snapshot("b", "c") }]);
});
