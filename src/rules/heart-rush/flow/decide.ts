import { ok, refuse } from "../../core/result.ts";
import type { Decision, Who } from "../../core/ruleset.ts";
import type { Command } from "../state/commands.ts";
import { beatOut, breakFree, cling, drop, letGo, settle, shrug, steady } from "./decide-body.ts";
import { cast, habit, help, resolve, use } from "./decide-deeds.ts";
import {
  closeJoining,
  decline,
  engage,
  forfeit,
  freeze,
  join,
  open,
  reveal,
  seal,
} from "../engagement/decide-engagement.ts";
import { endAmbush, pass, recover, start } from "./decide-flow.ts";
import { arrive, dash, letPass, moveOn, sidestep } from "./decide-move.ts";
import { dismiss, end, enlist, rule } from "./decide-rule.ts";
import { answer, closeStage, declare, followUp, freeStep, plan, stay } from "../engagement/decide-stage.ts";
import { strikeAtOnce, trip } from "../engagement/decide-strike.ts";
import type { Event } from "../state/events.ts";
import { fold } from "./fold.ts";
import type { Handled, Handling } from "./handling.ts";
import { isHurting } from "../body/hurt.ts";
import type { HeartDraft } from "../body/hurt.ts";
import type { HeartTable } from "../state/model.ts";
import type { Refusal } from "../state/refusals.ts";
import { engagementOf } from "../engagement/targets.ts";

type Name = Command["do"];

/** What may be said whatever else is waiting: answers to damage, seals, instants, and the Game Master's word. */
const ALWAYS: readonly Name[] = [
  "shrug",
  "settle",
  "drop",
  "use",
  "resolve",
  "cling",
  "seal",
  "open",
  "freeze",
  "forfeit",
  "rule",
  "enlist",
  "dismiss",
  "end",
];
const WHILE_MOVING: readonly Name[] = [...ALWAYS, "strike", "trip", "let-pass", "move-on"];
const BEFORE: readonly Name[] = ["start", "rule", "enlist", "dismiss", "end"];
const AFTER: readonly Name[] = ["rule", "end"];

/** What the moment forbids, whoever asks. */
function untimely({ fight }: HeartTable, name: Name, waiting: boolean): Handled {
  if (fight.phase.at === "over") return AFTER.includes(name) ? null : "fight-over";
  if (fight.phase.at === "gathering") return BEFORE.includes(name) ? null : "fight-not-started";
  if (waiting && !ALWAYS.includes(name)) return "shrugs-awaited";
  return fight.moving !== null && !WHILE_MOVING.includes(name) ? "answers-awaited" : null;
}

/** What needs no dice is done at once; anything else is played on. */
function carryOut(draft: HeartDraft, command: Command, by: Who): Handled | Handling {
  switch (command.do) {
    case "start":
      return start(draft, command, by);
    case "end-ambush":
      return endAmbush(draft, by);
    case "pass":
      return pass(draft, command, by);
    case "dash":
      return dash(draft, command, by);
    case "sidestep":
      return engagementOf(draft.table()) === null ? sidestep(draft, command, by) : freeStep(draft, command, by);
    case "let-pass":
      return letPass(draft, command, by);
    case "move-on":
      return moveOn(draft, by);
    case "object":
    case "call-out":
      return habit(draft, command, by);
    case "help":
      return help(draft, command, by);
    case "cast":
      return cast(draft, command, by);
    case "use":
      return use(draft, command, by);
    case "resolve":
      return resolve(draft, command, by);
    case "put-out":
      return beatOut(draft, command, by);
    case "steady":
      return steady(draft, command, by);
    case "escape":
    case "throw-off":
      return breakFree(draft, command, by);
    case "cling":
      return cling(draft, command, by);
    case "let-go":
      return letGo(draft, command, by);
    case "trip":
      return trip(draft, command, by);
    case "strike":
      return strikeAtOnce(draft, command, by);
    case "engage":
      return engage(draft, command, by);
    case "join":
      return join(draft, command, by);
    case "decline":
      return decline(draft, command, by);
    case "close-joining":
      return closeJoining(draft, by);
    case "seal":
      return seal(draft, command, by);
    case "freeze":
      return freeze(draft, by);
    case "open":
      return open(draft, command, by);
    case "forfeit":
      return forfeit(draft, command, by);
    case "declare":
      return declare(draft, command, by);
    case "answer":
      return answer(draft, command, by);
    case "plan":
      return plan(draft, command, by);
    case "stay":
      return stay(draft, command, by);
    case "follow-up":
      return followUp(draft, command, by);
    case "close-stage":
      return closeStage(draft, by);
    case "shrug":
      return shrug(draft, command, by);
    case "settle":
      return settle(draft, by);
    case "drop":
      return drop(draft, command, by);
    case "rule":
      return rule(draft, command, by);
    case "enlist":
      return enlist(draft, command, by);
    case "dismiss":
      return dismiss(draft, command, by);
    case "end":
      return end(draft, by);
  }
}

/** What follows by itself once nobody has anything left to answer: a reveal, an arrival, a new round. */
function followOn(draft: HeartDraft): void {
  reveal(draft);
  arrive(draft);
  const table = draft.table();
  const { phase, options } = table.fight;
  if (isHurting(table)) return;
  const ambushOver = phase.at === "ambush" && phase.may.length === 0;
  const roundOver = phase.at === "turn" && phase.passes >= options.roundEndPasses;
  if (!ambushOver && !roundOver) return;
  draft.add({ type: "roundStarted" });
  recover(draft);
}

/** Judges a command on the table as it stands. */
export function* decide(table: HeartTable, command: Command, by: Who): Decision<Event, Refusal> {
  const early = untimely(table, command.do, isHurting(table));
  if (early !== null) return refuse(early);
  const draft = fold.draft(table);
  const handling = carryOut(draft, command, by);
  const refusal = handling === null || typeof handling === "string" ? handling : yield* handling;
  if (refusal !== null) return refuse(refusal);
  followOn(draft);
  return ok(draft.events());
}
