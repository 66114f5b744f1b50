import type { PlainObject } from "../../utils/objects/plain-object.ts";
import type { DataFieldOptions, FieldContext } from "./data-field.ts";
import { StringField } from "./string-field.ts";

// Parsing is all that is done with it: the function that comes of it is never called.
/* oxlint-disable typescript/no-implied-eval */
const AsyncFunction = (async () => undefined).constructor as new (...args: string[]) => unknown;

/** Code that must at least parse. */
export class JavaScriptField extends StringField {
  declare readonly async: boolean;

  constructor(options: DataFieldOptions & { async?: boolean | undefined } = {}, context: FieldContext = {}) {
    super(options, context);
  }

  static override get _defaults(): PlainObject {
    return { ...super._defaults, required: true, blank: true, nullable: false, async: false };
  }

  override _validateType(value: unknown): void {
    super._validateType(value);
    try {
      if (this.async) new AsyncFunction(String(value));
      else new Function(String(value));
    } catch {
      throw new Error("must be valid JavaScript");
    }
  }
}
