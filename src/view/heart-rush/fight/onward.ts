import { fightersIn, userId } from "../../../rules/index.ts";
import type { HeartRush, Who } from "../../../rules/index.ts";
import { send } from "../../fight/choice.ts";
import type { Move } from "../../fight/choice.ts";
import type { Seat } from "../../fight/seat.ts";
import { announcedNow } from "../actions/announced.ts";
import { may } from "./judge.ts";
import { unanswered } from "./landing.ts";
import { STANCE_NAMES } from "../sheet/stance-card.ts";

type Table = HeartRush.HeartTable;
type Command = HeartRush.Command;

/** A player who speaks for all: to them a step may be closed only once everybody has answered. */
const everybody = ({ fight }: Table): Who => ({
  user: userId("everybody"),
  gm: false,
  fighters: fightersIn(fight.fighters),
});

const CLOSINGS: readonly Command[] = [{ do: "close-joining" }, { do: "close-stage" }];

/** Whether closing the open stage lets dice fall. */
function rolls({ fight: { phase } }: Table): boolean {
  if (phase.at !== "engagement" || phase.engagement.step.is !== "resolving") return false;
  const { stage, declared, stances, landing, late } = phase.engagement.step;
  if (stage === "after" || stage === "moves") return landing.some((waiting) => waiting.what.do !== "hold");
  return fightersIn(declared).some((id) => {
    const own = stances[id] === "agility" && late.includes(id) ? "late" : stances[id];
    return own === stage && declared[id]?.do === "attack";
  });
}

/** The step the table takes by itself: once everybody has answered, and, unless dice fall by themselves, none fall. */
export function nextStep(table: Table, dice: "by-themselves" | "on-click"): Command | null {
  // An instant that has been announced holds everything until it is resolved.
  if (announcedNow(table) !== null) return null;
  // Whoever is about to be held says first with what they resist.
  if (unanswered(table).some(({ now }) => now)) return null;
  const all = everybody(table);
  if (dice === "on-click" && rolls(table)) return null;
  return CLOSINGS.find((command) => may(table, command, all)) ?? null;
}

const isStance = (stage: string): stage is HeartRush.AttackingStance => stage in STANCE_NAMES && stage !== "defensive";

/** What belongs to the table: rolling when the dice wait for a hand, and the Game Master's ways to go on without somebody. */
export function onward(table: Table, seat: Seat): readonly Move<Command>[] {
  const { words } = seat;
  const all = everybody(table);
  const { phase, moving, hurts } = table.fight;
  const closing = CLOSINGS.flatMap((command): readonly Move<Command>[] => {
    if (!may(table, command, seat.who)) return [];
    const held = command.do === "close-stage" && unanswered(table).some(({ now }) => now);
    if (held && !seat.who.gm) return [];
    const complete = !held && may(table, command, all);
    if (command.do === "close-joining") {
      const label = words.say(complete ? "HEARTRUSH.Fight.do.closeJoining" : "HEARTRUSH.Fight.do.closeJoiningNow");
      return [{ id: "close-joining", label, tone: complete ? "primary" : "quiet", does: send(command) }];
    }
    const stage =
      phase.at === "engagement" && phase.engagement.step.is === "resolving" ? phase.engagement.step.stage : "after";
    const roll = rolls(table) && isStance(stage);
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
  const ruled: readonly (readonly [boolean, string, Command, string])[] = [
    [moving !== null, "move-on", { do: "move-on" }, words.say("HEARTRUSH.Fight.do.moveOn")],
    [hurts.some(({ state }) => state === "open"), "settle", { do: "settle" }, words.say("HEARTRUSH.Fight.do.settle")],
    [phase.at === "ambush", "end-ambush", { do: "end-ambush" }, words.say("HEARTRUSH.Fight.do.endAmbush")],
  ];
  const gm = ruled.flatMap(([now, id, command, label]): readonly Move<Command>[] =>
    now && may(table, command, seat.who) ? [{ id, label, tone: "quiet", does: send(command) }] : [],
  );
  return [...closing, ...gm];
}
