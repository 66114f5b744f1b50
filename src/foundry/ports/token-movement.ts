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

/** `Object` makes an object of anything, and looks at nothing in it. */
const isPoint = (value: unknown): value is Point =>
  typeof Reflect.get(Object(value) as object, "x") === "number" &&
  typeof Reflect.get(Object(value) as object, "y") === "number";

/** `Object` makes an object of anything; each member is looked at before it is believed. */
export function movementOf(value: unknown): TokenMovement | null {
  const { method, origin, passed } = Object(value) as Partial<TokenMovement>;
  const waypoints = passed?.waypoints;
  if (typeof method !== "string" || !isPoint(origin) || !Array.isArray(waypoints) || !waypoints.every(isPoint))
    return null;
  return { method, origin, passed: { waypoints } };
}

/** Where a token is to stand. */
export interface TokenMove extends Point {
  readonly _id: string | null;
}

/** Our own word in an operation, by which every browser knows a movement as the rules' and not a player's. The types allow none. */
const BY_THE_RULES = { heartRush: { byTheRules: true } };

/** The declarations know no operation with a word of ours. */
export async function moveByTheRules(scene: Scene.Implementation, moves: readonly TokenMove[]): Promise<void> {
  const written = scene as unknown as {
    updateEmbeddedDocuments(kind: "Token", updates: readonly TokenMove[], operation: object): Promise<unknown>;
  };
  await written.updateEmbeddedDocuments("Token", moves, { ...BY_THE_RULES });
}

export function isByTheRules(operation: object): boolean {
  const own: unknown = Reflect.get(operation, "heartRush");
  return typeof own === "object" && own !== null && Reflect.get(own, "byTheRules") === true;
}
