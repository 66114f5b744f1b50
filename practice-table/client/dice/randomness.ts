import { CONFIG } from "../config.ts";

interface DiceRandomness {
  randomUniform?: () => number;
}

/** From 0 up to, but never, 1: what `CONFIG.Dice.randomUniform` says. */
export function randomUniform(): number {
  const { randomUniform: configured } = CONFIG["Dice"] as DiceRandomness;
  return configured ? configured() : cryptoUniform();
}

export function cryptoUniform(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return ((high >>> 5) * 2 ** 26 + (low >>> 6)) / 2 ** 53;
}
