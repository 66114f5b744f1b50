import type { PlainObject } from "../../utils/objects/plain-object.ts";
import { DataField } from "./data-field.ts";

const FALSE_WORDS = new Set(["false", "0", ""]);

export class BooleanField extends DataField {
  static override get _defaults(): PlainObject {
    return { ...super._defaults, required: true, nullable: false, initial: false };
  }

  override _cast(value: unknown): boolean {
    if (typeof value === "string") return !FALSE_WORDS.has(value.trim().toLowerCase());
    return Boolean(value);
  }

  override _validateType(value: unknown): void {
    if (typeof value !== "boolean") throw new Error("must be a boolean");
  }

  override _applyChangeAdd(value: unknown, delta: unknown): boolean {
    return Boolean(value) || Boolean(delta);
  }

  override _applyChangeSubtract(value: unknown, delta: unknown): boolean {
    return Boolean(value) && !delta;
  }

  override _applyChangeMultiply(value: unknown, delta: unknown): boolean {
    return Boolean(value) && Boolean(delta);
  }

  override _applyChangeUpgrade(value: unknown, delta: unknown): boolean {
    return Boolean(value) || Boolean(delta);
  }

  override _applyChangeDowngrade(value: unknown, delta: unknown): boolean {
    return Boolean(value) && Boolean(delta);
  }
}
