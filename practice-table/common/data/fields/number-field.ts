import type { PlainObject } from "../../utils/objects/plain-object.ts";
import type { CleanOptions } from "../model-shape.ts";
import { choiceValues, isChoice, type Choices } from "./choices.ts";
import { DataField, type DataFieldOptions, type FieldContext } from "./data-field.ts";

export interface NumberFieldOptions extends DataFieldOptions {
  min?: number | undefined;
  max?: number | undefined;
  step?: number | undefined;
  integer?: boolean | undefined;
  positive?: boolean | undefined;
  choices?: Choices | undefined;
}

export class NumberField extends DataField {
  declare readonly min: number | undefined;
  declare readonly max: number | undefined;
  declare readonly step: number | undefined;
  declare readonly integer: boolean;
  declare readonly positive: boolean;
  declare readonly choices: Choices | undefined;

  constructor(options: NumberFieldOptions = {}, context: FieldContext = {}) {
    super(options, context);
  }

  static override get _defaults(): PlainObject {
    const own = {
      min: undefined,
      max: undefined,
      step: undefined,
      integer: false,
      positive: false,
      choices: undefined,
    };
    return { ...super._defaults, nullable: true, ...own };
  }

  override getInitialValue(data?: PlainObject): unknown {
    const initial = super.getInitialValue(data);
    if (initial !== undefined || !this.required) return initial;
    if (this.nullable) return null;
    return this.min ?? (this.choices ? Number(choiceValues(this.choices)[0]) : this.positive ? 1 : 0);
  }

  override _cast(value: unknown): unknown {
    if (typeof value === "string" && value.trim() === "") return this.nullable ? null : Number.NaN;
    return Number(value);
  }

  /** Numbers are moved into range and onto the step; only a value that is no number at all stays invalid. */
  override _cleanType(value: unknown, options: CleanOptions): unknown {
    let number = this._cast(value);
    if (typeof number !== "number" || Number.isNaN(number))
      return number === null ? null : super._cleanType(value, options);
    if (this.integer) number = Math.round(number);
    if (this.step !== undefined) number = this.#toStep(number as number);
    if (this.max !== undefined) number = Math.min(number as number, this.max);
    if (this.min !== undefined) number = Math.max(number as number, this.min);
    return number;
  }

  #toStep(number: number): number {
    const step = this.step ?? 1;
    const base = this.min ?? 0;
    const decimals = (String(step).split(".")[1] ?? "").length;
    return Number((base + Math.round((number - base) / step) * step).toFixed(decimals));
  }

  override _validateType(value: unknown): void {
    if (typeof value !== "number" || Number.isNaN(value)) throw new Error("must be a number");
    if (!Number.isFinite(value)) throw new Error("must be a finite number");
    if (this.positive && value <= 0) throw new Error("must be a positive number");
    if (this.integer && !Number.isInteger(value)) throw new Error("must be an integer");
    if (this.min !== undefined && value < this.min) throw new Error(`must be at least ${this.min}`);
    if (this.max !== undefined && value > this.max) throw new Error(`must be at most ${this.max}`);
    if (this.choices && !isChoice(this.choices, value)) throw new Error(`${value} is not a valid choice`);
  }

  override _castChangeDelta(delta: unknown): number {
    const number = Number(delta);
    if (Number.isNaN(number)) throw new Error(`The change "${String(delta)}" is not a number`);
    return number;
  }

  override _applyChangeAdd(value: unknown, delta: unknown): number {
    return Number(value ?? 0) + Number(delta);
  }

  override _applyChangeSubtract(value: unknown, delta: unknown): number {
    return Number(value ?? 0) - Number(delta);
  }

  override _applyChangeMultiply(value: unknown, delta: unknown): number {
    return Number(value ?? 0) * Number(delta);
  }
}
