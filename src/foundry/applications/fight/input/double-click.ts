import { fighterId, type FighterId } from "../../../../rules/index.ts";
import { targetOf } from "../../../ports/interface.ts";

const CARD = ".window-hand:not(.sealed) [data-stance]:not(:disabled)";

const nameOf = (card: HTMLElement | null): string =>
  card === null ? "" : `${card.closest<HTMLElement>("[data-hand]")?.dataset["hand"]} ${card.dataset["stance"]}`;

/**
 * A double click on an open card picks and seals it. Both clicks have to hit the same card: the first on a sealed one turns all
 * four up, and what lies under the pointer then nobody meant.
 */
export function sealsByDoubleClick(element: HTMLElement, seal: (who: FighterId) => void): void {
  let first = "";
  const cardAt = (event: Event): HTMLElement | null => targetOf(event).closest<HTMLElement>(CARD);
  element.addEventListener(
    "click",
    (event) => {
      if (event.detail === 1) first = nameOf(cardAt(event));
    },
    true,
  );
  element.addEventListener("dblclick", (event) => {
    const card = cardAt(event);
    const hand = card?.closest<HTMLElement>("[data-hand]")?.dataset["hand"];
    if (hand !== undefined && nameOf(card) === first) seal(fighterId(hand));
  });
}
