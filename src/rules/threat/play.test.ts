import { describeContract } from "../testing/contract.ts";
import { threat } from "./index.ts";
import type { Command } from "./state/commands.ts";
import type { Table } from "./state/model.ts";
import { guess, setup } from "./testing/random-fight.ts";
import { REFUSALS } from "./state/refusal.ts";

const kindOf = (command: Command): string => threat.offerOf(command).id;

const PROMPT_KINDS: Readonly<Partial<Record<Command["do"], string>>> = {
  ready: "setup",
  rollWeapons: "weapons",
  pick: "pick",
  breathe: "breath",
  give: "give",
  gambit: "act",
  sweep: "act",
  flee: "act",
  done: "done",
  open: "open",
  again: "again",
  declare: "declare",
  state: "state",
};

function promptOf(table: Table, command: Command): string | null {
  const kind = command.do === "seal" ? table.fight.scene.phase : PROMPT_KINDS[command.do];
  const own: string | null = "who" in command ? command.who : "side" in command ? command.side : null;
  const answered = threat
    .prompts(table)
    .find(
      (prompt) =>
        prompt.kind === kind && (own === null || prompt.mode === "any" || prompt.of.some((one) => one === own)),
    );
  return answered?.id ?? null;
}

describeContract({
  ruleset: threat,
  refusals: REFUSALS,
  setup,
  guesses: (table, random) => [guess(table, random), guess(table, random), guess(table, random)],
  kindOf,
  promptOf,
  fights: 2000,
  steps: 10,
});

// Short fights are many and reach few passes; long ones are few and go through attrition to the end.
describeContract({
  ruleset: threat,
  refusals: REFUSALS,
  setup,
  guesses: (table, random) => [guess(table, random)],
  kindOf,
  promptOf,
  fights: 40,
  steps: 80,
});
