import type { JsonObject } from "../../common/json.ts";
import { expandObject } from "../../common/utils/objects/expand-object.ts";
import { Refusal } from "../refusal.ts";

/** Dotted keys made nested; what is nested deeper than any document is refused. */
export function expanded(data: JsonObject): JsonObject {
  try {
    return expandObject(data) as JsonObject;
  } catch {
    throw new Refusal("tooLarge", "The data is nested too deep.");
  }
}
