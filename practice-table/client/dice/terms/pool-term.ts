import type { PlainObject } from "../../../common/utils/objects/plain-object.ts";
import { innerRoll, reviveRoll, type InnerRoll } from "../inner-roll.ts";
import { POOL_MODIFIERS, separateModifiers } from "./modifiers.ts";
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
  static MODIFIERS = POOL_MODIFIERS;
  static override SERIALIZE_ATTRIBUTES = ["terms", "modifiers", "rolls", "results"];

  constructor(data: PoolTermData & PlainObject = {}) {
    super(data);
    this.terms = data.terms ?? [];
    this.modifiers = data.modifiers ?? [];
    this.rolls = data.rolls?.length ? data.rolls : this.terms.map((term) => innerRoll(term));
    this.results = data.results ?? [];
  }

  override get dice(): RollTerm[] {
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

  override _evaluate(options: EvaluationOptions): void {
    for (const roll of this.rolls) {
      if (!roll._evaluated) roll.evaluateSync({ ...options, strict: false, _rolling: true });
      this.results.push({ result: roll.total ?? 0, active: true });
    }
    for (const [name, modifier] of separateModifiers(this.modifiers, Object.keys(PoolTerm.MODIFIERS))) {
      PoolTerm.MODIFIERS[name]?.(this, modifier, name);
    }
  }

  static override _fromData(data: PlainObject): PoolTerm {
    const rolls = ((data["rolls"] as PlainObject[] | undefined) ?? []).map(reviveRoll);
    const term = new PoolTerm({ ...data, rolls });
    term._evaluated = data["evaluated"] !== false;
    return term;
  }
}
