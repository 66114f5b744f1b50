import type { Document } from "../../../common/abstract/document.ts";
import type { ChangeKind, EffectChange } from "../../../common/data/change.ts";
import type { PlainObject } from "../../../common/utils/objects/plain-object.ts";
import { asRecord } from "../../config.ts";
import {
  applyToField,
  applyUnguided,
  type ApplyOptions,
  customStep,
  fieldFor,
  type KindStep,
  plainStep,
  resolveChange,
} from "./apply-change.ts";

/** What the class of effects has in generation 14, and has not in 13: how a change is applied, step by step. */
export interface StepsOf14 {
  readonly CHANGE_TYPES?: PlainObject | undefined;
  applyChange(target: Document, change: EffectChange, options?: ApplyOptions): PlainObject;
  applyChangeField(target: Document, change: EffectChange, options?: ApplyOptions): unknown;
  _applyChangeUnguided(target: Document, change: EffectChange, changes: PlainObject, options?: ApplyOptions): void;
  _applyChangeAdd: KindStep;
  _applyChangeSubtract: KindStep;
  _applyChangeMultiply: KindStep;
  _applyChangeOverride: KindStep;
  _applyChangeUpgrade: KindStep;
  _applyChangeCustom: KindStep;
}

export const stepsOf14 = (made: object): StepsOf14 => made as StepsOf14;

function applyChange(
  this: StepsOf14,
  target: Document,
  asked: EffectChange,
  { replacementData }: ApplyOptions = {},
): PlainObject {
  const field = fieldFor(target, asked.key);
  const change = resolveChange(target, asked, field, replacementData);
  if (change === null) return {};
  const options = replacementData ? { replacementData } : {};
  const handler = asRecord(asRecord(this.CHANGE_TYPES)[change.type ?? ""])["handler"];
  if (typeof handler === "function") return asRecord(Reflect.apply(handler, null, [target, change, options]));
  const changes: PlainObject = {};
  if (!field) this._applyChangeUnguided(target, change, changes, options);
  else {
    const next = this.applyChangeField(target, change, { ...options, field });
    if (next !== undefined) changes[change.key] = next;
  }
  return changes;
}

function applyChangeField(
  this: StepsOf14,
  target: Document,
  change: EffectChange,
  { field }: ApplyOptions = {},
): unknown {
  return applyToField(target, change, field);
}

function applyChangeUnguided(this: StepsOf14, target: Document, change: EffectChange, changes: PlainObject): void {
  const steps: Record<ChangeKind, KindStep> = {
    add: (...given) => this._applyChangeAdd(...given),
    subtract: (...given) => this._applyChangeSubtract(...given),
    multiply: (...given) => this._applyChangeMultiply(...given),
    override: (...given) => this._applyChangeOverride(...given),
    upgrade: (...given) => this._applyChangeUpgrade(...given),
    downgrade: (...given) => this._applyChangeUpgrade(...given),
    custom: (...given) => this._applyChangeCustom(...given),
  };
  applyUnguided(target, change, changes, (kind) => steps[kind]);
}

const MEMBERS = {
  applyChange,
  applyChangeField,
  _applyChangeUnguided: applyChangeUnguided,
  _applyChangeAdd: plainStep,
  _applyChangeSubtract: plainStep,
  _applyChangeMultiply: plainStep,
  _applyChangeOverride: plainStep,
  _applyChangeUpgrade: plainStep,
  _applyChangeCustom: customStep,
};

/** Gives the class what it has in this generation; systems ask whether it has it. */
export function installStepsOf14(made: object, generation: number): void {
  for (const [name, value] of Object.entries(MEMBERS)) {
    if (generation >= 14) Object.defineProperty(made, name, { value, configurable: true, writable: true });
    else Reflect.deleteProperty(made, name);
  }
}
