import type { Decision, Who } from "../core/ruleset.ts";
import { ok } from "../core/result.ts";
import { apply } from "./apply.ts";
import { attack } from "./attacks/decide-attack.ts";
import { closeIfComplete } from "./attacks/resolve.ts";
import { leadOff, race, volunteer } from "./decide-first-side.ts";
import { decideForGm } from "./decide-gm.ts";
import { closeVolley, drop, endTurn, move, pass, use } from "./decide-turn.ts";
import type { Event } from "./state/event.ts";
import { giveFirstAid } from "./first-aid.ts";
import type { Command } from "./state/commands.ts";
import type { Refusal, Table } from "./state/model.ts";
import { stake } from "./attacks/stake.ts";

/** Judges a command, and closes the volley that then waits for nobody any more. */
export function* decide(table: Table, command: Command, by: Who): Decision<Event, Refusal> {
  const judged = yield* judge(table, command, by);
  if (!judged.ok) return judged;
  const draft = { table: judged.value.reduce(apply, table), events: judged.value };
  return ok((yield* closeIfComplete(draft)).events);
}

/** Guards first, in the order a referee would ask, then the dice, then the events. */
function* judge(table: Table, command: Command, by: Who): Decision<Event, Refusal> {
  switch (command.do) {
    case "volunteerFirst":
      return yield* volunteer(table, command, by);
    case "rollFirstEach":
      return yield* race(table, command, by);
    case "goFirst":
      return yield* leadOff(table, command, by);
    case "move":
      return move(table, command, by);
    case "stake":
      return yield* stake(table, command, by);
    case "attack":
      return yield* attack(table, command, by);
    case "closeVolley":
      return yield* closeVolley(table, by);
    case "giveFirstAid":
      return yield* giveFirstAid(table, command, by);
    case "use":
      return use(table, command, by);
    case "pass":
      return pass(table, command, by);
    case "drop":
      return drop(table, command, by);
    case "endTurn":
      return yield* endTurn(table, command, by);
    default:
      return yield* decideForGm(table, command, by);
  }
}
