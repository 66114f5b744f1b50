import { deepClone } from "../../common/utils/objects/deep-clone.ts";
import type { PlainObject } from "../../common/utils/objects/plain-object.ts";
import { randomID } from "../../common/utils/random-id.ts";
import { wallsBetween } from "../canvas/geometry/wall-collision.ts";
import type { WallShape } from "../canvas/shapes.ts";
import { client } from "../client.ts";
import { asRecord, CONFIG } from "../config.ts";
import type { BaseGrid } from "../grid/base-grid.ts";
import type { CostOption, MeasuredPath, Waypoint } from "../grid/grid-shapes.ts";
import type { MovementAction } from "../movement-actions.ts";

export interface MovementWaypoint {
  x?: number;
  y?: number;
  elevation?: number;
  width?: number;
  height?: number;
  action?: string;
  snapped?: boolean;
  explicit?: boolean;
  checkpoint?: boolean;
  cost?: number;
  userId?: string;
  movementId?: string;
}

export interface MovementRequest {
  readonly waypoints: MovementWaypoint[];
  readonly method?: string | undefined;
  readonly autoRotate?: boolean | undefined;
  readonly showRuler?: boolean | undefined;
  /** Given, the movement ends before the first wall in its way, unless `ignoreWalls`. */
  readonly constrainOptions?: PlainObject | undefined;
  readonly id?: string | undefined;
  /** Where the way goes on once this much of it has been gone, and the operations that came before this one. */
  readonly pending?: MovementWaypoint[] | undefined;
  readonly chain?: string[] | undefined;
}

export interface MovementOptions extends PlainObject {
  method?: string;
  autoRotate?: boolean;
  showRuler?: boolean;
  constrainOptions?: PlainObject;
}

interface Measured {
  waypoints: MovementWaypoint[];
  distance: number;
  cost: number;
  spaces: number;
  diagonals: number;
}

/** A movement as hooks and overrides see it: what one operation moves, as far as the next checkpoint of the way. */
export interface TokenMovement {
  id: string;
  chain: string[];
  origin: MovementWaypoint;
  destination: MovementWaypoint;
  passed: Measured;
  pending: Measured;
  history: Measured & { recorded: Measured; unrecorded: Measured };
  constrained: boolean;
  recorded: boolean;
  method: string;
  autoRotate: boolean;
  showRuler: boolean;
  state: "completed";
}

interface MovingToken {
  readonly id: string | null;
  readonly x: number;
  readonly y: number;
  readonly elevation: number;
  readonly width: number;
  readonly height: number;
  readonly inCombat: boolean;
  readonly movementHistory: MovementWaypoint[];
  _shouldRecordMovementHistory(): boolean;
  readonly parent: object | null;
  getCenterPoint(at: { x?: number; y?: number; elevation?: number }): { x: number; y: number; elevation: number };
}

function actions(): Record<string, MovementAction> {
  return asRecord(asRecord(CONFIG["Token"])["movement"])["actions"] as Record<string, MovementAction>;
}

const gridOf = (token: MovingToken): BaseGrid | null => {
  const grid: unknown = token.parent && Reflect.get(token.parent, "grid");
  return typeof grid === "object" && grid !== null && "measurePath" in grid ? (grid as BaseGrid) : null;
};

const NOTHING = (): Measured => ({ waypoints: [], distance: 0, cost: 0, spaces: 0, diagonals: 0 });

function positionOf(token: MovingToken): MovementWaypoint {
  const { x, y, elevation, width, height } = token;
  return { x, y, elevation, width, height, action: "displace", snapped: false, explicit: false, checkpoint: true };
}

/** Fills in what a waypoint does not say from the one before it. */
function filled(
  token: MovingToken,
  waypoints: readonly MovementWaypoint[],
  from: MovementWaypoint = {
    ...positionOf(token),
    action: String(asRecord(asRecord(CONFIG["Token"])["movement"])["defaultAction"]),
  },
): MovementWaypoint[] {
  let before = from;
  return waypoints.map((waypoint) => {
    before = { ...before, snapped: false, explicit: false, checkpoint: false, ...waypoint };
    return before;
  });
}

/** From centre to centre; an action that is not measured costs nothing, and one with costs of its own states them. */
export function measureMovement(
  token: MovingToken,
  waypoints: readonly MovementWaypoint[],
  cost?: CostOption,
): MeasuredPath {
  const grid = gridOf(token);
  if (!grid) return { segments: [], waypoints: [], distance: 0, cost: 0, spaces: 0, diagonals: 0, euclidean: 0 };
  const path = waypoints.map((waypoint): Waypoint => {
    const action = actions()[waypoint.action ?? ""];
    const own = action?.getCostFunction?.(token, {});
    const dearer: CostOption | undefined = own
      ? (from, to, distance, segment) => own(distance, from, to, distance, segment)
      : cost;
    const { teleport = false, measure = true } = action ?? {};
    return { ...token.getCenterPoint(waypoint), teleport, measure, ...(dearer === undefined ? {} : { cost: dearer }) };
  });
  return grid.measurePath(path);
}

function measured(token: MovingToken, from: MovementWaypoint | undefined, waypoints: MovementWaypoint[]): Measured {
  if (!waypoints.length) return NOTHING();
  const { distance, cost, spaces, diagonals } = measureMovement(token, from ? [from, ...waypoints] : waypoints);
  return { waypoints, distance, cost, spaces, diagonals };
}

/** Every grid space on the way, as waypoints. */
export function completeMovementPath(token: MovingToken, waypoints: readonly MovementWaypoint[]): MovementWaypoint[] {
  const grid = gridOf(token);
  if (!grid || grid.isGridless) return [...waypoints];
  return waypoints.flatMap((waypoint, index) => {
    const before = waypoints[index - 1];
    if (!before || actions()[waypoint.action ?? ""]?.teleport) return [waypoint];
    const steps = grid.getDirectPath([token.getCenterPoint(before), token.getCenterPoint(waypoint)]).slice(1, -1);
    const between = steps.map((offset) => ({
      ...waypoint,
      ...grid.getTopLeftPoint(offset),
      explicit: false,
      checkpoint: false,
    }));
    return [...between, waypoint];
  });
}

/** The part of a way before the first wall across it, whole where there is none. */
function beforeWalls(token: MovingToken, from: MovementWaypoint, waypoints: MovementWaypoint[]): MovementWaypoint[] {
  const walls = [...((token.parent && (Reflect.get(token.parent, "walls") as Iterable<WallShape>)) ?? [])];
  const steps = completeMovementPath(token, [from, ...waypoints]);
  const blocked = steps.findIndex((step, index) => {
    const before = steps[index - 1];
    const { walls: kind = "move", teleport = false } = actions()[step.action ?? ""] ?? {};
    if (!before || teleport || !kind) return false;
    return wallsBetween(walls, token.getCenterPoint(before), token.getCenterPoint(step), "move").length > 0;
  });
  if (blocked < 0) return waypoints;
  const reached = steps.slice(1, blocked);
  const last = reached.at(-1);
  return reached.filter((step) => step.explicit || step.checkpoint || step === last);
}

/** What an update moves, if it moves the token at all. */
export function planMovement(
  token: MovingToken,
  changes: PlainObject,
  request?: MovementRequest,
): TokenMovement | null {
  const moved = (["x", "y", "elevation"] as const).some(
    (key) => typeof changes[key] === "number" && changes[key] !== token[key],
  );
  if (!moved) return null;
  const { x = token.x, y = token.y, elevation = token.elevation } = changes as MovementWaypoint;
  const wanted = filled(
    token,
    request?.waypoints.length ? request.waypoints : [{ x, y, elevation, explicit: true, checkpoint: true }],
  );
  const origin = positionOf(token);
  const isConstrained = request?.constrainOptions !== undefined && request.constrainOptions["ignoreWalls"] !== true;
  const waypoints = isConstrained ? beforeWalls(token, origin, wanted) : wanted;
  const recorded = measured(token, undefined, deepClone(token.movementHistory));
  return {
    id: request?.id ?? randomID(),
    chain: request?.chain ?? [],
    origin,
    destination: waypoints.at(-1) ?? origin,
    passed: measured(token, origin, waypoints),
    pending: measured(token, waypoints.at(-1), filled(token, request?.pending ?? [], wanted.at(-1))),
    history: { ...recorded, recorded, unrecorded: NOTHING() },
    constrained: waypoints !== wanted,
    recorded: token._shouldRecordMovementHistory() && request?.method !== "undo",
    method: request?.method ?? "api",
    autoRotate: request?.autoRotate ?? false,
    showRuler: request?.showRuler ?? false,
    state: "completed",
  };
}

export function recordedHistory(token: MovingToken, movement: TokenMovement): MovementWaypoint[] {
  const userId = client.snapshot?.user;
  const by = { movementId: movement.id, ...(userId ? { userId } : {}) };
  const begun = token.movementHistory.length ? token.movementHistory : [movement.origin];
  return deepClone([...begun, ...movement.passed.waypoints.map((waypoint) => ({ ...waypoint, ...by }))]);
}
