import { combatId, fighterId, sideId } from "../../core/brand.ts";
import type { FighterId } from "../../core/brand.ts";
import type { Random } from "../../core/random.ts";
import { isSpan } from "../../core/ruling.ts";
import { grit } from "../index.ts";
import { ATTRIBUTES, HARMS, MODS } from "../state/model.ts";
import type { Command } from "../state/commands.ts";
import type { Item, Laid, Setup, Sheet, Table, Weapon } from "../state/model.ts";
import { RULINGS } from "../state/options.ts";
import type { Options } from "../state/options.ts";
import { ATTRIBUTE_DICE, TRACK } from "../track.ts";
import type { Step } from "../track.ts";

const NAMES = ["Ada", "Bo", "Cai", "length", "7"].map(fighterId);
const SIDES = ["ours", "theirs", "wild"].map(sideId);

export const pick = <Value>(random: Random, values: readonly Value[]): Value =>
  values[random.below(values.length)] as Value;
const chance = (random: Random, of: number): boolean => random.below(of) === 0;

const randomOptions = (random: Random): Options =>
  Object.fromEntries(
    Object.entries(RULINGS).map(([name, ruling]) => [name, pick<unknown>(random, isSpan(ruling) ? [null, 6] : ruling)]),
  ) as Options;

const weapon = (random: Random): Weapon => ({
  die: pick(random, ATTRIBUTE_DICE),
  extra: chance(random, 4) ? [6] : [],
  blast: chance(random, 3),
  effect: chance(random, 2) ? "festering" : null,
  attribute: pick(random, ATTRIBUTES),
});

const item = (random: Random, armed: boolean): Item => ({
  name: "thing",
  held: chance(random, 2),
  bulky: chance(random, 3),
  bonusArmor: random.below(2),
  weapon: armed ? weapon(random) : null,
});

export function randomSheet(random: Random): Sheet {
  const attribute = (): Sheet["attributes"]["str"] => {
    const max = pick(random, ATTRIBUTE_DICE);
    return { max, value: chance(random, 8) ? 0 : max };
  };
  const value = random.below(5);
  return {
    attributes: { str: attribute(), dex: attribute(), wil: attribute() },
    grit: { max: value + random.below(3), value },
    armor: random.below(3),
    items: { blade: item(random, true), shield: item(random, false) },
    harm: chance(random, 10) ? pick(random, HARMS) : null,
    deprived: chance(random, 8),
    leader: chance(random, 4),
    minutesDown: random.below(60),
    safeMinutes: random.below(12),
  };
}

export function setup(random: Random): Setup {
  const ids = NAMES.slice(0, 2 + random.below(4));
  const sides = SIDES.slice(0, chance(random, 6) ? 3 : 2);
  return {
    combat: combatId("random"),
    entrants: Object.fromEntries(
      ids.map((id, place) => [
        id,
        { side: sides[place % sides.length] as Setup["entrants"][FighterId]["side"], npc: place % 2 === 1 },
      ]),
    ),
    sheets: Object.fromEntries(ids.map((id) => [id, randomSheet(random)])),
    options: chance(random, 3) ? grit.defaults : randomOptions(random),
  };
}

export function guess(table: Table, random: Random): Command {
  const ids = [...(Object.keys(table.fight.fighters) as FighterId[]), fighterId("nobody"), fighterId("length")];
  const who = pick(random, ids);
  const target = pick(random, ids);
  const side = pick(random, SIDES);
  const attribute = pick(random, ATTRIBUTES);
  const mods = chance(random, 3) ? [pick(random, MODS)] : [];
  const laid: Laid = { mod: pick(random, MODS), who, target };
  const value: Step = pick(random, TRACK);
  const round = 1 + random.below(3);
  const volley = pick(random, [{ how: "alone" }, { how: "join" }, { how: "open", awaited: [target] }] as const);
  return pick<Command>(random, [
    { do: "volunteerFirst", who },
    { do: "rollFirstEach", side },
    { do: "goFirst", side, mightBeSlow: [who] },
    { do: "move", who, feet: 1 + random.below(50) },
    { do: "stake", who, attribute, mods, against: { who: target, mods }, danger: who, win: laid, lose: null },
    {
      do: "attack",
      who,
      targets: [target],
      weapon: pick(random, ["blade", "shield", null, "length"]),
      mods,
      volley,
    },
    { do: "attack", who, targets: [...new Set([target, pick(random, ids)])], weapon: "blade", mods, volley },
    { do: "closeVolley" },
    { do: "giveFirstAid", who, target, attribute: "wil", adjacent: !chance(random, 4) },
    { do: "use", who, item: pick(random, ["blade", "length", null]), how: "somehow" },
    { do: "pass", who },
    { do: "drop", who },
    { do: "endTurn", side, round },
    { do: "nameFirst", side },
    { do: "askMorale", who: [who], mods: { [who]: mods }, speaker: chance(random, 3) ? target : null, why: null },
    { do: "lay", laid },
    { do: "stepDown", who, attribute },
    { do: "hurt", who, damage: 1 + random.below(20), direct: chance(random, 2), attribute },
    { do: "restoreGrit", who },
    { do: "restoreAttribute", who, attribute },
    { do: "passTime", minutes: 1 + random.below(60), safe: chance(random, 2) },
    { do: "correct", who, correction: { of: "attribute", attribute, value } },
    { do: "correct", who, correction: { of: "acted", acted: true } },
    { do: "addFighter", who: target, side, npc: true, sheet: randomSheet(random) },
    { do: "removeFighter", who },
    { do: "endFight" },
  ]);
}
