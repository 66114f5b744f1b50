import { ok, refuse } from "../core/result.ts";
import { speaksFor } from "../core/ruleset.ts";
import type { Who } from "../core/ruleset.ts";
import { accept, counter, keep, raise, surrender, terms } from "./turns/answers.ts";
import { apply } from "./apply.ts";
import { agree, muster, open, seal } from "./turns/choices.ts";
import { isRuling, isTableRuling } from "./state/commands.ts";
import type { Command, Move } from "./state/commands.ts";
import { challenge, meet } from "./contest.ts";
import type { BeatsDecision } from "./decision.ts";
import { combatantOf } from "./state/fighters.ts";
import type { Combatant } from "./state/fighters.ts";
import { following } from "./turns/following.ts";
import type { BeatsTable } from "./state/model.ts";
import { act, name, special } from "./turns/own-turn.ts";
import { rule, ruleTable } from "./rulings.ts";

/** Judges a command, and plays on from it as far as nobody has a choice to make. */
export function* decide(table: BeatsTable, command: Command, by: Who): BeatsDecision {
  const judged = yield* judge(table, command, by);
  if (!judged.ok) return judged;
  return ok([...judged.value, ...(yield* following(judged.value.reduce(apply, table)))]);
}

/** BTS-GM-3: players speak for their own fighters, the Game Master for all; rulings are the Game Master's alone. */
function* judge(table: BeatsTable, command: Command, by: Who): BeatsDecision {
  if (isTableRuling(command)) return by.gm ? ruleTable(table, command) : refuse("game-master-only");
  const combatant = combatantOf(table, command.who);
  if (combatant === null) return refuse("unknown-fighter");
  if (isRuling(command)) return by.gm ? rule(table, combatant, command) : refuse("game-master-only");
  return speaksFor(by, command.who) ? yield* judgeMove(table, combatant, command) : refuse("not-yours");
}

function* judgeMove(table: BeatsTable, combatant: Combatant, command: Move): BeatsDecision {
  switch (command.do) {
    case "muster":
      return muster(table, combatant, command);
    case "seal":
      return seal(table, combatant, command);
    case "open":
      return open(table, combatant, command);
    case "special":
      return yield* special(table, combatant, command);
    case "act":
      return act(table, combatant, command);
    case "accept":
      return accept(table, combatant, command);
    case "counter":
      return yield* counter(table, combatant, command);
    case "keep":
      return keep(table, combatant);
    case "name":
      return name(table, combatant, command);
    case "surrender":
      return surrender(table, combatant);
    case "terms":
      return terms(table, combatant, command);
    case "raise":
      return yield* raise(table, combatant, command);
    case "agree":
      return agree(table, combatant, command);
    case "challenge":
      return challenge(table, combatant, command);
    case "meet":
      return yield* meet(table, combatant, command);
  }
}
