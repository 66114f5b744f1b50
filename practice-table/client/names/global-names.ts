import { logCompatibilityWarning } from "../../common/utils/log-compatibility-warning.ts";
import { absent, type Absence } from "./absent.ts";
import { GLOBALS } from "./declared-names.ts";

/** Globals that stay: whoever uses them is not told to use another name. */
const BLESSED =
  /^foundry\.documents\.[A-Z]|^foundry\.utils\.(Collection|Color|fromUuid|fromUuidSync|getDocumentClass)$/;

function valueAt(path: string): unknown {
  let found: unknown = globalThis;
  for (const key of path.split(".")) found = Reflect.get(found as object, key);
  return found;
}

/** Puts on the page what Foundry has there besides: the globals that stay, and the old ones, which answer and say where they are now. */
export function exposeOldNames(absence: Absence): void {
  for (const [name, path] of Object.entries(GLOBALS)) {
    expose(name, () => {
      if (!BLESSED.test(path)) warn(name, path);
      return valueAt(path);
    });
  }
  for (const name of ["jQuery", "$"]) expose(name, () => absent(name, absence));
}

function warn(name: string, path: string): void {
  const message = `The global ${name} is deprecated: it is ${path} now.`;
  logCompatibilityWarning(message, { since: 13, until: 15, once: true });
}

/** Whoever writes the name afterwards has it. What a page has by itself stays what it is. */
function expose(name: string, get: () => unknown): void {
  if (name in globalThis) return;
  const set = (value: unknown): void =>
    void Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });
  Object.defineProperty(globalThis, name, { get, set, configurable: true });
}
