import type { PlainObject } from "../utils/objects/plain-object.ts";

/** Fields can draw themselves, which needs a DOM: a client puts its element makers here. */
export interface FormInputs {
  input(field: unknown, config: PlainObject): unknown;
  /** As a field of its class is drawn, unless a class of a system says how itself. */
  draw(field: unknown, config: PlainObject): unknown;
  group(field: unknown, groupConfig: PlainObject, inputConfig: PlainObject): unknown;
}

let makers: FormInputs | null = null;

export function useFormInputs(inputs: FormInputs): void {
  makers = inputs;
}

export function formInputs(): FormInputs {
  if (!makers) throw new Error("A data field can be drawn only where there is a page.");
  return makers;
}
