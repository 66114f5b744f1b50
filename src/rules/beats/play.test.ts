import { describe } from "vitest";
import { fighterId } from "../core/brand.ts";
import type { FighterId } from "../core/brand.ts";
import type { Random } from "../core/random.ts";
import { describeContract } from "../testing/contract.ts";
import type { Command } from "./state/commands.ts";
import { fighterIds } from "./state/fighters.ts";
import { beats } from "./index.ts";
import { dieId, toolId, traitId } from "./state/model.ts";
import type { Action, BeatsTable, Means, Special, ToolRef } from "./state/model.ts";
import { fromEntries } from "../core/casts.ts";
import { chance, numbered, setup } from "./testing/random-fight.ts";
import { REFUSALS } from "./state/refusals.ts";

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
  kindOf: (command: Command) => beats.offerOf(command).id,
  promptOf: (table: BeatsTable, command: Command) =>
    beats.prompts(table).find(({ kind }) => ANSWERED[command.do]?.includes(kind))?.id ?? null,
};

describe("many fights, as far as their second beat or so", () => {
  describeContract({ ...contract, fights: 2000, steps: 12 });
});

describe("a few fights of several rounds", () => {
  describeContract({ ...contract, fights: 40, steps: 120 });
});
