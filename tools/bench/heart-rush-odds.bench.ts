import { DiceRoll } from "@dice-roller/rpg-dice-roller";
import solver from "javascript-lp-solver";
import { solve } from "yalps";
import { fighterId } from "../../src/rules/core/brand.ts";
import { formula } from "../../src/rules/core/pool.ts";
import { composeAttack, composeDefence } from "../../src/rules/heart-rush/engagement/composition.ts";
import type { Strike } from "../../src/rules/heart-rush/engagement/composition.ts";
import { duel } from "../../src/rules/heart-rush/odds/duel.ts";
import type { Corner } from "../../src/rules/heart-rush/odds/duel.ts";
import { excess } from "../../src/rules/heart-rush/odds/damage-odds.ts";
import { chanceOf, shifted } from "../../src/rules/heart-rush/odds/distribution.ts";
import { equilibrium } from "../../src/rules/heart-rush/odds/equilibrium.ts";
import { keptSums } from "../../src/rules/heart-rush/odds/kept-sums.ts";
import { stanceMatrix } from "../../src/rules/heart-rush/odds/stance-matrix.ts";
import { DEFAULTS } from "../../src/rules/heart-rush/state/options.ts";
import type { Participant } from "../../src/rules/heart-rush/state/participant.ts";
import { CLOSE } from "../../src/rules/heart-rush/testing/close.ts";
import { everyExcess, everyWay, ratio } from "../../src/rules/heart-rush/testing/exact-odds.ts";
import { conditions, creature, MAUL, RAPIER } from "../../src/rules/heart-rush/testing/creature.ts";
import type { Row } from "./row.ts";

const ann: Participant = {
  id: fighterId("ann"),
  sheet: creature({
    abilities: { might: 6, agility: 8, cunning: 10, presence: 6 },
    weapon: RAPIER,
    armour: "medium",
    shield: "light",
    conditions: conditions({ prone: 1 }),
  }),
};
const orc: Participant = {
  id: fighterId("orc"),
  sheet: creature({
    abilities: { might: 10, agility: 6, cunning: 4, presence: 4 },
    weapon: MAUL,
    armour: "light",
    conditions: conditions({ "off-balanced": 1 }),
  }),
};
const beats: Strike = { situation: "engagement", stance: "might", relation: "beats" };
const guarded: Strike = { ...beats, relation: "defensive" };

const corner = (fighter: Participant): Corner => ({ fighter, circumstances: CLOSE });
const matrix = stanceMatrix(corner(orc), corner(ann), DEFAULTS).map((row) => row.map(({ value }) => value));

const SAMPLES = 1000;
const attack = composeAttack(orc, ann, beats, CLOSE, DEFAULTS);
const defence = composeDefence(ann, orc, beats, CLOSE, DEFAULTS);

/** The usual way: throw the dice a thousand times, and still be off by a percent or two. */
function thrownOften(): number {
  const [attacks, defences] = [formula(attack), formula(defence)];
  let hits = 0;
  for (let sample = 0; sample < SAMPLES; sample++) {
    if (new DiceRoll(attacks).total > new DiceRoll(defences).total) hits++;
  }
  return hits / SAMPLES;
}

/** The game as a programme for solvers of any linear one; all payoffs are raised alike, so that its value is positive. */
const least = Math.min(...matrix.flat());
const variables = Object.fromEntries(
  matrix.map((row, place) => [
    `row${place}`,
    { total: 1, ...Object.fromEntries(row.map((payoff, column) => [`column${column}`, payoff - least + 1])) },
  ]),
);
const constraints = Object.fromEntries(matrix.map((_, column) => [`column${column}`, { min: 1 }]));

const programme = { direction: "minimize", objective: "total", constraints, variables } as const;
const otherProgramme = { optimize: "total", opType: "min", constraints, variables } as const;

/** The largest difference from the odds counted in whole numbers without limit, over pools with and without levels. */
function largestError(): number {
  const pools: readonly (readonly [readonly number[], readonly number[], boolean])[] = [
    [[8, 10, 12], [], true],
    [[8, 6], [6, 6], true],
    [[8, 6, 4], [8], false],
    [[12, 10], [10, 10], true],
    [[6, 4, 12], [12], false],
  ];
  let error = 0;
  for (const [own, added, high] of pools) {
    for (const [theirs, others, kept] of pools) {
      const odds = everyExcess(everyWay(own, added, high), everyWay(theirs, others, kept), 2);
      const ours = excess(shifted(keptSums(own, added, high), 2), keptSums(theirs, others, kept));
      for (const [raw, ways] of odds.by) {
        error = Math.max(error, Math.abs(chanceOf(ours, raw) - ratio(ways, odds.all)));
      }
    }
  }
  return error;
}

const game = { run: () => equilibrium(matrix) };

export const rows: readonly Row[] = [
  {
    name: "Heart Rush: exact duel, whole distribution",
    run: () => duel(orc, ann, beats, CLOSE, DEFAULTS),
    peer: { name: "1,000 throws of rpg-dice-roller", run: thrownOften },
    reach: 5,
  },
  {
    name: "Heart Rush: exact duel, defended and shrugged off",
    run: () => duel(orc, ann, guarded, CLOSE, DEFAULTS, 5),
    reach: 5,
  },
  {
    name: "Heart Rush: odds of a pool never met before",
    run: () => keptSums([8, 10, 12, 12], [8, 8], true),
  },
  {
    name: "Heart Rush: matrix of stances",
    run: () => stanceMatrix(corner(orc), corner(ann), DEFAULTS),
    reach: 60,
  },
  {
    name: "Heart Rush: equilibrium of the matrix",
    run: game.run,
    peer: { name: "yalps", run: () => solve(programme) },
    reach: 10,
  },
  {
    name: "Heart Rush: equilibrium of the matrix, again",
    run: game.run,
    peer: { name: "javascript-lp-solver", run: () => solver.Solve(otherProgramme) },
    reach: 10,
  },
  {
    name: "Heart Rush: largest error of the odds",
    count: largestError,
    unit: "",
    reach: 1e-12,
    binding: true,
  },
  {
    name: "Heart Rush: value of the game, off from yalps",
    count: () => Math.abs(equilibrium(matrix).value - (1 / solve(programme).result + least - 1)),
    unit: "",
    reach: 1e-6,
    binding: true,
  },
];
