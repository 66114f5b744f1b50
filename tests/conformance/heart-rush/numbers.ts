import { fighterId } from "../../../src/rules/core/brand.ts";
import type { Die } from "../../../src/rules/core/die.ts";
import { EXTRA, poolDice, settle } from "../../../src/rules/core/pool.ts";
import type { Bonus, PoolDie, Throw, Thrown } from "../../../src/rules/core/pool.ts";
import { HeartRush } from "../../../src/rules/index.ts";
import { firingBonus } from "../../../src/rules/heart-rush/engagement/composition.ts";
import { netOf } from "../../../src/rules/heart-rush/state/participant.ts";
import type { AttackingStance, Stance } from "../../../src/rules/heart-rush/engagement/stance.ts";
import type { MightBonus } from "../../../src/rules/heart-rush/gear/weapon.ts";
import type { Command, HeartTable } from "../../../src/rules/heart-rush/index.ts";
import type { DiceBook } from "../dice-book.ts";
import type { Answers, Options } from "../vector.ts";
import type { GivenSheet, GivenWeapon } from "./sheets.ts";
import {
  MASTER,
  attackOn,
  done,
  eventsOf,
  lowDice,
  play,
  playAll,
  refused,
  tableOf,
  turnedOver,
  untilStage,
} from "./table.ts";

type GivenDie = {
  readonly role: string;
  readonly die: number;
};

const YOU = fighterId("you");
const ATTACKER = fighterId("attacker");
const TARGET = fighterId("target");

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

/** Whoever is hurt is asked, or takes it at once and it is said why. */
function shrugged(die: Die) {
  const harm: Command = { do: "rule", ruling: { is: "harm", who: TARGET, amount: 5, from: "a fall" } };
  const hurt = done(play(tableOf({ target: { heart: die } }, "players", {}), harm, lowDice));
  const [told] = eventsOf(hurt, "hurt");
  if (told === undefined) throw new Error("nobody is hurt");
  if (told.state !== "open") return refused(told.state);
  const [asked] = hurt.table.fight.hurts;
  const answer: Command = { do: "shrug", who: TARGET, hurt: asked?.id ?? "", yes: true };
  return { die: done(play(hurt.table, answer, lowDice)).table.sheets[TARGET]?.heart.now };
}

function ladder(given: GivenLadder) {
  switch (given.of) {
    case "shrug":
      return shrugged(given.die);
    case "ability-purchase": {
      const bought = HeartRush.sheets.abilityPurchase(given.die);
      return bought.ok ? bought.value : { refused: bought.reason };
    }
    case "kit":
      return HeartRush.sheets.kitAfterUse(given.die, given.face);
    case "heart-max":
      return { die: HeartRush.sheets.heartMax(given.xp) };
    case "challenge-number":
      return { cn: HeartRush.sheets.challengeNumber(given.die, given.paragon) };
  }
}

type Between = {
  readonly distance?: number;
  readonly linesBlocked?: number;
};

/** Two who face each other, as far apart as it is told, with so much cover between them. */
function facing(
  attacker: GivenSheet,
  target: GivenSheet,
  { distance = 5, linesBlocked = 0 }: Between,
  options: Options,
  beside: Readonly<Record<string, GivenSheet>> = {},
): HeartTable {
  const at = [distance, 0] as const;
  return tableOf(
    { attacker: { ...attacker, side: "players", at: [0, 0] }, target: { ...target, side: "enemies", at }, ...beside },
    "enemies",
    options,
    { cover: { "attacker->target": linesBlocked } },
  );
}

type GivenRange = {
  readonly weapon: GivenWeapon;
  readonly dashed?: boolean;
  readonly underwater?: boolean;
  readonly sharesSpaceWithFriend?: boolean;
} & Between;

const blow = (stance: AttackingStance): Command => ({
  do: "strike",
  who: ATTACKER,
  target: TARGET,
  stance,
  pay: "action",
});

/** A blow at somebody surprised, who may be struck whatever happens: how much harder it is, or why there is none. */
function range(
  { weapon, dashed = false, underwater, sharesSpaceWithFriend, ...between }: GivenRange,
  options: Options,
) {
  const at = [between.distance ?? 5, 0] as const;
  const beside = sharesSpaceWithFriend === true ? { friend: { side: "enemies", at } as const } : {};
  const dry = facing({ weapon, dashed }, { surprised: true }, between, options, beside);
  const dive: Command = { do: "rule", ruling: { is: "water", who: ATTACKER, water: "under" } };
  const table = underwater === true ? done(play(dry, dive, lowDice)).table : dry;
  const struck = play(table, blow("might"), lowDice);
  if (!struck.ok) return refused(struck.reason);
  return { disadvantage: -(struck.value.throws.find(({ by }) => by === ATTACKER)?.net ?? 0) };
}

type GivenComposition = {
  readonly situation: "engagement" | "contest" | "opportunity";
  readonly stance: AttackingStance;
  readonly targetStance?: Stance;
  readonly attacker: GivenSheet;
  readonly target: GivenSheet;
} & Between;

/** The bonuses that vectors have a word for; that of a cantrip of its own kind is not among them. */
const named = (bonus: MightBonus | null): string | null => (bonus === "stronger" ? null : bonus);

const shown = ({ dice, net, flat }: Throw) => ({
  dice: poolDice({ dice, net }).map(({ role, faces }) => ({
    role: role === EXTRA ? (net > 0 ? "advantage" : "disadvantage") : role,
    die: faces,
  })),
  net,
  flatSet: flat,
});

/** The two throws of a blow, as they are asked for. */
function composition(given: GivenComposition, options: Options) {
  const { situation, stance, targetStance, attacker, target, ...between } = given;
  const exposed = situation === "opportunity" ? { ...target, surprised: true } : target;
  const calm = facing(attacker, exposed, between, options);
  const clash = turnedOver(calm, ATTACKER, TARGET, { attacker: stance, target: targetStance });
  const at = done(playAll(clash, untilStage(stance), lowDice)).table;
  const said = [attackOn(ATTACKER, TARGET), ...(situation === "contest" ? [attackOn(TARGET, ATTACKER)] : [])];
  const { throws } =
    situation === "opportunity"
      ? done(play(calm, blow(stance), lowDice))
      : done(playAll(at, [...said, { do: "close-stage" }], lowDice));
  const [attack, opposite] = [ATTACKER, TARGET].map((who) => throws.find(({ by }) => by === who));
  if (attack === undefined || opposite === undefined) throw new Error("somebody does not throw");
  return {
    attack: shown(attack),
    ...(situation === "contest" ? { answer: shown(opposite) } : { defence: shown(opposite) }),
    mightBonus: bonusOf(at, given),
    riderLevels: situation === "engagement" ? ridersIn(at) : 0,
  };
}

/** The levels of weakness that an attack is offered with. */
function ridersIn(table: HeartTable): number {
  const attack = HeartRush.heartRush.offers(table, MASTER, ATTACKER).find(({ kind }) => kind === "attack");
  const [first] = attack?.ways ?? [];
  const riders = first?.do === "declare" && first.what.do === "attack" ? first.what.riders : {};
  return Object.values(riders).reduce((sum, levels) => sum + levels, 0);
}

function bonusOf(table: HeartTable, { stance, targetStance }: GivenComposition): string | null {
  const sheet = table.sheets[ATTACKER];
  if (sheet === undefined || targetStance === undefined) return null;
  return named(firingBonus({ id: ATTACKER, sheet }, stance, HeartRush.fights.relation(stance, targetStance)));
}

/** The kinds that ask for a number, by the throws that a fight asks for where there is one. */
export const numbers: Answers = {
  pool: (given: GivenPool, _options, dice) => pool(given, dice),
  ladder: (given: GivenLadder) => ladder(given),
  range,
  composition,
};
