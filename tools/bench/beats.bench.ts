import { combatId, fighterId, sideId, userId, type FighterId } from "../../src/rules/core/brand.ts";
import { drive, seededDice, type Roller } from "../../src/rules/core/drive.ts";
import { seeded } from "../../src/rules/core/random.ts";
import type { Who } from "../../src/rules/core/ruleset.ts";
import { makeSeal, type Opening, type Salt } from "../../src/rules/core/seal.ts";
import {
  beats,
  DEFAULTS,
  toolId,
  traitId,
  type BeatsTable,
  type Command,
  type Sheet,
} from "../../src/rules/beats/index.ts";
import type { Row } from "./row.ts";

const GM: Who = { user: userId("gm"), gm: true, fighters: [] };
const FIGHTERS = ["Ada", "Bo", "Cleo", "Dan"].map(fighterId);
const TRAITS = ["brawn", "wits", "nerve"].map(traitId);
const MOST_COMMANDS = 2000;
const SEALING = beats.sealing;

const SHEET: Sheet = {
  traits: Object.fromEntries(TRAITS.map((trait) => [trait, trait])),
  tools: {},
  wounds: [],
  helpless: false,
  pending: 0,
  sparks: 3,
};

const opening = (table: BeatsTable, who: FighterId): Opening => ({
  choice: SEALING?.choices(table, who)[0] ?? "",
  salt: "0".repeat(32) as Salt,
});

/** Everyone seals the first die of the hand, strikes the next who stands, and only the one struck counters, with a higher die. */
function nextCommand(table: BeatsTable): Command | null {
  const [prompt] = beats.prompts(table);
  const [who] = (prompt?.of ?? []) as readonly FighterId[];
  if (prompt === undefined || who === undefined || SEALING === null) return null;
  if (prompt.kind === "muster") return { do: "muster", who, traits: TRAITS, backing: {} };
  if (prompt.kind === "seal") return SEALING.seal(who, makeSeal(SEALING.context(table, who), opening(table, who)));
  if (prompt.kind === "open") return SEALING.open(who, opening(table, who));
  const { fighters, turn, action } = beats.view(table, GM);
  if (prompt.kind === "act") {
    const start = FIGHTERS.indexOf(who);
    const target = FIGHTERS.map((_, step) => FIGHTERS[(start + step + 1) % FIGHTERS.length]).find(
      (other) => other !== undefined && other !== who && fighters[other]?.out === null,
    );
    if (target === undefined) return null;
    return { do: "act", who, action: { is: "attack", target, wound: { id: toolId("cut"), label: "cut" } } };
  }
  const higher = turn !== null && (fighters[who]?.presented ?? 0) > (fighters[turn]?.presented ?? 0);
  const threatened = action?.is === "attack" && action.target === who;
  return threatened && higher ? { do: "counter", who, means: null } : { do: "accept", who, gives: null };
}

/** One fight of four until one is left standing; the number of commands it took. */
function fight(roll: Roller): number {
  const sheets = Object.fromEntries(FIGHTERS.map((who) => [who, SHEET]));
  const entrants = Object.fromEntries(FIGHTERS.map((who) => [who, { side: sideId("all"), npc: false }]));
  const setup = { combat: combatId("bench"), entrants, sheets, options: DEFAULTS };
  let table: BeatsTable = { fight: beats.begin(setup), sheets };
  for (let commands = 0; commands < MOST_COMMANDS; commands++) {
    const command = nextCommand(table);
    if (command === null || beats.view(table, GM).endProposed) return commands;
    const judged = drive(beats.decide(table, command, GM), roll);
    if (!judged.ok) throw new Error(`${JSON.stringify(command)} was refused: ${judged.reason}`);
    for (const event of judged.value) table = beats.apply(table, event);
  }
  throw new Error("the fight does not end");
}

export const rows: readonly Row[] = [
  { name: "Beats: a fight of four until one is left", run: () => fight(seededDice(seeded(7))) },
  {
    name: "Beats: commands in that fight",
    count: () => fight(seededDice(seeded(7))),
    unit: "commands",
    binding: false,
  },
];
