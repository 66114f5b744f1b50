import { Beats } from "../../rules/index.ts";
import type { FighterId } from "../../rules/index.ts";
import { nameOf, namesOf, seen } from "../fight/seat.ts";
import type { Seat } from "../fight/seat.ts";
import type { LangKey } from "../lang-key.ts";
import { viewFor } from "./judge.ts";

const WAITS: Readonly<Record<string, LangKey>> = {
  muster: "HEARTRUSH.BeatsFight.waits.muster",
  seal: "HEARTRUSH.BeatsFight.waits.seal",
  open: "HEARTRUSH.BeatsFight.waits.open",
  act: "HEARTRUSH.BeatsFight.waits.act",
  answer: "HEARTRUSH.BeatsFight.waits.answer",
  "answer-again": "HEARTRUSH.BeatsFight.waits.answer",
  terms: "HEARTRUSH.BeatsFight.waits.terms",
  meet: "HEARTRUSH.BeatsFight.waits.meet",
};

/** In one sentence, whom everybody waits for. */
export function waitingFor(table: Beats.BeatsTable, seat: Seat): string {
  const { words } = seat;
  const { phase } = table.fight;
  for (const { kind, of } of Beats.beats.prompts(table)) {
    const key = WAITS[kind];
    if (key === undefined) continue;
    const known = (of as readonly FighterId[]).filter((id) => seen(seat, id));
    if (known.length === 0) return words.say("HEARTRUSH.Fight.waits.gameMaster");
    const [first = ""] = known;
    return words.say(key, {
      names: namesOf(seat, known),
      value: viewFor(table, seat).fighters[first as FighterId]?.presented ?? "",
      actor: phase.at === "answer" ? nameOf(seat, phase.turn) : "",
    });
  }
  return words.say(
    phase.at === "over"
      ? "HEARTRUSH.Fight.waits.over"
      : phase.at === "select"
        ? "HEARTRUSH.Fight.waits.reveal"
        : "HEARTRUSH.Fight.waits.gameMaster",
  );
}
