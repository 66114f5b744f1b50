import type { Generation } from "../../common/protocol.ts";
import { cryptoUniform } from "./randomness.ts";
import { Roll } from "./roll.ts";
import { Coin } from "./terms/coin.ts";
import { Die } from "./terms/die.ts";
import { FateDie } from "./terms/fate-die.ts";
import { FunctionTerm } from "./terms/function-term.ts";
import { NumericTerm } from "./terms/numeric-term.ts";
import { OperatorTerm } from "./terms/operator-term.ts";
import { ParentheticalTerm } from "./terms/parenthetical-term.ts";
import { PoolTerm } from "./terms/pool-term.ts";
import { StringTerm } from "./terms/string-term.ts";

/** `CONFIG.Dice` */
export function diceConfig(generation: Generation): Record<string, unknown> {
  const shared = {
    types: [Die, Coin, FateDie],
    terms: { c: Coin, d: Die, f: FateDie },
    termTypes: { Die, Coin, FateDie, NumericTerm, OperatorTerm, ParentheticalTerm, PoolTerm, FunctionTerm, StringTerm },
    rolls: [Roll],
    functions: {},
    randomUniform: cryptoUniform,
    fulfillment: {
      dice: Object.fromEntries(
        [4, 6, 8, 10, 12, 20, 100].map((faces) => [
          `d${faces}`,
          { label: `d${faces}`, icon: `<i class="fa-solid fa-dice-d${faces === 100 ? 10 : faces}" inert></i>` },
        ]),
      ),
      methods: {
        mersenne: { label: "DICE.ByTable", icon: '<i class="fa-solid fa-microchip" inert></i>', interactive: false },
        manual: { label: "DICE.ByHand", icon: '<i class="fa-solid fa-hand-holding" inert></i>', interactive: true },
      },
      defaultMethod: "mersenne",
    },
  };
  return generation === 13 ? { ...shared, rollModes: rollModes() } : shared;
}

function rollModes() {
  const mode = (name: string, icon: string) => ({ label: `CHAT.RollModes.${name}`, icon: `fa-solid ${icon}` });
  return {
    publicroll: mode("Public", "fa-globe"),
    gmroll: mode("GM", "fa-user-secret"),
    blindroll: mode("Blind", "fa-eye-slash"),
    selfroll: mode("Self", "fa-user"),
  };
}
