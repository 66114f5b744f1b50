import { fighterOf } from "../../encounter/index.ts";
import { trackerTab } from "../../ports/application-base.ts";
import { placedTokens, TokenBase, type DragEvent2D } from "../../ports/token-base.ts";
import { dropIn, fighterAt } from "./drops.ts";
import { look, type Look } from "./look.ts";

const ZONES = "#heart-rush-engagement .window-drop, #heart-rush-engagement .window-member, .fight-row";

const combatantFor = ({ combat }: Look, tokenId: string): Combatant.Implementation | null =>
  [...combat.combatants].find((combatant) => combatant.tokenId === tokenId) ?? null;

/**
 * A token in a fight can be dropped where it does not move: into the engagement's window it comes in, onto an enemy it
 * engages. Anywhere else it moves as tokens do.
 */
export class HeartRushToken extends TokenBase {
  override _prepareDragLeftDropUpdates(event: DragEvent2D): unknown {
    return this.droppedIn(event) ? null : super._prepareDragLeftDropUpdates(event);
  }

  private droppedIn(event: DragEvent2D): boolean {
    const at = look(trackerTab()?.viewed ?? null);
    const own = at === null ? null : combatantFor(at, this.document.id);
    if (at === null || own === null) return false;
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const zone = under?.closest<HTMLElement>(ZONES) ?? null;
    if (zone !== null) {
      void dropIn(at, fighterOf(own), fighterAt(zone));
      return true;
    }
    const other =
      under?.closest(".window-app, .application, #sidebar") === null ? this.enemyUnder(at, own, event) : null;
    if (other === null) return false;
    void dropIn(at, fighterOf(own), fighterOf(other));
    return true;
  }

  /** Whoever of the fight's other fighters stands where the pointer is. */
  private enemyUnder(
    at: Look,
    own: Combatant.Implementation,
    { interactionData: { destination } }: DragEvent2D,
  ): Combatant.Implementation | null {
    const found = placedTokens().find(
      (token) => token.id !== this.id && token.bounds.contains(destination.x, destination.y),
    );
    const other = found === undefined ? null : combatantFor(at, found.document.id);
    return other === null || !at.show.opposed(at.table, fighterOf(own), fighterOf(other)) ? null : other;
  }
}
