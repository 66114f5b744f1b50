type Keyed = Record<string, unknown>;

const FORBIDDEN = new Set(["__proto__", "constructor", "prototype"]);

function isKeyed(value: unknown): value is Keyed {
  return (typeof value === "object" && value !== null) || typeof value === "function";
}

/** Reads `a.b.c`; a key that itself holds the dots wins over the path. */
export function getProperty(object: unknown, path: string): unknown {
  if (!path || !isKeyed(object)) return undefined;
  if (path in object) return object[path];
  let target: unknown = object;
  for (const part of path.split(".")) {
    if (!isKeyed(target) || !(part in target)) return undefined;
    target = target[part];
  }
  return target;
}

export function hasProperty(object: unknown, path: string): boolean {
  if (!path || !isKeyed(object)) return false;
  if (path in object) return true;
  let target: unknown = object;
  for (const part of path.split(".")) {
    if (!isKeyed(target) || !(part in target)) return false;
    target = target[part];
  }
  return true;
}

/** Creates the objects on the way. Answers whether anything changed. */
export function setProperty(object: unknown, path: string, value: unknown): boolean {
  if (!path || !isKeyed(object)) return false;
  const parts = path.includes(".") ? path.split(".") : [path];
  const last = parts.pop();
  if (last === undefined || FORBIDDEN.has(last) || parts.some((part) => FORBIDDEN.has(part))) return false;
  let target: Keyed = object;
  for (const part of parts) {
    const next = target[part];
    if (isKeyed(next)) target = next;
    else {
      const made: Keyed = {};
      target[part] = made;
      target = made;
    }
  }
  if (last in target && target[last] === value) return false;
  target[last] = value;
  return true;
}

export function deleteProperty(object: unknown, path: string): boolean {
  if (!path || !isKeyed(object)) return false;
  if (path in object) return delete object[path];
  const parts = path.split(".");
  const last = parts.pop();
  const owner = parts.length ? getProperty(object, parts.join(".")) : object;
  if (last === undefined || !isKeyed(owner) || !(last in owner)) return false;
  return delete owner[last];
}
