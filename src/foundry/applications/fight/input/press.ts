import { fighterId, type FighterId } from "../../../../rules/index.ts";
import type { Act, Acts } from "../../../../view/index.ts";
import { actorHooksOf } from "../../../documents/actor-hooks.ts";
import { actorOf, pick, playedBy, send, tell } from "../../../encounter/index.ts";
import { say } from "../../../chat/notices.ts";
import { trackerTab } from "../../../ports/application-base.ts";
import { SYSTEM_ID } from "../../../ports/system.ts";
import { askFirst } from "../../ask-first.ts";
import { look, type Look } from "../look.ts";
import { selectInHand } from "../map/selection.ts";
import { BETWEEN, forgetPicks, forgetProposal, leaveUnsaid, reopen, setPicks, takeInHand } from "./private-picks.ts";
import { isSecondClick, onceAsItStands } from "./once.ts";
import { openHistory, openSummary, openWindow } from "../windows/open.ts";
import { redraw } from "../redraw.ts";

/** Seals what has been picked for these, in one write. */
export async function sealPicks(
  { combat, clash, seat, ruleset, table }: Look,
  who: readonly FighterId[],
): Promise<void> {
  const choices = who.flatMap((id) => {
    const picked = seat.picks[id];
    if (picked?.sealed === true) return [];
    // Where nothing was picked and a fighter would only ever do one thing, that is what it does.
    const [only, other] = Object.keys(ruleset.facts.mix(table, id));
    const choice = picked?.choice ?? (other === undefined ? only : undefined);
    return choice === undefined ? [] : [[id, choice] as const];
  });
  if (clash === null || choices.length === 0) return;
  const sealed = await pick(combat, Object.fromEntries(choices));
  if (sealed.ok) forgetPicks(combat, clash, who);
  else tell(combat, sealed.reason);
  redraw();
}

/** Sends these in turn, and stops at the first of which nothing comes. */
async function sendAll(combat: Combat.Implementation, commands: readonly object[]): Promise<void> {
  const played = playedBy(combat);
  for (const command of commands) {
    const follow = played.ok ? await played.value.at.aims?.(combat, command) : undefined;
    if (follow === null) return;
    const answer = await send(combat, command);
    if (!answer.ok) return tell(combat, answer.reason);
    await follow?.();
  }
}

/** Does what a button says. */
export async function press(at: Look, act: Act<object>): Promise<void> {
  const { combat, clash } = at;
  // Whatever else somebody does instead of answering, the drag they were asked about is not what they do.
  if (forgetProposal(combat)) {
    // Foundry notes it in this browser before the promise is kept.
    void game.settings.set(SYSTEM_ID, "knowsDrags", true);
    redraw();
  }
  switch (act.act) {
    case "send":
      if (act.asks !== undefined && !(await askFirst(say(act.asks.title), say(act.asks.text)))) return;
      return sendAll(combat, [act.command]);
    case "send-all":
      return sendAll(combat, act.commands);
    case "write":
      return sendAll(combat, [act.command("")]);
    case "pick":
    case "pick-all":
      setPicks(combat, clash ?? BETWEEN, typeof act.who === "string" ? [act.who] : act.who, act.choice);
      return redraw();
    case "picks":
      for (const [who, choice] of Object.entries(act.choices))
        setPicks(combat, clash ?? BETWEEN, [fighterId(who)], choice);
      return redraw();
    case "seal":
      return sealPicks(at, [act.who]);
    case "change":
      if (clash !== null) reopen(combat, clash, act.who);
      return redraw();
    case "hand":
      takeInHand(combat, act.who);
      selectInHand(combat, act.who);
      return redraw();
    case "word": {
      const actor = actorOf(combat, act.who);
      if (act.words === null) leaveUnsaid(act.of);
      else if (actor !== null && act.words !== "") await actorHooksOf(actor).putIntoWords?.(actor, act.of, act.words);
      return redraw();
    }
    case "withdraw":
      return;
    case "open":
      if (act.what === "tracker") trackerTab()?.activate();
      else if (act.what === "history") await openHistory(combat);
      else if (act.what === "summary") await openSummary(combat);
      else await openWindow(combat, true);
  }
}

/** What changes the fight for everybody. The rest is a matter of this browser and can be done as often as one likes. */
const DEEDS: readonly Act<object>["act"][] = ["send", "send-all", "write", "seal"];

/**
 * Presses the choice of this id, by what it does at this moment: a list may be older than the fight, and then it says so. A
 * hand that trembles does nothing twice.
 */
export async function pressChoice(
  combat: Combat.Implementation,
  acts: Acts<object>,
  button: HTMLElement,
  click: UIEvent,
): Promise<void> {
  const id = chosenVariant(button);
  const act = acts[id];
  const at = look(combat);
  if (at === null || isSecondClick(click)) return;
  if (act === undefined) return void ui.notifications?.info(say("HEARTRUSH.Fight.gone"));
  if (button.getAttribute("aria-disabled") === "true") {
    ui.notifications?.info(button.dataset["tooltipText"] ?? "");
    return;
  }
  const does = (): Promise<void> => press(at, withWritten(act, button));
  await (DEEDS.includes(act.act) ? onceAsItStands(combat, id, does) : does());
}

/** With what is written beside the button, where it says that; where something is to be left unsaid it says nothing. */
function withWritten(act: Act<object>, button: HTMLElement): Act<object> {
  if (act.act === "write") return { act: "send", command: act.command(writtenAt(button)) };
  return act.act === "word" && act.words !== null ? { ...act, words: writtenAt(button) } : act;
}

/** What is written beside the button. */
const writtenAt = (button: HTMLElement): string =>
  button.closest(".fight-choice")?.querySelector<HTMLInputElement>("input[data-writes]")?.value.trim() ?? "";

/** The way that is chosen beside the button, wherever else the same is pressed, or the button's own. */
function chosenVariant(button: HTMLElement): string {
  const id = button.dataset["choice"] ?? "";
  const part = button.closest("[data-application-part]") ?? button.parentElement;
  const select = part?.querySelector<HTMLSelectElement>(`select[data-variants="${CSS.escape(id)}"]`);
  return select?.value ?? id;
}
