import { ok, refuse } from "../core/result.ts";
import type { Decision, Who } from "../core/ruleset.ts";
import type { Event } from "./state/event.ts";
import type { CommandOf } from "./state/commands.ts";
import type { Refusal, Table } from "./state/model.ts";
import { combatant, statusOf } from "./roster.ts";
import type { Combatant } from "./roster.ts";
import { save } from "./save.ts";
import { readyToAct } from "./turn.ts";

/** GRT-AID-1, GRT-AID-2: for the incapacitated, by an ally, at arm's length. */
function beyondHelp(helper: Combatant, patient: Combatant, adjacent: boolean): Refusal | null {
  if (statusOf(patient) !== "incapacitated") return "not-incapacitated";
  if (helper.fighter.side !== patient.fighter.side) return "not-an-ally";
  return adjacent ? null : "not-adjacent";
}

/** GRT-AID-3: it takes the helper's action; where the table wants a save, a failed one leaves things as they are. */
export function* giveFirstAid(table: Table, command: CommandOf<"giveFirstAid">, by: Who): Decision<Event, Refusal> {
  const { who, target, attribute } = command;
  const judged = readyToAct(table, who, by);
  if (!judged.ok) return judged;
  const helper = judged.value.actor;
  const patient = combatant(table, target);
  if (patient === null) return refuse("unknown-fighter");
  const reason = beyondHelp(helper, patient, command.adjacent);
  if (reason !== null) return refuse(reason);

  if (table.fight.options.firstAid === "action") {
    return ok([{ type: "firstAidGiven", who, target, save: null, helped: true }]);
  }
  const saved = yield* save({
    who,
    name: `save:${who}:aid`,
    attribute,
    die: helper.sheet.attributes[attribute].value,
    mods: [],
  });
  return ok([{ type: "firstAidGiven", who, target, save: saved, helped: saved.result === "success" }]);
}
