import { fighterId } from "../../../src/rules/core/brand.ts";
import type { FighterId } from "../../../src/rules/core/brand.ts";
import { makeSeal } from "../../../src/rules/core/seal.ts";
import type { Salt } from "../../../src/rules/core/seal.ts";
import { ok, refuse } from "../../../src/rules/core/result.ts";
import type { Result } from "../../../src/rules/core/result.ts";
import type { Command, Payment } from "../../../src/rules/heart-rush/state/commands.ts";
import { combatantOf } from "../../../src/rules/heart-rush/state/fighters.ts";
import { openHurts } from "../../../src/rules/heart-rush/body/hurt.ts";
import { STAGES } from "../../../src/rules/heart-rush/state/model.ts";
import type {
  BodyAbility,
  Declaration,
  HeartTable,
  Hindrance,
  Levels,
  Side,
  Square,
  Stage,
} from "../../../src/rules/heart-rush/state/model.ts";
import type { Refusal } from "../../../src/rules/heart-rush/state/refusals.ts";
import { choosing, mayChoose, sealing } from "../../../src/rules/heart-rush/engagement/sealing.ts";
import { membersOf } from "../../../src/rules/heart-rush/engagement/stage.ts";
import type { Stance } from "../../../src/rules/heart-rush/engagement/stance.ts";
import { engagementOf, joiners, legalTargets, resolvingOf } from "../../../src/rules/heart-rush/engagement/targets.ts";
import type { DiceBook } from "../dice-book.ts";
import type { Answers, Options } from "../vector.ts";
import { chronicle } from "./chronicle.ts";
import type { Chronicle } from "./chronicle.ts";
import { afterwards } from "./standing.ts";
import { bookDice, play, refused, tableOf } from "./table.ts";
import type { Fighters } from "./table.ts";

/** The kind `engagement`: a whole script, step by step, through the real engine. */

type Step =
  | { readonly do: "dash"; readonly who: string; readonly to: Square }
  | {
      readonly do: "sidestep";
      readonly who: string;
      readonly to?: Square;
      readonly stand?: boolean;
      readonly pay?: Payment;
    }
  | { readonly do: "help" | "engage" | "follow-up"; readonly who: string; readonly target: string }
  | { readonly do: "pass"; readonly side: Side }
  | { readonly do: "minor"; readonly who: string; readonly ability: string }
  | { readonly do: "drop" | "join" | "stay"; readonly who: string }
  | { readonly do: "ask-joiners" }
  | { readonly do: "all-joined" }
  | { readonly do: "reveal" }
  | { readonly do: "choose"; readonly who: string; readonly stance: Stance }
  | { readonly do: "done"; readonly stage: Stage }
  | { readonly do: "plan"; readonly who: string; readonly first: "sidestep" | "attack" }
  | {
      readonly do: "attack";
      readonly who: string;
      readonly target: string;
      readonly riders?: Levels;
      readonly push?: boolean;
      readonly follow?: Square;
    }
  | { readonly do: "grapple"; readonly who: string; readonly target: string; readonly answer: BodyAbility }
  | {
      readonly do: "climb";
      readonly who: string;
      readonly target: string;
      readonly ability: BodyAbility;
      readonly answer: BodyAbility;
    }
  | {
      readonly do: "hinder";
      readonly who: string;
      readonly target: string;
      readonly option: Hindrance;
      readonly levels?: Levels;
    }
  | { readonly do: "shrug"; readonly who: string; readonly from?: string; readonly yes: boolean };

type Script = {
  readonly turn: Side;
  readonly fighters: Fighters;
  readonly steps: readonly Step[];
  readonly walls?: readonly Square[];
  readonly cover?: Readonly<Record<string, number>>;
};

/** A table in play: what stands on it, and what has been written down so far. */
interface Session {
  table: HeartTable;
  readonly choices: Map<FighterId, Stance>;
  readonly story: Chronicle;
  readonly dice: DiceBook;
}

const SALT = "0".repeat(32) as Salt;

/**
 * Carries a command out; whoever might have answered a move lets it pass, since a script says so if it does not. A move
 * that hurts goes on once that is answered.
 */
function carryOut(session: Session, command: Command): Result<null, Refusal> {
  const played = play(session.table, command, bookDice(session.dice));
  if (!played.ok) return played;
  session.story.record(session.table, command, played.value.events);
  session.table = played.value.table;
  const underWay = session.table.fight.moving !== null && openHurts(session.table).length === 0;
  if (underWay && command.do !== "move-on") return carryOut(session, { do: "move-on" });
  if (command.do !== "close-stage") session.story.open(session.table);
  return ok(null);
}

/** Every step but an answer to damage settles what is still unanswered. */
function settleFirst(session: Session): void {
  if (openHurts(session.table).length > 0) carryOut(session, { do: "settle" });
  session.story.open(session.table);
}

const somewhere = (to: Square | undefined) => ({ to: to ?? null, path: [], feet: 0, near: [] });

function declarationOf(step: Extract<Step, { do: "attack" | "grapple" | "climb" | "hinder" }>): Declaration {
  const target = fighterId(step.target);
  switch (step.do) {
    case "attack":
      return {
        do: "attack",
        target,
        also: [],
        riders: step.riders ?? {},
        push: step.push === false ? "none" : "push",
        follow: step.follow ?? null,
      };
    case "grapple":
      return { do: "grapple", target, answer: step.answer };
    case "climb":
      return { do: "climb", target, ability: step.ability, answer: step.answer };
    case "hinder":
      return { do: "hinder", target, option: step.option, levels: step.levels ?? {} };
  }
}

function choose(session: Session, id: FighterId, stance: Stance): Result<null, Refusal> {
  const moment = choosing(session.table, id);
  const who = combatantOf(session.table, id);
  if (!moment.ok) return moment;
  if (who === null) return refuse("unknown-fighter");
  const may = mayChoose(who, stance, session.table.fight.options);
  if (!may.ok) return may;
  session.choices.set(id, stance);
  const seal = makeSeal(sealing.context(session.table, id), { choice: stance, salt: SALT });
  return carryOut(session, { do: "seal", who: id, seal });
}

function reveal(session: Session): Result<null, Refusal> {
  const frozen = carryOut(session, { do: "freeze" });
  if (!frozen.ok) return frozen;
  for (const who of engagementOf(session.table)?.members ?? []) {
    const choice = session.choices.get(who);
    if (choice === undefined) throw new Error(`${who} has not chosen`);
    const opened = carryOut(session, { do: "open", who, opening: { choice, salt: SALT } });
    if (!opened.ok) return opened;
  }
  session.choices.clear();
  return ok(null);
}

/** Closes everything up to and including a stage. */
function closeUntil(session: Session, stage: Stage): Result<null, Refusal> {
  const open = resolvingOf(session.table)?.stage ?? stage;
  if (STAGES.indexOf(open) > STAGES.indexOf(stage)) return refuse("not-its-stage");
  for (const _each of STAGES.slice(STAGES.indexOf(open), STAGES.indexOf(stage) + 1)) {
    settleFirst(session);
    const closed = carryOut(session, { do: "close-stage" });
    if (!closed.ok) return closed;
  }
  return ok(null);
}

function shrug(session: Session, step: Extract<Step, { do: "shrug" }>): Result<null, Refusal> {
  const who = fighterId(step.who);
  const hurts = session.table.fight.hurts.filter(
    (hurt) => hurt.on === who && (step.from === undefined || hurt.from === step.from),
  );
  const hurt = hurts.find(({ state }) => state === "open") ?? hurts.find(({ state }) => state !== "settled");
  return carryOut(session, { do: "shrug", who, hurt: hurt?.id ?? "", yes: step.yes });
}

function commandOf(step: Exclude<Step, { do: "choose" | "reveal" | "done" | "shrug" | "ask-joiners" }>): Command {
  switch (step.do) {
    case "all-joined":
      return { do: "close-joining" };
    case "pass":
      return { do: "pass", side: step.side };
    case "dash":
      return { do: "dash", who: fighterId(step.who), destination: somewhere(step.to), stand: false };
    case "sidestep":
      return {
        do: "sidestep",
        who: fighterId(step.who),
        destination: somewhere(step.to),
        stand: step.stand ?? false,
        pay: step.pay ?? "free",
      };
    case "help":
    case "engage":
    case "follow-up":
      return { do: step.do, who: fighterId(step.who), target: fighterId(step.target) };
    case "minor":
      return {
        do: "use",
        who: fighterId(step.who),
        ability: step.ability,
        frequency: "minor",
        instant: true,
        action: false,
        extra: 0,
      };
    case "drop":
    case "join":
    case "stay":
      return { do: step.do, who: fighterId(step.who) };
    case "plan":
      return { do: "plan", who: fighterId(step.who), first: step.first };
    case "attack":
    case "grapple":
    case "climb":
    case "hinder":
      return { do: "declare", who: fighterId(step.who), what: declarationOf(step) };
  }
}

function outcomeOf(session: Session, step: Exclude<Step, { do: "ask-joiners" }>): Result<null, Refusal> {
  if (step.do === "choose") return choose(session, fighterId(step.who), step.stance);
  if (step.do === "reveal") return reveal(session);
  if (step.do === "done") return closeUntil(session, step.stage);
  return step.do === "shrug" ? shrug(session, step) : carryOut(session, commandOf(step));
}

function take(session: Session, step: Step): unknown {
  if (step.do !== "shrug") settleFirst(session);
  if (step.do === "ask-joiners") return { mayJoinSet: joiners(session.table) };
  const outcome = outcomeOf(session, step);
  return outcome.ok ? "ok" : refused(outcome.reason);
}

function engagement(script: Script, options: Options, dice: DiceBook) {
  const { turn, fighters, walls = [], cover = {} } = script;
  const table = tableOf(fighters, turn, options, { walls, cover });
  const session: Session = { table, choices: new Map(), story: chronicle(membersOf, legalTargets), dice };
  const steps = script.steps.map((step) => take(session, step));
  settleFirst(session);
  const { phase } = session.table.fight;
  return {
    steps,
    engagements: session.story.engagements(),
    after: afterwards(session.table),
    turn: phase.at === "turn" ? phase.side : null,
  };
}

export const engagements: Answers = { engagement };
