import type { FighterId } from "../../../../rules/index.ts";
import { combatantOf, fighterOf } from "../../../encounter/index.ts";
import { hear } from "../../../ports/hooks.ts";
import { trackerTab } from "../../../ports/application-base.ts";
import { selectedTokens, selectToken } from "../../../ports/tokens.ts";
import { look } from "../look.ts";
import { handOf, takeInHand } from "../input/private-picks.ts";
import { redraw } from "../redraw.ts";

/** Whoever is selected alone on the map is in hand in the tracker, for those who speak for them. */
function takeSelected(): void {
  const [token, other] = selectedTokens();
  const at = look(trackerTab()?.viewed ?? null);
  if (at === null || token === undefined || other !== undefined) return;
  const found = [...at.combat.combatants].find(({ tokenId }) => tokenId === token);
  const who = found === undefined ? null : fighterOf(found);
  if (who === null || handOf(at.combat) === who || !(at.seat.who.gm || at.seat.who.fighters.includes(who))) return;
  takeInHand(at.combat, who);
  redraw();
}

/** And the other way round: whoever is taken in hand is selected, where the map is seen. */
export const selectInHand = (combat: Combat.Implementation, who: FighterId): void =>
  selectToken(combatantOf(combat, who)?.tokenId ?? "");

/** Called once at `init`. Of several that are selected together Foundry tells one after another. */
export const followSelection = (): void => hear("controlToken", () => queueMicrotask(takeSelected));
