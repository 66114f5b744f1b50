import { TypeDataModel } from "../../../common/abstract/type-data.ts";
import type { Document } from "../../../common/abstract/document.ts";
import { changeKind, type ChangeKind, type EffectChange } from "../../../common/data/change.ts";
import { announceChange } from "../../../common/data/custom-changes.ts";
import { type DataField, NumberField } from "../../../common/data/fields/index.ts";
import { realm } from "../../../common/realm.ts";
import { asText } from "../../../common/utils/as-text.ts";
import type { PlainObject } from "../../../common/utils/objects/plain-object.ts";
import { getProperty, setProperty } from "../../../common/utils/objects/property.ts";
import { asRecord } from "../../config.ts";
import { createRoll, rollClass } from "../../dice/roll-shape.ts";
import { applyWithoutField, deltaFor } from "./effect-change.ts";
import { shimMode } from "./effect-shims.ts";

export interface ApplyOptions {
  readonly replacementData?: PlainObject;
  readonly field?: DataField | undefined;
}

/** Puts what one kind of change makes of a value among the changes; a subclass may do it otherwise. */
export type KindStep = (
  target: Document,
  change: EffectChange,
  current: unknown,
  delta: unknown,
  changes: PlainObject,
) => void;

/** What a class of effects lets its subclasses do in their own way, by the kind of change. */
type Steps = (kind: ChangeKind) => KindStep;

/** A change of a value that no schema describes, as the value itself suggests. */
export function applyUnguided(target: Document, change: EffectChange, changes: PlainObject, steps: Steps): void {
  const current = getProperty(target, change.key);
  steps(changeKind(change))(target, change, current, deltaFor(current, change), changes);
  for (const [key, value] of Object.entries(changes)) setProperty(target, key, value);
}

/** What a kind does where no subclass says otherwise. */
export const plainStep: KindStep = (_target, change, current, delta, changes) => {
  const next = applyWithoutField(current, { ...change, value: delta });
  if (next !== undefined) changes[change.key] = next;
};

/** Whoever listens says what such a change does. */
export const customStep: KindStep = (target, change, current) => announceChange(target, change, current, change.value);

/** A change of a value that a field describes; answers what is there then. */
export function applyToField(target: Document, change: EffectChange, given?: DataField): unknown {
  const field = given ?? fieldFor(target, change.key);
  if (!field) return undefined;
  const current = getProperty(target, change.key);
  const next = asFitting(field, changedBy(field, current, target, change), current, change);
  if (next !== undefined) setProperty(target, change.key, next);
  return next;
}

/** In generation 14 a change that makes no sense to its field is told of, and the value stays. */
function changedBy(field: DataField, current: unknown, target: Document, change: EffectChange): unknown {
  if (realm.generation < 14) return field.applyChange(current, target, change);
  try {
    return field.applyChange(current, target, change);
  } catch (error) {
    failed(change, error);
    return undefined;
  }
}

/** In generation 14 what comes out is made to fit the field, and does not count where it cannot be. */
function asFitting(field: DataField, next: unknown, current: unknown, change: EffectChange): unknown {
  if (realm.generation < 14 || !["number", "string", "boolean"].includes(typeof next)) return next;
  const clean = field.clean(next);
  const failure = field.validate(clean);
  if (failure === undefined) return clean;
  failed(change, failure.asError());
  return current;
}

function failed({ key, type, effect }: EffectChange, error: unknown): void {
  const uuid = asText(asRecord(effect)["uuid"]);
  console.warn(`Active Effect (${uuid}) | "${type}" change to "${key}" failed to resolve`, error);
}

export function fieldFor(target: Document, key: string): DataField | undefined {
  const system: unknown = Reflect.get(target, "system");
  if (key.startsWith("system.") && system instanceof TypeDataModel) return system.schema.getField(key.slice(7));
  return target.schema.getField(key);
}

/** Generation 14 lets a change refer to roll data, and reckons what is to be a number. Null where there is no such thing. */
export function resolveChange(
  target: Document,
  change: EffectChange,
  field: DataField | undefined,
  data: PlainObject | undefined,
): EffectChange | null {
  const resolved = { ...change };
  const { value } = change;
  if (typeof value === "string" && value.includes("@")) {
    resolved.value = rollClass().replaceFormulaData(value, data ?? rollDataOf(target));
    if (field && String(resolved.value).includes("@")) {
      failed(change, new Error(`"${value}" refers to what is not there.`));
      return null;
    }
  }
  if (field instanceof NumberField && typeof resolved.value === "string" && Number.isNaN(Number(resolved.value))) {
    const formula = resolved.value;
    if (rollClass().validate(formula)) resolved.value = createRoll(formula).evaluateSync().total;
  }
  shimMode(resolved);
  return resolved;
}

function rollDataOf(target: Document): PlainObject {
  const read: unknown = Reflect.get(target, "getRollData");
  return typeof read === "function" ? asRecord(Reflect.apply(read, target, [])) : {};
}
