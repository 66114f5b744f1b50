import { DiceTerm, NUMBERED_MODIFIERS, type DiceTermData } from "./dice-term.ts";
import type { DiceResult } from "./results.ts";

/** A die with -, blank and +. */
export class FateDie extends DiceTerm {
  static override DENOMINATION = "f";
  static override MODIFIERS = NUMBERED_MODIFIERS;

  constructor(data: DiceTermData = {}) {
    super({ ...data, faces: 3 });
  }

  override mapRandomFace(uniform: number): number {
    return super.mapRandomFace(uniform) - 2;
  }

  override roll(options: { minimize?: boolean | undefined; maximize?: boolean | undefined } = {}): DiceResult {
    const result = options.minimize ? -1 : options.maximize ? 1 : this.randomFace();
    const roll: DiceResult = { result, active: true };
    this.results.push(roll);
    return roll;
  }

  override getResultLabel(result: DiceResult): string {
    return { "-1": "-", "0": " ", "1": "+" }[String(result.result)] ?? String(result.result);
  }
}
