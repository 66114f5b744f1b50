import { asText } from "../../common/utils/as-text.ts";
import { DataModel } from "../../common/abstract/data-model.ts";
import { DataField } from "../../common/data/fields/index.ts";
import type { ModelShape } from "../../common/data/model-shape.ts";
import { deepClone } from "../../common/utils/objects/deep-clone.ts";
import type { PlainObject } from "../../common/utils/objects/plain-object.ts";

export type SettingType =
  | StringConstructor
  | NumberConstructor
  | BooleanConstructor
  | ObjectConstructor
  | ArrayConstructor
  | DataField
  | typeof DataModel
  | ((value: unknown) => unknown);

interface Typed {
  readonly type?: SettingType;
  readonly default?: unknown;
}

const isModel = (type: unknown): type is typeof DataModel =>
  typeof type === "function" && type.prototype instanceof DataModel;
const OWNER: ModelShape = { parent: null, _source: {}, toObject: () => ({}) };

/** What a setting is worth: what is stored, made what its type says, or its default. */
export function readSetting(setting: Typed, stored: string | null): unknown {
  const value = stored === null ? undefined : parse(stored);
  const { type } = setting;
  if (type instanceof DataField) {
    const clean = type.clean(value === undefined ? deepClone(setting.default ?? undefined) : value);
    const valid = type.validate(clean) === undefined ? clean : type.getInitialValue();
    const shown = type.initialize(valid, OWNER);
    return typeof shown === "function" ? (shown as () => unknown)() : shown;
  }
  if (isModel(type)) return type.fromSource(asObject(value ?? setting.default));
  if (value === undefined) return deepClone(setting.default);
  return cast(type, value);
}

/** The text to store; throws for a value that the setting's type refuses. */
export function writeSetting(setting: Typed, value: unknown): string | null {
  if (value === undefined) return JSON.stringify(setting.default ?? null);
  const { type } = setting;
  if (type instanceof DataField) {
    const clean = type.clean(deepClone(type.toObject(value)));
    const failure = type.validate(clean);
    if (failure) throw failure.asError();
    return JSON.stringify(clean ?? null);
  }
  if (isModel(type))
    return JSON.stringify(value instanceof DataModel ? value.toObject() : new type(asObject(value)).toObject());
  return JSON.stringify(value === null ? null : cast(type, value));
}

function cast(type: SettingType | undefined, value: unknown): unknown {
  if (value === null) return null;
  if (type === String) return asText(value);
  if (type === Number) return Number(value);
  if (type === Boolean) return Boolean(value);
  return value;
}

function parse(stored: string): unknown {
  try {
    return JSON.parse(stored);
  } catch {
    return stored;
  }
}

const asObject = (value: unknown): PlainObject =>
  typeof value === "object" && value !== null ? { ...(value as PlainObject) } : {};
