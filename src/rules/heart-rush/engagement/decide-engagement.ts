import type { FighterId } from "../../core/brand.ts";
import type { Who } from "../../core/ruleset.ts";
import { speaksFor } from "../../core/ruleset.ts";
import { opens } from "../../core/seal.ts";
import { exert } from "../body/burning.ts";
import { mayDoAnything, payEngaging } from "../flow/economy.ts";
import { combatantOf, spokenFor } from "../state/fighters.ts";
import { forGameMaster, onTurn } from "../flow/handling.ts";
import type { Handled, Handling, Order } from "../flow/handling.ts";
import type { HeartDraft } from "../body/hurt.ts";
import type { Event as HeartEvent } from "../state/events.ts";
import type { HeartTable } from "../state/model.ts";
import { allOpened, choosing, isStance, mayChoose, sealing, unopened, unsealed } from "./sealing.ts";
import { engagementOf, joiners, mayJoin, withinStrike } from "./targets.ts";

/** HR-ENG-1, HR-ENG-2: an enemy within reach of the weapon is drawn in; it cannot refuse and keeps its action. */
export function* engage(draft: HeartDraft, { who: id, target: other }: Order<"engage">, by: Who): Handling {
  const table = draft.table();
  const who = onTurn(table, id, by);
  if (!who.ok) return who.reason;
  const may = mayDoAnything(who.value);
  if (!may.ok) return may.reason;
  const target = combatantOf(table, other);
  if (target === null) return "unknown-fighter";
  const strike = withinStrike(table, who.value, target);
  if (!strike.ok) return strike.reason;
  const cost = payEngaging(who.value);
  if (!cost.ok) return cost.reason;
  const engagement = String(table.fight.engagements + 1);
  draft.add(cost.value, { type: "engaged", engagement, by: id, on: other, targeted: target.fighter.side });
  yield* exert(draft, id);
  return null;
}

/** HR-ENG-4: joining costs the action, and may let others join in turn. */
export function* join(draft: HeartDraft, { who: id }: Order<"join">, by: Who): Handling {
  const who = spokenFor(draft.table(), id, by);
  if (!who.ok) return who.reason;
  const may = mayJoin(draft.table(), who.value);
  if (!may.ok) return may.reason;
  const cost = payEngaging(who.value);
  if (!cost.ok) return cost.reason;
  draft.add(cost.value, { type: "joined", who: id });
  yield* exert(draft, id);
  return null;
}

/** Those who may join and have not said no since somebody last joined. */
export function undecided(table: HeartTable): readonly string[] {
  const step = engagementOf(table)?.step;
  return step?.is === "joining" ? joiners(table).filter((id) => !step.declined.includes(id)) : [];
}

export function decline(draft: HeartDraft, { who: id }: Order<"decline">, by: Who): Handled {
  const who = spokenFor(draft.table(), id, by);
  if (!who.ok) return who.reason;
  const may = mayJoin(draft.table(), who.value);
  if (!may.ok) return may.reason;
  if (!undecided(draft.table()).includes(id)) return "already-declared";
  draft.add({ type: "declined", who: id });
  return null;
}

/** HR-ENG-4: joining ends when nobody who could join wants to, or when the Game Master says so. */
export function closeJoining(draft: HeartDraft, _order: Order<"close-joining">, by: Who): Handled {
  const engagement = engagementOf(draft.table());
  if (engagement === null) return "no-engagement";
  if (engagement.step.is !== "joining") return "join-closed";
  const inside = engagement.members.some((id) => speaksFor(by, id));
  if (!by.gm && !inside) return "not-yours";
  if (!by.gm && undecided(draft.table()).length > 0) return "answers-awaited";
  draft.add({ type: "joiningClosed" });
  return null;
}

/** HR-ENG-5, HR-SEAL-1: a seal, which may be replaced until all are frozen. What it holds nobody knows. */
export function seal(draft: HeartDraft, { who: id, seal: made }: Order<"seal">, by: Who): Handled {
  const who = spokenFor(draft.table(), id, by);
  if (!who.ok) return who.reason;
  const open = choosing(draft.table(), id);
  if (!open.ok) return open.reason;
  const { step } = open.value;
  if (step.is === "choosing" && step.forfeited.includes(id)) return "stances-revealed";
  draft.add({ type: "sealed", who: id, seal: made });
  return null;
}

/** HR-SEAL-2: once every member has sealed, nothing can be changed any more. */
export function freeze(draft: HeartDraft, _order: Order<"freeze">, by: Who): Handled {
  const master = forGameMaster(by);
  if (!master.ok) return master.reason;
  const engagement = engagementOf(draft.table());
  if (engagement === null) return "no-engagement";
  if (engagement.step.is === "joining") return "join-still-open";
  if (engagement.step.is !== "choosing") return "stances-revealed";
  if (unsealed(draft.table()).length > 0) return "not-everyone-has-chosen";
  draft.add({ type: "frozen" });
  return null;
}

/** HR-SEAL-3, HR-FORF-2: an opening that does not match its seal, or that names what may not be chosen, is forfeit. */
export function open(draft: HeartDraft, { who: id, opening }: Order<"open">, by: Who): Handled {
  const table = draft.table();
  const who = spokenFor(table, id, by);
  if (!who.ok) return who.reason;
  const engagement = engagementOf(table);
  if (engagement === null) return "no-engagement";
  if (!engagement.members.includes(id)) return "not-in-engagement";
  const { step } = engagement;
  if (step.is !== "opening") return step.is === "resolving" ? "stances-revealed" : "not-opening";
  if (step.stances[id] !== undefined) return "already-opened";
  const frozen = step.seals[id];
  const { choice } = opening;
  if (frozen === undefined || !opens(frozen, sealing.context(table, id), opening) || !isStance(choice)) {
    return forfeits(draft, id, "seal-broken");
  }
  const may = mayChoose(who.value, choice, draft.table().fight.options);
  if (!may.ok) return forfeits(draft, id, may.reason);
  draft.add({ type: "opened", who: id, stance: choice });
  return null;
}

/** HR-FORF-2: what others have shown may be known once all is frozen, so not opening is worth less than any stance. */
function forfeits(draft: HeartDraft, who: FighterId, why: Extract<HeartEvent, { type: "forfeited" }>["why"]): Handled {
  const { fight } = draft.table();
  const late = engagementOf(draft.table())?.step.is === "opening";
  if (late && fight.options.unopened === "exposed") draft.add({ type: "exposed", who });
  draft.add({ type: "forfeited", who, why });
  return null;
}

/** HR-FORF-1: whoever is gone stands on the defensive, if the Game Master will not wait. */
export function forfeit(draft: HeartDraft, { who: id }: Order<"forfeit">, by: Who): Handled {
  const master = forGameMaster(by);
  if (!master.ok) return master.reason;
  const table = draft.table();
  const engagement = engagementOf(table);
  if (engagement === null) return "no-engagement";
  if (!engagement.members.includes(id)) return "not-in-engagement";
  const { step } = engagement;
  if (step.is === "joining") return "join-still-open";
  if (step.is === "resolving") return "stances-revealed";
  if (step.is === "choosing" && step.forfeited.includes(id)) return "already-opened";
  if (step.is === "opening" && !unopened(table).includes(id)) return "already-opened";
  return forfeits(draft, id, "absent");
}

/** HR-SEAL-4: all open at once, as soon as the last is open. */
export function reveal(draft: HeartDraft): void {
  if (allOpened(draft.table())) draft.add({ type: "revealed" });
}
