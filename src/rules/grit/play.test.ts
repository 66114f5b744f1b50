import { describeContract } from "../testing/contract.ts";
import { grit } from "./index.ts";
import type { Command } from "./state/commands.ts";
import type { Table } from "./state/model.ts";
import { guess, setup } from "./testing/random-fight.ts";
import { REFUSALS } from "./state/model.ts";

function kindOf(command: Command): string {
  switch (command.do) {
    case "attack":
      return [
        "attack",
        command.who,
        command.weapon,
        ...(command.targets.length > 1 ? ["area"] : command.targets),
      ].join();
    case "stake":
      return ["stake", command.who, command.against?.who].join();
    case "giveFirstAid":
      return ["aid", command.who, command.target].join();
    case "stepDown":
    case "restoreAttribute":
      return [command.do, command.who, command.attribute].join();
    case "correct":
      return ["correct", command.who, command.correction.of].join();
    case "rollFirstEach":
    case "goFirst":
    case "endTurn":
    case "nameFirst":
      return [command.do, command.side].join();
    case "volunteerFirst":
    case "move":
    case "pass":
    case "drop":
    case "hurt":
    case "restoreGrit":
    case "removeFighter":
      return [command.do, command.who].join();
    default:
      return command.do;
  }
}

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
  kindOf,
  promptOf,
  fights: 2000,
  steps: 12,
});
