import { realm } from "../../realm.ts";
import type { PlainObject } from "../../utils/objects/plain-object.ts";
import type { CleanOptions } from "../model-shape.ts";
import { StringField } from "./string-field.ts";

export class HTMLField extends StringField {
  static override get _defaults(): PlainObject {
    return { ...super._defaults, required: true, blank: true };
  }

  override _cleanType(value: unknown, options: CleanOptions): unknown {
    const text = super._cleanType(value, options);
    return typeof text === "string" ? realm.sanitizeHTML(text) : text;
  }
}
