import { Beats, type FighterId } from "../../rules/index.ts";
import { nameOf } from "../fight/seat.ts";
import type { Seat } from "../fight/seat.ts";
import { dieNamed, traitOf } from "./dice.ts";
import { refKey } from "./drafting.ts";
import { viewFor } from "./judge.ts";

type Table = Beats.BeatsTable;

/** What a thing is called. */
export function toolName(table: Table, ref: Beats.ToolRef, seat: Seat): string {
  const found = viewFor(table, seat).tools.find((tool) => refKey(tool.ref) === refKey(ref));
  return found?.label ?? seat.words.say("HEARTRUSH.BeatsFight.someTool");
}

/** What somebody is about to do, in a sentence. */
export function actionSentence(table: Table, who: FighterId, action: Beats.Action, seat: Seat): string {
  const { words } = seat;
  const name = nameOf(seat, who);
  switch (action.is) {
    case "attack":
      return words.say("HEARTRUSH.BeatsFight.action.attack", {
        name,
        target: nameOf(seat, action.target),
        wound: action.wound.label,
      });
    case "disarm": {
      const tool =
        action.tool === null ? words.say("HEARTRUSH.BeatsFight.someTool") : toolName(table, action.tool, seat);
      return words.say("HEARTRUSH.BeatsFight.action.disarm", { name, target: nameOf(seat, action.target), tool });
    }
    case "disadvantage":
      return words.say("HEARTRUSH.BeatsFight.action.disadvantage", { name, target: nameOf(seat, action.target) });
    case "other":
      return action.target === null
        ? words.say("HEARTRUSH.BeatsFight.action.other", { name, text: action.text })
        : words.say("HEARTRUSH.BeatsFight.action.otherAt", {
            name,
            text: action.text,
            target: nameOf(seat, action.target),
          });
    case "kick":
      return words.say("HEARTRUSH.BeatsFight.action.kick", { name, tool: toolName(table, action.tool, seat) });
    case "arm":
      return words.say("HEARTRUSH.BeatsFight.action.arm", { name, tool: toolName(table, action.tool, seat) });
    case "catch": {
      const thrower = Beats.holderOf(table, action.tool);
      return words.say("HEARTRUSH.BeatsFight.action.catch", {
        name,
        tool: toolName(table, action.tool, seat),
        thrower: thrower === null ? "" : nameOf(seat, thrower),
      });
    }
    case "pass":
      return words.say("HEARTRUSH.BeatsFight.action.pass", { name });
  }
}

/** "6, Quick hands". */
export function dieWords(table: Table, who: FighterId, id: string, seat: Seat): string {
  const view = viewFor(table, seat);
  const die = dieNamed(view, who, id);
  return die === undefined
    ? id
    : seat.words.say("HEARTRUSH.BeatsFight.die", { value: die.value ?? "?", trait: traitOf(view, who, die) });
}
