import { askForAnother, askForDice, DieWanted } from "./fulfilment.ts";
import { asText } from "../../common/utils/as-text.ts";
import { getProperty } from "../../common/utils/objects/property.ts";
import type { PlainObject } from "../../common/utils/objects/plain-object.ts";
import { callPage, client, notify } from "../client.ts";
import { CONFIG, documentConfig } from "../config.ts";
import { withVisibility } from "../documents/message-visibility.ts";
import { anchorOf, type AnchorOptions } from "./anchor.ts";
import { reckon } from "./arithmetic.ts";
import { teachInnerRolls } from "./inner-roll.ts";
import { parseFormula } from "./parser.ts";
import { mathProxy, simplifyTerms } from "./simplify.ts";
import { DiceTerm } from "./terms/dice-term.ts";
import { hasText } from "./terms/has-text.ts";
import { OperatorTerm } from "./terms/operator-term.ts";
import { RollTerm, type EvaluationOptions } from "./terms/roll-term.ts";

type RollConstructor = typeof Roll;

/** A formula, and what came of it. Once evaluated it does not change any more. */
export class Roll {
  data: PlainObject;
  options: PlainObject;
  terms: RollTerm[];
  _formula: string;
  _evaluated = false;
  _total: number | undefined;

  static MATH_PROXY: object = mathProxy;
  static CHAT_TEMPLATE = "templates/dice/roll.hbs";
  static TOOLTIP_TEMPLATE = "templates/dice/tooltip.hbs";

  constructor(formula: string, data: PlainObject = {}, options: PlainObject = {}) {
    this.data = this._prepareData(data);
    this.options = options;
    this.terms = (this.constructor as RollConstructor).parse(formula, this.data);
    this._formula = this.resetFormula();
  }

  _prepareData(data: PlainObject): PlainObject {
    return data;
  }

  // ── What it is ─────────────────────────────────────────────────────────────────────────────────────────────────

  get dice(): DiceTerm[] {
    return this.terms.flatMap((term) => {
      const within = (Reflect.get(term, "dice") as DiceTerm[] | undefined) ?? [];
      return term instanceof DiceTerm ? [...within, term] : within;
    });
  }

  get formula(): string {
    return this._formula;
  }

  get result(): string {
    return joinTerms(this.terms, (term) => String(term.total ?? ""));
  }

  get total(): number | undefined {
    return this._evaluated ? this._total : undefined;
  }

  get isDeterministic(): boolean {
    return this.terms.every((term) => term.isDeterministic);
  }

  resetFormula(): string {
    this._formula = (this.constructor as RollConstructor).getFormula(this.terms);
    return this._formula;
  }

  toString(): string {
    return this._formula;
  }

  // ── Throwing ───────────────────────────────────────────────────────────────────────────────────────────────────

  async evaluate(options: EvaluationOptions = {}): Promise<this> {
    this.#begin();
    const mayAsk = options.allowInteractive !== false && !options.minimize && !options.maximize;
    if (mayAsk) await askForDice(this.terms);
    for (const term of this.terms) if (!term._evaluated) await this.#throw(term, options);
    this._total = this._evaluateTotal();
    return this;
  }

  /** A die that explodes in somebody's hand is asked for, and the term begins again with it among the others. */
  async #throw(term: RollTerm, options: EvaluationOptions): Promise<void> {
    for (;;) {
      try {
        await term.evaluate(options);
        return;
      } catch (error) {
        if (!(error instanceof DieWanted) || error.term !== term) throw error;
        await askForAnother(error);
        term._evaluated = false;
        Reflect.set(term, "results", []);
      }
    }
  }

  /** For rolls without chance, or with the dice at their lowest or highest; else strictness decides between an error and no dice. */
  evaluateSync(options: EvaluationOptions = {}): this {
    const fixed = this.isDeterministic || options.minimize === true || options.maximize === true;
    if (!fixed && options.strict !== false) {
      throw new Error("This Roll contains terms that cannot be synchronously evaluated.");
    }
    this.#begin();
    for (const term of this.terms) {
      if (term._evaluated || (!fixed && !term.isDeterministic)) continue;
      if (term.evaluate(options) instanceof Promise)
        throw new Error(`${term.constructor.name} cannot be evaluated at once.`);
    }
    this._total = this._evaluateTotal();
    return this;
  }

  #begin(): void {
    if (this._evaluated)
      throw new Error(`The ${this.constructor.name} has already been evaluated and is now immutable`);
    this._evaluated = true;
  }

  _evaluateTotal(): number {
    return reckon(this.terms);
  }

  async roll(options: EvaluationOptions = {}): Promise<this> {
    return this.evaluate(options);
  }

  clone(): this {
    const RollClass = this.constructor as RollConstructor;
    return new RollClass(this._formula, this.data, this.options) as this;
  }

  async reroll(options: EvaluationOptions = {}): Promise<this> {
    return this.clone().evaluate(options);
  }

  /** Multiplies and adds dice, before they are thrown. */
  alter(multiply: number, add: number, options: { multiplyNumeric?: boolean } = {}): this {
    if (this._evaluated) throw new Error("You may not alter a Roll which has already been evaluated");
    for (const term of this.terms) {
      if (term instanceof DiceTerm) term.number = (term.number ?? 0) * multiply + add;
      else if (options.multiplyNumeric && "number" in term) Reflect.set(term, "number", Number(term.number) * multiply);
    }
    this.resetFormula();
    return this;
  }

  propagateFlavor(flavor: string): void {
    for (const term of this.terms) if (!(term instanceof OperatorTerm)) term.options.flavor ??= flavor;
    this.resetFormula();
  }

  // ── Statics ────────────────────────────────────────────────────────────────────────────────────────────────────

  static get defaultImplementation(): RollConstructor {
    return (CONFIG["Dice"] as { rolls: RollConstructor[] }).rolls[0] ?? Roll;
  }

  static create(formula: string, data: PlainObject = {}, options: PlainObject = {}): Roll {
    return new this.defaultImplementation(formula, data, options);
  }

  static parse(formula: string, data: PlainObject = {}): RollTerm[] {
    return parseFormula(this.replaceFormulaData(String(formula), data, { missing: "0" }));
  }

  static simplifyTerms(terms: RollTerm[]): RollTerm[] {
    return simplifyTerms(terms, (formula) => this.parse(formula));
  }

  static getFormula(terms: RollTerm[]): string {
    return joinTerms(terms, (term) => term.formula);
  }

  static replaceFormulaData(
    formula: string,
    data: PlainObject,
    options: { missing?: string; warn?: boolean } = {},
  ): string {
    return formula.replace(/@([a-z.0-9_-]+)/gi, (whole, path: string) => {
      const value = getProperty(data, path);
      if (value !== undefined && value !== null) return written(value).trim();
      if (options.warn) notify("warn", `DICE.WarnMissingData`, { format: { match: path } });
      return options.missing ?? whole;
    });
  }

  static validate(formula: string): boolean {
    try {
      return !this.parse(this.replaceFormulaData(formula, {}, { missing: "1" })).some(hasText);
    } catch {
      return false;
    }
  }

  static safeEval(expression: string): number {
    const total = new Roll(expression).evaluateSync().total;
    if (total === undefined || !Number.isFinite(total))
      throw new Error(`Roll.safeEval produced a non-numeric result from expression "${expression}"`);
    return total;
  }

  static async simulate(formula: string, count = 10_000): Promise<number[]> {
    const results: number[] = [];
    for (let index = 0; index < count; index++) results.push((await new this(formula).evaluate()).total ?? 0);
    return results;
  }

  // ── Storing ────────────────────────────────────────────────────────────────────────────────────────────────────

  toJSON(): PlainObject {
    const { _evaluated: evaluated, _formula: formula, options, total } = this;
    return {
      class: this.constructor.name,
      options,
      dice: [],
      formula,
      terms: this.terms.map((term) => term.toJSON()),
      total,
      evaluated,
    };
  }

  /** As the class that wrote it; a class that is not in `CONFIG.Dice.rolls` cannot be found again. */
  static fromData(data: PlainObject): Roll {
    const { rolls } = CONFIG["Dice"] as { rolls: RollConstructor[] };
    const name = asText(data["class"] ?? this.name);
    const RollClass = name === this.name ? this : rolls.find((candidate) => candidate.name === name);
    if (!RollClass) throw new Error(`Unable to recreate ${name} instance from provided data`);
    const roll = new RollClass("", {}, (data["options"] as PlainObject | undefined) ?? {});
    roll.terms = ((data["terms"] as PlainObject[] | undefined) ?? []).map((term) => RollTerm.fromData(term));
    roll._formula = asText(data["formula"]);
    roll._evaluated = data["evaluated"] !== false;
    roll._total = typeof data["total"] === "number" ? data["total"] : undefined;
    return roll;
  }

  static fromJSON(json: string): Roll {
    return this.fromData(JSON.parse(json) as PlainObject);
  }

  static fromTerms(terms: RollTerm[], options: PlainObject = {}): Roll {
    const roll = new this("", {}, options);
    roll.terms = terms;
    roll.resetFormula();
    const evaluated = terms.every(
      (term) => term._evaluated || term instanceof OperatorTerm || !(term instanceof DiceTerm),
    );
    if (evaluated && terms.some((term) => term instanceof DiceTerm)) {
      roll._evaluated = true;
      roll._total = roll._evaluateTotal();
    }
    return roll;
  }

  // ── Showing ────────────────────────────────────────────────────────────────────────────────────────────────────

  async getTooltip(): Promise<string> {
    const parts = this.dice.map((die) => die.getTooltipData());
    return String(await renderTemplate((this.constructor as RollConstructor).TOOLTIP_TEMPLATE, { parts }));
  }

  toAnchor(options: AnchorOptions = {}): HTMLAnchorElement {
    return anchorOf(this, options);
  }

  async render(options: { flavor?: string; template?: string; isPrivate?: boolean } = {}): Promise<string> {
    if (!this._evaluated) await this.evaluate({ allowInteractive: !options.isPrivate });
    const { flavor, isPrivate = false, template = (this.constructor as RollConstructor).CHAT_TEMPLATE } = options;
    const shown = {
      formula: isPrivate ? "???" : this._formula,
      flavor: isPrivate ? null : (flavor ?? this.options["flavor"]),
      user: client.game?.user?.id,
      tooltip: isPrivate ? "" : await this.getTooltip(),
      total: isPrivate ? "?" : Math.round((this.total ?? 0) * 100) / 100,
    };
    return String(await renderTemplate(template, shown));
  }

  async toMessage(
    messageData: PlainObject = {},
    options: { rollMode?: string | null; messageMode?: string | null; create?: boolean } = {},
  ): Promise<unknown> {
    if (!this._evaluated) await this.evaluate({ allowInteractive: options.rollMode !== "blindroll" });
    const ChatMessageClass = documentConfig("ChatMessage")?.documentClass;
    if (!ChatMessageClass) throw new Error("CONFIG.ChatMessage.documentClass is missing.");
    const mode = options.messageMode ?? options.rollMode ?? "roll";
    const data: PlainObject = {
      content: String(this.total),
      sound: null,
      ...messageData,
      author: client.game?.user?.id,
      rolls: [JSON.stringify(this)],
    };
    withVisibility(data, mode);
    if (options.create === false) return data;
    return ChatMessageClass.create(data);
  }
}

function renderTemplate(template: string, context: PlainObject): unknown {
  const rendered = callPage("foundry.applications.handlebars.renderTemplate", template, context);
  if (rendered === undefined) throw new Error("A roll is drawn only where there is a page.");
  return rendered;
}

/** An object is written as it says of itself. */
const written: (value: unknown) => string = String;

/** Operators stand between spaces, signs directly before what they belong to. */
function joinTerms(terms: readonly RollTerm[], write: (term: RollTerm) => string): string {
  let text = "";
  let operandDue = true;
  for (const term of terms) {
    if (!(term instanceof OperatorTerm)) text += write(term);
    else text += operandDue ? term.operator : ` ${term.operator} `;
    operandDue = term instanceof OperatorTerm;
  }
  return text;
}

teachInnerRolls({
  make: (formula) => new Roll(formula),
  revive: (data) => Roll.fromData(data),
});
