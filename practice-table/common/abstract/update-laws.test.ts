import fc from "fast-check";
import { expect, test } from "vitest";
import * as fields from "../data/fields/index.ts";
import type { PlainObject } from "../utils/objects/plain-object.ts";
import { DataModel } from "./data-model.ts";

class Fight extends DataModel {
  static override defineSchema() {
    const count = (initial: number) =>
      new fields.NumberField({ required: true, nullable: false, integer: true, min: 0, max: 9, initial });
    const seal = { hash: new fields.StringField({ required: true }), open: new fields.BooleanField() };
    return {
      phase: new fields.StringField({ required: true, choices: ["sealing", "open"], initial: "sealing" }),
      clock: new fields.SchemaField({ round: count(1), turn: count(0) }),
      seals: new fields.TypedObjectField(new fields.SchemaField(seal)),
      tags: new fields.SetField(new fields.StringField()),
      log: new fields.ArrayField(new fields.NumberField({ nullable: false })),
      notes: new fields.ObjectField(),
    };
  }
}

const key = fc.constantFrom("a", "b", "c");
const leaf = fc.oneof(fc.integer({ min: -2, max: 12 }), fc.constantFrom("x", "y", ""), fc.boolean());

/** Any mixture of dotted, nested, deleting and replacing changes, some of them out of range. */
const change: fc.Arbitrary<[string, unknown]> = fc.oneof(
  fc.tuple(fc.constantFrom("phase"), fc.constantFrom("sealing", "open")),
  fc.tuple(fc.constantFrom("clock.round", "clock.turn"), fc.integer({ min: -2, max: 12 })),
  fc.tuple(fc.constantFrom("clock"), fc.record({ round: fc.nat(9) }, { requiredKeys: [] })),
  fc.tuple(fc.constantFrom("clock.-=turn"), fc.constant(null)),
  fc.tuple(
    key.map((name) => `seals.${name}.hash`),
    fc.constantFrom("1", "2"),
  ),
  fc.tuple(
    key.map((name) => `seals.${name}.open`),
    fc.boolean(),
  ),
  fc.tuple(
    key.map((name) => `seals.-=${name}`),
    fc.constant(null),
  ),
  fc.tuple(fc.constant("==seals"), fc.dictionary(key, fc.record({ hash: fc.constantFrom("1", "2") }))),
  fc.tuple(fc.constant("tags"), fc.array(key)),
  fc.tuple(fc.constant("log"), fc.array(fc.nat(3))),
  fc.tuple(
    key.map((name) => `notes.${name}`),
    fc.oneof(leaf, fc.dictionary(key, leaf)),
  ),
  fc.tuple(
    key.map((name) => `notes.-=${name}`),
    fc.constant(null),
  ),
  fc.tuple(fc.constant("==notes"), fc.dictionary(key, leaf)),
);
const changes = fc.array(change, { maxLength: 4 }).map((entries): PlainObject => Object.fromEntries(entries));

/** A change that both sets a key and removes or replaces it contradicts itself: done twice, it may do two things. */
const consistent = (step: PlainObject): boolean => {
  const plain = Object.keys(step).map((path) => path.replaceAll(/-=|==/g, ""));
  const touches = (a: string, b: string): boolean => a === b || a.startsWith(`${b}.`);
  return plain.every((a, index) => plain.every((b, other) => index === other || !touches(a, b)));
};

const after = (source: PlainObject, steps: readonly PlainObject[]): Fight => {
  const fight = new Fight(source);
  for (const step of steps) fight.updateSource(step);
  return fight;
};

test("the difference, told to another who stands at the same place, leads to the same place", () => {
  fc.assert(
    fc.property(fc.array(changes, { maxLength: 5 }), changes, (steps, last) => {
      const [ours, theirs] = [after({}, steps), after({}, steps)];
      const difference = ours.updateSource(last);
      theirs.updateSource(JSON.parse(JSON.stringify(difference)) as PlainObject);
      expect(theirs.toObject()).toEqual(ours.toObject());
    }),
  );
});

test("a change made twice differs in nothing the second time", () => {
  fc.assert(
    fc.property(fc.array(changes, { maxLength: 5 }), changes.filter(consistent), (steps, last) => {
      const fight = after({}, steps);
      fight.updateSource(last);
      const before = fight.toObject();
      fight.updateSource(last);
      expect(fight.toObject()).toEqual(before);
    }),
  );
});

test("a dry run says what would differ, and does nothing", () => {
  fc.assert(
    fc.property(fc.array(changes, { maxLength: 5 }), changes, (steps, last) => {
      const fight = after({}, steps);
      const before = fight.toObject();
      const told = fight.updateSource(last, { dryRun: true });
      expect(fight.toObject()).toEqual(before);
      expect(fight.updateSource(last)).toEqual(told);
    }),
  );
});

test("what is stored is clean and valid, and a stored model is the same again", () => {
  fc.assert(
    fc.property(fc.array(changes, { maxLength: 8 }), (steps) => {
      const fight = after({}, steps);
      expect(new Fight(fight.toObject()).toObject()).toEqual(fight.toObject());
      expect(JSON.parse(JSON.stringify(fight))).toEqual(fight.toObject());
      expect(fight.validate()).toBe(true);
    }),
  );
});
