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
