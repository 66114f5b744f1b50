import { page, seenAs } from "../../page.ts";
import type { DocumentShape, UserShape } from "../../applications/document-shape.ts";
import { Token } from "../placeables/token.ts";
import { board } from "../board-port.ts";
import type { TokenShape } from "../shapes.ts";
import { PlaceablesLayer } from "./placeables-layer.ts";

export class TokenLayer extends PlaceablesLayer<Token> {
  static override documentName = "Token";

  protected override make(document: DocumentShape): Token {
    const Placeable = (page.CONFIG["Token"]?.["objectClass"] as typeof Token | undefined) ?? Token;
    return new Placeable(document as TokenShape);
  }

  get ownedTokens(): Token[] {
    return this.placeables.filter((token) => token.isOwner);
  }

  override remove(id: string): void {
    const token = this.get(id);
    for (const user of [...(token?.targeted ?? [])]) token?._updateTarget(false, user);
    if (token && board().hud.token.object === token) void board().hud.token.clear();
    super.remove(id);
  }

  setTargets(ids: readonly string[], { mode = "replace" }: { mode?: "replace" | "acquire" | "release" } = {}): void {
    const user = page.game.user as UserShape & { broadcastActivity?(data: object): unknown };
    this.onUserTargets(user, mode === "replace" ? ids : this.#combined(user, ids, mode));
    user.broadcastActivity?.({
      targets: [...seenAs<{ targets: Set<Token> }>(user).targets].map((token) => token.id),
    });
  }

  #combined(user: UserShape, ids: readonly string[], mode: "acquire" | "release"): string[] {
    const held = [...seenAs<{ targets: Set<Token> }>(user).targets].map((token) => token.id);
    return mode === "acquire" ? [...held, ...ids] : held.filter((id) => !ids.includes(id));
  }

  /** Shows what a user says they target. */
  onUserTargets(user: UserShape, ids: readonly string[]): void {
    for (const token of this.placeables) token._updateTarget(ids.includes(token.id), user);
  }

  /** Rings the token whose turn it is. */
  updateTurnMarkers(combat: {
    readonly combatant?: { readonly tokenId?: string | null } | null;
    readonly started?: boolean;
  }): void {
    const turn = combat.started ? (combat.combatant?.tokenId ?? null) : null;
    for (const token of this.placeables) token.markTurn(token.id === turn);
  }

  /** The next of one's tokens, for the Tab key. */
  cycleTokens(forwards = true, reset = false): Token | null {
    const mine = this.ownedTokens.filter((token) => token.visible);
    if (mine.length === 0) return null;
    const [current] = reset ? [] : this.controlled;
    const at = current ? mine.indexOf(current) : forwards ? -1 : 0;
    const next = mine[(at + (forwards ? 1 : mine.length - 1)) % mine.length];
    next?.control({ releaseOthers: true });
    return next ?? null;
  }

  /** One space in a direction, for the arrow keys. */
  async moveMany({ dx = 0, dy = 0, dz = 0 }: { dx?: number; dy?: number; dz?: number }): Promise<void> {
    const { grid } = board();
    for (const token of this.controlled) {
      const { x, y, elevation } = token.document;
      const to = { x: x + dx * grid.sizeX, y: y + dy * grid.sizeY, elevation: elevation + dz * grid.distance };
      if (!page.game.user.isGM && token.checkCollision(token.getCenterPoint(to))) continue;
      if (token.document.move)
        await token.document.move([{ ...to, snapped: true, explicit: true, checkpoint: true }], { method: "keyboard" });
      else await token.document.update(to);
    }
  }
}
