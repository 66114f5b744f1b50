import { realm } from "../realm.ts";
import type { PlainObject } from "../utils/objects/plain-object.ts";
import { forcedDeletion } from "./operators.ts";

/** The change that removes what is at a path, written in the generation's own way. */
export function deletionOf(path: string): PlainObject {
  if (realm.generation >= 14) return { [path]: forcedDeletion };
  const parts = path.split(".");
  const last = parts.pop() ?? path;
  return { [[...parts, `-=${last}`].join(".")]: null };
}
