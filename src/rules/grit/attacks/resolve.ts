import type { FighterId } from "../../core/brand.ts";
import { apply } from "../apply.ts";
import type { Event } from "../state/event.ts";
import type { SideTurn, Table, Volley } from "../state/model.ts";
import { testMorale } from "../morale.ts";
import type { Casualties } from "../morale.ts";
import { combatant, isOut, stands } from "../roster.ts";
import type { Rolling } from "../roll.ts";
import { membersOf } from "../turn.ts";
import { resolveVolley } from "./volley.ts";
import type { SharedRolls } from "./volley.ts";

/** What a decision has brought about so far: the events, and the table as they leave it. */
export interface Draft {
  readonly table: Table;
  readonly events: readonly Event[];
}

export const note = (draft: Draft, ...events: readonly Event[]): Draft => ({
  table: events.reduce(apply, draft.table),
  events: [...draft.events, ...events],
});

const NOBODY: Casualties = { crits: [], down: [] };

const together = (one: Casualties, other: Casualties): Casualties => ({
  crits: [...one.crits, ...other.crits],
  down: [...one.down, ...other.down],
});

type Harmful = Extract<Event, { readonly type: "volleyResolved" | "steppedDown" }>;

/** GRT-MOR-2: down is who the event left worse off than before; a step of the die alone is not. */
function casualtiesOf(before: Table, after: Table, event: Harmful): Casualties {
  const who = event.type === "volleyResolved" ? event.target : event.who;
  const crits = event.type === "volleyResolved" ? event.blow.crits : 0;
  const harm = combatant(after, who)?.sheet.harm ?? null;
  const fell = harm !== null && harm !== combatant(before, who)?.sheet.harm;
  return { crits: crits > 0 ? [who] : [], down: fell ? [who] : [] };
}

/** Notes an event that may hurt someone, and the Morale Saves that follow from it. */
export function* noteHarm(draft: Draft, event: Harmful): Rolling<Draft> {
  const after = note(draft, event);
  return yield* noteMorale(after, casualtiesOf(draft.table, after.table, event));
}

/** GRT-MOR-9: once the fight is over nobody's courage is tested any more. */
function* noteMorale(draft: Draft, casualties: Casualties): Rolling<Draft> {
  if (draft.table.fight.now.phase === "over") return draft;
  const tested = yield* testMorale(draft.table, casualties);
  return tested === null ? draft : note(draft, tested);
}

const blastsOf = ({ declared }: Volley): readonly FighterId[] =>
  declared.filter(({ weapon }) => weapon?.blast === true).map(({ who }) => who);

/** GRT-BLAST-3: volleys that share a blast are one event; morale waits for the last of them. */
const tied = (volley: Volley, later: readonly Volley[]): boolean =>
  later.some((other) => blastsOf(other).some((who) => blastsOf(volley).includes(who)));

const isLive = (table: Table, { target }: Volley): boolean => {
  const struck = combatant(table, target);
  return struck !== null && !isOut(struck);
};

/** GRT-VOL-6: volleys are rolled in the order their targets were first attacked; each is an event of its own. */
export function* resolveVolleys(draft: Draft, volleys: readonly Volley[]): Rolling<Draft> {
  const shared: SharedRolls = new Map();
  let state = draft;
  let casualties = NOBODY;
  for (const [place, volley] of volleys.entries()) {
    const target = combatant(state.table, volley.target);
    if (target === null || isOut(target)) continue;
    const resolved = yield* resolveVolley(state.table, target, volley.declared, shared);
    const after = note(state, resolved);
    casualties = together(casualties, casualtiesOf(state.table, after.table, resolved));
    state = after;
    if (
      tied(
        volley,
        volleys.slice(place + 1).filter((later) => isLive(state.table, later)),
      )
    )
      continue;
    state = yield* noteMorale(state, casualties);
    casualties = NOBODY;
  }
  return state;
}

/** Rolls all that waits, and leaves nothing waiting. */
export function* closeVolleys(draft: Draft, now: SideTurn): Rolling<Draft> {
  if (now.volleys.length === 0) return draft;
  return yield* resolveVolleys(note(draft, { type: "volleysClosed" }), now.volleys);
}

/**
 * GRT-VOL-7: a volley opened for certain others closes by itself once each of them is in, or has acted, fallen or left. It
 * waits like everything else while somebody's nerve is tried.
 */
export function* closeIfComplete(draft: Draft): Rolling<Draft> {
  const { now, shaken } = draft.table.fight;
  if (now.phase !== "side-turn" || shaken.length > 0) return draft;
  const able = membersOf(draft.table, now).filter((one) => stands(one) && !now.acted.includes(one.id));
  const comes = (who: FighterId): boolean => able.some(({ id }) => id === who);
  const complete = now.volleys.some(({ called, awaited }) => called && !awaited.some(comes));
  return complete ? yield* closeVolleys(draft, now) : draft;
}
