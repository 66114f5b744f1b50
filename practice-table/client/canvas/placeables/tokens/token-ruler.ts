import * as PIXI from "pixi.js";
import { renderTemplate } from "../../../applications/handlebars.ts";
import { page, type Loose } from "../../../page.ts";
import { board } from "../../board-port.ts";
import { Ray } from "../../geometry/ray.ts";
import type { GridHighlightStyle, PathPoint, RulerData, RulerWaypoint, WaypointContext } from "./ruler-shapes.ts";

interface Measured {
  readonly w: number;
  readonly h: number;
  readonly document: { readonly elevation: number };
}

const LINE = 3;

/** The way that a token is dragged: its line, its squares, and at each waypoint a label of a template that systems put their own in place of. */
export class TokenRuler {
  static WAYPOINT_LABEL_TEMPLATE = "templates/hud/waypoint-label.hbs";

  readonly token: Measured;
  readonly #drawing = new PIXI.Graphics();
  readonly #labels = document.createElement("div");
  /** Templates take a moment, in which the token is dragged on. */
  #turn = 0;

  constructor(token: Measured) {
    this.token = token;
    this.#labels.className = "token-ruler-labels";
    document.body.append(this.#labels);
    board().controls.addChild(this.#drawing);
  }

  refresh({ passedWaypoints, pendingWaypoints, plannedMovement }: RulerData): void {
    this.#drawing.clear();
    const gone = { hidden: false, userId: null };
    const ways = [
      this.#waypoints(passedWaypoints, "passed", gone),
      this.#waypoints(pendingWaypoints, "pending", gone),
      ...Object.entries(plannedMovement).map(([userId, { foundPath, hidden }]) =>
        this.#waypoints(foundPath, "planned", { hidden, userId }),
      ),
    ];
    for (const waypoint of ways.flat()) this.#draw(waypoint);
    void this.#label(ways.flat());
  }

  /** The same as Foundry's: each knows what it is measured to be, its neighbours, and the line that leads to it. */
  #waypoints(
    path: readonly PathPoint[],
    stage: RulerWaypoint["stage"],
    { hidden, userId }: { readonly hidden: boolean; readonly userId: string | null },
  ): readonly RulerWaypoint[] {
    const { grid } = board();
    const { w, h, document: stands } = this.token;
    const centers = path.map(({ x, y }) => ({ x: x + w / 2, y: y + h / 2 }));
    const measured = centers.length === 0 ? [] : grid.measurePath(centers).waypoints;
    const movement = page.CONFIG["Token"]?.["movement"] as { readonly actions: Readonly<Record<string, Loose>> };
    const made = path.map(({ x, y, elevation = stands.elevation, action = "walk", explicit = true }, index) => {
      const [center = { x, y }, before] = [centers[index], centers[index - 1]];
      const waypoint: RulerWaypoint = {
        ...{ x, y, elevation, action, explicit, hidden, userId, index, stage, center },
        ...{ movementId: null, unreachable: false, size: { width: w, height: h }, previous: null, next: null },
        actionConfig: movement.actions[action] ?? {},
        ray: before === undefined ? null : new Ray(before, center),
        measurement: measured[index] ?? { distance: 0, cost: 0 },
      };
      return waypoint;
    });
    for (const [index, waypoint] of made.entries())
      Object.assign(waypoint, { previous: made[index - 1] ?? null, next: made[index + 1] ?? null });
    return made;
  }

  #draw(waypoint: RulerWaypoint): void {
    const { grid } = board();
    const { ray } = waypoint;
    if (ray === null) return;
    for (const offset of grid.isGridless ? [] : grid.getDirectPath([ray.A, ray.B])) {
      const { color = 0xffb347, alpha = 0.25 } = this._getGridHighlightStyle(waypoint, offset);
      this.#drawing
        .beginFill(color, alpha)
        .drawPolygon(grid.getVertices(offset).flatMap(({ x, y }) => [x, y]))
        .endFill();
    }
    const { width, color = 0xffb347, alpha = 1 } = this._getSegmentStyle(waypoint);
    for (const [broad, hue, opacity] of [
      [2 * width, 0x000000, 0.6 * alpha],
      [width, color, alpha],
    ] as const)
      // prettier-ignore
      this.#drawing.lineStyle(broad, hue, opacity).moveTo(ray.A.x, ray.A.y).lineTo(ray.B.x, ray.B.y);
    this.#drawing.lineStyle(0);
    const { radius, color: fill = 0xffb347, alpha: strength = 1 } = this._getWaypointStyle(waypoint);
    if (radius > 0) this.#drawing.beginFill(fill, strength).drawCircle(ray.B.x, ray.B.y, radius).endFill();
  }

  async #label(waypoints: readonly RulerWaypoint[]): Promise<void> {
    const turn = (this.#turn += 1);
    const state = { hasElevation: false, previousElevation: 0 };
    const contexts = waypoints.flatMap((waypoint) => this._getWaypointLabelContext(waypoint, state) ?? []);
    const { WAYPOINT_LABEL_TEMPLATE } = this.constructor as typeof TokenRuler;
    const drawn = await Promise.all(
      contexts.map(async (context) => ({
        at: board().clientCoordinatesFromCanvas(context.position),
        html: await renderTemplate(WAYPOINT_LABEL_TEMPLATE, { ...context }),
      })),
    );
    if (turn !== this.#turn) return;
    const placed = drawn.map(({ at, html }) => {
      const holder = document.createElement("div");
      Object.assign(holder.style, { left: `${at.x}px`, top: `${at.y}px` });
      holder.innerHTML = html;
      return holder;
    });
    this.#labels.replaceChildren(...placed);
  }

  _getWaypointLabelContext(
    waypoint: RulerWaypoint,
    state: { hasElevation: boolean; previousElevation: number },
  ): WaypointContext | undefined {
    const { ray, elevation, previous, next, explicit, hidden, measurement, actionConfig } = waypoint;
    state.hasElevation ||= elevation !== 0;
    if (ray === null || previous === null) {
      state.previousElevation = elevation;
      return undefined;
    }
    if ((!explicit && next !== null) || (ray.distance === 0 && elevation === previous.elevation)) return undefined;
    const scale = 1;
    const rounded = (value: number): string => String(Math.round(value * 100) / 100);
    const context: WaypointContext = {
      action: actionConfig,
      cssClass: [hidden ? "secret" : "", next === null ? "last" : "", explicit ? "" : "nonexplicit"].join(" ").trim(),
      secret: hidden,
      units: board().grid.units,
      uiScale: scale,
      position: { x: ray.B.x, y: ray.B.y + (next === null ? this.token.h / 2 : 0) + 16 * scale },
      distance: { total: rounded(measurement.distance) },
      cost: { total: rounded(measurement.cost), units: board().grid.units },
      elevation: { total: elevation, icon: "fa-arrows-up-down", hidden: !state.hasElevation },
    };
    state.previousElevation = elevation;
    return context;
  }

  _getWaypointStyle(waypoint: RulerWaypoint): GridHighlightStyle & { radius: number } {
    return { radius: waypoint.explicit ? 2 * LINE : 0 };
  }

  _getSegmentStyle(_waypoint: RulerWaypoint): GridHighlightStyle & { width: number } {
    return { width: LINE };
  }

  _getGridHighlightStyle(_waypoint: RulerWaypoint, _offset: object): GridHighlightStyle {
    return {};
  }

  clear(): void {
    this.#turn += 1;
    this.#labels.replaceChildren();
    this.#drawing.clear();
  }

  destroy(): void {
    this.#turn += 1;
    this.#labels.remove();
    this.#drawing.destroy();
  }
}
