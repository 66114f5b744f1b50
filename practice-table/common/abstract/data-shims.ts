import { logCompatibilityWarning } from "../utils/log-compatibility-warning.ts";
import { deleteProperty, getProperty, hasProperty, setProperty } from "../utils/objects/property.ts";
import type { PlainObject } from "../utils/objects/plain-object.ts";

type WarningOptions = NonNullable<Parameters<typeof logCompatibilityWarning>[1]>;

export interface ShimOptions extends WarningOptions {
  readonly warning?: string;
  readonly value?: unknown;
}

/** The object in which the last part of a path lies, and that part. */
function ownerOf(data: PlainObject, path: string): readonly [owner: unknown, key: string] {
  const end = path.lastIndexOf(".");
  return end < 0 ? [data, path] : [getProperty(data, path.slice(0, end)), path.slice(end + 1)];
}

/** Lets data be asked by a name that they had before, with a warning; nobody sees it who only looks through them. */
export function addShim(
  data: PlainObject,
  oldKey: string,
  newKey: string,
  options: ShimOptions,
  warn: () => void,
): void {
  const [owner, key] = ownerOf(data, oldKey);
  if (typeof owner !== "object" || owner === null || !Object.isExtensible(owner) || Object.hasOwn(owner, key)) return;
  Object.defineProperty(owner, key, {
    get: () => {
      if (options.warning) logCompatibilityWarning(options.warning, options);
      else warn();
      return "value" in options ? options.value : getProperty(data, newKey);
    },
    set: (value: unknown) => {
      if (newKey) setProperty(data, newKey, value);
    },
    configurable: true,
    enumerable: false,
  });
}

/** Moves what lies at an old path to a new one where there is nothing yet; says whether it did. */
export function moveField(
  data: PlainObject,
  oldKey: string,
  newKey: string,
  apply?: (data: PlainObject) => unknown,
): boolean {
  if (hasProperty(data, newKey) || !hasProperty(data, oldKey)) return false;
  const [owner, key] = ownerOf(data, oldKey);
  const present = Object.getOwnPropertyDescriptor(owner ?? {}, key);
  if (present && !present.writable) return false;
  setProperty(data, newKey, apply ? apply(data) : getProperty(data, oldKey));
  deleteProperty(data, oldKey);
  return true;
}
