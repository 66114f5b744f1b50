import { DiceTerm, type DiceTermData } from "./dice-term.ts";
import { countResults, type DiceResult } from "./results.ts";

/** 1 is heads, 0 is tails; `c` and `c1` call heads, `c0` calls tails. */
export class Coin extends DiceTerm {
  static override DENOMINATION = "c";
  static override MODIFIERS = { c: "call" };

  constructor(data: DiceTermData = {}) {
    super({ ...data, faces: 2 });
  }

  override mapRandomFace(uniform: number): number {
    return Math.round(uniform);
  }

  override roll(options: { minimize?: boolean | undefined; maximize?: boolean | undefined } = {}): DiceResult {
    const result = options.minimize ? 0 : options.maximize ? 1 : this.randomFace();
    const roll: DiceResult = { result, active: true };
    this.results.push(roll);
    return roll;
  }

  override getResultLabel(result: DiceResult): string {
    return result.result === 1 ? "H" : "T";
  }

  call(modifier: string): void {
    countResults(this.results, "=", modifier.slice(1) === "0" ? 0 : 1, "success");
  }
}
