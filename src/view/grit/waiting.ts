import { Grit, type FighterId } from "../../rules/index.ts";
import { nameOf, namesOf, seen } from "../fight/seat.ts";
import type { Seat } from "../fight/seat.ts";
import { sideActs } from "./fight-words.ts";
import { viewFor } from "./judge.ts";

/** Those who may still act in the turn that is running. */
export const awaited = (table: Grit.Table, seat: Seat): readonly FighterId[] =>
  viewFor(table, seat)
    .fighters.filter(({ mayAct }) => mayAct)
    .map(({ id }) => id);

/** In one sentence, whom everybody waits for. */
export function waitingFor(table: Grit.Table, seat: Seat): string {
  const { words } = seat;
  const view = viewFor(table, seat);
  const { now, options } = table.fight;
  if (now.phase === "over") return words.say("HEARTRUSH.Fight.waits.over");
  const tried = table.fight.shaken.map(({ who }) => who).filter((id) => seen(seat, id));
  if (tried.length > 0) return words.say("HEARTRUSH.Grit.Fight.waits.morale", { names: namesOf(seat, tried) });
  if (table.fight.shaken.length > 0) return words.say("HEARTRUSH.Fight.waits.gameMaster");
  if (now.phase === "first-side") return words.say(`HEARTRUSH.Grit.Fight.waits.first.${options.firstSide}`);
  if (view.endProposed) return words.say("HEARTRUSH.Grit.Fight.waits.end");
  const acts = view.turn === null ? "" : sideActs(view.turn.side, words);
  const left = awaited(table, seat);
  const known = left.filter((id) => seen(seat, id));
  const open = Grit.openVolley(table);
  if (open !== null && seen(seat, open.target))
    return words.say("HEARTRUSH.Grit.Fight.waits.volley", {
      target: nameOf(seat, open.target),
      names: namesOf(
        seat,
        open.declared.map(({ who }) => who),
      ),
    });
  if (left.length === 0) return words.say("HEARTRUSH.Grit.Fight.waits.done", { acts });
  return known.length === 0
    ? words.say("HEARTRUSH.Grit.Fight.waits.gameMaster", { acts })
    : words.say("HEARTRUSH.Grit.Fight.waits.act", { acts, names: namesOf(seat, known) });
}
