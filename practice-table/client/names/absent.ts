import { INNOCENT, NotInHost } from "../not-in-host.ts";

/** The names that Foundry has and the table has not: whether there is anything below a path, and what is told of its use. */
export interface Absence {
  readonly isPart: (path: string) => boolean;
  /** Whether a name that is here came later than the generation that is played in. */
  readonly isLater: (path: string) => boolean;
  readonly report: (missing: NotInHost) => void;
}

const APPLICATION_V1 = /^foundry\.appv1\b|^(jQuery|\$)(\.|$)/;
const SENTENCE =
  "it belongs to Application V1, which Foundry has deprecated and the practice table leaves out; whoever needs it cannot be played here.";

/** Windows of Application V1: they can be made, and are refused when they are to be shown. */
const WINDOWS_V1 = /^foundry\.appv1\.(api|sheets)\.[A-Z]\w*$/;

/** What subclasses make their own of as they load, and what is nothing as long as nobody uses it. */
const SPREAD = /^[A-Z][A-Z0-9_]+$|^defaultUniforms$/;
const spread = new Map<string, object>();

/** The same object each time, so that what is written into it is there. */
function spreadable(path: string): object {
  const known = spread.get(path) ?? {};
  spread.set(path, known);
  return known;
}

/** Lists of absent classes that their subclasses add to as they load. */
const LISTS: ReadonlySet<string> = new Set(["foundry.appv1.api.FormApplication._customElements"]);

const reported = new Set<string>();

/** Using it says so once, and throws. */
function used(path: string, { report }: Absence): NotInHost {
  const missing = APPLICATION_V1.test(path) ? new NotInHost(path, SENTENCE) : new NotInHost(path);
  if (!reported.has(path)) {
    reported.add(path);
    report(missing);
  }
  return missing;
}

/** A window that nobody sees: whoever makes it along the way goes on, as where Foundry fails to draw one. */
const windowV1 = (path: string, absence: Absence) =>
  class {
    static get defaultOptions(): object {
      return { classes: [], tabs: [], dragDrop: [], filters: [], scrollY: [] };
    }

    readonly rendered = false;

    render(): this {
      used(path, absence);
      return this;
    }

    close(): Promise<void> {
      return Promise.resolve();
    }
  };

const made = new Map<string, unknown>();

/**
 * What stands for a member of Foundry's that is not here. A script may mention it, extend it, ask whether something is one of it
 * and put things on it, so that whoever loads the script gets everything else of it; making one, calling it or reading from it
 * throws. A window of Application V1 says what it is when it is to be shown.
 */
export function absent(path: string, absence: Absence): unknown {
  const known = made.get(path);
  if (known !== undefined) return known;
  const name = path.slice(path.lastIndexOf(".") + 1);
  const isWindow = WINDOWS_V1.test(path);
  const named = Object.defineProperty(isWindow ? windowV1(path, absence) : class {}, "name", { value: name });
  Object.defineProperty(named, Symbol.hasInstance, { value: () => false });
  const standIn = new Proxy(named, {
    get(target, key, receiver): unknown {
      if (typeof key === "symbol" || key in target || INNOCENT.has(key)) return Reflect.get(target, key, receiver);
      const below = `${path}.${key}`;
      if (LISTS.has(below)) return [];
      if (SPREAD.test(key) && !APPLICATION_V1.test(path)) return spreadable(below);
      if (absence.isPart(below)) return absent(below, absence);
      throw used(below, absence);
    },
    construct(target, given, heir): object {
      if (!isWindow) throw used(path, absence);
      return Reflect.construct(target, given, heir) as object;
    },
    apply(): never {
      throw used(path, absence);
    },
  });
  made.set(path, standIn);
  return standIn;
}
