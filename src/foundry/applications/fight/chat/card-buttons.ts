import { targetOf } from "../../../ports/interface.ts";
import { newestOpen, type LiveCard, type CardContext } from "../../../../view/index.ts";
import { onDigits } from "../input/digits.ts";
import { look } from "../look.ts";
import { pressChoice } from "../input/press.ts";
import { mayTakeBack, takeBack } from "../input/take-back.ts";

/** The card with this user's questions and the way back, while its fight goes on in it. What is asked apart is not asked here. */
export function liveCard(
  combat: Combat.Implementation | null,
  card: CardContext,
  seals: Pick<LiveCard, "verify" | "notes">,
): LiveCard {
  const at = look(combat);
  if (at === null) return { ...card, ...seals, asks: [], undo: false };
  const asked = card.over
    ? []
    : at.show.asks(at.table, at.seat).asks.filter(({ apart, among }) => apart !== true && among !== true);
  return { ...card, ...seals, clashes: newestOpen(card.clashes), asks: asked, undo: mayTakeBack(at.combat) };
}

/** Lets the buttons of a card be pressed, by what they do at that moment. */
export function acceptPresses(combat: Combat.Implementation, content: HTMLElement): void {
  onDigits(content);
  content.addEventListener("click", (event) => {
    const button = targetOf(event).closest<HTMLElement>("button");
    const at = look(combat);
    if (button === null || at === null) return;
    const pressed =
      button.dataset["cardAction"] === "undo"
        ? takeBack(at.combat, event)
        : button.dataset["choice"] === undefined
          ? null
          : pressChoice(at.combat, at.show.asks(at.table, at.seat).acts, button, event);
    pressed?.catch((error: unknown) => console.error(error));
  });
}
