interface Identified {
  readonly uuid?: string | null;
}

const uuidOf = (of: string | Identified): string => (typeof of === "string" ? of : String(of.uuid));

/** How the one is called as seen from the other: by what lies below it, or beside it, or else in full. */
export function buildRelativeUuid(target: string | Identified, origin: string | Identified): string {
  const [own, theirs] = [uuidOf(target), uuidOf(origin)];
  if (own.startsWith(`${theirs}.`)) return own.slice(theirs.length);
  const above = theirs.split(".").slice(0, -2).join(".");
  const isEmbedded = above.includes(".") && !/^Compendium(\.[^.]+){0,2}$/.test(above);
  return isEmbedded && own.split(".").slice(0, -2).join(".") === above ? own.slice(above.length) : own;
}
