import { isPlainObject, type PlainObject } from "./plain-object.ts";

export interface FilterObjectOptions {
  readonly deletionKeys?: boolean;
  readonly templateValues?: boolean;
}

/** Keeps the keys of `source` that `template` has too. */
export function filterObject(
  source: PlainObject,
  template: PlainObject,
  options: FilterObjectOptions = {},
): PlainObject {
  const kept: PlainObject = {};
  for (const [key, value] of Object.entries(source)) {
    const pattern = template[key];
    if (options.deletionKeys && key.startsWith("-=")) kept[key] = value;
    else if (!(key in template)) continue;
    else if (isPlainObject(value) && isPlainObject(pattern)) kept[key] = filterObject(value, pattern, options);
    else kept[key] = options.templateValues ? pattern : value;
  }
  return kept;
}
