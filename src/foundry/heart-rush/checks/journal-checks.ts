import { checkTitle, readCheckMark } from "../../../view/index.ts";
import { warn, words } from "../../chat/notices.ts";
import { isSecondClick } from "../../applications/fight/once.ts";
import { targetOf } from "../../ports/event-target.ts";
import { addEnricher, everyPage } from "../../ports/journal.ts";
import { askForCheck } from "./ask-for-check.ts";
import { ownActor, playersHeroes } from "./own-actor.ts";
import { rollCheck } from "./roll-check.ts";

const MARK = /@Check\[([^\]]{1,300})\](?:\{([^}]{1,200})\})?/gi;

/** `@Check[cunning|CN 9]{Pick the lock}` becomes a button. What is no check stays as it was written. */
function markOf(match: RegExpMatchArray): HTMLElement | null {
  const [, written = "", name] = match;
  const mark = readCheckMark(written);
  if (mark === null) return null;
  const number = mark.against === null ? "" : ` ${words.say("HEARTRUSH.Check.number", { number: mark.against })}`;
  const title = checkTitle(mark.kind, mark.ability, words) + number;
  const button = document.createElement("button");
  button.type = "button";
  button.className = "heart-rush check-mark";
  button.dataset["heartRushCheck"] = written;
  button.textContent = name ?? title;
  if (name !== undefined) button.dataset["tooltipText"] = title;
  return button;
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

function onClick(event: MouseEvent): void {
  const button = targetOf(event).closest<HTMLElement>("[data-heart-rush-check]");
  const written = button?.dataset["heartRushCheck"];
  if (written === undefined) return;
  event.preventDefault();
  if (isSecondClick(event)) return;
  pressed(written, event.shiftKey).catch((error: unknown) => {
    console.error(error);
    warn("HEARTRUSH.Card.failed");
  });
}

export function registerJournalChecks(): void {
  addEnricher("heart-rush-check", MARK, markOf);
  everyPage((body) => body.addEventListener("click", onClick));
}
