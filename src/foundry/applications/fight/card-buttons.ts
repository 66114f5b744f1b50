import { targetOf } from "../../ports/event-target.ts";
import type { LiveCard, CardContext } from "../../../view/index.ts";
import { chaptersOf, tell, undo } from "../../encounter/index.ts";
import { onDigits } from "./digits.ts";
import { look } from "./look.ts";
import { pressChoice } from "./press.ts";

/** What stances are chosen by has cards of its own; a turn has the tracker. Everything else can be answered in the chat. */
const ELSEWHERE = /^(turn |.* stance )/;

/** The card with this user's questions and the way back, if it is the latest of its fight. */
export function liveCard(combat: Combat.Implementation | null, card: CardContext, latest: boolean): LiveCard {
  const at = latest ? look(combat) : null;
  if (at === null) return { ...card, asks: [], undo: false };
  const asked = card.over ? [] : at.show.asks(at.table, at.seat).asks.filter(({ id }) => !ELSEWHERE.test(id));
  return { ...card, asks: asked, undo: game.user.isGM && chaptersOf(at.combat).length > 0 };
}

/** Lets the buttons of a card be pressed, by what they do at that moment. */
export function acceptPresses(combat: Combat.Implementation, content: HTMLElement): void {
  onDigits(content);
  content.addEventListener("click", (event) => {
    const button = targetOf(event).closest<HTMLElement>("button");
    const at = look(combat);
    if (button === null || at === null) return;
    if (button.dataset["cardAction"] === "undo") {
      void undo(combat).then((answer) => (answer.ok ? undefined : tell(combat, answer.reason)));
    } else if (button.dataset["choice"] !== undefined) {
      void pressChoice(combat, at.show.asks(at.table, at.seat).acts, button).catch((error: unknown) =>
        console.error(error),
      );
    }
  });
}
