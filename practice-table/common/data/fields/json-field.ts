import type { PlainObject } from "../../utils/objects/plain-object.ts";
import type { CleanOptions } from "../model-shape.ts";
import { StringField } from "./string-field.ts";

/** Text that holds JSON, and shows what it says. */
export class JSONField extends StringField {
  static override get _defaults(): PlainObject {
    return { ...super._defaults, blank: false, trim: true, initial: undefined };
  }

  override _cleanType(value: unknown, options: CleanOptions): unknown {
    return typeof value === "string" ? super._cleanType(value, options) : JSON.stringify(value);
  }

  override _validateType(value: unknown): void {
    super._validateType(value);
    try {
      JSON.parse(String(value));
    } catch {
      throw new Error("must be a valid JSON string");
    }
  }

  override initialize(value: unknown): unknown {
    return typeof value === "string" && value !== "" ? JSON.parse(value) : value;
  }

  override toObject(value: unknown): unknown {
    return value === undefined || value === null ? value : JSON.stringify(value);
  }
}
