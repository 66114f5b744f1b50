import type { FighterId, SideId } from "../../core/brand.ts";
import { ok, refuse } from "../../core/result.ts";
import type { Result } from "../../core/result.ts";
import { speaksFor } from "../../core/ruleset.ts";
import type { Decision, Who } from "../../core/ruleset.ts";
import { opens } from "../../core/seal.ts";
import { judgePick } from "../armour.ts";
import { judgeBreath } from "../breath.ts";
import { judgeChoice, openers, sealing, surroundings } from "../state/choice.ts";
import type { Event } from "../state/event.ts";
import { acting, exchangeAt, isEngaged, isRunning, sideOf } from "./exchange.ts";
import { judgeGambit, judgeGift, judgeSweep } from "./gambit.ts";
import { judgeLoadout } from "../loadout.ts";
import type { CommandOf } from "../state/commands.ts";
import type { RunningScene, Member, Plan, Sheet, Table } from "../state/model.ts";
import { NO_PLAN } from "./plan.ts";
import type { Refusal } from "../state/refusal.ts";
import { meetOnTable, weaponRoll } from "../rolling.ts";
import { apply } from "../apply.ts";
import { planSteps } from "./settle.ts";

/** The commands of a running exchange. */

type Judged = Result<readonly Event[], Refusal>;

interface Seat {
  readonly scene: RunningScene;
  readonly side: SideId;
  readonly member: Member;
  readonly sheet: Sheet;
}

/** Asks what a referee asks first: known? yours? is there an exchange? still in it? is it your side's turn? */
function seatOf(table: Table, who: FighterId, by: Who): Result<Seat, Refusal> {
  const { fight } = table;
  const side = sideOf(fight, who);
  const sheet = table.sheets[who];
  if (side === null || sheet === undefined) return refuse("unknown-fighter");
  if (!speaksFor(by, who)) return refuse("not-yours");
  const { scene } = fight;
  if (!isRunning(scene)) return refuse("wrong-phase");
  const member = scene.exchange.members[who];
  if (member === undefined || !isEngaged(table, scene.exchange, who)) return refuse("out-of-fight");
  if (Object.keys(fight.owed).length > 0) return refuse("pick-owed");
  if (isDone(scene, side)) return refuse("not-your-side");
  return ok({ scene, side, member, sheet });
}

/** THR-VAN-1: the favoured side waits for the other; a side that is done has nothing more to say in this pass. */
const isDone = (scene: RunningScene, side: SideId): boolean =>
  (scene.side !== null && scene.side !== side) || (scene.phase === "decide" && scene.done.includes(side));

export function sealChoice(table: Table, { who, seal }: CommandOf<"seal">, by: Who): Judged {
  const seat = seatOf(table, who, by);
  if (!seat.ok) return seat;
  const { scene } = seat.value;
  if (!("choosing" in scene)) return refuse("wrong-phase");
  if (scene.choosing.mode === "open") return refuse("choose-openly");
  if (!sealing.choosing(table).includes(who)) return refuse("already-chosen");
  return ok([{ type: "choiceSealed", who, seal }]);
}

/** THR-SEAL-1, THR-SEAL-4: an opening that does not fit its seal, or opens what may not be, is forfeit. */
export function openChoice(table: Table, { who, opening }: CommandOf<"open">, by: Who): Judged {
  const seat = seatIgnoringDone(table, who, by);
  if (!seat.ok) return seat;
  const { scene } = seat.value;
  if (!("choosing" in scene) || scene.choosing.mode !== "opening") return refuse("wrong-phase");
  if (!openers(table).includes(who)) return refuse("already-chosen");
  const seal = scene.choosing.seals[who];
  if (seal === undefined || !opens(seal, sealing.context(table, who), opening)) {
    return ok([{ type: "choiceOpened", who, choice: null, verdict: "broken" }]);
  }
  const { choice } = opening;
  const verdict = judgeChoice(table, who, choice) === null ? "kept" : "unlawful";
  return ok([{ type: "choiceOpened", who, choice, verdict }]);
}

function seatIgnoringDone(table: Table, who: FighterId, by: Who): Result<Pick<Seat, "scene">, Refusal> {
  if (sideOf(table.fight, who) === null) return refuse("unknown-fighter");
  if (!speaksFor(by, who)) return refuse("not-yours");
  const { scene } = table.fight;
  return isRunning(scene) ? ok({ scene }) : refuse("wrong-phase");
}

/** THR-SEAL-4: the Game Master need not wait for whoever is gone. */
export function forfeitChoice(table: Table, { who }: CommandOf<"forfeit">, by: Who): Judged {
  if (!by.gm) return refuse("gm-only");
  if (sideOf(table.fight, who) === null) return refuse("unknown-fighter");
  const awaited = [...sealing.choosing(table), ...openers(table)];
  return awaited.includes(who) ? ok([{ type: "choiceForfeited", who }]) : refuse("wrong-phase");
}

export function makeReady(table: Table, { who, loadout }: CommandOf<"ready">, by: Who): Judged {
  const seat = seatOf(table, who, by);
  if (!seat.ok) return seat;
  const { scene, member, sheet } = seat.value;
  if (member.loadout !== null) return refuse("already-chosen");
  if (scene.phase !== "setup") return refuse("wrong-phase");
  if (scene.choosing.mode !== "open") return refuse("must-seal");
  const refusal = judgeLoadout(sheet, loadout, surroundings(table, scene.exchange, who));
  return refusal === null ? ok([{ type: "readied", loadouts: { [who]: loadout }, left: [] }]) : refuse(refusal);
}

/** THR-BRTH-1: breath is chosen once an engagement. */
export function breathe(table: Table, { who, dice }: CommandOf<"breathe">, by: Who): Judged {
  const seat = seatOf(table, who, by);
  if (!seat.ok) return seat;
  const { scene, member, sheet } = seat.value;
  if (member.breath !== null) return refuse("already-chosen");
  if (scene.phase !== "breath") return refuse("wrong-phase");
  const { choosing } = scene;
  if (choosing.mode === "sealing" && choosing.seals[who] !== undefined) return refuse("already-chosen");
  if (choosing.mode !== "open") return refuse("must-seal");
  const refusal = judgeBreath(sheet, dice);
  return refusal === null ? ok([{ type: "breathChosen", choices: { [who]: dice } }]) : refuse(refusal);
}

function turnOf(table: Table, side: SideId, by: Who): Result<RunningScene, Refusal> {
  const { scene, owed } = table.fight;
  if (!isRunning(scene)) return refuse("wrong-phase");
  if (!scene.exchange.sides.includes(side) || isDone(scene, side)) return refuse("not-your-side");
  if (!acting(table, scene.exchange, side).some((who) => speaksFor(by, who)) && !by.gm) return refuse("not-yours");
  return Object.keys(owed).length > 0 ? refuse("pick-owed") : ok(scene);
}

/** THR-EXC-4: without vantage all weapons are rolled together. */
export function* rollTheWeapons(table: Table, { side }: CommandOf<"rollWeapons">, by: Who): Decision<Event, Refusal> {
  const turn = turnOf(table, side, by);
  if (!turn.ok) return turn;
  const scene = turn.value;
  if (scene.phase !== "weapons") return refuse("wrong-phase");
  const { exchange } = scene;
  const unarmed = acting(table, exchange, scene.side).filter((who) => exchange.members[who]?.armed !== true);
  const rolled = yield* weaponRoll(table, exchange, unarmed);
  const after = apply(table, rolled);
  const met = meetOnTable(
    after,
    exchangeAt(after),
    rolled.dice.map((die) => die.id),
  );
  return ok([rolled, ...met]);
}

/** THR-ARM-4 */
export function pickMark(table: Table, { who, pick }: CommandOf<"pick">, by: Who): Judged {
  if (sideOf(table.fight, who) === null) return refuse("unknown-fighter");
  if (!speaksFor(by, who)) return refuse("not-yours");
  const refusal = judgePick(table.fight.owed[who] ?? [], pick, table.fight.options.armourMarks);
  return refusal === null ? ok([{ type: "pieceMarked", who, pick }]) : refuse(refusal);
}

function decidingSeat(table: Table, who: FighterId, by: Who): Result<Seat, Refusal> {
  const seat = seatOf(table, who, by);
  if (!seat.ok) return seat;
  const { scene } = seat.value;
  if (scene.phase !== "decide") return refuse("wrong-phase");
  return scene.choosing.mode === "opening" ? refuse("wrong-phase") : seat;
}

export function giveDie(table: Table, { who, die, to }: CommandOf<"give">, by: Who): Judged {
  const seat = decidingSeat(table, who, by);
  if (!seat.ok) return seat;
  const refusal = judgeGift(table, seat.value.scene.exchange, who, die, to);
  return refusal === null ? ok([{ type: "dieGiven", who, die, to }]) : refuse(refusal);
}

/** THR-PLAN-1: under vantage gambits, sweeps and flight are open and happen at once. */
export function actOpenly(table: Table, command: CommandOf<"gambit" | "sweep" | "flee">, by: Who): Judged {
  const { who } = command;
  const seat = decidingSeat(table, who, by);
  if (!seat.ok) return seat;
  const { scene, member } = seat.value;
  if ("choosing" in scene && scene.choosing.mode !== "open") return refuse("must-seal");
  const { exchange } = scene;
  if (command.do === "flee") {
    if (member.fleeing) return refuse("already-chosen");
    return ok(planSteps(table, exchange, [{ who, plan: { ...NO_PLAN, flee: true } }]));
  }
  const judge = command.do === "gambit" ? judgeGambit : judgeSweep;
  const refusal = judge(table, exchange, who, command.die);
  if (refusal !== null) return refuse(refusal);
  const place = exchange.dice.findIndex((die) => die.id === command.die);
  const plan: Plan = command.do === "gambit" ? { ...NO_PLAN, gambits: [place] } : { ...NO_PLAN, sweeps: [place] };
  return ok(planSteps(table, exchange, [{ who, plan }]));
}

/** THR-PLAN-5: a side is done when all its plans are sealed and one of it says so. */
export function sayDone(table: Table, { side }: CommandOf<"done">, by: Who): Judged {
  const turn = turnOf(table, side, by);
  if (!turn.ok) return turn;
  const scene = turn.value;
  if (scene.phase !== "decide") return refuse("wrong-phase");
  const { choosing } = scene;
  if (choosing.mode === "sealing") {
    const sealed = acting(table, scene.exchange, side).every(
      (who) => choosing.seals[who] !== undefined || choosing.forfeits.includes(who),
    );
    if (!sealed) return refuse("not-sealed");
  }
  return ok([{ type: "sideDone", side }]);
}
