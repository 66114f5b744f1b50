import { realm } from "../realm.ts";
import { forcedTarget, isDeletionKey, isReplacementKey } from "../utils/objects/deletion-keys.ts";
import { expandObject } from "../utils/objects/expand-object.ts";
import { isPlainObject, type PlainObject } from "../utils/objects/plain-object.ts";
import { ForcedDeletion, forcedDeletion, ForcedReplacement, forceReplacement } from "./operators.ts";

/** Expands a change and writes its operators as `-=` and `==` keys, the one form that updates and the wire know. */
export function toWireForm(changes: PlainObject): PlainObject {
  return writeKeys(expandObject(changes));
}

function writeKeys(changes: PlainObject): PlainObject {
  const written: PlainObject = {};
  for (const [key, value] of Object.entries(changes)) {
    if (value instanceof ForcedDeletion) written[`-=${forcedTarget(key)}`] = null;
    else if (value instanceof ForcedReplacement) written[`==${forcedTarget(key)}`] = value.value;
    else written[key] = writeValue(value);
  }
  return written;
}

function writeValue(value: unknown): unknown {
  if (isPlainObject(value)) return writeKeys(value);
  return Array.isArray(value) ? value.map(writeValue) : value;
}

/** What hooks and `_onUpdate` are shown: keys in generation 13, operators in generation 14. */
export function toHookForm(changes: PlainObject): PlainObject {
  return realm.generation === 13 ? changes : writeOperators(changes);
}

function writeOperators(changes: PlainObject): PlainObject {
  const written: PlainObject = {};
  for (const [key, value] of Object.entries(changes)) {
    if (isDeletionKey(key)) written[forcedTarget(key)] = forcedDeletion;
    else if (isReplacementKey(key)) written[forcedTarget(key)] = forceReplacement(value);
    else written[key] = isPlainObject(value) ? writeOperators(value) : value;
  }
  return written;
}
