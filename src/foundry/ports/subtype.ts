import { isGeneration14 } from "./generation.ts";

interface Made {
  updateSource(changes: object): unknown;
}

/** Replaces a member whole. Generation 14 alone has it; 13 knows the same by the key's spelling. */
declare const _replace: (value: object) => object;

/** Gives a document that is being made the subtype it should have, which changes only together with its data. */
export function madeAs(document: Made, type: string, data: object = {}): void {
  document.updateSource(isGeneration14() ? { type, system: _replace(data) } : { type, "==system": data });
}
