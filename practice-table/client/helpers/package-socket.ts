import type { Json } from "../../common/json.ts";
import type { Wire } from "../../common/wire.ts";

type Listener = (...args: unknown[]) => unknown;

/** `game.socket`: what packages say to each other's clients. It is not echoed to the sender. */
export class PackageSocket {
  readonly #wire: Wire;
  readonly #listeners = new Map<string, Listener[]>();

  constructor(wire: Wire) {
    this.#wire = wire;
  }

  on(event: string, listener: Listener): this {
    this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener]);
    return this;
  }

  once(event: string, listener: Listener): this {
    const wrapped: Listener = (...args) => {
      this.off(event, wrapped);
      return listener(...args);
    };
    return this.on(event, wrapped);
  }

  off(event: string, listener?: Listener): this {
    const kept = listener ? (this.#listeners.get(event) ?? []).filter((entry) => entry !== listener) : [];
    this.#listeners.set(event, kept);
    return this;
  }

  /** Options with `recipients` limit who receives it; a function at the end is told that the server passed it on. */
  emit(event: string, ...args: unknown[]): this {
    const rest = [...args];
    const acknowledge = typeof rest.at(-1) === "function" ? (rest.pop() as (answer: unknown) => void) : null;
    const last = rest.at(-1);
    const recipients: unknown =
      rest.length > 1 && typeof last === "object" && last !== null ? Reflect.get(last, "recipients") : undefined;
    if (recipients !== undefined) rest.pop();
    const request = {
      kind: "packageSocket" as const,
      event,
      args: JSON.parse(JSON.stringify(rest)) as Json[],
      ...(Array.isArray(recipients) ? { recipients: recipients.map(String) } : {}),
    };
    this.#wire.request(request).then(
      (reply) => acknowledge?.(reply),
      (error: unknown) => console.error(`${event} was not passed on.`, error),
    );
    return this;
  }

  /** The server's word on who sent it comes last. */
  receive(event: string, args: readonly Json[], sender: string): void {
    for (const listener of this.#listeners.get(event) ?? []) {
      try {
        listener(...structuredClone(args as Json[]), sender);
      } catch (error) {
        console.error(`A listener for ${event} failed.`, error);
      }
    }
  }
}
