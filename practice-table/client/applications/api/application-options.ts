import { deepClone } from "../../../common/utils/objects/deep-clone.ts";
import type { Loose } from "../../page.ts";
import type { Configuration, PartialConfiguration } from "./application-shapes.ts";

function isPlain(value: unknown): value is Loose {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** Later options win; plain objects merge, arrays are joined without repeating an entry. What comes first is a window's own copy. */
export function joinOptions(base: Loose, over: Loose): Loose {
  const joined: Loose = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const before = joined[key];
    if (value === undefined) continue;
    if (Array.isArray(value)) {
      const added = value as readonly unknown[];
      joined[key] = Array.isArray(before) ? [...new Set([...(before as unknown[]), ...added])] : deepClone(added);
    } else if (isPlain(value)) joined[key] = joinOptions(isPlain(before) ? before : {}, value);
    else joined[key] = value;
  }
  return joined;
}

/** Defaults from the base class down to the concrete class, then what the caller passed. */
export function optionsAlongChain(
  chain: readonly { DEFAULT_OPTIONS: PartialConfiguration }[],
  passed: PartialConfiguration,
): Configuration {
  let options: Loose = {};
  for (const step of [...chain].reverse()) {
    if (Object.hasOwn(step, "DEFAULT_OPTIONS")) options = joinOptions(options, step.DEFAULT_OPTIONS);
  }
  return joinOptions(options, passed) as Configuration;
}
