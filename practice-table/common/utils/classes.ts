export type AnyClass = abstract new (...args: never) => object;

export function isSubclass(candidate: unknown, parent: AnyClass): boolean {
  return candidate === parent || (typeof candidate === "function" && candidate.prototype instanceof parent);
}

/** The class itself, then its ancestors, nearest first. */
export function getParentClasses(candidate: AnyClass): AnyClass[] {
  const chain: AnyClass[] = [];
  let parent: unknown = Object.getPrototypeOf(candidate);
  while (typeof parent === "function" && parent !== Function.prototype) {
    chain.push(parent as AnyClass);
    parent = Object.getPrototypeOf(parent);
  }
  return chain;
}

/** Whoever of an object's classes, or of a class and its ancestors, has a member of its own by that name; nearest first. */
export function getDefiningClass(owner: object, property: string): AnyClass | undefined {
  const isClass = typeof owner === "function";
  let level: object | null = isClass ? owner : (Object.getPrototypeOf(owner) as object | null);
  while (level !== null && level !== Function.prototype) {
    if (Object.hasOwn(level, property)) return (isClass ? level : level.constructor) as AnyClass;
    level = Object.getPrototypeOf(level) as object | null;
  }
  return undefined;
}
