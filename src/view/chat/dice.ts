import { TAKEN, type Bonus, type Thrown, type ThrownDie } from "../../rules/index.ts";
import type { Words } from "../fight/seat.ts";
import type { LangKey } from "../lang-key.ts";
import { dieContext, type DieContext, type DieTone } from "../shared/die.ts";

/** One die as it fell. */
interface FallenDie {
  readonly die: DieContext;
  /** Below nothing where it is taken off. */
  readonly face: number;
  readonly kept: boolean;
  /** What it stands for, and that it was dropped, for those who cannot see it struck. */
  readonly label: string;
}

export interface DiceContext {
  readonly dice: readonly FallenDie[];
  readonly bonuses: readonly { readonly name: string; readonly value: string }[];
  readonly total: number;
}

/** `+4`, `−1`. */
export const withSign = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

const ROLES: Readonly<Partial<Record<string, LangKey>>> = {
  heart: "HEARTRUSH.Dice.heart",
  ability: "HEARTRUSH.Dice.ability",
  weapon: "HEARTRUSH.Dice.weapon",
  "damage-type": "HEARTRUSH.Dice.damageType",
  "might-bonus": "HEARTRUSH.Dice.mightBonus",
  "off-hand": "HEARTRUSH.Dice.offHand",
  modifier: "HEARTRUSH.Dice.modifier",
  [TAKEN]: "HEARTRUSH.Dice.taken",
  extra: "HEARTRUSH.Dice.extra",
};

const roleName = (role: string, words: Words): string => {
  const key = ROLES[role];
  return key === undefined ? role : words.say(key);
};

function toneOf(role: string, ability: DieTone): DieTone {
  if (role === "heart") return "heart";
  if (role === "ability") return ability;
  return role === "extra" ? "plain" : "weapon";
}

function fallen({ role, faces, face, kept }: ThrownDie, ability: DieTone, words: Words): FallenDie {
  const name = roleName(role, words);
  const label = words.say(kept ? "HEARTRUSH.Dice.kept" : "HEARTRUSH.Dice.dropped", { role: name, faces, face });
  return { die: dieContext(faces, toneOf(role, ability)), face: role === TAKEN ? -face : face, kept, label };
}

/** For templates/chat/dice.hbs: a roll unfolded, in the order of its dice. `named` gives a bonus its name. */
export const diceContext = (
  thrown: Thrown,
  ability: DieTone,
  named: (bonus: Bonus) => string,
  words: Words,
): DiceContext => ({
  dice: thrown.dice.map((die) => fallen(die, ability, words)),
  bonuses: thrown.flat.map((bonus) => ({ name: named(bonus), value: withSign(bonus.value) })),
  total: thrown.total,
});
