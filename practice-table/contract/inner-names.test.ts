import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LIST } from "../declared-members.mjs";
import { HeadlessClient } from "../testing/headless/headless-client.ts";
import { LocalTable } from "../testing/local-table.ts";
import { USERS } from "../testing/practice-table.ts";

interface Declared {
  readonly name: string;
  readonly instance: string;
  readonly static: string;
}
interface Own {
  readonly name: string;
  readonly line: readonly string[];
  readonly instance: readonly string[];
  readonly static: readonly string[];
}

/** What generation 14 has, or what Foundry's own classes are known to have though no declaration lists it. */
const KNOWN: Readonly<Record<string, string>> = {
  ArrayField: "_cleanElement _validateElement",
  ActiveEffect:
    "isExpired registry applyChange applyChangeField getEffectStart CHANGE_TYPES CHANGE_PHASES EXPIRY_EVENTS shouldApplyChange getReplacementData _shimChanges _applyChangeUnguided _applyChangeAdd _applyChangeSubtract _applyChangeMultiply _applyChangeOverride _applyChangeUpgrade _applyChangeCustom",
  ActorDelta: "syntheticActor",
  BaseActorDelta: "applyToSource",
  BaseCombat: "validateTurn",
  ChatMessage: "applyMode STYLES",
  ClientDocument: "getRollData",
  Combat: "isView _canChangeRound _canChangeTurn _refreshEffects settings",
  DataField: "getField migrateSource _migrate _applyChangeSubtract",
  DataModel: "validateSource getFieldForProperty _preCleanData _cleanData",
  Document: "schemaVersion",
  EmbeddedCollectionField: "_validateElement",
  EmbeddedDocumentField: "model",
  FunctionTerm: "_evaluateAsync",
  Scene: "moveTokens",
  SchemaField: "extendFields",
  TokenDocument: "object rendered layer applyActiveEffects",
};

/** Whoever extends a class of the table's, or puts a member on it, meets only what Foundry's own class has as well. */
test("what systems extend has no member of the table's own making", async () => {
  const table = await LocalTable.open({ generation: 14 });
  const gm = await HeadlessClient.join(table, USERS.gm);
  const owned = await gm.run<Own[]>(`(() => {
    const { abstract, data, dice, documents } = foundry;
    const roots = [abstract.DataModel, data.fields.DataField, dice.terms.RollTerm];
    const spaces = [abstract, data.fields, dice.terms, documents];
    const makers = new Set();
    for (const space of spaces) for (const maker of Object.values(space))
      for (let level = maker; typeof level === "function" && level.prototype && roots.some((root) => level === root || level.prototype instanceof root); level = Object.getPrototypeOf(level))
        makers.add(level);
    return [...makers].map((maker) => {
      const line = [];
      for (let level = maker; typeof level === "function" && level.name; level = Object.getPrototypeOf(level)) line.push(level.name);
      return { name: maker.name, line, instance: Object.getOwnPropertyNames(maker.prototype), static: Object.getOwnPropertyNames(maker) };
    });
  })()`);
  await table.close();
  const declared = JSON.parse(readFileSync(LIST, "utf8")) as Declared[];
  const ofLine = (line: readonly string[], part: "instance" | "static"): ReadonlySet<string> =>
    new Set(declared.filter(({ name }) => line.includes(name)).flatMap((entry) => entry[part].split(" ")));
  const isNative = (name: string): boolean => ["constructor", "length", "name", "prototype"].includes(name);
  const inventions = owned.flatMap(({ name, line, ...members }) => {
    const known = new Set(line.flatMap((level) => (KNOWN[level] ?? "").split(" ")));
    return (["instance", "static"] as const).flatMap((part) => {
      const theirs = ofLine(line, part);
      return members[part]
        .filter((member) => !isNative(member) && !theirs.has(member) && !known.has(member))
        .map((member) => `${name}.${member}`);
    });
  });
  expect(owned.length).toBeGreaterThan(80);
  expect(inventions).toEqual([]);
});
