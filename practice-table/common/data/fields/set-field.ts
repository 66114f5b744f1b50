import type { ModelContext, ModelShape, CleanOptions, CleanState } from "../model-shape.ts";
import { ArrayField } from "./array-field.ts";

/** Stored as a list without repetitions, shown as a Set. */
export class SetField extends ArrayField {
  override _cleanType(value: unknown, options: CleanOptions, state: CleanState = {}): unknown {
    return [...new Set(super._cleanType(value, options, state) as unknown[])];
  }

  override initialize(value: unknown, model: ModelShape, options: ModelContext = {}): unknown {
    const list = super.initialize(value, model, options);
    return Array.isArray(list) ? new Set(list) : list;
  }

  override toObject(value: unknown): unknown {
    return value instanceof Set ? Array.from(value, (entry) => this.element.toObject(entry)) : super.toObject(value);
  }

  override _applyChangeAdd(value: unknown, delta: unknown): unknown {
    return new Set([...(value as Iterable<unknown>), ...(delta as unknown[])]);
  }

  override _applyChangeSubtract(value: unknown, delta: unknown): unknown {
    return new Set([...(value as Iterable<unknown>)].filter((entry) => !(delta as unknown[]).includes(entry)));
  }

  override _applyChangeOverride(_value: unknown, delta: unknown): unknown {
    return new Set(delta as unknown[]);
  }
}
