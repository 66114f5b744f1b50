import { fighterId } from "../../../src/rules/core/brand.ts";
import type { Die } from "../../../src/rules/core/die.ts";
import { EXTRA, poolDice, settle } from "../../../src/rules/core/pool.ts";
import type { Bonus, PoolDie, Throw, Thrown } from "../../../src/rules/core/pool.ts";
import { abilityPurchase, heartMax } from "../../../src/rules/heart-rush/growth/advancement.ts";
import { challengeNumber } from "../../../src/rules/heart-rush/checks/challenge.ts";
import {
  composeAttack,
  composeDefence,
  firingBonus,
  riderLevels,
} from "../../../src/rules/heart-rush/engagement/composition.ts";
import type { Composition, Strike } from "../../../src/rules/heart-rush/engagement/composition.ts";
import { mayShrug, payShrug } from "../../../src/rules/heart-rush/body/damage.ts";
import { kitAfterUse } from "../../../src/rules/heart-rush/gear/kit.ts";
import { netOf } from "../../../src/rules/heart-rush/state/participant.ts";
import { rangeOf } from "../../../src/rules/heart-rush/map/range.ts";
import { CLOSE } from "../../../src/rules/heart-rush/testing/close.ts";
import type { Circumstances } from "../../../src/rules/heart-rush/map/range.ts";
import { relation } from "../../../src/rules/heart-rush/engagement/stance.ts";
import type { AttackingStance, Stance } from "../../../src/rules/heart-rush/engagement/stance.ts";
import type { MightBonus } from "../../../src/rules/heart-rush/gear/weapon.ts";
import type { DiceBook } from "../dice-book.ts";
import type { Answers } from "../vector.ts";
import { optionsOf, sheetOf } from "./sheets.ts";
import type { GivenSheet, GivenWeapon } from "./sheets.ts";

type GivenDie = {
  readonly role: string;
  readonly die: number;
};

const YOU = fighterId("you");

export function roll(
  name: string,
  dice: readonly PoolDie[],
  net: number,
  flat: readonly Bonus[],
  book: DiceBook,
): Thrown {
  const thrown: Throw = { name, by: YOU, dice, net, flat };
  return settle(thrown, { faces: book.take(name, poolDice(thrown).length) });
}

type GivenPool = {
  readonly base: readonly GivenDie[];
  readonly advantage: number;
  readonly disadvantage: number;
  readonly flat: number;
};

function pool({ base, advantage, disadvantage, flat }: GivenPool, dice: DiceBook) {
  const net = netOf([
    { from: "advantage", net: advantage },
    { from: "disadvantage", net: -disadvantage },
  ]);
  const own = base.map(({ role, die }) => ({ role, faces: die }));
  const thrown = roll("roll", own, net, [{ from: "flat", value: flat }], dice);
  return {
    net,
    rolled: thrown.dice.map(({ faces }) => faces),
    droppedSet: thrown.dice.filter(({ kept }) => !kept).map(({ role, faces, face }) => ({ role, die: faces, face })),
    total: thrown.total,
  };
}

type GivenLadder =
  | { readonly of: "shrug" | "ability-purchase"; readonly die: Die }
  | { readonly of: "kit"; readonly die: Die; readonly face: number }
  | { readonly of: "heart-max"; readonly xp: number }
  | { readonly of: "challenge-number"; readonly die: Die; readonly paragon: number };

function ladder(given: GivenLadder) {
  switch (given.of) {
    case "shrug": {
      const options = optionsOf({});
      const sheet = sheetOf({ heart: given.die });
      const may = mayShrug(sheet, 0, options);
      return may.ok ? { die: payShrug(sheet).heart.now } : { refused: may.reason };
    }
    case "ability-purchase": {
      const bought = abilityPurchase(given.die);
      return bought.ok ? bought.value : { refused: bought.reason };
    }
    case "kit":
      return kitAfterUse(given.die, given.face);
    case "heart-max":
      return { die: heartMax(given.xp) };
    case "challenge-number":
      return { cn: challengeNumber(given.die, given.paragon) };
  }
}

type GivenRange = { readonly weapon: GivenWeapon } & Partial<Circumstances>;

function range({ weapon, ...circumstances }: GivenRange, options: ReturnType<typeof optionsOf>) {
  const levels = rangeOf(sheetOf({ weapon }), { ...CLOSE, ...circumstances }, options);
  return levels.ok ? { disadvantage: levels.value } : { refused: levels.reason };
}

type GivenComposition = {
  readonly situation: Strike["situation"];
  readonly stance: AttackingStance;
  readonly targetStance?: Stance;
  readonly attacker: GivenSheet;
  readonly target: GivenSheet;
  readonly distance?: number;
  readonly linesBlocked?: number;
};

/** The bonuses that vectors have a word for; that of a cantrip of its own kind is not among them. */
const named = (bonus: MightBonus | null): string | null => (bonus === "stronger" ? null : bonus);

const shown = ({ dice, net, flat }: Composition) => ({
  dice: poolDice({ dice, net }).map(({ role, faces }) => ({
    role: role === EXTRA ? (net > 0 ? "advantage" : "disadvantage") : role,
    die: faces,
  })),
  net,
  flatSet: flat,
});

function composition(given: GivenComposition, options: ReturnType<typeof optionsOf>) {
  const { situation, stance, targetStance, distance = 5, linesBlocked = 0 } = given;
  const attacker = { id: fighterId("attacker"), sheet: sheetOf(given.attacker) };
  const target = { id: fighterId("target"), sheet: sheetOf(given.target) };
  const how: Strike = {
    situation,
    stance,
    relation: targetStance === undefined ? "none" : relation(stance, targetStance),
  };
  const around = ({ dashed = false, helped = false }: GivenSheet): Circumstances => ({
    ...CLOSE,
    distance,
    dashed,
    helped: Number(helped),
  });
  const attack = composeAttack(attacker, target, how, { ...around(given.attacker), linesBlocked }, options);
  const opposite =
    situation === "contest"
      ? { answer: shown(composeAttack(target, attacker, how, around(given.target), options)) }
      : { defence: shown(composeDefence(target, attacker, how, around(given.target), options)) };
  return {
    attack: shown(attack),
    ...opposite,
    mightBonus: named(firingBonus(attacker, stance, how.relation)),
    riderLevels: riderLevels(attacker, stance, how.relation),
  };
}

/** The kinds that ask for a number, and need no fight. */
export const numbers: Answers = {
  pool: (given: GivenPool, _options, dice) => pool(given, dice),
  ladder: (given: GivenLadder) => ladder(given),
  range: (given: GivenRange, options) => range(given, optionsOf(options)),
  composition: (given: GivenComposition, options) => composition(given, optionsOf(options)),
};
