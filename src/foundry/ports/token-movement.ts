interface Point {
  readonly x: number;
  readonly y: number;
}

/** The part of a movement that fights look at. The types do not know it yet, so it is read with care. */
export interface TokenMovement {
  readonly method: string;
  readonly origin: Point;
  readonly passed: { readonly waypoints: readonly Point[] };
}

const isPoint = (value: unknown): value is Point =>
  typeof Reflect.get(Object(value) as object, "x") === "number" &&
  typeof Reflect.get(Object(value) as object, "y") === "number";

export function movementOf(value: unknown): TokenMovement | null {
  const { method, origin, passed } = Object(value) as Partial<TokenMovement>;
  const waypoints = passed?.waypoints;
  if (typeof method !== "string" || !isPoint(origin) || !Array.isArray(waypoints) || !waypoints.every(isPoint))
    return null;
  return { method, origin, passed: { waypoints } };
}
