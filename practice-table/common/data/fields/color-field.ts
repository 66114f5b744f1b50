import { asText } from "../../utils/as-text.ts";
import { Color } from "../../utils/color.ts";
import type { PlainObject } from "../../utils/objects/plain-object.ts";
import type { CleanOptions } from "../model-shape.ts";
import { StringField } from "./string-field.ts";

export class ColorField extends StringField {
  static override get _defaults(): PlainObject {
    return {
      ...super._defaults,
      nullable: true,
      initial: null,
      blank: false,
      validationError: "is not a valid hexadecimal color string",
    };
  }

  override _cleanType(value: unknown, options: CleanOptions): unknown {
    if (typeof value === "number" || value instanceof Color) return Color.from(value).css;
    const text = super._cleanType(value, options);
    if (typeof text !== "string" || !/^#[0-9a-f]{3}$/i.test(text))
      return typeof text === "string" ? text.toLowerCase() : text;
    return text.toLowerCase().replace(/[0-9a-f]/g, "$&$&");
  }

  override _validateType(value: unknown): void {
    if (typeof value !== "string" || !/^#[0-9a-f]{6}$/i.test(value)) throw new Error(this.validationError);
  }

  override initialize(value: unknown): unknown {
    return value === null || value === undefined ? value : Color.from(asText(value));
  }

  override toObject(value: unknown): unknown {
    return value instanceof Color ? value.css : value;
  }
}
