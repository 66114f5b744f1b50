import { fighterId, Threat } from "../../rules/index.ts";
import { hasOpened, namesOf, seen, type Seat } from "../fight/seat.ts";
import { sideName } from "../fight/parts.ts";
import { hasSealed, isOver, type Table } from "./own.ts";

const ORDER = ["pick", "open", "setup", "breath", "decide", "weapons", "state", "done", "declare", "again"] as const;
type Awaited = (typeof ORDER)[number];

/** Whom everybody waits for in the first place, and what for. */
export function awaitedNow(table: Table): { readonly kind: Awaited; readonly of: readonly string[] } | null {
  const prompts = Threat.threat.prompts(table);
  for (const kind of ORDER) {
    const of = prompts
      .filter((prompt) => prompt.kind === kind)
      .flatMap((prompt): readonly string[] => prompt.of)
      .filter((id) => !hasSealed(table, fighterId(id)));
    const { scene } = table.fight;
    // Under seals a side has decided once all of it have sealed: nobody need say so.
    if (kind === "done" && "choosing" in scene && scene.choosing.mode === "sealing") continue;
    if (of.length > 0) return { kind, of: [...new Set(of)] };
  }
  return null;
}

/** In one sentence, whom everybody waits for. */
export function waitingFor(table: Table, seat: Seat): string {
  const { words } = seat;
  const { scene, number } = table.fight;
  const { phase } = scene;
  const now = awaitedNow(table);
  if (now === null) {
    if (phase === "lull" && number > 0 && !Threat.canMeet(table)) return words.say("HEARTRUSH.Fight.waits.over");
    if (phase === "lull") return words.say("HEARTRUSH.Threat.Fight.waits.lull");
    if (isOver(table)) return words.say("HEARTRUSH.Threat.Fight.waits.over");
    return words.say("HEARTRUSH.Fight.waits.reveal");
  }
  if (now.kind === "weapons" || now.kind === "done") {
    const sides = words.list(now.of.map((side) => sideName(side, seat)));
    return words.say(`HEARTRUSH.Threat.Fight.waits.${now.kind}`, { sides });
  }
  const known = now.of.filter((id) => seen(seat, id) && !(now.kind === "open" && hasOpened(seat, id)));
  return known.length === 0
    ? words.say("HEARTRUSH.Fight.waits.gameMaster")
    : words.say(`HEARTRUSH.Threat.Fight.waits.${now.kind}`, { names: namesOf(seat, known) });
}
