import type { PlainObject } from "../../common/utils/objects/plain-object.ts";
import { CONFIG } from "../config.ts";

/** What documents need of a roll; the class that makes them is the first of `CONFIG.Dice.rolls`. */
export interface RollShape {
  readonly formula: string;
  readonly total: number | undefined;
  readonly options: PlainObject;
  evaluate(options?: PlainObject): Promise<this>;
  evaluateSync(options?: PlainObject): this;
  toMessage(data?: PlainObject, options?: PlainObject): Promise<unknown>;
  toJSON(): PlainObject;
}

interface RollClass {
  new (formula: string, data?: PlainObject, options?: PlainObject): RollShape;
  fromData(data: PlainObject): RollShape;
  validate(formula: string): boolean;
  replaceFormulaData(formula: string, data: PlainObject, options?: PlainObject): string;
}

export function rollClass(): RollClass {
  const dice = CONFIG["Dice"] as { rolls: RollClass[] } | undefined;
  const [first] = dice?.rolls ?? [];
  if (!first) throw new Error("CONFIG.Dice.rolls is empty.");
  return first;
}

export function createRoll(formula: string, data: PlainObject = {}, options: PlainObject = {}): RollShape {
  return new (rollClass())(formula, data, options);
}
