import { DieWanted } from "../fulfilment.ts";
import type { PlainObject } from "../../../common/utils/objects/plain-object.ts";
import { innerRoll, reviveRoll, withinRoll, type InnerRoll } from "../inner-roll.ts";
import { randomUniform } from "../randomness.ts";
import { separateModifiers, type Modifier, type ModifierResult } from "./modifiers.ts";
import { compareResult, sumResults, type DiceResult } from "./results.ts";
import { RollTerm, type EvaluationOptions, type TermOptions } from "./roll-term.ts";

export interface DiceTermData {
  number?: number | InnerRoll | undefined;
  faces?: number | InnerRoll | undefined;
  modifiers?: string[] | undefined;
  results?: DiceResult[] | undefined;
  method?: string | undefined;
  options?: TermOptions | undefined;
  [key: string]: unknown;
}

const DICE_LIMIT = 999;

/** Modifiers that want more dice. */
const THROWS_AGAIN: ReadonlySet<string> = new Set(["r", "rr", "x", "xo"]);

/** Several dice of one kind, and what is done with them after they fell. */
export class DiceTerm extends RollTerm {
  _number: number | InnerRoll;
  _faces: number | InnerRoll | undefined;
  modifiers: string[];
  results: DiceResult[];
  _method: string | undefined;
  /** The faces that somebody's own dice showed, in order; null where the table throws. */
  _entered: number[] | null = null;
  /** Whether the thrower is asked again when a modifier wants another die. */
  _asksForMore = false;
  #taken = 0;

  static DENOMINATION = "";
  static MODIFIERS: Readonly<Record<string, Modifier>> = {};
  static override SERIALIZE_ATTRIBUTES = ["number", "faces", "modifiers", "results", "method"];

  constructor(data: DiceTermData = {}) {
    super(data);
    this._number = data.number ?? 1;
    this._faces = data.faces;
    this.modifiers = data.modifiers ?? [];
    this.results = data.results ?? [];
    this._method = data.method;
    if (this.results.length) this._evaluated = true;
  }

  get number(): number | undefined {
    return typeof this._number === "number" ? this._number : this._number.total;
  }

  set number(value: number) {
    this._number = value;
  }

  get faces(): number | undefined {
    return typeof this._faces === "number" ? this._faces : this._faces?.total;
  }

  set faces(value: number) {
    this._faces = value;
  }

  get method(): string | undefined {
    return this._method;
  }

  get denomination(): string {
    return (this.constructor as typeof DiceTerm).DENOMINATION;
  }

  /** The dice that say how many these are, and with how many faces; not these themselves. */
  get dice(): RollTerm[] {
    return this.#inner.flatMap((inner) => inner.dice);
  }

  override get isDeterministic(): boolean {
    return false;
  }

  override get expression(): string {
    const count = typeof this._number === "number" ? String(this._number) : `(${this._number.formula})`;
    return `${count}d${facesOf(this)}${this.modifiers.join("")}`;
  }

  override get total(): number | undefined {
    if (!this._evaluated) return undefined;
    const sum = sumResults(this.results);
    const { marginSuccess, marginFailure } = this.options as { marginSuccess?: number; marginFailure?: number };
    if (marginSuccess !== undefined) return sum - marginSuccess;
    return marginFailure === undefined ? sum : marginFailure - sum;
  }

  get values(): number[] {
    return this.results.filter((result) => result.active !== false).map((result) => result.result);
  }

  override _evaluate(options: EvaluationOptions): this | Promise<this> {
    return RollTerm.isDeterministic(this, options) ? this._evaluateSync(options) : this._evaluateAsync(options);
  }

  async _evaluateAsync(options: EvaluationOptions = {}): Promise<this> {
    this.#taken = 0;
    for (const inner of this.#inner) if (!inner._evaluated) await inner.evaluate(withinRoll(options));
    for (let count = this.results.length; count < this.#wanted(); count++) await this.roll(options);
    await this._evaluateModifiers();
    return this;
  }

  /** At their lowest or highest the dice need no throw; what a modifier would throw again stays as it is. */
  _evaluateSync(options: EvaluationOptions = {}): this {
    for (const inner of this.#inner) if (!inner._evaluated) inner.evaluateSync({ ...options, strict: false });
    const ends = [this.mapRandomFace(0), this.mapRandomFace(1 - Number.EPSILON)];
    const result = options.minimize ? Math.min(...ends) : Math.max(...ends);
    while (this.results.length < this.#wanted()) this.results.push({ result, active: true });
    for (const [name, modifier] of this.#modifiers) {
      if (!THROWS_AGAIN.has(name)) void this._evaluateModifier(name, modifier);
    }
    return this;
  }

  get #inner(): InnerRoll[] {
    return [this._number, this._faces].filter((part) => typeof part === "object");
  }

  #wanted(): number {
    const number = this.number ?? 0;
    if (number > DICE_LIMIT)
      throw new Error(`You may not evaluate a DiceTerm with more than ${DICE_LIMIT} requested results`);
    return Math.abs(number);
  }

  get #modifiers(): [name: string, modifier: string][] {
    return separateModifiers(this.modifiers, Object.keys((this.constructor as typeof DiceTerm).MODIFIERS));
  }

  /** One more die: as `_roll` says it fell, or else by chance. */
  async roll(options: EvaluationOptions = {}): Promise<DiceResult> {
    const roll: DiceResult = { result: (await this._roll(options)) ?? this.randomFace(), active: true };
    this.results.push(roll);
    return roll;
  }

  /** The face that somebody has thrown by hand, if they have; a system may say it otherwise. */
  async _roll(_options: EvaluationOptions = {}): Promise<number | undefined> {
    if (!this._entered) return undefined;
    const face = this._entered[this.#taken];
    if (face === undefined && this._asksForMore) throw new DieWanted(this);
    this.#taken += 1;
    return face;
  }

  randomFace(): number {
    return this.mapRandomFace(randomUniform());
  }

  /** A number from 0 up to 1 becomes a face; 0 becomes the highest. */
  mapRandomFace(uniform: number): number {
    return Math.ceil((1 - uniform) * (this.faces ?? 1));
  }

  async _evaluateModifiers(): Promise<void> {
    for (const [name, modifier] of this.#modifiers) await this._evaluateModifier(name, modifier);
  }

  /** By a method of the die's own, or by a function that is called on it. */
  _evaluateModifier(command: string, modifier: string): ModifierResult {
    const { MODIFIERS } = this.constructor as typeof DiceTerm;
    const named = MODIFIERS[command];
    const run: unknown = typeof named === "string" ? Reflect.get(this, named) : named;
    return typeof run === "function" ? (Reflect.apply(run, this, [modifier]) as ModifierResult) : undefined;
  }

  getResultLabel(result: DiceResult): string {
    return String(result.result);
  }

  getResultCSS(result: DiceResult): (string | null)[] {
    const { faces } = this;
    return [
      (this.constructor as typeof DiceTerm).DENOMINATION,
      faces ? `d${faces}` : null,
      result.success ? "success" : null,
      result.failure ? "failure" : null,
      result.rerolled ? "rerolled" : null,
      result.exploded ? "exploded" : null,
      result.discarded ? "discarded" : null,
      !(result.success || result.failure) && result.result === 1 ? "min" : null,
      !(result.success || result.failure) && result.result === faces ? "max" : null,
    ];
  }

  getTooltipData(): PlainObject {
    const rolls = this.results.map((result) => ({
      result: this.getResultLabel(result),
      classes: this.getResultCSS(result).filter(Boolean).join(" "),
    }));
    return { formula: this.expression, total: this.total, faces: this.faces, flavor: this.flavor, rolls };
  }

  static compareResult = compareResult;

  static fromMatch(): never {
    throw new Error("Formulas are read by the parser of rolls.");
  }

  override toJSON(): PlainObject {
    const { _number: number, _faces: faces } = this;
    return {
      ...super.toJSON(),
      number: this.number,
      faces: this.faces,
      ...(typeof number === "object" ? { _number: number.toJSON() } : {}),
      ...(typeof faces === "object" ? { _faces: faces.toJSON() } : {}),
    };
  }

  static override _fromData(data: PlainObject): RollTerm {
    const { _number: number, _faces: faces, ...rest } = data;
    const revived = {
      ...rest,
      ...(number ? { number: reviveRoll(number as PlainObject) } : {}),
      ...(faces ? { faces: reviveRoll(faces as PlainObject) } : {}),
    };
    return super._fromData(revived);
  }
}

function facesOf(term: DiceTerm): string {
  const { DENOMINATION } = term.constructor as typeof DiceTerm;
  if (term._faces === undefined || DENOMINATION !== "d") return DENOMINATION;
  return typeof term._faces === "number" ? String(term._faces) : `(${term._faces.formula})`;
}

export const diceCount = (text: string): number | InnerRoll => (/^\d+$/.test(text) ? Number(text) : innerRoll(text));
