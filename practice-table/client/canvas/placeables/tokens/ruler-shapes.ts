import type { Loose } from "../../../page.ts";
import type { Ray } from "../../geometry/ray.ts";
import type { Point } from "../../shapes.ts";

export interface PathPoint {
  readonly x: number;
  readonly y: number;
  readonly elevation?: number;
  readonly action?: string;
  readonly explicit?: boolean;
}

export interface PlannedMovement {
  readonly foundPath: readonly PathPoint[];
  readonly hidden: boolean;
}

/** What a ruler is told: the way that was gone, that is gone now, and what each user has in mind. */
export interface RulerData {
  readonly passedWaypoints: readonly PathPoint[];
  readonly pendingWaypoints: readonly PathPoint[];
  readonly plannedMovement: Readonly<Record<string, PlannedMovement>>;
}

export interface RulerWaypoint {
  readonly x: number;
  readonly y: number;
  readonly elevation: number;
  readonly action: string;
  readonly actionConfig: Loose;
  readonly explicit: boolean;
  readonly hidden: boolean;
  readonly stage: "passed" | "pending" | "planned";
  readonly center: Point;
  readonly ray: Ray | null;
  readonly measurement: { readonly distance: number; readonly cost: number };
  readonly index: number;
  readonly movementId: string | null;
  readonly unreachable: boolean;
  readonly size: { readonly width: number; readonly height: number };
  readonly userId: string | null;
  previous: RulerWaypoint | null;
  next: RulerWaypoint | null;
}

export interface WaypointContext {
  action: Loose;
  cssClass: string;
  secret: boolean;
  units: string;
  uiScale: number;
  position: Point;
  distance: { total: string; delta?: string };
  cost: { total: string; units: string; delta?: string };
  elevation: { total: number; icon: string; hidden: boolean; delta?: string };
}

export interface GridHighlightStyle {
  color?: number;
  alpha?: number;
}
