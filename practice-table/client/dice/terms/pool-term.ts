import type { PlainObject } from "../../../common/utils/objects/plain-object.ts";
import { innerRoll, reviveRoll, withinRoll, type InnerRoll } from "../inner-roll.ts";
import { countBy, keepOrDropBy, separateModifiers, type Modifier, type ModifierResult } from "./modifiers.ts";
import { sumResults, type DiceResult } from "./results.ts";
import { RollTerm, type EvaluationOptions, type TermOptions } from "./roll-term.ts";

interface PoolTermData {
  terms?: string[];
  modifiers?: string[];
  rolls?: InnerRoll[];
  results?: DiceResult[];
  options?: TermOptions;
}

/** Several rolls side by side, of which some are kept or counted: `{2d6, 1d12}kh`. */
export class PoolTerm extends RollTerm {
  terms: string[];
  modifiers: string[];
  rolls: InnerRoll[];
  results: DiceResult[];
  static MODIFIERS: Readonly<Record<string, Modifier>> = {
    k: "keep",
    kh: "keep",
    kl: "keep",
    d: "drop",
    dh: "drop",
    dl: "drop",
    cs: "countSuccess",
    cf: "countFailures",
  };
  static override SERIALIZE_ATTRIBUTES = ["terms", "modifiers", "rolls", "results"];

  constructor(data: PoolTermData & PlainObject = {}) {
    super(data);
    this.terms = data.terms ?? [];
    this.modifiers = data.modifiers ?? [];
    this.rolls = data.rolls?.length ? data.rolls : this.terms.map((term) => innerRoll(term));
    this.results = data.results ?? [];
  }

  /** The dice within, however deep. */
  get dice(): RollTerm[] {
    return this.rolls.flatMap((roll) => roll.dice);
  }

  override get expression(): string {
    return `{${this.rolls.map((roll) => roll.formula).join(",")}}${this.modifiers.join("")}`;
  }

  override get total(): number | undefined {
    return this._evaluated ? sumResults(this.results) : undefined;
  }

  get values(): number[] {
    return this.results.filter((result) => result.active !== false).map((result) => result.result);
  }

  override get isDeterministic(): boolean {
    return this.rolls.every((roll) => roll.isDeterministic);
  }

  override _evaluate(options: EvaluationOptions): this | Promise<this> {
    return RollTerm.isDeterministic(this, options) ? this._evaluateSync(options) : this._evaluateAsync(options);
  }

  async _evaluateAsync(options: EvaluationOptions = {}): Promise<this> {
    for (const roll of this.rolls) {
      if (!roll._evaluated) await roll.evaluate(withinRoll(options));
      this.results.push({ result: roll.total ?? 0, active: true });
    }
    for (const [name, modifier] of this.#modifiers) await this._evaluateModifier(name, modifier);
    return this;
  }

  _evaluateSync(options: EvaluationOptions = {}): this {
    for (const roll of this.rolls) {
      if (!roll._evaluated) roll.evaluateSync({ ...options, strict: false });
      this.results.push({ result: roll.total ?? 0, active: true });
    }
    for (const [name, modifier] of this.#modifiers) void this._evaluateModifier(name, modifier);
    return this;
  }

  get #modifiers(): [name: string, modifier: string][] {
    return separateModifiers(this.modifiers, Object.keys((this.constructor as typeof PoolTerm).MODIFIERS));
  }

  _evaluateModifier(command: string, modifier: string): ModifierResult {
    const { MODIFIERS } = this.constructor as typeof PoolTerm;
    const named = MODIFIERS[command];
    const run: unknown = typeof named === "string" ? Reflect.get(this, named) : named;
    return typeof run === "function" ? (Reflect.apply(run, this, [modifier]) as ModifierResult) : undefined;
  }

  keep(modifier: string): boolean | void {
    keepOrDropBy(this, modifier, true);
  }

  drop(modifier: string): boolean | void {
    keepOrDropBy(this, modifier, false);
  }

  countSuccess(modifier: string): boolean | void {
    countBy(this, modifier, "success");
  }

  countFailures(modifier: string): boolean | void {
    countBy(this, modifier, "failure");
  }

  static override _fromData(data: PlainObject): PoolTerm {
    const rolls = ((data["rolls"] as PlainObject[] | undefined) ?? []).map(reviveRoll);
    const term = new PoolTerm({ ...data, rolls });
    term._evaluated = data["evaluated"] !== false;
    return term;
  }
}
