import type { PlainObject } from "../../../common/utils/objects/plain-object.ts";
import { CONFIG } from "../../config.ts";
import { innerRoll, reviveRoll, withinRoll, type InnerRoll } from "../inner-roll.ts";
import { RollTerm, type EvaluationOptions, type TermOptions } from "./roll-term.ts";

const MATH: Readonly<Record<string, (...values: number[]) => number>> = {
  abs: Math.abs,
  ceil: Math.ceil,
  floor: Math.floor,
  max: Math.max,
  min: Math.min,
  pow: Math.pow,
  round: Math.round,
  sign: Math.sign,
  sqrt: Math.sqrt,
  trunc: Math.trunc,
};

/** A function of `Math`, or one that a system put into `CONFIG.Dice.functions`. */
export function diceFunction(name: string): ((...values: number[]) => unknown) | undefined {
  const { functions } = CONFIG["Dice"] as { functions: Record<string, (...values: number[]) => unknown> };
  if (Object.hasOwn(functions, name)) return functions[name];
  return Object.hasOwn(MATH, name) ? MATH[name] : undefined;
}

export class FunctionTerm extends RollTerm {
  fn: string;
  terms: string[];
  rolls: InnerRoll[];
  result: number | undefined;
  static override SERIALIZE_ATTRIBUTES = ["fn", "terms", "rolls", "result"];

  constructor(
    data: {
      fn?: string;
      terms?: string[];
      rolls?: InnerRoll[];
      result?: number | undefined;
      options?: TermOptions;
    } & PlainObject,
  ) {
    super(data);
    this.fn = String(data.fn);
    this.terms = data.terms ?? [];
    this.rolls = data.rolls?.length ? data.rolls : this.terms.map((term) => innerRoll(term));
    this.result = data.result;
  }

  /** The dice within, however deep. */
  get dice(): RollTerm[] {
    return this.rolls.flatMap((roll) => roll.dice);
  }

  override get total(): number | undefined {
    return this.result;
  }

  override get expression(): string {
    return `${this.fn}(${this.rolls.map((roll) => roll.formula).join(", ")})`;
  }

  override get isDeterministic(): boolean {
    return this.rolls.every((roll) => roll.isDeterministic);
  }

  override _evaluate(options: EvaluationOptions): this | Promise<this> {
    return RollTerm.isDeterministic(this, options) ? this._evaluateSync(options) : this._evaluateAsync(options);
  }

  async _evaluateAsync(options: EvaluationOptions = {}): Promise<this> {
    for (const roll of this.rolls) await roll.evaluate(withinRoll(options));
    this.result = Number(await this.#value());
    return this;
  }

  _evaluateSync(options: EvaluationOptions = {}): this {
    for (const roll of this.rolls) roll.evaluateSync({ ...options, strict: false });
    this.result = Number(this.#value());
    return this;
  }

  #value(): unknown {
    return diceFunction(this.fn)?.(...this.rolls.map((roll) => roll.total ?? 0));
  }

  static override _fromData(data: PlainObject): FunctionTerm {
    const rolls = ((data["rolls"] as PlainObject[] | undefined) ?? []).map(reviveRoll);
    const term = new FunctionTerm({ ...data, rolls });
    term._evaluated = data["evaluated"] !== false;
    return term;
  }
}
