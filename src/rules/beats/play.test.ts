import { describe } from "vitest";
import { combatId, fighterId, sideId } from "../core/brand.ts";
import type { FighterId } from "../core/brand.ts";
import type { Random } from "../core/random.ts";
import type { Setup } from "../core/ruleset.ts";
import { describeContract } from "../testing/contract.ts";
import type { Command } from "./state/commands.ts";
import { combatants, fighterIds } from "./state/fighters.ts";
import { beats } from "./index.ts";
import { dieId, toolId, traitId } from "./state/model.ts";
import type { Action, BeatsTable, Means, Sheet, Special, Tool, ToolRef, Wound } from "./state/model.ts";
import { isSpan } from "../core/ruling.ts";
import { DEFAULTS, RULINGS } from "./state/options.ts";
import type { Options } from "./state/options.ts";
import { fromEntries } from "../core/casts.ts";
import { fromKeys } from "./testing/from-keys.ts";
import { isWound, toolAt } from "./tools.ts";
import { REFUSALS } from "./state/refusals.ts";

const chance = (random: Random, one: number): boolean => random.below(one) === 0;
const numbered = <Item>(count: number, make: (nth: number) => Item): readonly Item[] =>
  Array.from({ length: count }, (_, nth) => make(nth));

function anyOptions(random: Random): Options {
  if (chance(random, 3)) return DEFAULTS;
  const picked = Object.entries(RULINGS).map(([question, ruling]) => [
    question,
    isSpan(ruling) ? random.below(5) : random.pick<unknown>(ruling),
  ]);
  return { ...DEFAULTS, ...Object.fromEntries(picked) } as Options;
}

function anySheet(random: Random): Sheet {
  const wound = (nth: number): Wound => {
    return { id: toolId(`scar ${nth}`), label: "scar", tended: chance(random, 2), tried: chance(random, 4) };
  };
  const tool = (nth: number): readonly [ReturnType<typeof toolId>, Tool] => {
    const state = random.pick(["held", "held", "ground", "away"] as const) ?? "held";
    return [toolId(`tool ${nth}`), { label: "tool", kind: "gear", state, by: null }];
  };
  const traits = numbered(3 + random.below(2), (nth) => traitId(`trait ${nth}`));
  return {
    traits: fromKeys(traits, (trait) => trait),
    tools: fromEntries(numbered(random.below(3), tool)),
    wounds: numbered(random.below(5), wound),
    helpless: chance(random, 30),
    pending: random.below(3),
    sparks: random.below(5),
  };
}

function setup(random: Random): Setup<Sheet, Options> {
  const crowd = chance(random, 100) ? 8 : (random.pick([2, 2, 2, 3, 3, 4]) ?? 2);
  const fighters = numbered(crowd, (nth) => fighterId(`F${nth}`));
  return {
    combat: combatId("combat"),
    entrants: fromKeys(fighters, (who) => ({ side: sideId(who), npc: chance(random, 2) })),
    sheets: fromKeys(fighters, () => anySheet(random)),
    options: anyOptions(random),
  };
}

/** Commands of the right shape, about whatever there is on the table or is not. */
function guesses(table: BeatsTable, random: Random): readonly Command[] {
  const someone = (): FighterId => random.pick([...fighterIds(table), fighterId("nobody")]) ?? fighterId("nobody");
  const who = someone();
  const target = someone();
  const sheet = table.sheets[target];
  const of = chance(random, 4) ? null : target;
  const names = [...Object.keys(sheet?.tools ?? {}), ...(sheet?.wounds ?? []).map(({ id }) => id), "rope", "none"];
  const tool: ToolRef = { of, tool: toolId(random.pick(names) ?? "none") };
  const die = () => dieId(`${chance(random, 8) ? target : who}${1 + random.below(4)}`);
  const special: Special = chance(random, 2)
    ? { is: "reroll", die: die() }
    : { is: "shift", points: 1 + random.below(8), from: die(), to: die() };
  const traits = numbered(3 - random.below(2), () => traitId(`trait ${random.below(5)}`));
  const backing = fromEntries(numbered(random.below(3), (nth) => [traits[nth] ?? traitId("x"), tool] as const));
  const action: Action = random.pick<Action>([
    { is: "attack", target, wound: { id: toolId("scar 1"), label: "cut" } },
    { is: "disarm", target, tool: chance(random, 3) ? null : tool },
    { is: "disadvantage", target },
    { is: "other", target: chance(random, 2) ? null : target, text: "shouts" },
    { is: "kick", tool },
    { is: "arm", tool },
    { is: "pass" },
  ]) ?? { is: "pass" };
  const means: Means | null = random.pick([null, special, { is: "substitute", die: die() }]) ?? null;
  const commands: readonly Command[] = [
    { do: "muster", who, traits, backing },
    { do: "special", who, special },
    { do: "act", who, action },
    { do: "act", who, action },
    { do: "accept", who, gives: chance(random, 2) ? null : tool },
    { do: "counter", who, means },
    { do: "counter", who, means },
    { do: "surrender", who },
    { do: "terms", who, accepted: chance(random, 2) },
    { do: "raise", who, special },
    { do: "agree", who, willing: chance(random, 2) },
    { do: "challenge", who, against: target, traits, backing, aid: chance(random, 2) ? null : someone() },
    { do: "meet", who, traits, backing, wounds: numbered(random.below(2), () => tool.tool) },
    { do: "forfeit", who },
    { do: "call-off" },
  ];
  return numbered(3, () => random.pick(commands)).filter((command) => command !== undefined);
}

/** Rulings that need no particular moment, so that `offers` does not list them. */
function rulings(table: BeatsTable): readonly Command[] {
  const { scene, phase } = table.fight;
  const everyone = combatants(table);
  const owned = everyone.flatMap(({ who, sheet }) =>
    Object.keys(sheet.tools).map((id) => ({ of: who, tool: toolId(id) })),
  );
  const rope = toolId("rope");
  const sheet: Sheet = {
    traits: fromKeys(["a", "b", "c"].map(traitId), (trait) => trait),
    tools: {},
    wounds: [],
    helpless: false,
    pending: 0,
    sparks: 1,
  };
  const newcomer = fighterId(`N${everyone.length}`);
  const known = everyone.some(({ who }) => who === newcomer);
  const all: readonly Command[] = [
    ...(phase.at === "over" ? [] : [{ do: "end" } as const]),
    rope in scene ? { do: "clear-tool", tool: rope } : { do: "place-tool", tool: rope, label: "rope", kind: "place" },
    ...(known ? [] : [{ do: "add", who: newcomer, entrant: { side: sideId("late"), npc: true }, sheet } as const]),
    ...owned.flatMap((tool): readonly Command[] => [
      { do: "move-tool", tool, to: "ground", by: null },
      { do: "move-tool", tool, to: "held", by: everyone[0]?.who ?? null },
    ]),
    ...everyone.flatMap(({ who, fighter, sheet: { helpless, wounds } }): readonly Command[] => [
      { do: "refill", who },
      { do: "adjust", who, what: "pending", to: 2 },
      { do: "wound", who, wound: { id: toolId("trap"), label: "burn" } },
      { do: "exertion", who, won: false },
      { do: "exertion", who, won: true },
      { do: "remove", who },
      ...(helpless ? [{ do: "revive", who } as const] : []),
      ...(fighter.surrendered ? [{ do: "return", who } as const] : []),
      ...wounds.flatMap(({ id }): readonly Command[] => [
        { do: "heal", who, wound: id },
        { do: "allow-aid", who, wound: id },
      ]),
    ]),
  ];
  return all.filter(
    (command) => command.do !== "move-tool" || (toolAt(table, command.tool) && !isWound(table, command.tool)),
  );
}

function kindOf(command: Command): string {
  const { do: kind } = command;
  if (kind === "act") {
    const { action, who } = command;
    if (action.is === "kick" || action.is === "arm") return JSON.stringify([kind, who, action]);
    return JSON.stringify([kind, who, action.is, "target" in action ? action.target : null]);
  }
  if (kind === "special" || kind === "raise") return JSON.stringify(command);
  if (kind === "challenge") return JSON.stringify([kind, command.who, command.against, command.aid]);
  return JSON.stringify([kind, "who" in command ? command.who : null]);
}

const ANSWERED: Readonly<Partial<Record<Command["do"], readonly string[]>>> = {
  muster: ["muster"],
  seal: ["seal"],
  open: ["open"],
  forfeit: ["seal", "open"],
  special: ["act"],
  act: ["act"],
  accept: ["answer", "answer-again"],
  counter: ["answer", "answer-again"],
  surrender: ["answer"],
  terms: ["terms"],
  raise: ["raise"],
  meet: ["meet"],
};

const contract = {
  ruleset: beats,
  refusals: REFUSALS,
  setup,
  guesses,
  extras: rulings,
  kindOf,
  promptOf: (table: BeatsTable, command: Command) =>
    beats.prompts(table).find(({ kind }) => ANSWERED[command.do]?.includes(kind))?.id ?? null,
};

describe("many fights, as far as their second beat or so", () => {
  describeContract({ ...contract, fights: 2000, steps: 12 });
});

describe("a few fights of several rounds", () => {
  describeContract({ ...contract, fights: 40, steps: 120 });
});
