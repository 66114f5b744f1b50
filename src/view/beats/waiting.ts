import { fighterId, Beats } from "../../rules/index.ts";
import { hasOpened, nameOf, namesOf, seen } from "../fight/seat.ts";
import type { Seat } from "../fight/seat.ts";
import type { LangKey } from "../lang-key.ts";
import { viewFor } from "./judge.ts";
import { actionSentence } from "./wording.ts";

type Answering = Extract<Beats.Phase, { readonly at: "answer" }>;

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

/** What is about to happen, who is asked whether to stop it, and who will be after them. */
function answering(table: Beats.BeatsTable, { turn, action, waiting }: Answering, seat: Seat): string {
  const { words } = seat;
  const [asked = "", ...others] = waiting.filter((id) => seen(seat, id));
  const sentence = words.say("HEARTRUSH.BeatsFight.waits.answer", {
    action: actionSentence(table, turn, action, seat),
    name: nameOf(seat, asked),
  });
  if (others.length === 0) return sentence;
  return `${sentence} ${words.say("HEARTRUSH.BeatsFight.waits.thenAnswer", { names: namesOf(seat, others) })}`;
}

/** In one sentence, whom everybody waits for. */
export function waitingFor(table: Beats.BeatsTable, seat: Seat): string {
  const { words } = seat;
  const { phase } = table.fight;
  for (const { kind, of } of Beats.beats.prompts(table)) {
    const key = WAITS[kind];
    if (key === undefined) continue;
    const known = of.map(fighterId).filter((id) => seen(seat, id) && !(kind === "open" && hasOpened(seat, id)));
    if (known.length === 0) return words.say("HEARTRUSH.Fight.waits.gameMaster");
    const [first = ""] = known;
    if (phase.at === "answer" && kind !== "terms") return answering(table, phase, seat);
    return words.say(key, {
      names: namesOf(seat, known),
      value: viewFor(table, seat).fighters[fighterId(first)]?.presented ?? "",
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
