import type { PlainObject } from "../../../common/utils/objects/plain-object.ts";
import { innerRoll, reviveRoll, withinRoll, type InnerRoll } from "../inner-roll.ts";
import { RollTerm, type EvaluationOptions, type TermOptions } from "./roll-term.ts";

export class ParentheticalTerm extends RollTerm {
  term: string;
  roll: InnerRoll;
  static override SERIALIZE_ATTRIBUTES = ["term", "roll"];

  constructor(data: { term?: string; roll?: InnerRoll; options?: TermOptions } & PlainObject) {
    super(data);
    this.term = data.term ?? data.roll?.formula ?? "";
    this.roll = data.roll ?? innerRoll(this.term);
  }

  /** The dice within, however deep. */
  get dice(): RollTerm[] {
    return this.roll.dice;
  }

  override get total(): number | undefined {
    return this.roll.total;
  }

  override get expression(): string {
    return `(${this.roll.formula || this.term})`;
  }

  override get isDeterministic(): boolean {
    return this.roll.isDeterministic;
  }

  override _evaluate(options: EvaluationOptions): this | Promise<this> {
    if (this.roll._evaluated) return this;
    if (!RollTerm.isDeterministic(this, options)) return this.roll.evaluate(withinRoll(options)).then(() => this);
    this.roll.evaluateSync({ ...options, strict: false });
    return this;
  }

  static override _fromData(data: PlainObject): ParentheticalTerm {
    const roll = data["roll"] ? reviveRoll(data["roll"] as PlainObject) : undefined;
    const term = new ParentheticalTerm({ ...data, ...(roll ? { roll } : {}) });
    term._evaluated = data["evaluated"] !== false;
    return term;
  }
}
