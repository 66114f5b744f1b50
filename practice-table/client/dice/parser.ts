import { CONFIG } from "../config.ts";
import { type DiceTerm, diceCount } from "./terms/dice-term.ts";
import { Die } from "./terms/die.ts";
import { diceFunction, FunctionTerm } from "./terms/function-term.ts";
import { splitModifiers } from "./terms/modifiers.ts";
import { NumericTerm } from "./terms/numeric-term.ts";
import { OperatorTerm } from "./terms/operator-term.ts";
import { ParentheticalTerm } from "./terms/parenthetical-term.ts";
import { PoolTerm } from "./terms/pool-term.ts";
import { StringTerm } from "./terms/string-term.ts";
import type { RollTerm, TermOptions } from "./terms/roll-term.ts";

/** Reads a formula, left to right, into the flat list of terms and operators that a roll keeps. */
export function parseFormula(formula: string): RollTerm[] {
  return new Reader(formula).expression();
}

const CLOSING: Readonly<Record<string, string>> = { "(": ")", "{": "}" };

class Reader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  expression(): RollTerm[] {
    const terms: RollTerm[] = [];
    let operandDue = true;
    for (this.#space(); this.#at < this.#text.length; this.#space()) {
      const operator = this.#match(/[+\-*/%]/y);
      if (operator && (!operandDue || operator === "+" || operator === "-")) {
        terms.push(new OperatorTerm({ operator }));
        operandDue = true;
      } else if (operator || !operandDue) throw this.#unexpected();
      else {
        terms.push(this.#operand());
        operandDue = false;
      }
    }
    if (operandDue && terms.length) throw this.#unexpected();
    return terms;
  }

  #operand(): RollTerm {
    return this.#dice() ?? this.#number() ?? this.#enclosed() ?? this.#function() ?? this.#word();
  }

  /** A count, a `d` and faces: each of the two numbers may be an expression in parentheses. */
  #dice(): RollTerm | null {
    const start = this.#at;
    const count = this.#match(/\d+/y) ?? (this.#text[this.#at] === "(" ? this.#group() : null);
    if (this.#match(/d/iy) !== null) {
      const faces = this.#match(/\d+|%/y) ?? (this.#text[this.#at] === "(" ? this.#group() : null);
      const denomination = faces === null ? this.#denomination() : null;
      if (faces !== null || denomination) {
        const modifiers = splitModifiers(this.#match(/[^\s(){}[\]+\-*/,]+/y) ?? "");
        const DieClass = denomination ?? Die;
        const sides = faces === "%" ? 100 : faces === null ? undefined : diceCount(faces);
        return new DieClass({ number: diceCount(count ?? "1"), faces: sides, modifiers, options: this.#flavor() });
      }
    }
    this.#at = start;
    return null;
  }

  #denomination(): typeof DiceTerm | null {
    const { terms } = CONFIG["Dice"] as { terms: Record<string, typeof DiceTerm> };
    const letter = this.#text[this.#at] ?? "";
    if (letter === "d" || !Object.hasOwn(terms, letter)) return null;
    this.#at += 1;
    return terms[letter] ?? null;
  }

  #number(): RollTerm | null {
    const number = this.#match(/\d+(\.\d+)?|\.\d+/y);
    return number === null ? null : new NumericTerm({ number: Number(number), options: this.#flavor() });
  }

  #enclosed(): RollTerm | null {
    const opening = this.#text[this.#at];
    if (opening === "(") return new ParentheticalTerm({ term: this.#group(), options: this.#flavor() });
    if (opening !== "{") return null;
    const terms = splitArguments(this.#group());
    const modifiers = splitModifiers(this.#match(/[^\s(){}[\]+\-*/,]+/y) ?? "");
    return new PoolTerm({ terms, modifiers, options: this.#flavor() });
  }

  #function(): RollTerm | null {
    const start = this.#at;
    const name = this.#match(/[A-Za-z_$][\w$]*(?=\()/y);
    if (name !== null && diceFunction(name)) {
      return new FunctionTerm({ fn: name, terms: splitArguments(this.#group()), options: this.#flavor() });
    }
    this.#at = start;
    return null;
  }

  #word(): RollTerm {
    const word = this.#match(/[^\s(){}[\]+*/%,-]+/y);
    if (word === null) throw this.#unexpected();
    return new StringTerm({ term: word, options: this.#flavor() });
  }

  /** What stands between a bracket and its partner. */
  #group(): string {
    const opening = this.#text[this.#at] ?? "";
    const closing = CLOSING[opening];
    let depth = 0;
    for (let end = this.#at; end < this.#text.length; end++) {
      if (this.#text[end] === opening) depth += 1;
      if (this.#text[end] !== closing) continue;
      depth -= 1;
      if (depth > 0) continue;
      const inside = this.#text.slice(this.#at + 1, end);
      this.#at = end + 1;
      return inside;
    }
    throw new Error(`The formula "${this.#text}" lacks a ${closing}.`);
  }

  #flavor(): TermOptions {
    const flavor = this.#match(/\[[^\]]*\]/y);
    return flavor === null ? {} : { flavor: flavor.slice(1, -1) };
  }

  #space(): void {
    this.#match(/\s+/y);
  }

  #match(pattern: RegExp): string | null {
    pattern.lastIndex = this.#at;
    const [found] = pattern.exec(this.#text) ?? [];
    if (found === undefined) return null;
    this.#at += found.length;
    return found;
  }

  #unexpected(): Error {
    return new Error(`The formula "${this.#text}" is not valid at position ${this.#at}.`);
  }
}

/** Commas inside brackets belong to what is inside. */
function splitArguments(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    if ("({[".includes(text[at] ?? "")) depth += 1;
    if (")}]".includes(text[at] ?? "")) depth -= 1;
    if (text[at] !== "," || depth > 0) continue;
    parts.push(text.slice(start, at).trim());
    start = at + 1;
  }
  const last = text.slice(start).trim();
  return last || parts.length ? [...parts, last] : parts;
}
