import type { PlainObject } from "../../../common/utils/objects/plain-object.ts";
import { RollTerm, type EvaluationOptions, type TermOptions } from "./roll-term.ts";

/** Text that is no part of any formula: legal only where strings are allowed. */
export class StringTerm extends RollTerm {
  term: string;
  static override SERIALIZE_ATTRIBUTES = ["term"];

  constructor(data: { term?: string; options?: TermOptions } & PlainObject) {
    super(data);
    this.term = String(data.term);
  }

  override get expression(): string {
    return this.term;
  }

  override get total(): string {
    return this.term;
  }

  override get isDeterministic(): boolean {
    return true;
  }

  override evaluate(options: EvaluationOptions = {}): this {
    if (options.allowStrings !== true) throw new Error(`Unresolved StringTerm ${this.term} requested for evaluation`);
    return this;
  }
}
