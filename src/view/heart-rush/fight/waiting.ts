import { fighterId, HeartRush, type Prompt } from "../../../rules/index.ts";
import type { LangKey } from "../../lang-key.ts";
import { hasOpened, nameOf, namesOf, seen, type Seat } from "../../fight/seat.ts";
import { hasSealed } from "./judge.ts";
import { SIDE_ACTS } from "./fight-words.ts";

type Table = HeartRush.HeartTable;

/** What the table is waiting for somebody to do, by the kind of the prompt. */
const WAITS: Readonly<Partial<Record<string, LangKey>>> = {
  shrug: "HEARTRUSH.Fight.waits.shrug",
  cling: "HEARTRUSH.Fight.waits.cling",
  react: "HEARTRUSH.Fight.waits.react",
  ambush: "HEARTRUSH.Fight.waits.ambush",
  join: "HEARTRUSH.Fight.waits.join",
  stance: "HEARTRUSH.Fight.waits.stance",
  open: "HEARTRUSH.Fight.waits.open",
  declare: "HEARTRUSH.Fight.waits.declare",
  "follow-up": "HEARTRUSH.Fight.waits.followUp",
  answer: "HEARTRUSH.Fight.waits.answer",
};

const ORDER = ["shrug", "cling", "react", "ambush", "join", "stance", "open", "declare", "follow-up", "step", "answer"];

/** Whom a prompt still waits for: those who have sealed or declined are not kept waiting for. */
function pending(table: Table, prompt: Prompt): readonly string[] {
  const { phase } = table.fight;
  if (phase.at !== "engagement") return prompt.of;
  const { step } = phase.engagement;
  if (prompt.kind === "answer") {
    const open = HeartRush.fights.unanswered(table);
    return prompt.of.filter((id) => open.some(({ on, now }) => now && on === id));
  }
  if (prompt.kind === "stance" && step.is === "choosing") {
    return prompt.of.filter((id) => !hasSealed(table, fighterId(id)));
  }
  if (prompt.kind === "join" && step.is === "joining") {
    return prompt.of.filter((id) => !step.declined.includes(fighterId(id)));
  }
  return prompt.of;
}

/** The fighters everybody waits for in the first place, and what for. */
export function awaitedNow(table: Table): { readonly kind: string; readonly of: readonly string[] } | null {
  const prompts = HeartRush.heartRush.prompts(table);
  for (const kind of ORDER) {
    const of = prompts.filter((prompt) => prompt.kind === kind).flatMap((prompt) => pending(table, prompt));
    if (of.length > 0) return { kind, of: [...new Set(of)] };
  }
  return null;
}

/** In one sentence, whom everybody waits for. */
export function waitingFor(table: Table, seat: Seat): string {
  const { words } = seat;
  const { phase } = table.fight;
  const instant = HeartRush.fights.announcedNow(table);
  if (instant !== null && seen(seat, instant.who)) {
    return words.say("HEARTRUSH.Fight.waits.announced", {
      name: nameOf(seat, instant.who),
      ability: instant.ability,
    });
  }
  const now = awaitedNow(table);
  if (now?.kind === "step") {
    return words.say(
      now.of[0] === "enemies" ? "HEARTRUSH.Fight.waits.step.enemies" : "HEARTRUSH.Fight.waits.step.players",
    );
  }
  const key = now === null ? undefined : WAITS[now.kind];
  if (now !== null && key !== undefined) {
    const known = now.of.filter((id) => seen(seat, id) && !(now.kind === "open" && hasOpened(seat, id)));
    return known.length > 0
      ? words.say(key, { names: namesOf(seat, known) })
      : words.say("HEARTRUSH.Fight.waits.gameMaster");
  }
  switch (phase.at) {
    case "gathering":
      return words.say(seat.who.gm ? "HEARTRUSH.Fight.waits.startYours" : "HEARTRUSH.Fight.waits.start");
    case "turn":
      return words.say(SIDE_ACTS[phase.side]);
    case "engagement":
      return words.say(
        phase.engagement.step.is === "choosing" ? "HEARTRUSH.Fight.waits.reveal" : "HEARTRUSH.Fight.waits.goOn",
      );
    case "ambush":
      return words.say("HEARTRUSH.Fight.waits.gameMaster");
    case "over":
      return words.say("HEARTRUSH.Fight.waits.over");
  }
}
