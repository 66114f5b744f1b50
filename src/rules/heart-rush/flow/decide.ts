import { ok, refuse } from "../../core/result.ts";
import type { Decision, Who } from "../../core/ruleset.ts";
import type { Command } from "../state/commands.ts";
import { beatOut, breakFree, cling, drop, letGo, settle, shrug, steady } from "./decide-body.ts";
import { cast, habit, help, knownAbility, resolve, spendHelp, use } from "./decide-deeds.ts";
import { knownSpell } from "../gear/spells.ts";
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
import { heed } from "./heed.ts";
import { answer, closeStage, declare, followUp, freeStep, plan, stay } from "../engagement/decide-stage.ts";
import { strikeAtOnce, trip } from "../engagement/decide-strike.ts";
import type { Event } from "../state/events.ts";
import { fold } from "./decision-cache.ts";
import type { Handled, Handling, Order } from "./handling.ts";
import { isHurting } from "../body/hurt.ts";
import type { HeartDraft } from "../body/hurt.ts";
import type { HeartTable } from "../state/model.ts";
import type { Refusal } from "../state/refusals.ts";
import { engagementOf } from "../engagement/targets.ts";

type Name = Command["do"];

/** What may be said whatever else is waiting: answers to damage, seals, and the Game Master's word. */
const ALWAYS: readonly Name[] = [
  "shrug",
  "settle",
  "drop",
  "resolve",
  "cling",
  "seal",
  "open",
  "freeze",
  "forfeit",
  "use-help",
  "rule",
  "heed",
  "enlist",
  "dismiss",
  "end",
];
const WHILE_MOVING: readonly Name[] = ["strike", "trip", "let-pass", "move-on"];
const BEFORE: readonly Name[] = ["start", "rule", "heed", "enlist", "dismiss", "end"];
const AFTER: readonly Name[] = ["rule", "end"];

/** HR-ABIL-4: what is used or cast at once interrupts; everything else of the kind waits for its turn. */
function interrupts({ sheets }: HeartTable, command: Command): boolean {
  if (command.do !== "use" && command.do !== "cast") return ALWAYS.includes(command.do);
  const sheet = sheets[command.who];
  if (sheet === undefined) return false;
  const known = command.do === "use" ? knownAbility(sheet, command.ability) : knownSpell(sheet, command.spell);
  return (known ?? command).instant;
}

/** What the moment forbids, whoever asks. */
function untimely(table: HeartTable, command: Command, waiting: boolean): Handled {
  const { fight } = table;
  const name = command.do;
  if (fight.phase.at === "over") return AFTER.includes(name) ? null : "fight-over";
  if (fight.phase.at === "gathering") return BEFORE.includes(name) ? null : "fight-not-started";
  if ((!waiting && fight.moving === null) || interrupts(table, command)) return null;
  if (waiting) return "shrugs-awaited";
  return WHILE_MOVING.includes(name) ? null : "answers-awaited";
}

type Orders = { readonly [One in Name]: Order<One> };

/** What needs no dice is done at once; anything else is played on. */
const CARRIED_OUT: {
  readonly [One in Name]: (draft: HeartDraft, command: Orders[One], by: Who) => Handled | Handling;
} = {
  start,
  "end-ambush": endAmbush,
  pass,
  dash,
  sidestep: (draft, command, by) => (engagementOf(draft.table()) === null ? sidestep : freeStep)(draft, command, by),
  "let-pass": letPass,
  "move-on": moveOn,
  object: habit,
  "call-out": habit,
  help,
  "use-help": spendHelp,
  cast,
  use,
  resolve,
  "put-out": beatOut,
  steady,
  escape: breakFree,
  "throw-off": breakFree,
  cling,
  "let-go": letGo,
  trip,
  strike: strikeAtOnce,
  engage,
  join,
  decline,
  "close-joining": closeJoining,
  seal,
  freeze,
  open,
  forfeit,
  declare,
  answer,
  plan,
  stay,
  "follow-up": followUp,
  "close-stage": closeStage,
  shrug,
  settle,
  drop,
  rule,
  heed,
  enlist,
  dismiss,
  end,
};

const carryOut = <One extends Name>(is: One, draft: HeartDraft, command: Orders[One], by: Who): Handled | Handling =>
  CARRIED_OUT[is](draft, command, by);

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
  draft.add({ type: "roundStarted", round: table.fight.round + 1 });
  recover(draft);
}

/** Judges a command on the table as it stands. */
export function* decide(table: HeartTable, command: Command, by: Who): Decision<Event, Refusal> {
  const early = untimely(table, command, isHurting(table));
  if (early !== null) return refuse(early);
  const draft = fold.draft(table);
  const handling = carryOut(command.do, draft, command, by);
  const refusal = handling === null || typeof handling === "string" ? handling : yield* handling;
  if (refusal !== null) return refuse(refusal);
  followOn(draft);
  return ok(draft.events());
}
