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

  override getResultLabel(result: DiceResult): string {
    return result.result === 1 ? "H" : "T";
  }

  call(modifier: string): void {
    countResults(this.results, "=", modifier.slice(1) === "0" ? 0 : 1, "success");
  }
}
