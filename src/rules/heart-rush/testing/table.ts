import { combatId, fighterId, sideId, userId } from "../../core/brand.ts";
import type { FighterId } from "../../core/brand.ts";
import type { Random } from "../../core/random.ts";
import type { Entrant, Setup, Who } from "../../core/ruleset.ts";
import type { Command, Ruling } from "../state/commands.ts";
import { CONDITIONS } from "../body/condition-names.ts";
import { engagementOf } from "../engagement/targets.ts";
import type { Declaration, Ground, HeartTable, Square } from "../state/model.ts";
import { ORDINARY } from "../body/nature.ts";
import { DEFAULTS } from "../state/options.ts";
import type { Options } from "../state/options.ts";
import { BOON_ENDS } from "../state/sheet.ts";
import type { Boon, Sheet } from "../state/sheet.ts";
import {
  cantrip,
  creature,
  FISTS,
  LONGBOW,
  MAUL,
  modifier,
  RAPIER,
  SHORTBOW,
  SHURIKEN,
  SPEAR,
  SWORD,
  WHIP,
} from "./creature.ts";

/** Random fights, and commands to throw at them. */

export const MASTER: Who = { user: userId("gm"), gm: true, fighters: [] };

const WEAPONS = [
  FISTS,
  SWORD,
  RAPIER,
  MAUL,
  SPEAR,
  LONGBOW,
  SHORTBOW,
  SHURIKEN,
  WHIP,
  cantrip("force"),
  cantrip("fire"),
  cantrip("water"),
  cantrip("air", "blast"),
  cantrip("time", "blast", "paragon"),
] as const;
const DICE = [4, 6, 8, 10, 12] as const;
const SIZES = ["tiny", "small", "medium", "medium", "medium", "large", "L2"] as const;
const NAMES = ["ana", "bo", "cy", "orc", "hound", "rat"].map(fighterId);

const or = <Item>(items: readonly Item[], random: Random, otherwise: Item): Item => random.pick(items) ?? otherwise;

const randomNature = (random: Random): Sheet["nature"] => ({
  engagements: 1 + random.below(3),
  alwaysDefensive: random.below(4) === 0,
  unpushable: random.below(2) === 0,
  immune: CONDITIONS.filter(() => random.below(4) === 0),
});

function randomSheet(random: Random): Sheet {
  const heart = or(DICE, random, 8);
  const condition = random.below(3) === 0 ? random.pick(CONDITIONS) : undefined;
  const of = random.pick(NAMES) ?? null;
  return creature({
    size: or(SIZES, random, "medium"),
    heart: { now: heart, max: heart },
    abilities: {
      might: or(DICE, random, 6),
      agility: or(DICE, random, 6),
      cunning: or(DICE, random, 6),
      presence: or(DICE, random, 6),
    },
    hp: { now: 5 + random.below(40), max: 45 },
    weapon: or(WEAPONS, random, SWORD),
    armour: or(["none", "light", "heavy"], random, "none"),
    shield: or(["none", "none", "light"], random, "none"),
    conditions: condition === undefined ? {} : { [condition]: { level: 1 + random.below(3), of } },
    nature: random.below(4) === 0 ? randomNature(random) : ORDINARY,
    boons: random.below(3) === 0 ? { boon: randomBoon(random) } : {},
  });
}

const randomBoon = (random: Random): Boon => ({
  name: "Blessed",
  until: or(BOON_ENDS, random, "turn"),
  left: 1 + random.below(3),
  modifiers: [modifier({ on: "defence", flat: 2 })],
});

const PICKS: { readonly [Key in keyof Options]?: readonly Options[Key][] } = {
  roundEndPasses: [2, 3],
  cunningRiderNeedsDamage: [true, false],
  rushFormula: ["active-rounds", "round-number"],
  forcedTargetIsActive: [true, false],
  declareMode: ["together", "one-by-one"],
  agilitySidestepNeedsAttack: [true, false],
  defensiveIsBeaten: [true, false],
  offensiveActionsLand: ["engagement", "step"],
  harmlessCantrips: ["land", "must-hit"],
  npcDropAtZero: [true, false],
  shrugRounding: ["up", "down"],
  shrugsPerRound: [null, 1],
  surprisedMayStrike: [true, false],
  lateAgility: ["after", "together"],
  friendsMayBeStruck: [true, false],
  helpersStack: [true, false],
};

const randomOptions = (random: Random): Options => ({
  ...DEFAULTS,
  ...Object.fromEntries(
    Object.entries(PICKS).map(([name, values]) => [name, random.pick(values as readonly unknown[])]),
  ),
});

/** Two to six fighters, of whom the first is always one of the players' and the second an enemy. */
export function randomSetup(random: Random): Setup<Sheet, Options> {
  const names = NAMES.slice(0, 2 + random.below(5));
  const entrants = names.map((id, place): [FighterId, Entrant] => {
    const side = sideId(place % 2 === 0 ? "players" : "enemies");
    return [id, { side, npc: random.below(3) > 0 && place % 2 === 1 }];
  });
  return {
    combat: combatId(`fight ${random.below(1000)}`),
    entrants: Object.fromEntries(entrants),
    sheets: Object.fromEntries(NAMES.map((id) => [id, randomSheet(random)])),
    options: randomOptions(random),
  };
}

const near = (random: Random): Square => [5 * (random.below(9) - 4), 5 * (random.below(9) - 4)];

export function randomGround(random: Random): Ground {
  const cover = { "ana>orc": random.below(5), "hound>bo": random.below(5) };
  if (random.below(3) === 0) {
    const pairs = NAMES.flatMap((one) => NAMES.map((other) => `${one}|${other}`));
    return { kind: "spoken", feet: Object.fromEntries(pairs.map((pair) => [pair, 5 * (1 + random.below(4))])), cover };
  }
  return {
    kind: "map",
    at: Object.fromEntries(NAMES.map((id) => [id, near(random)])),
    walls: [near(random).join(",")],
    cover,
  };
}

function randomRuling(random: Random): Ruling {
  const who = or(NAMES, random, fighterId("ana"));
  const side = or(["players", "enemies"] as const, random, "players");
  const condition = or(CONDITIONS, random, "dazed");
  if (random.below(6) === 0) return { is: "survey", ground: randomGround(random) };
  const rulings: readonly Ruling[] = [
    { is: "harm", who, amount: random.below(30), from: "a trap" },
    { is: "heal", who, amount: random.below(30) },
    { is: "condition", who, condition, levels: 1 + random.below(3), of: random.pick(NAMES) ?? null },
    { is: "uncondition", who, condition, levels: 5 },
    { is: "place", who, to: near(random) },
    { is: "turn", side },
    { is: "side", who, side },
    { is: "refresh", who, action: random.below(2) === 0, rush: random.below(4) },
    { is: "water", who, water: or(["dry", "wet", "deep", "under"] as const, random, "dry") },
    { is: "rise", who },
    { is: "cover", who, from: random.pick(NAMES) ?? null, lines: random.below(5) },
    { is: "apart", who, from: null, feet: 5 * random.below(20) },
  ];
  return or(rulings, random, { is: "turn", side });
}

/** What the Game Master's desk and the sheets' own abilities allow at any time, beside what the rules open. */
export function randomExtras(table: HeartTable, random: Random): readonly Command[] {
  if (table.fight.round === 0 && random.below(4) === 0)
    return [{ do: "rule", ruling: { is: "survey", ground: randomGround(random) } }];
  const who = or(NAMES, random, fighterId("ana"));
  const frequency = or(["passive", "minor", "heart", "major"] as const, random, "minor");
  const spells: Command = { do: "cast", who, spell: "wall of fire", instant: random.below(2) === 0 };
  const ability: Command = {
    do: "use",
    who,
    ability: or(["execute", "riposte"], random, "execute"),
    frequency,
    instant: random.below(3) > 0,
    action: random.below(4) === 0,
    extra: random.below(2),
  };
  const comings: readonly Command[] =
    random.below(12) > 0
      ? []
      : [
          { do: "enlist", who, side: or(["players", "enemies"] as const, random, "players"), npc: true },
          { do: "dismiss", who },
          ...(random.below(4) === 0 ? [{ do: "end" } as const] : []),
        ];
  return [spells, ability, { do: "rule", ruling: randomRuling(random) }, ...comings];
}

/** Commands of the right shape, mostly out of place. */
export function randomGuesses(table: HeartTable, random: Random): readonly Command[] {
  const who = or(NAMES, random, fighterId("ana"));
  const target = or(NAMES, random, fighterId("orc"));
  const ability = or(["might", "agility"] as const, random, "might");
  const pay = or(["action", "rush"] as const, random, "rush");
  const members = engagementOf(table)?.members ?? NAMES;
  const foe = or(members, random, target);
  const whats: readonly Declaration[] = [
    { do: "attack", target: foe, also: [], riders: { dazed: random.below(4) }, push: "push", follow: near(random) },
    { do: "attack", target: foe, also: [target], riders: {}, push: "squeeze", follow: null },
    { do: "grapple", target: foe, answer: ability },
    { do: "hinder", target: foe, option: "hurt", levels: { slowed: 1 } },
    { do: "hinder", target: foe, option: "push", levels: {} },
    { do: "stunt", target: foe, ability: "presence", answer: "might" },
  ];
  const commands: readonly Command[] = [
    {
      do: "start",
      expecting: { players: true, enemies: false },
      witnesses: { [who]: { sees: false, regards: "unknown" } },
    },
    { do: "pass", side: or(["players", "enemies"] as const, random, "players") },
    { do: "engage", who, target },
    { do: "join", who },
    { do: "decline", who },
    { do: "freeze" },
    { do: "close-joining" },
    { do: "close-stage" },
    { do: "settle" },
    { do: "help", who, target },
    { do: "strike", who, target, stance: "cunning", pay },
    { do: "trip", who, target },
    { do: "plan", who, first: "sidestep" },
    { do: "stay", who },
    { do: "follow-up", who, target },
    { do: "drop", who },
    { do: "put-out", who, target },
    { do: "escape", who, ability },
    { do: "shrug", who, hurt: `hurt ${random.below(table.fight.hurtCount + 2)}`, yes: true },
    { do: "resolve", announcement: `ability ${random.below(table.fight.announcements + 2)}` },
    { do: "let-pass", who },
    { do: "forfeit", who },
    { do: "declare", who, what: or(whats, random, { do: "hold" }) },
  ];
  return [0, 1].flatMap(() => random.pick(commands) ?? []);
}
