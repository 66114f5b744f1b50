import { everybody, HeartRush } from "../../../rules/index.ts";
import { send } from "../../fight/choice.ts";
import type { Move } from "../../fight/choice.ts";
import type { Seat } from "../../fight/seat.ts";
import { buttonsOf, offersOf } from "../actions/button.ts";
import { may } from "./judge.ts";
import { STANCE_NAMES } from "../sheet/stance-card.ts";

type Table = HeartRush.HeartTable;
type Command = HeartRush.Command;

const isStance = (stage: string): stage is HeartRush.fights.AttackingStance =>
  stage in STANCE_NAMES && stage !== "defensive";

/** What belongs to the table: rolling when the dice wait for a hand, and the Game Master's ways to go on without somebody. */
export function onward(table: Table, seat: Seat): readonly Move<Command>[] {
  const { words } = seat;
  const all = everybody(table.fight);
  const { phase } = table.fight;
  const closing = offersOf(table, null, seat).flatMap(({ ways: [command] }): readonly Move<Command>[] => {
    if (command.do !== "close-joining" && command.do !== "close-stage") return [];
    const complete = may(table, command, all);
    if (command.do === "close-joining") {
      const label = words.say(complete ? "HEARTRUSH.Fight.do.closeJoining" : "HEARTRUSH.Fight.do.closeJoiningNow");
      return [{ id: "close-joining", label, tone: complete ? "primary" : "quiet", does: send(command) }];
    }
    const stage =
      phase.at === "engagement" && phase.engagement.step.is === "resolving" ? phase.engagement.step.stage : "after";
    const roll = HeartRush.fights.letsDiceFall(table) && isStance(stage);
    const label = roll
      ? words.say("HEARTRUSH.Fight.do.roll", { stance: words.say(STANCE_NAMES[stage]) })
      : words.say("HEARTRUSH.Fight.do.goOn");
    return [
      {
        id: "close-stage",
        label: complete ? label : words.say("HEARTRUSH.Fight.do.goOnWithout"),
        tone: complete ? "primary" : "quiet",
        does: send(command),
      },
    ];
  });
  return [...closing, ...buttonsOf(table, null, ["move-on", "settle", "end-ambush"], seat)];
}
