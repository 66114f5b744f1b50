import { heartRush } from "../index.ts";
import type { Command } from "../state/commands.ts";
import { describeContract } from "../../testing/contract.ts";
import { randomExtras, randomGuesses, randomSetup } from "../testing/table.ts";
import type { HeartTable } from "../state/model.ts";
import { engagementOf } from "../engagement/targets.ts";
import { REFUSALS } from "../state/refusals.ts";

/** Two commands are the same offer when they differ only in where they lead or how hard they press. */
function kindOf(command: Command): string {
  const target = "target" in command ? command.target : "";
  const who = "who" in command ? command.who : "";
  switch (command.do) {
    case "declare":
      return `declare ${command.what.do} ${who}`;
    case "start":
      return "start";
    case "shrug":
      return `shrug ${command.hurt}`;
    case "strike":
      return `strike ${who} ${target} ${command.pay}`;
    default:
      return `${command.do} ${who} ${target}`;
  }
}

const TURN: readonly Command["do"][] = [
  "pass",
  "dash",
  "sidestep",
  "object",
  "call-out",
  "help",
  "put-out",
  "steady",
  "escape",
  "throw-off",
  "engage",
];

/** The prompt a command answers. */
function promptOf(table: HeartTable, command: Command): string | null {
  const { fight } = table;
  const engagement = engagementOf(table);
  const who = "who" in command ? command.who : "";
  if (command.do === "shrug") return `${command.hurt} ${command.who}`;
  if (command.do === "cling") return `cling ${who}`;
  if (command.do === "start") return "start";
  if (fight.moving !== null)
    return command.do === "let-pass" ? `move ${fight.turns} of ${fight.moving.who} ${who}` : null;
  if (fight.phase.at === "turn" && TURN.includes(command.do)) return `turn ${fight.turns}`;
  if (engagement === null) return null;
  const name = `engagement ${engagement.name}`;
  const { step } = engagement;
  if (step.is === "joining" && (command.do === "join" || command.do === "decline")) {
    return `${name} join ${engagement.members.length} ${who}`;
  }
  if (command.do === "close-joining") return `${name} joined`;
  if (step.is !== "resolving") return command.do === "open" ? `${name} open ${who}` : null;
  if (command.do === "declare") return `${name} ${step.stage} ${who}`;
  return command.do === "close-stage" ? `${name} ${step.stage} close` : null;
}

describeContract({
  ruleset: heartRush,
  refusals: REFUSALS,
  setup: randomSetup,
  guesses: randomGuesses,
  extras: randomExtras,
  kindOf,
  promptOf,
  fights: 2000,
  steps: 24,
});
