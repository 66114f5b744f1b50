import { DiceTerm } from "./dice-term.ts";
import {
  type Modifier,
  countBy,
  countParity,
  deductBy,
  explode,
  keepOrDropBy,
  limitBy,
  measureMargin,
  reroll,
} from "./modifiers.ts";

/** What each modifier of a numbered die is called in a formula, and the method that does it. */
export const NUMBERED_MODIFIERS = {
  r: "reroll",
  rr: "rerollRecursive",
  x: "explode",
  xo: "explodeOnce",
  k: "keep",
  kh: "keep",
  kl: "keep",
  d: "drop",
  dh: "drop",
  dl: "drop",
  min: "minimum",
  max: "maximum",
  even: "countEven",
  odd: "countOdd",
  cs: "countSuccess",
  cf: "countFailures",
  df: "deductFailures",
  sf: "subtractFailures",
  ms: "marginSuccess",
} as const;

export class Die extends DiceTerm {
  static override DENOMINATION = "d";
  static override MODIFIERS: Readonly<Record<string, Modifier>> = NUMBERED_MODIFIERS;

  /** With its faces: `d6`. */
  override get denomination(): string {
    return `d${this.faces ?? ""}`;
  }

  async reroll(modifier: string, { recursive = false }: Again = {}): Promise<boolean | void> {
    return reroll(this, modifier, recursive);
  }

  async rerollRecursive(modifier: string): Promise<boolean | void> {
    return reroll(this, modifier, true);
  }

  async explode(modifier: string, { recursive = true }: Again = {}): Promise<boolean | void> {
    return explode(this, modifier, recursive);
  }

  async explodeOnce(modifier: string): Promise<boolean | void> {
    return this.explode(modifier, { recursive: false });
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

  countEven(_modifier: string): boolean | void {
    countParity(this, true);
  }

  countOdd(_modifier: string): boolean | void {
    countParity(this, false);
  }

  deductFailures(modifier: string): boolean | void {
    deductBy(this, modifier, "one");
  }

  subtractFailures(modifier: string): boolean | void {
    deductBy(this, modifier, "result");
  }

  marginSuccess(modifier: string): boolean | void {
    measureMargin(this, modifier);
  }

  minimum(modifier: string): boolean | void {
    limitBy(this, modifier, true);
  }

  maximum(modifier: string): boolean | void {
    limitBy(this, modifier, false);
  }
}

interface Again {
  recursive?: boolean;
}
