import { fighterOf } from "../../../encounter/index.ts";
import { trackerTab } from "../../../ports/application-base.ts";
import { dispositionColor, placedTokens, TokenBase, type DragEvent2D, type RingColors } from "../../../ports/tokens.ts";
import { dropIn, fighterAt } from "./drops.ts";
import { look, type Look } from "../look.ts";

const ZONES = "#heart-rush-engagement .window-drop, #heart-rush-engagement .window-member, .fight-row";
const ABOVE = ".application, .window-app, #sidebar";

const combatantFor = ({ combat }: Look, tokenId: string): Combatant.Implementation | null =>
  [...combat.combatants].find((combatant) => combatant.tokenId === tokenId) ?? null;

/**
 * A token in a fight can be dropped where it does not move: into the engagement's window it comes in, onto an enemy it
 * engages. Anywhere else it moves as tokens do.
 */
export class HeartRushToken extends TokenBase {
  /** A ring that nobody has given a colour has that of its token's side. */
  override getRingColors(): RingColors {
    const colors = super.getRingColors();
    const { ring, disposition } = this.document;
    return ring.colors.ring ? colors : { ...colors, ring: dispositionColor(disposition) };
  }

  override _onDragLeftDrop(event: DragEvent2D): unknown {
    const onlyAPoint = this._shouldPreventDragLeftDrop?.(event) === true;
    return !onlyAPoint && this.droppedIn(event) ? false : super._onDragLeftDrop(event);
  }

  private droppedIn(event: DragEvent2D): boolean {
    const at = look(trackerTab()?.viewed ?? null);
    const own = at === null ? null : combatantFor(at, this.document.id);
    // A drop that Foundry makes up itself, once it has found a way, was let go nowhere on the page.
    if (at === null || own === null || !Number.isFinite(event.clientX)) return false;
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const zone = under?.closest<HTMLElement>(ZONES) ?? null;
    const other = zone === null && under?.closest(ABOVE) === null ? this.enemyUnder(at, own, event) : null;
    if (zone === null && other === null) return false;
    const onto = other === null ? fighterAt(zone) : fighterOf(other);
    void dropIn(at, fighterOf(own), onto).catch((error: unknown) => console.error(error));
    return true;
  }

  /** Whoever of the fight's other fighters stands where the pointer is: where it is, not where it is drawn on its way. */
  private enemyUnder(
    at: Look,
    own: Combatant.Implementation,
    { interactionData: { destination } }: DragEvent2D,
  ): Combatant.Implementation | null {
    const found = placedTokens().find((token) => token.id !== this.id && covers(token.document, destination));
    const other = found === undefined ? null : combatantFor(at, found.document.id);
    return other === null || !at.ruleset.facts.opposed(at.table.fight, fighterOf(own), fighterOf(other)) ? null : other;
  }
}

function covers(token: TokenDocument.Implementation, point: { readonly x: number; readonly y: number }): boolean {
  const size = token.parent?.grid.size ?? 0;
  const [right, lower] = [token.x + (token.width ?? 1) * size, token.y + (token.height ?? 1) * size];
  return point.x >= token.x && point.x < right && point.y >= token.y && point.y < lower;
}
