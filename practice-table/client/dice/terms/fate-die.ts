import { DiceTerm, type DiceTermData } from "./dice-term.ts";
import { keepOrDropBy, reroll } from "./modifiers.ts";
import type { DiceResult } from "./results.ts";

const again = (recursive: boolean) =>
  function (this: DiceTerm, modifier: string): Promise<void> {
    return reroll(this, modifier, recursive);
  };

const kept = (keep: boolean) =>
  function (this: DiceTerm, modifier: string): void {
    keepOrDropBy(this, modifier, keep);
  };

const [keep, drop] = [kept(true), kept(false)];

/** A die with -, blank and +. */
export class FateDie extends DiceTerm {
  static override DENOMINATION = "f";
  static override MODIFIERS = {
    r: again(false),
    rr: again(true),
    k: keep,
    kh: keep,
    kl: keep,
    d: drop,
    dh: drop,
    dl: drop,
  };

  constructor(data: DiceTermData = {}) {
    super({ ...data, faces: 3 });
  }

  override mapRandomFace(uniform: number): number {
    return super.mapRandomFace(uniform) - 2;
  }

  override getResultLabel(result: DiceResult): string {
    return { "-1": "-", "0": " ", "1": "+" }[String(result.result)] ?? String(result.result);
  }
}
