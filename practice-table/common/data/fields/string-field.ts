import { asText } from "../../utils/as-text.ts";
import type { PlainObject } from "../../utils/objects/plain-object.ts";
import type { CleanOptions, CleanState } from "../model-shape.ts";
import { choiceValues, isChoice, type Choices } from "./choices.ts";
import { DataField, type DataFieldOptions, type FieldContext } from "./data-field.ts";

export interface StringFieldOptions extends DataFieldOptions {
  blank?: boolean | undefined;
  trim?: boolean | undefined;
  choices?: Choices | undefined;
  textSearch?: boolean | undefined;
}

export class StringField extends DataField {
  declare readonly blank: boolean;
  declare readonly trim: boolean;
  declare readonly choices: Choices | undefined;
  declare readonly textSearch: boolean;

  constructor(options: StringFieldOptions = {}, context: FieldContext = {}) {
    super(
      options.choices && options.blank === undefined ? ({ ...options, blank: false } as StringFieldOptions) : options,
      context,
    );
  }

  static override get _defaults(): PlainObject {
    return { ...super._defaults, blank: true, trim: true, choices: undefined, textSearch: false };
  }

  override getInitialValue(data?: PlainObject): unknown {
    const initial = super.getInitialValue(data);
    if (!this.required) return initial;
    // What has to be there is rather blank than nothing.
    if (this.blank) return initial ?? "";
    if (initial !== undefined) return initial;
    return this.nullable ? null : this.choices && choiceValues(this.choices)[0];
  }

  override clean(value: unknown, options: CleanOptions = {}, state: CleanState = {}): unknown {
    const cleaned = super.clean(value, options, state);
    if (cleaned !== "" || this.blank) return cleaned;
    // With nothing to put in its place a blank stays one, for validation to refuse.
    return this.nullable ? null : (this.getInitialValue(options.source) ?? "");
  }

  override _cast(value: unknown): unknown {
    return String(value);
  }

  override _cleanType(value: unknown, _options: CleanOptions): unknown {
    const text = this._cast(value);
    return typeof text === "string" && this.trim ? text.trim() : text;
  }

  override _validateSpecial(value: unknown): boolean {
    if (value === "") {
      if (!this.blank) throw new Error("may not be a blank string");
      return true;
    }
    return super._validateSpecial(value);
  }

  override _validateType(value: unknown): void {
    if (typeof value !== "string") throw new Error("must be a string");
    if (this.choices && !isChoice(this.choices, value)) throw new Error(`${value} is not a valid choice`);
  }

  override _applyChangeAdd(value: unknown, delta: unknown): string {
    return `${asText(value)}${String(delta)}`;
  }
}
