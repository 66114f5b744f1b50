import type { FighterId } from "../../core/brand.ts";
import type { Who } from "../../core/ruleset.ts";
import { exert } from "../body/burning.ts";
import { payDash, paySidestep } from "./economy.ts";
import { mayDash as unhinderedDash, mayStand } from "../body/condition-limits.ts";
import { ableToAct, combatantOf, combatants, hostile, spokenFor } from "../state/fighters.ts";
import type { Combatant } from "../state/fighters.ts";
import { forGameMaster, onTurn, passTurn } from "./handling.ts";
import type { Handled, Handling, Order } from "./handling.ts";
import { isHurting } from "../body/hurt.ts";
import type { HeartDraft } from "../body/hurt.ts";
import type { HeartTable, Moving } from "../state/model.ts";
import { besideAfter } from "../map/trail.ts";
import { dashTo, mayDash, maySidestep, onTheSpot, wayTo } from "../map/movement.ts";
import type { Way } from "../map/movement.ts";
import { opportunity } from "./opportunity.ts";
import { bringAlong } from "../engagement/push.ts";
import { mayTrip } from "../engagement/trip.ts";

/** HR-OPP-4: the enemies who may answer a dash before it is final: by a blow, or by tripping. */
function reactors(table: HeartTable, who: Combatant, way: Way, stands: boolean): readonly FighterId[] {
  return combatants(table)
    .filter((other) => {
      if (!hostile(other.fighter, who.fighter)) return false;
      if (stands && opportunity(table, other, who, { is: "stand", how: "movement" }).ok) return true;
      if (stands && way.feet === 0) return false;
      const occasion = { is: "move", how: "dash", ...way } as const;
      const passing = opportunity(table, other, who, occasion);
      return (
        (passing.ok && passing.value.before !== null) ||
        mayTrip(table, other, who, { path: way.path, beside: besideAfter(table, who.id, way) }).ok
      );
    })
    .map(({ id }) => id);
}

/** HR-MOVE-2: a dash, the first of the round free. Enemies may answer before it is final. */
export function* dash(draft: HeartDraft, { who: id, destination, stand }: Order<"dash">, by: Who): Handling {
  const who = onTurn(draft.table(), id, by);
  if (!who.ok) return who.reason;
  const stays = stand && destination.to === null && destination.feet === 0;
  const way = stays
    ? { ok: true as const, value: onTheSpot(draft.table(), who.value) }
    : dashTo(draft.table(), who.value, destination);
  if (!way.ok) return way.reason;
  const may = mayDash(who.value, way.value, stand);
  if (!may.ok) return may.reason;
  if (way.value.feet === 0 && !stand && draft.table().fight.ground.kind === "map") return "too-far";
  const cost = payDash(who.value);
  if (!cost.ok) return cost.reason;
  const awaiting = reactors(draft.table(), who.value, way.value, stand);
  draft.add(cost.value);
  yield* exert(draft, id);
  draft.add({ type: "setOut", who: id, ...way.value, stands: stand, awaiting });
  return null;
}

/** HR-MOVE-6: a sidestep on one's turn, for the action or a rush point; nobody may answer it. */
export function* sidestep(draft: HeartDraft, order: Order<"sidestep">, by: Who): Handling {
  const { who: id, destination, stand, pay } = order;
  const who = onTurn(draft.table(), id, by);
  if (!who.ok) return who.reason;
  if (pay === "free") return "no-free-sidestep";
  const way = stand
    ? { ok: true as const, value: onTheSpot(draft.table(), who.value) }
    : wayTo(draft.table(), who.value, destination);
  if (!way.ok) return way.reason;
  const may = maySidestep(who.value, way.value, stand);
  if (!may.ok) return may.reason;
  const cost = paySidestep(who.value, pay);
  if (!cost.ok) return cost.reason;
  draft.add(cost.value);
  yield* exert(draft, id);
  takeSidestep(draft, who.value, way.value, stand);
  passTurn(draft);
  return null;
}

/** The step itself, however it was paid; whom one holds is drawn into the space one leaves. */
export function takeSidestep(draft: HeartDraft, who: Combatant, way: Way, stand: boolean): void {
  if (stand) {
    draft.add({ type: "conditionLost", who: who.id, is: "prone", levels: 1 });
    return;
  }
  draft.add({ type: "moved", who: who.id, how: "sidestep", ...way });
  bringAlong(draft, who, way.path, way.near);
}

/** One who might have answered a move, or struck out of an ambush, lets it pass. */
export function letPass(draft: HeartDraft, { who: id }: Order<"let-pass">, by: Who): Handled {
  const who = spokenFor(draft.table(), id, by);
  if (!who.ok) return who.reason;
  const { moving, phase } = draft.table().fight;
  const ambushes = phase.at === "ambush" && phase.may.includes(id);
  if (!ambushes && moving?.awaiting.includes(id) !== true) return "no-trigger";
  draft.add(ambushes ? { type: "ambushLetGo", who: id } : { type: "letPass", who: id, at: null });
  return null;
}

export function moveOn(draft: HeartDraft, _order: Order<"move-on">, by: Who): Handled {
  const master = forGameMaster(by);
  if (!master.ok) return master.reason;
  const { moving } = draft.table().fight;
  if (moving === null) return "no-trigger";
  for (const who of moving.awaiting) draft.add({ type: "letPass", who, at: null });
  return null;
}

/** Whether nothing that has happened on its way holds it back. */
function goesOn(who: Combatant, { stands }: Moving): boolean {
  return ableToAct(who) && (stands ? mayStand(who.sheet) : unhinderedDash(who.sheet)).ok;
}

/**
 * HR-OPP-4: once nobody has anything left to answer, the mover arrives, if it still can, and the turn passes. Otherwise
 * it has come as far as it was struck, or, struck by nobody, not away.
 */
export function arrive(draft: HeartDraft): void {
  const table = draft.table();
  const { moving } = table.fight;
  if (moving === null || moving.awaiting.length > 0 || isHurting(table)) return;
  const { who, path, near, feet, stands, struckAt } = moving;
  const mover = combatantOf(table, who);
  if (mover !== null && goesOn(mover, moving)) {
    if (stands) draft.add({ type: "conditionLost", who, is: "prone", levels: 1 });
    draft.add({ type: "moved", who, how: "dash", path, near, feet });
    if (path.length !== 1) bringAlong(draft, mover, path, near);
  } else {
    const way = path.slice(0, Math.max(1, struckAt ?? 0));
    draft.add({ type: "moved", who, how: "stopped", path: way.slice(-1), near: [], feet: 0 });
  }
  passTurn(draft);
}
