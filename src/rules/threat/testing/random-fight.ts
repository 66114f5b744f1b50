import { combatId, fighterId, sideId } from "../../core/brand.ts";
import type { FighterId } from "../../core/brand.ts";
import type { Random } from "../../core/random.ts";
import type { Setup } from "../../core/ruleset.ts";
import type { Command } from "../state/commands.ts";
import type { Options, Sheet, Table } from "../state/model.ts";
import { DEFAULTS, RULINGS } from "../state/options.ts";
import { FACES, PIECE_KINDS, QUALITIES, WEAPON_KINDS } from "../state/sheet.ts";
import type { Item, Piece, Weapon } from "../state/sheet.ts";

/** Random fights and commands, for the contract and the fuzzing. */

const chance = (random: Random, one: number): boolean => random.below(one) === 0;

export function anyOptions(random: Random): Options {
  if (chance(random, 3)) return DEFAULTS;
  const picked = Object.entries(RULINGS).map(([question, answers]) => [question, random.pick<string>(answers)]);
  return { ...DEFAULTS, ...Object.fromEntries(picked) } as Options;
}

const gear = (random: Random) => ({
  slots: 1 + random.below(3),
  held: !chance(random, 8),
  marks: chance(random, 3) ? [1 + random.below(6), 7 + random.below(5)] : [],
  ruined: chance(random, 12),
});

const anyWeapon = (random: Random, id: string): Weapon => ({
  id,
  ...gear(random),
  kind: random.pick([...WEAPON_KINDS, "melee"] as const) ?? "melee",
  faces: random.pick(FACES.slice(1)) ?? 8,
  light: chance(random, 4),
  loaded: !chance(random, 3),
  quality: chance(random, 2) ? (random.pick(QUALITIES) ?? 1) : null,
  condition: null,
});

const anyPiece = (random: Random, id: string): Piece => ({
  id,
  ...gear(random),
  kind: random.pick(PIECE_KINDS) ?? "plate",
  count: random.below(2),
});

function anyItems(random: Random): readonly Item[] {
  const items: Item[] = [];
  for (let number = random.below(3); number > 0; number--) items.push(anyWeapon(random, `w${number}`));
  if (chance(random, 3)) items.push({ id: "shield", kind: "shield", ...gear(random), faces: 6, light: false });
  for (let number = random.below(3); number > 0; number--) items.push(anyPiece(random, `p${number}`));
  if (!chance(random, 3)) items.push({ id: "ammo", kind: "ammo", slots: 1, used: random.below(7) });
  return items;
}

export const anySheet = (random: Random): Sheet => ({
  base: { guts: 4 + random.below(9), blood: 4 + random.below(9), nerves: 4 + random.below(9) },
  injuries: chance(random, 4) ? [{ id: "i1", label: "", amount: 1 + random.below(4) }] : [],
  breath: FACES.filter(() => chance(random, 2)).map((faces) => ({ faces, lost: chance(random, 4) })),
  exhausted: chance(random, 4) ? [4] : [],
  items: anyItems(random),
  incapacitated: chance(random, 15),
});

const SIDES = [sideId("a"), sideId("b")];

export function setup(random: Random): Setup<Sheet, Options> {
  const crowd = random.pick([2, 2, 2, 2, 3, 4]) ?? 2;
  const names = Array.from({ length: crowd }, (_, place) => fighterId(`F${place}`));
  const bare = chance(random, 6);
  const sheet = (): Sheet => (bare ? { ...anySheet(random), items: [] } : anySheet(random));
  return {
    combat: combatId("combat"),
    entrants: Object.fromEntries(
      names.map((who, place) => [who, { side: SIDES[place % 2] ?? sideId("a"), npc: chance(random, 2) }]),
    ),
    sheets: Object.fromEntries(names.map((who) => [who, sheet()])),
    options: anyOptions(random),
  };
}

/** A command of the right shape, mostly out of place. */
export function guess(table: Table, random: Random): Command {
  const fighters = [...(Object.keys(table.fight.fighters) as FighterId[]), fighterId("nobody")];
  const who = random.pick(fighters) ?? fighterId("nobody");
  const other = random.pick(fighters) ?? fighterId("nobody");
  const side = random.pick([...SIDES, sideId("c")]) ?? sideId("c");
  const { scene } = table.fight;
  const dice = "exchange" in scene ? scene.exchange.dice : [];
  const die = random.pick(dice)?.id ?? "none";
  const item = random.pick(["w1", "w2", "p1", "shield", "ammo", "none"]) ?? "none";
  const faces = random.pick(FACES) ?? 4;
  const breath = FACES.filter(() => chance(random, 3));
  const use = { item, thrown: chance(random, 3), aim: chance(random, 3) ? other : null };
  const statement = {
    answer: random.pick(["attack", "brawl", "escape"] as const) ?? "attack",
    stance: random.pick(["guts", "blood"] as const) ?? "guts",
    dice: breath,
    weapon: chance(random, 2) ? use : null,
  };
  const commands: readonly Command[] = [
    { do: "engage", procedure: chance(random, 2) ? "brawl" : "exchange", members: [who, other] },
    { do: "forfeit", who },
    { do: "ready", who, loadout: { uses: [use], shield: null, reloads: chance(random, 3) ? ["w2"] : [] } },
    { do: "rollWeapons", side },
    { do: "pick", who, pick: { piece: "p1", face: faces } },
    { do: "breathe", who, dice: breath },
    { do: "give", who, die, to: other },
    { do: "gambit", who, die },
    { do: "sweep", who, die },
    { do: "flee", who },
    { do: "done", side },
    { do: "again" },
    { do: "stop" },
    { do: "declare", who, foe: other },
    { do: "state", who, statement },
    { do: "save", who, attribute: "guts", dice: breath, difficulty: chance(random, 2) ? 6 : null },
    { do: "catchBreath", who, exhaust: faces },
    { do: "reload", who, item },
    { do: "rollSpecial", who, item },
    { do: "rule", ruling: { rule: "injure", who, amount: 1 + random.below(3), label: "" } },
    { do: "rule", ruling: { rule: "standing", who, standing: chance(random, 2) } },
    { do: "rule", ruling: { rule: "leave", who } },
    { do: "rule", ruling: { rule: "pair", one: who, other, favoured: chance(random, 2) ? who : null } },
  ];
  return random.pick(commands) ?? { do: "again" };
}
