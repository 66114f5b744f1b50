/** The parts of `Scene.x.Token.y`, `Compendium.scope.pack.Item.z` or, relative to a document, `.Item.z`. */
export interface UuidParts {
  readonly uuid: string;
  readonly packId: string | null;
  readonly primaryType: string | null;
  readonly primaryId: string | null;
  readonly type: string;
  readonly id: string;
  /** Alternating document names and ids below the primary document. */
  readonly embedded: readonly string[];
}

export function uuidParts(uuid: string, relativeUuid?: string): UuidParts | null {
  const full = uuid.startsWith(".") && relativeUuid ? resolveRelative(uuid, relativeUuid) : uuid;
  const parts = full.split(".");
  let packId: string | null = null;
  if (parts[0] === "Compendium") {
    packId = parts.slice(1, 3).join(".");
    parts.splice(0, 3);
    if (parts.length === 1) parts.unshift("");
  }
  if (parts.length < 2 || parts.length % 2 !== 0 || parts.some((part, index) => !part && index > 0)) return null;
  const [primaryType, primaryId, ...embedded] = parts;
  const id = parts.at(-1);
  const type = parts.at(-2);
  if (id === undefined || type === undefined) return null;
  return { uuid: full, packId, primaryType: primaryType || null, primaryId: primaryId ?? null, type, id, embedded };
}

/** ".Item.z" is a child of the document or, if that is itself an Item, its sibling; "." and ".." climb. */
function resolveRelative(uuid: string, relativeTo: string): string {
  const steps = uuid.slice(1).split(".");
  const base = relativeTo.split(".");
  if (steps.length === 2 && base.at(-2) === steps[0] && base.length > 2)
    return [...base.slice(0, -2), ...steps].join(".");
  return [...base, ...steps].join(".");
}
