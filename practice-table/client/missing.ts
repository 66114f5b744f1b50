import declared from "./declared-members.json" with { type: "json" };
import { DataModel } from "../common/abstract/data-model.ts";
import { notify } from "./client.ts";
import { INNOCENT, NotInHost } from "./not-in-host.ts";

/** What generation 14 added to classes that are here; the declarations are of generation 13. */
const OF_GENERATION_14: Readonly<Record<string, string>> = {
  Combatant: "clearMovementHistory",
  Scene: "levels",
  TokenDocument: "level",
};

/** What an instance of the table's gets in the course of the start, as in Foundry, and does not have before. */
const COMES_LATER: Readonly<Record<string, string>> = {
  Game: "actors canvas combats folders items journal keyboard macros messages scenes tables tooltip users",
  Canvas: "app dimensions grid hud scene stage",
  UI: "actors chat combat compendium context controls hotbar items journal macros menu nav notifications pause players scenes settings sidebar tables",
};

const names = (written: string): readonly string[] => written.split(" ").filter((name) => name !== "");

/** Which members Foundry's declarations give each class, of instances and of the class itself. */
const INSTANCE = new Map<string, ReadonlySet<string>>();
const STATIC = new Map<string, ReadonlySet<string>>();
for (const { name, ...members } of declared) {
  const later = new Set(names(COMES_LATER[name] ?? ""));
  const all = [...names(members.instance), ...names(OF_GENERATION_14[name] ?? "")];
  INSTANCE.set(name, new Set(all.filter((member) => !later.has(member))));
  STATIC.set(name, new Set(names(members.static)));
}

/** What these singletons are called where somebody asks them for something. */
const SPOKEN: Readonly<Record<string, string>> = { Game: "game.", Canvas: "canvas.", UI: "ui.", CONFIG: "CONFIG." };

const reported = new Set<string>();

/** Asking for a missing member says so once on the page, and throws. */
function refuse(member: string): never {
  const missing = new NotInHost(member);
  if (!reported.has(member)) notify("error", missing.message, { permanent: true });
  reported.add(member);
  throw missing;
}

/** Whether the key is a field of the model, which has no value as long as it has not been initialised; a prototype never has. */
function isField(receiver: object, key: string): boolean {
  if (!(receiver instanceof DataModel)) return false;
  const model = receiver.constructor as typeof DataModel;
  return Object.hasOwn(receiver, "constructor") ? model._schema?.has(key) === true : model.schema.has(key);
}

/** The class that has the member in Foundry, of those that the object descends from. */
function declaringClass(receiver: object, key: string): string | undefined {
  let found: string | undefined;
  for (let level: unknown = receiver; level; level = Object.getPrototypeOf(level)) {
    const maker: unknown = Object.getOwnPropertyDescriptor(level, "constructor")?.value;
    if (typeof maker === "function" && INSTANCE.get(maker.name)?.has(key)) found = maker.name;
  }
  return found;
}

function declaringStatic(receiver: object, key: string): string | undefined {
  let found: string | undefined;
  for (let level: unknown = receiver; typeof level === "function"; level = Object.getPrototypeOf(level)) {
    if (STATIC.get(level.name)?.has(key)) found = level.name;
  }
  return found;
}

/**
 * An empty link at the end of a chain of prototypes, where only what nobody before it has is asked for. Whoever asks with
 * `in` is told that there is nothing; writing a member of one's own is no matter of its.
 */
function lastLink(target: object, ask: (receiver: object, key: string) => string | null): object {
  return new Proxy(target, {
    get(_, key, receiver: object): unknown {
      if (typeof key === "string" && !(key in target) && !INNOCENT.has(key)) {
        const member = ask(receiver, key);
        if (member !== null) refuse(member);
      }
      return Reflect.get(target, key, receiver);
    },
  });
}

const guarded = new WeakSet<object>();

const isNative = (maker: object): boolean => /\[native code\]\s*\}$/.test(Function.prototype.toString.call(maker));

/** The oldest ancestor of a class that is the table's own, not the language's, the page's or a library's. */
function rootOf(maker: object, foreign: ReadonlySet<unknown>): object {
  let root = maker;
  for (;;) {
    const parent = Object.getPrototypeOf(root) as object | null;
    if (guarded.has(root) || !parent || parent === Function.prototype || isNative(parent) || foreign.has(parent))
      return root;
    root = parent;
  }
}

/** From now on instances of the class and its descendants throw for what Foundry gives them and the table does not. */
export function guardClass(
  maker: abstract new (...args: never[]) => object,
  foreign: ReadonlySet<unknown> = new Set(),
): void {
  const root = rootOf(maker, foreign) as typeof maker;
  if (guarded.has(root)) return;
  guarded.add(root);
  const prototype = root.prototype as object;
  Object.setPrototypeOf(
    prototype,
    lastLink(Object.create(Object.getPrototypeOf(prototype) as object) as object, (receiver, key) => {
      const owner = isField(receiver, key) ? undefined : declaringClass(receiver, key);
      return owner === undefined ? null : `${SPOKEN[owner] ?? `${owner}#`}${key}`;
    }),
  );
  const parent = Object.getPrototypeOf(root) as object;
  // What a class is said to extend must be able to construct.
  const link = parent === Function.prototype ? (Object.create(parent) as object) : parent;
  Object.setPrototypeOf(
    root,
    lastLink(link, (receiver, key) => {
      const owner = declaringStatic(receiver, key);
      return owner === undefined ? null : `${owner}.${key}`;
    }),
  );
}

/** The same for a plain object that many write to: `ui`, `CONFIG`. */
export function guardObject(name: "UI" | "CONFIG", owner: object): void {
  if (guarded.has(owner)) return;
  guarded.add(owner);
  const members = INSTANCE.get(name);
  Object.setPrototypeOf(
    owner,
    lastLink(Object.create(Object.getPrototypeOf(owner) as object) as object, (_, key) =>
      members?.has(key) ? `${SPOKEN[name]}${key}` : null,
    ),
  );
}

const isClass = (value: unknown): value is abstract new (...args: never[]) => object =>
  typeof value === "function" && /^class\b/.test(Function.prototype.toString.call(value));

const isPlain = (value: unknown): value is object =>
  typeof value === "object" &&
  value !== null &&
  [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null);

/** Every class in a namespace and in those within it. */
export function guardNamespace(namespace: object, foreign: ReadonlySet<unknown>): void {
  for (const member of Object.values(namespace) as unknown[]) {
    if (isClass(member)) guardClass(member, foreign);
    else if (isPlain(member)) guardNamespace(member, foreign);
  }
}
