import { fighterId, type FighterId } from "../../../../rules/index.ts";
import { targetOf } from "../../../ports/interface.ts";

const CARD = ".window-hand:not(.sealed) [data-stance]:not(:disabled)";

/**
 * A double click on an open card picks and seals it. Both clicks have to hit the same card: the first on a sealed one turns all
 * four up, and what lies under the pointer then nobody meant. The cards are drawn anew in between, so that a browser itself
 * need not know the two as a double click.
 */
export function sealsByDoubleClick(element: HTMLElement, seal: (who: FighterId) => void): void {
  let before = "";
  element.addEventListener("click", (event) => {
    const card = targetOf(event).closest<HTMLElement>(CARD);
    const who = card?.closest<HTMLElement>("[data-hand]")?.dataset["hand"] ?? "";
    const now = card === null ? "" : `${who} ${card.dataset["stance"]}`;
    if (event.detail === 2 && now !== "" && now === before) seal(fighterId(who));
    before = now;
  });
}
