import { isGeneration14 } from "./generation.ts";

interface Made {
  updateSource(changes: object): unknown;
}

/** Replaces a member whole. Generation 14 alone has it, and there a subtype changes only together with its data. */
declare const _replace: (value: object) => object;

/** Gives a document that is being made the subtype it should have. */
export function madeAs(document: Made, type: string): void {
  document.updateSource(isGeneration14() ? { type, system: _replace({}) } : { type });
}
