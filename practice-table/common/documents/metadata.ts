import type { DocumentMetadata } from "../abstract/document.ts";

export function metadata(
  name: string,
  collection: string,
  more: {
    readonly coreTypes?: readonly string[];
    readonly hasTypeData?: boolean;
    readonly compendiumIndexFields?: readonly string[];
  } = {},
): DocumentMetadata {
  return { name, collection, label: `DOCUMENT.${name}`, labelPlural: `DOCUMENT.${name}s`, coreTypes: [], ...more };
}
