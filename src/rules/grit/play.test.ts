import { describeContract } from "../testing/contract.ts";
import { grit } from "./index.ts";
import type { Command } from "./state/commands.ts";
import type { Table } from "./state/model.ts";
import { guess, setup } from "./testing/random-fight.ts";
import { REFUSALS } from "./state/model.ts";

const PROMPT_KINDS: Readonly<Partial<Record<Command["do"], string>>> = {
  volunteerFirst: "first-side",
  rollFirstEach: "first-side",
  goFirst: "first-side",
  nameFirst: "first-side",
  attack: "act",
  giveFirstAid: "act",
  pass: "act",
  closeVolley: "volley",
  endTurn: "end-turn",
};

const promptOf = (table: Table, command: Command): string | null =>
  grit.prompts(table).find(({ kind }) => kind === PROMPT_KINDS[command.do])?.id ?? null;

describeContract({
  ruleset: grit,
  refusals: REFUSALS,
  setup,
  guesses: (table, random) => [guess(table, random), guess(table, random), guess(table, random)],
  kindOf: (command) => grit.offerOf(command).id,
  promptOf,
  fights: 2000,
  steps: 12,
});
