import type { PlainObject } from "../../common/utils/objects/plain-object.ts";
import type { RollTerm } from "./terms/roll-term.ts";

/** A roll inside a term of another: in parentheses, a pool or a function. */
export interface InnerRoll {
  readonly terms: RollTerm[];
  readonly formula: string;
  readonly result: string;
  readonly total: number | undefined;
  readonly isDeterministic: boolean;
  readonly dice: RollTerm[];
  _evaluated: boolean;
  evaluate(options?: PlainObject): Promise<InnerRoll>;
  evaluateSync(options?: PlainObject): InnerRoll;
  toJSON(): PlainObject;
}

interface Maker {
  make(formula: string): InnerRoll;
  revive(data: PlainObject): InnerRoll;
}

let maker: Maker | null = null;

/** The roll class says here how it is made, since terms cannot know the class that is made of them. */
export function teachInnerRolls(how: Maker): void {
  maker = how;
}

function taught(): Maker {
  if (!maker) throw new Error("The roll class has not been loaded.");
  return maker;
}

export const innerRoll = (formula: string): InnerRoll => taught().make(formula);
export const reviveRoll = (data: PlainObject): InnerRoll => taught().revive(data);

/** For a roll inside another: who throws by hand has been asked for its dice together with the others. */
export const withinRoll = (options: PlainObject): PlainObject => ({ ...options, allowInteractive: false });
