import type { PlainObject } from "../../utils/objects/plain-object.ts";
import type { CleanOptions } from "../model-shape.ts";
import { NumberField } from "./number-field.ts";

/** Degrees, from 0 up to a full turn. */
export class AngleField extends NumberField {
  declare readonly normalize: boolean;

  static override get _defaults(): PlainObject {
    return { ...super._defaults, required: true, nullable: false, initial: 0, min: 0, max: 360, normalize: true };
  }

  override _cleanType(value: unknown, options: CleanOptions): unknown {
    const number = this._cast(value);
    if (typeof number !== "number" || !this.normalize) return super._cleanType(value, options);
    return number === 360 ? 360 : ((number % 360) + 360) % 360;
  }
}

/** Opacity, from 0 to 1. */
export class AlphaField extends NumberField {
  static override get _defaults(): PlainObject {
    return { ...super._defaults, required: true, nullable: false, initial: 1, min: 0, max: 1 };
  }
}

export class HueField extends NumberField {
  static override get _defaults(): PlainObject {
    return { ...super._defaults, required: true, nullable: false, initial: 0, min: 0, max: 1 };
  }
}

/** Where something stands among its siblings. */
export class IntegerSortField extends NumberField {
  static override get _defaults(): PlainObject {
    return { ...super._defaults, required: true, nullable: false, integer: true, initial: 0 };
  }
}
