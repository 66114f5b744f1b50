import { checkTitle, readCheckMark } from "../../../view/heart-rush/checks/index.ts";
import { warn, words } from "../../chat/notices.ts";
import { isSecondClick } from "../../applications/fight/input/once.ts";
import { targetOf } from "../../ports/interface.ts";
import { addEnricher, everyPage } from "../../ports/journal.ts";
import { askForCheck } from "./ask-for-check.ts";
import { ownActor, playersHeroes } from "./own-actor.ts";
import { rollCheck } from "./roll-check.ts";

const MARK = /@Check\[([^\]]{1,300})\](?:\{([^}]{1,200})\})?/gi;

/**
 * `@Check[cunning|CN 9]{Pick the lock}` becomes what can be pressed. What is no check stays as it was written. No button:
 * Foundry disables those of a sheet that one may only read.
 */
function markOf(match: RegExpMatchArray): HTMLElement | null {
  const [, written = "", name] = match;
  const mark = readCheckMark(written);
  if (mark === null) return null;
  const number = mark.against === null ? "" : ` ${words.say("HEARTRUSH.Check.number", { number: mark.against })}`;
  const title = checkTitle(mark.kind, mark.ability, words) + number;
  const pressable = document.createElement("a");
  pressable.className = "heart-rush check-mark";
  pressable.setAttribute("role", "button");
  pressable.tabIndex = 0;
  // Foundry's own keys rest while it has the keyboard: Space would pause the game.
  pressable.dataset["keyboardFocus"] = "";
  pressable.dataset["heartRushCheck"] = written;
  pressable.textContent = name ?? title;
  if (name !== undefined) pressable.dataset["tooltipText"] = title;
  return pressable;
}

/** Whoever has a hero in hand rolls; a Game Master who has none asks the players. With Shift there is no dialog. */
async function pressed(written: string, fast: boolean): Promise<void> {
  const mark = readCheckMark(written);
  if (mark === null) return;
  const actor = ownActor();
  if (actor !== null) await rollCheck(actor, { ...mark, fast });
  else if (game.user.isGM) await askForCheck({ ...mark, actors: playersHeroes() });
  else warn("HEARTRUSH.Check.noHero");
}

const markAt = (event: Event): HTMLElement | null => targetOf(event).closest("[data-heart-rush-check]");

function onClick(event: MouseEvent | KeyboardEvent): void {
  const written = markAt(event)?.dataset["heartRushCheck"];
  if (written === undefined) return;
  event.preventDefault();
  if (isSecondClick(event)) return;
  pressed(written, event.shiftKey).catch((error: unknown) => {
    console.error(error);
    warn("HEARTRUSH.Card.failed");
  });
}

/** Enter and Space press it, as they press a button. */
function onKey(event: KeyboardEvent): void {
  if (!["Enter", " "].includes(event.key) || markAt(event) === null) return;
  event.preventDefault();
  if (!event.repeat) onClick(event);
}

export function registerJournalChecks(): void {
  addEnricher("heart-rush-check", MARK, markOf);
  everyPage((body) => {
    body.addEventListener("click", onClick);
    body.addEventListener("keydown", onKey);
  });
}
