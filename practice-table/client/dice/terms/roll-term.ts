import { CONFIG } from "../../config.ts";
import type { PlainObject } from "../../../common/utils/objects/plain-object.ts";

export interface TermOptions {
  flavor?: string;
  [key: string]: unknown;
}

export interface EvaluationOptions {
  readonly minimize?: boolean | undefined;
  readonly maximize?: boolean | undefined;
  readonly allowStrings?: boolean | undefined;
  readonly allowInteractive?: boolean | undefined;
  readonly strict?: boolean | undefined;
  readonly [key: string]: unknown;
}

type TermClass = { new (data: PlainObject): RollTerm; readonly name: string };

/** One part of a formula. */
export class RollTerm {
  options: TermOptions;
  _evaluated = false;
  isIntermediate = false;

  static FLAVOR_REGEXP_STRING = String.raw`(?:\[([^\]]+)\])`;
  static FLAVOR_REGEXP = new RegExp(RollTerm.FLAVOR_REGEXP_STRING, "g");
  static SERIALIZE_ATTRIBUTES: string[] = [];

  constructor(data: { options?: TermOptions | undefined } = {}) {
    this.options = data.options ?? {};
  }

  get expression(): string {
    throw new Error(`${this.constructor.name} does not say how it is written.`);
  }

  get formula(): string {
    return `${this.expression}${this.flavor ? `[${this.flavor}]` : ""}`;
  }

  get total(): number | string | undefined {
    return undefined;
  }

  get flavor(): string {
    return this.options.flavor ?? "";
  }

  get isDeterministic(): boolean {
    return true;
  }

  /** What another way of throwing dice would have asked for them; here who throws by hand is asked before. */
  get resolver(): null {
    return null;
  }

  evaluate(options: EvaluationOptions = {}): this | Promise<this> {
    if (this._evaluated)
      throw new Error(`The ${this.constructor.name} has already been evaluated and is now immutable`);
    this._evaluated = true;
    return this._evaluate(options);
  }

  _evaluate(_options: EvaluationOptions): this | Promise<this> {
    return this;
  }

  /** Whether the term needs no chance: dice at their lowest or highest do not either. */
  static isDeterministic(term: RollTerm, options: { minimize?: unknown; maximize?: unknown } = {}): boolean {
    return Boolean(options.minimize) || Boolean(options.maximize) || term.isDeterministic;
  }

  toJSON(): PlainObject {
    const data: PlainObject = { class: this.constructor.name, options: this.options, evaluated: this._evaluated };
    for (const attribute of (this.constructor as typeof RollTerm).SERIALIZE_ATTRIBUTES)
      data[attribute] = Reflect.get(this, attribute);
    return data;
  }

  static fromData(data: PlainObject): RollTerm {
    const name = String(data["class"]);
    const { terms, termTypes } = CONFIG["Dice"] as {
      terms: Record<string, TermClass>;
      termTypes: Record<string, TermClass>;
    };
    const found = Object.values(terms).find((term) => term.name === name) ?? termTypes[name];
    // Dice of a package that is not there any more are shown as plain dice.
    const made = found ?? terms["d"];
    if (!made) throw new Error(`Unable to recreate ${name} instance from provided data`);
    const restore: unknown = Reflect.get(made, "_fromData");
    return typeof restore === "function" ? (Reflect.apply(restore, made, [data]) as RollTerm) : new made(data);
  }

  static _fromData(data: PlainObject): RollTerm {
    const term = new this(data);
    term._evaluated = data["evaluated"] !== false;
    return term;
  }
}
