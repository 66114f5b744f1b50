import { page, words, type Loose } from "../../page.ts";
import { board } from "../board-port.ts";
import type { CanvasPointerEvent } from "../interaction/canvas-pointer-event.ts";
import type { Point, TokenShape } from "../shapes.ts";
import { TokenRuler } from "./tokens/token-ruler.ts";
import type { DraggedToken } from "./token-shape.ts";

interface Carried {
  readonly token: DraggedToken;
  readonly clone: DraggedToken;
  readonly ruler: TokenRuler;
  readonly from: Point;
  to: Point;
}

/** The drag of a token and of all that are controlled with it: ghosts and rulers follow, nothing is written before the drop. */
export class TokenDrag {
  readonly #token: DraggedToken;
  #carried: Carried[] = [];

  constructor(token: DraggedToken) {
    this.#token = token;
  }

  get active(): boolean {
    return this.#carried.length > 0;
  }

  start(event: CanvasPointerEvent): void {
    const tokens = (board().tokens.controlled as DraggedToken[]).filter(
      (token) => token === this.#token || token._canDrag(page.game.user, event),
    );
    this.#carried = tokens.map((token) => {
      const Placeable = token.constructor as new (document: TokenShape) => DraggedToken;
      const clone = new Placeable(token.document);
      board().tokens.preview.addChild(clone);
      void clone.draw();
      token._onDragStart();
      const Ruler = (page.CONFIG["Token"]?.["rulerClass"] as typeof TokenRuler | undefined) ?? TokenRuler;
      const from = { x: token.document.x, y: token.document.y };
      return { token, clone, ruler: new Ruler(token), from, to: from };
    });
    event.interactionData.clones = this.#carried.map(({ clone }) => clone);
  }

  move(event: CanvasPointerEvent): void {
    const { origin, destination } = event.interactionData;
    const offset = { x: destination.x - origin.x, y: destination.y - origin.y };
    for (const carried of this.#carried) {
      const wanted = { x: carried.from.x + offset.x, y: carried.from.y + offset.y };
      carried.to = event.shiftKey
        ? { x: Math.round(wanted.x), y: Math.round(wanted.y) }
        : carried.token.getSnappedPosition(wanted);
      carried.clone.position.set(wanted.x, wanted.y);
      const { from, to } = carried;
      const foundPath = from.x === to.x && from.y === to.y ? [] : [from, to];
      const plannedMovement = { [page.game.user.id]: { foundPath, hidden: carried.token.document.hidden === true } };
      carried.ruler.refresh({ passedWaypoints: [], pendingWaypoints: [], plannedMovement });
    }
    board().invalidate();
  }

  updates(event: CanvasPointerEvent): [Loose[], Loose] {
    const moved = this.#carried.filter(({ from, to }) => from.x !== to.x || from.y !== to.y);
    const free = moved.filter(({ token, to }) => {
      const blocked = !page.game.user.isGM && token.checkCollision(token.getCenterPoint(to));
      if (blocked) page.ui.notifications?.error(words("TOKEN.Blocked", { name: token.name }));
      return !blocked;
    });
    const movement: Loose = {};
    for (const { token, to } of free) {
      const waypoint = { ...to, snapped: !event.shiftKey, explicit: true, checkpoint: true };
      movement[token.id] = { waypoints: [waypoint], method: "dragging" };
    }
    return [free.map(({ token, to }) => ({ _id: token.id, ...to })), { movement }];
  }

  async drop(event: CanvasPointerEvent): Promise<void> {
    const prevented = this.#token._shouldPreventDragLeftDrop(event);
    const prepared: [Loose[], Loose] = prevented ? [[], {}] : this.#token._prepareDragLeftDropUpdates(event);
    const { scene } = this.#token;
    this.#token._finalizeDragLeft(event);
    this.clear();
    const [updates, options] = prepared;
    if (!scene) return;
    const movement = (options["movement"] ?? {}) as Record<string, { waypoints: Loose[] } & Loose>;
    const plain: Loose[] = [];
    const moves: Promise<unknown>[] = [];
    for (const update of updates) {
      const { waypoints, ...how } = movement[String(update["_id"])] ?? { waypoints: [] };
      const document = (board().tokens.get(String(update["_id"])) as DraggedToken | undefined)?.document;
      if (document?.move && waypoints.length > 0) moves.push(document.move(waypoints, how));
      else plain.push(update);
    }
    if (plain.length > 0) moves.push(scene.updateEmbeddedDocuments("Token", plain, options));
    await Promise.all(moves);
  }

  clear(): void {
    for (const { token, clone, ruler } of this.#carried) {
      ruler.clear();
      ruler.destroy();
      clone.destroy({ children: true });
      if (!token.destroyed) token._onDragEnd();
    }
    this.#carried = [];
    board().invalidate();
  }
}
