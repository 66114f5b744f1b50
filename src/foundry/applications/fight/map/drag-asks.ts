import { commandOfWay } from "../../../encounter/index.ts";
import { sayAtTheEnd } from "../../../ports/tokens.ts";
import { look } from "../look.ts";
import { forgetProposal, propose } from "../input/private-picks.ts";
import { redraw } from "../redraw.ts";

/** Whoever drags a token is asked beside the map, never in front of it; another drag takes the place of the one before. */
export function asksAboutDrag(combat: Combat.Implementation, command: object): boolean {
  propose(combat, command);
  const asked = look(combat)?.seat.proposed !== undefined;
  if (!asked) forgetProposal(combat);
  redraw();
  return asked;
}

/** Called once at `init`. */
export const tellOfDrags = (): void =>
  sayAtTheEnd((token, way) => {
    const told = commandOfWay(token.document, way);
    const at = told === null ? null : look(told.combat);
    return told === null || at === null ? null : (at.show.wayWords?.(at.table, told.command, at.seat) ?? null);
  });
