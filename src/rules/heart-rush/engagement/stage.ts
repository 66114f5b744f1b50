import { fighterId } from "../../core/brand.ts";
import type { FighterId } from "../../core/brand.ts";
import { ok, refuse } from "../../core/result.ts";
import type { Result } from "../../core/result.ts";
import { riderLevels } from "./composition.ts";
import { ableToAct, combatantOf, otherSide } from "../state/fighters.ts";
import type { Combatant } from "../state/fighters.ts";
import { targetsOf } from "../gear/cantrip.ts";
import type { Declaration, Engagement, HeartTable, Levels, Resolving, Side, Stage } from "../state/model.ts";
import { gainedOf } from "../body/modifiers.ts";
import { mayStep } from "../map/movement.ts";
import { mayLay, mayOffend } from "./offence.ts";
import type { Refusal } from "../state/refusals.ts";
import type { AttackingStance, Relation } from "./stance.ts";
import { engagementOf, mayAttack, resolvingOf } from "./targets.ts";

/** HR-STEP-1, HR-STEP-8: the stage in which a member has its say. */
export function stageOf(resolving: Resolving, who: FighterId): Stage | null {
  const stance = resolving.stances[who];
  if (stance === undefined || stance === "defensive") return null;
  return stance === "agility" && resolving.late.includes(who) ? "late" : stance;
}

/** HR-STEP-12: whether agility that attacks first waits for those who move first, so that all of it falls together. */
export const waitsForLate = ({ options }: HeartTable["fight"], { late }: Resolving): boolean =>
  options.lateAgility === "together" && late.length > 0;

/** HR-STEP-5, HR-STEP-12: the stage whose close lets the dice of a member fall. */
export function dueIn(fight: HeartTable["fight"], resolving: Resolving, who: FighterId): Stage | null {
  const stage = stageOf(resolving, who);
  return stage === "agility" && waitsForLate(fight, resolving) ? "late" : stage;
}

/** The members of a stage who are able to act. */
export function membersOf(table: HeartTable, stage: Stage): readonly Combatant[] {
  const engagement = engagementOf(table);
  const resolving = resolvingOf(table);
  if (engagement === null || resolving === null) return [];
  return engagement.members
    .filter((id) => stageOf(resolving, id) === stage)
    .flatMap((id) => ableMember(table, id) ?? []);
}

/** A fighter who is able to act. */
export function ableMember(table: HeartTable, id: FighterId): Combatant | null {
  const member = combatantOf(table, id);
  return member !== null && ableToAct(member) ? member : null;
}

/** Who still has to say what it does in the stage that is open. */
export function undeclared(table: HeartTable): readonly FighterId[] {
  const resolving = resolvingOf(table);
  if (resolving === null) return [];
  return membersOf(table, resolving.stage)
    .map(({ id }) => id)
    .filter((id) => resolving.declared[id] === undefined);
}

interface Turn {
  readonly engagement: Engagement;
  readonly resolving: Resolving;
}

/** HR-STEP-1: a member speaks once, in the stage of its own stance. */
export function itsStage(table: HeartTable, who: Combatant): Result<Turn, Refusal> {
  const engagement = engagementOf(table);
  if (engagement === null) return refuse("no-engagement");
  const { step } = engagement;
  if (step.is === "joining") return refuse("join-still-open");
  if (!engagement.members.includes(who.id)) return refuse("not-in-engagement");
  if (step.is !== "resolving") return refuse("not-everyone-has-chosen");
  if (step.stances[who.id] === "defensive") return refuse("defensive-does-not-attack");
  if (stageOf(step, who.id) !== step.stage) return refuse("not-its-stage");
  return step.declared[who.id] === undefined ? ok({ engagement, resolving: step }) : refuse("already-declared");
}

/** HR-STEP-9: levels come with an attack of cunning on agility, two in all. */
function mayRide(who: Combatant, stance: AttackingStance, how: Relation, riders: Levels): Result<null, Refusal> {
  if (Object.values(riders).every((level) => level <= 0)) return ok(null);
  const most = riderLevels(who, stance, how);
  return most === 0 ? refuse("no-rider") : mayLay(riders, most);
}

function judgeAttack(
  table: HeartTable,
  who: Combatant,
  what: Extract<Declaration, { do: "attack" }>,
  resolving: Resolving,
): Result<null, Refusal> {
  const stance = resolving.stances[who.id];
  if (stance === undefined || stance === "defensive") return refuse("defensive-does-not-attack");
  const targets = [what.target, ...what.also];
  const most = who.sheet.weapon.kind === "cantrip" ? targetsOf(who.sheet.weapon) : 1;
  if (targets.length > most || targets.some((id, place) => targets.indexOf(id) < place)) return refuse("same-target");
  for (const id of targets) {
    const target = combatantOf(table, id);
    if (target === null) return refuse("unknown-fighter");
    const how = mayAttack(table, who, target, resolving.stances);
    if (!how.ok) return how;
    const rides = mayRide(who, stance, how.value, what.riders);
    if (!rides.ok) return rides;
  }
  return ok(null);
}

/** HR-STEP-4: by our ruling (`declareMode`) the sides may have to speak in turn, the targeted side first. */
export const speaksNext = (table: HeartTable, { engagement, resolving }: Turn): Side => {
  const sideOf = (id: FighterId): Side | undefined => table.fight.fighters[id]?.side;
  const first = engagement.targeted;
  const spoken = (side: Side): number =>
    Object.keys(resolving.declared).filter(
      (id) => sideOf(fighterId(id)) === side && stageOf(resolving, fighterId(id)) === resolving.stage,
    ).length;
  const waiting = (side: Side): boolean => undeclared(table).some((id) => sideOf(id) === side);
  const next = spoken(first) > spoken(otherSide(first)) ? otherSide(first) : first;
  return waiting(next) ? next : otherSide(next);
};

/** Whether a member may declare this now. */
export function mayDeclare(table: HeartTable, who: Combatant, what: Declaration): Result<null, Refusal> {
  const turn = itsStage(table, who);
  if (!turn.ok) return turn;
  if (!ableToAct(who)) return refuse("cannot-act");
  const { declareMode } = table.fight.options;
  if (declareMode === "one-by-one" && speaksNext(table, turn.value) !== who.fighter.side) {
    return refuse("other-side-moves");
  }
  if (what.do === "hold") return ok(null);
  if (what.do === "attack") return judgeAttack(table, who, what, turn.value.resolving);
  const target = combatantOf(table, what.target);
  if (target === null) return refuse("unknown-fighter");
  return mayOffend(table, who, target, what, turn.value.resolving.stances);
}

/** HR-STEP-6: one free sidestep in the agility stage, more with a talent for it. */
export const stepsGranted = ({ sheet }: Combatant): number => 1 + gainedOf(sheet, "sidesteps");

/** HR-STEP-6: whether a member still has a free sidestep; by ruling (`agilitySidestepNeedsAttack`) only attackers do. */
export function hasFreeStep(table: HeartTable, who: Combatant): Result<null, Refusal> {
  const resolving = resolvingOf(table);
  if (resolving === null || resolving.stances[who.id] !== "agility") return refuse("no-free-sidestep");
  if (!ableToAct(who)) return refuse("cannot-act");
  if (who.fighter.surprised) return refuse("surprised");
  if (resolving.stayed.includes(who.id)) return refuse("no-free-sidestep");
  if ((resolving.stepped[who.id] ?? 0) >= stepsGranted(who)) return refuse("no-free-sidestep");
  const attacks = resolving.late.includes(who.id) || resolving.declared[who.id]?.do === "attack";
  if (table.fight.options.agilitySidestepNeedsAttack && !attacks) return refuse("no-free-sidestep");
  return mayStep(who);
}

/** Everyone of a side who may still take a free sidestep. */
export function stepping(table: HeartTable, side: Side): readonly Combatant[] {
  const engagement = engagementOf(table);
  if (engagement === null) return [];
  return engagement.members.flatMap((id) => {
    const member = combatantOf(table, id);
    return member !== null && member.fighter.side === side && hasFreeStep(table, member).ok ? [member] : [];
  });
}

/** HR-STEP-7: the sides alternate, the targeted side first; when one has no more, the other goes on. */
export function moverNow(table: HeartTable, resolving: Resolving): Side {
  return stepping(table, resolving.mover).length > 0 ? resolving.mover : otherSide(resolving.mover);
}
