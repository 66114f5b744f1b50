/** Thrown for a member of Foundry's public API that the practice table does not have. `LEDGER.md` lists what it has. */
export class NotInHost extends Error {
  override name = "NotInHost";
  readonly member: string;

  constructor(member: string, why = `the practice table has no ${member}.`) {
    super(`NotInHost("${member}"): ${why}`);
    this.member = member;
  }
}

/** Names that machinery asks of any object and whose absence means nothing. */
export const INNOCENT: ReadonlySet<PropertyKey> = new Set([
  "then",
  "toJSON",
  "constructor",
  "prototype",
  "$$typeof",
  "nodeType",
  "asymmetricMatch",
]);

type Report = (missing: NotInHost) => void;

const reported = new Set<string>();

/**
 * The object, but reading a member it lacks is reported once and throws. Optional chaining does not help against it:
 * a system that asks whether a member exists uses `in`.
 */
export function strictNamespace<T extends object>(path: string, namespace: T, report: Report = () => undefined): T {
  return new Proxy(namespace, {
    get(target, key, receiver): unknown {
      if (key in target || typeof key === "symbol" || INNOCENT.has(key)) return Reflect.get(target, key, receiver);
      const missing = new NotInHost(`${path}.${key}`);
      if (!reported.has(missing.member)) {
        reported.add(missing.member);
        report(missing);
      }
      throw missing;
    },
  });
}
