import type { DocumentMetadata } from "../abstract/document.ts";
import { childrenOf } from "../hierarchy.ts";

export function metadata(
  name: string,
  collection: string,
  more: {
    readonly coreTypes?: readonly string[];
    readonly hasTypeData?: boolean;
    readonly compendiumIndexFields?: readonly string[];
  } = {},
): DocumentMetadata {
  const embedded = Object.fromEntries(childrenOf(name));
  return {
    name,
    collection,
    label: `DOCUMENT.${name}`,
    labelPlural: `DOCUMENT.${name}s`,
    coreTypes: [],
    embedded,
    ...more,
  };
}
