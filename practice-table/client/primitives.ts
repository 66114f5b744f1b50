/** The methods that Foundry adds to JavaScript's own types. Each is added where the engine has none of that name. */
type Methods = Record<string, (this: never, ...args: never[]) => unknown>;

const clamp = (number: number, min: number, max: number): number => Math.min(Math.max(number, min), max);

const MATH: Methods = {
  clamp,
  mix: (a: number, b: number, weight: number) => a * (1 - weight) + b * weight,
  normalizeDegrees: (degrees: number) => ((degrees % 360) + 360) % 360,
  normalizeRadians: (radians: number) => radians - Math.PI * 2 * Math.floor((radians + Math.PI) / (Math.PI * 2)),
  roundDecimals: (number: number, places: number) => Math.round(number * 10 ** places) / 10 ** places,
  toDegrees: (radians: number) => (radians * 180) / Math.PI,
  toRadians: (degrees: number) => (((degrees % 360) + 360) % 360) * (Math.PI / 180),
};

const NUMBER: Methods = {
  almostEqual(this: number, other: number, tolerance = 1e-8) {
    return Math.abs(Number(this) - other) < tolerance;
  },
  between(this: number, a: number, b: number, inclusive = true) {
    const [low, high] = [Math.min(a, b), Math.max(a, b)];
    return inclusive ? this >= low && this <= high : this > low && this < high;
  },
  ordinalString(this: number) {
    const endings: Record<string, string> = { one: "st", two: "nd", few: "rd", other: "th" };
    return `${this}${endings[new Intl.PluralRules("en", { type: "ordinal" }).select(Number(this))]}`;
  },
  paddedString(this: number, digits: number) {
    return String(this).padStart(digits, "0");
  },
  signedString(this: number) {
    return this < 0 ? String(this) : `+${this}`;
  },
  toNearest(this: number, interval = 1, method: "round" | "ceil" | "floor" = "round") {
    return Math[method](Number(this) / interval) * interval;
  },
};

const STRING: Methods = {
  capitalize(this: string) {
    return this.charAt(0).toUpperCase() + this.slice(1);
  },
  compare(this: string, other: string) {
    return this.localeCompare(other);
  },
  slugify(this: string, options: { replacement?: string; strict?: boolean; lowercase?: boolean } = {}) {
    const { replacement = "-", strict = false, lowercase = true } = options;
    const plain = this.normalize("NFKD").replace(/[\u0300-\u036f]/g, "");
    const kept = plain.replace(strict ? /[^a-zA-Z0-9 -]/g : /[^\w\s-]/g, "").trim();
    const slug = kept.replace(/[\s-]+/g, replacement);
    return lowercase ? slug.toLowerCase() : slug;
  },
  stripScripts(this: string) {
    return this.replace(/<script\b[\s\S]*?<\/script>/gi, "");
  },
  titleCase(this: string) {
    return this.toLowerCase().replace(/(^|\s)\S/g, (start) => start.toUpperCase());
  },
};

const ARRAY: Methods = {
  deepFlatten(this: unknown[]) {
    return this.flat(Infinity);
  },
  equals(this: unknown[], other: unknown[]) {
    return Array.isArray(other) && this.length === other.length && this.every((entry, index) => entry === other[index]);
  },
  filterJoin(this: unknown[], separator: string) {
    return this.filter(Boolean).join(separator);
  },
  findSplice(this: unknown[], find: (value: unknown, index: number, list: unknown[]) => boolean, replace?: unknown) {
    const index = this.findIndex(find);
    if (index < 0) return null;
    const [found] = replace === undefined ? this.splice(index, 1) : this.splice(index, 1, replace);
    return found;
  },
  partition(this: unknown[], rule: (value: unknown) => boolean) {
    return [this.filter((value) => !rule(value)), this.filter((value) => rule(value))];
  },
};

const SET: Methods = {
  equals(this: Set<unknown>, other: Set<unknown>) {
    return other instanceof Set && this.size === other.size && [...this].every((entry) => other.has(entry));
  },
  first(this: Set<unknown>) {
    return this.values().next().value;
  },
  intersects(this: Set<unknown>, other: Set<unknown>) {
    return [...this].some((entry) => other.has(entry));
  },
  isSubset(this: Set<unknown>, other: Set<unknown>) {
    return [...this].every((entry) => other.has(entry));
  },
  toObject(this: Set<unknown>) {
    return [...this];
  },
  difference(this: Set<unknown>, other: Set<unknown>) {
    return new Set([...this].filter((entry) => !other.has(entry)));
  },
  intersection(this: Set<unknown>, other: Set<unknown>) {
    return new Set([...this].filter((entry) => other.has(entry)));
  },
  union(this: Set<unknown>, other: Set<unknown>) {
    return new Set([...this, ...other]);
  },
  every(this: Set<unknown>, test: (value: unknown) => boolean) {
    return [...this].every((value) => test(value));
  },
  filter(this: Set<unknown>, test: (value: unknown) => boolean) {
    return new Set([...this].filter((value) => test(value)));
  },
  find(this: Set<unknown>, test: (value: unknown) => boolean) {
    return [...this].find((value) => test(value));
  },
  map(this: Set<unknown>, transform: (value: unknown) => unknown) {
    return new Set([...this].map((value) => transform(value)));
  },
  reduce(this: Set<unknown>, fold: (result: unknown, value: unknown) => unknown, initial: unknown) {
    return [...this].reduce((result, value) => fold(result, value), initial);
  },
  some(this: Set<unknown>, test: (value: unknown) => boolean) {
    return [...this].some((value) => test(value));
  },
};

const STATICS: readonly [object, Methods][] = [
  [Math, MATH],
  [Array, { fromRange: (count: number, min = 0) => Array.from({ length: count }, (_, index) => index + min) }],
  [Number, { isNumeric: (value: unknown) => value !== "" && value !== null && Number.isFinite(Number(value)) }],
  [RegExp, { escape: (text: string) => text.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&") }],
];

const PROTOTYPES: readonly [object, Methods][] = [
  [Number.prototype, NUMBER],
  [String.prototype, STRING],
  [Array.prototype, ARRAY],
  [Set.prototype, SET],
];

export function extendPrimitives(): void {
  for (const [owner, methods] of [...STATICS, ...PROTOTYPES]) {
    for (const [name, value] of Object.entries(methods)) {
      if (!Object.hasOwn(owner, name))
        Object.defineProperty(owner, name, { value, configurable: true, writable: true });
    }
  }
}
