const SEAL = /[0-9a-f]{64}/g;

/** Whether two values are the same to somebody who sees all of them but cannot tell one seal from another. */
export function alikeButForSeals(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one === "string" && typeof other === "string") {
    return one.replaceAll(SEAL, "seal") === other.replaceAll(SEAL, "seal");
  }
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const names = Object.keys(one);
  const others = Object.keys(other);
  if (names.length !== others.length) return false;
  // The order of members is seen too, by whoever reads the document as text.
  return names.every(
    (name, place) =>
      alikeButForSeals(name, others[place]) &&
      alikeButForSeals((one as Record<string, unknown>)[name], (other as Record<string, unknown>)[others[place] ?? ""]),
  );
}
