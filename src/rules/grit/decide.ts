import type { Decision, Who } from "../core/ruleset.ts";
import { attack } from "./attacks/decide-attack.ts";
import { leadOff, race, volunteer } from "./decide-first-side.ts";
import { decideForGm } from "./decide-gm.ts";
import { closeVolley, drop, endTurn, move, pass } from "./decide-turn.ts";
import type { Event } from "./state/event.ts";
import { giveFirstAid } from "./first-aid.ts";
import type { Command } from "./state/commands.ts";
import type { Refusal, Table } from "./state/model.ts";
import { stake } from "./attacks/stake.ts";

/** Judges a command: guards first, in the order a referee would ask, then the dice, then the events. */
export function* decide(table: Table, command: Command, by: Who): Decision<Event, Refusal> {
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
