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
