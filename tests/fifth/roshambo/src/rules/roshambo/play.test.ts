import { combatId, fighterId, sideId } from "../core/brand.ts";
import type { Random } from "../core/random.ts";
import type { Entrant, Setup } from "../core/ruleset.ts";
import { describeContract } from "../testing/contract.ts";
import { REFUSALS, roshambo, type Command, type Options, type Sheet, type Table } from "./index.ts";

const SIDES = ["players", "foes", "others"].map(sideId);

function setup(random: Random): Setup<Sheet, Options> {
  const fighters = Array.from({ length: 2 + random.below(4) }, (_, nth) => fighterId(`F${nth}`));
  const seat = (nth: number): Entrant => ({
    side: SIDES[nth % (2 + random.below(2))] ?? sideId("foes"),
    npc: nth % 2 === 1,
  });
  return {
    combat: combatId("combat"),
    entrants: Object.fromEntries(fighters.map((who, nth) => [who, seat(nth)])),
    sheets: Object.fromEntries(fighters.map((who) => [who, { lives: random.below(4), most: 3 }])),
    options: { draw: random.pick(["die", "nothing"] as const) ?? "die" },
  };
}

function guesses({ fight }: Table, random: Random): readonly Command[] {
  const who = random.pick([...Object.keys(fight.fighters), "nobody"].map(fighterId)) ?? fighterId("nobody");
  const all: readonly Command[] = [
    { do: "forfeit", who },
    { do: "lives", who, lives: random.below(4) },
    { do: "remove", who },
    { do: "end" },
  ];
  return all.filter(() => random.below(2) === 0);
}

const newcomer = (_table: Table, random: Random): readonly Command[] => [
  {
    do: "add",
    who: fighterId(`N${random.below(5)}`),
    entrant: { side: random.pick(SIDES) ?? sideId("foes"), npc: true },
    sheet: { lives: 1 + random.below(2), most: 2 },
  },
];

describeContract({
  ruleset: roshambo,
  refusals: REFUSALS,
  setup,
  guesses,
  extras: newcomer,
  kindOf: (command) => ("who" in command ? `${command.do} ${command.who}` : command.do),
  promptOf: (table, command) =>
    ["seal", "open", "forfeit"].includes(command.do) ? (roshambo.prompts(table)[0]?.id ?? null) : null,
  fights: 150,
  steps: 40,
});
