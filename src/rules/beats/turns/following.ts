import { effectOf } from "./action.ts";
import { apply } from "../apply.ts";
import type { Event } from "../state/events.ts";
import { standing } from "../state/fighters.ts";
import type { BeatsTable } from "../state/model.ts";
import { awaitedMusters } from "../muster.ts";
import { reveal } from "./reveal.ts";
import { rollAll } from "../roll.ts";
import type { Rolling } from "../roll.ts";
import { isClosed, opening } from "./selection.ts";
import { isBeatOver } from "./turn.ts";

/** Everything that now happens by itself, until somebody has a choice to make. */
export function* following(table: BeatsTable): Rolling<readonly Event[]> {
  const events: Event[] = [];
  let after = table;
  for (let due = yield* dueNow(after); due.length > 0; due = yield* dueNow(after)) {
    events.push(...due);
    after = due.reduce(apply, after);
  }
  return events;
}

/** BTS-FLOW-1: the end of a beat, the roll when all have named traits, the reveal when all dice are laid, the effect when all have answered. */
function* dueNow(table: BeatsTable): Rolling<readonly Event[]> {
  const { phase } = table.fight;
  if (isBeatOver(table)) return [{ type: "beat-ended" }];
  switch (phase.at) {
    case "muster": {
      const complete = standing(table).length > 0 && awaitedMusters(table, phase).length === 0;
      return complete ? [yield* rollAll(table, phase)] : [];
    }
    case "select": {
      const laid = isClosed(table, phase) && opening(table, phase).length === 0;
      return laid ? [yield* reveal(table, phase)] : [];
    }
    case "answer": {
      if (phase.waiting.length > 0) return [];
      return [{ type: "settled", who: phase.turn, outcome: "effect", by: null }, ...effectOf(table, phase)];
    }
    case "act":
    case "over":
      return [];
  }
}
