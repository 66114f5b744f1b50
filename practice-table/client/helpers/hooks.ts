type Listener = (...args: never[]) => unknown;

interface Registered {
  readonly id: number;
  readonly hook: string;
  readonly fn: Listener;
  readonly once: boolean;
}

/** Events by name. Listeners are never awaited; one that throws is reported and stops nobody. */
export class Hooks {
  static #listeners = new Map<string, Registered[]>();
  static #nextId = 1;

  static get events(): Readonly<Record<string, readonly Registered[]>> {
    return Object.fromEntries(this.#listeners);
  }

  static on(hook: string, fn: Listener, options: { readonly once?: boolean } = {}): number {
    const id = this.#nextId++;
    const listeners = this.#listeners.get(hook) ?? [];
    listeners.push({ id, hook, fn, once: options.once ?? false });
    this.#listeners.set(hook, listeners);
    return id;
  }

  static once(hook: string, fn: Listener): number {
    return this.on(hook, fn, { once: true });
  }

  static off(hook: string, which: number | Listener): void {
    const listeners = this.#listeners.get(hook) ?? [];
    const index = listeners.findIndex((entry) => entry.id === which || entry.fn === which);
    if (index >= 0) this.#listeners.set(hook, listeners.toSpliced(index, 1));
  }

  /** Calls every listener. */
  static callAll(hook: string, ...args: unknown[]): true {
    for (const entry of [...(this.#listeners.get(hook) ?? [])]) this.#call(entry, args);
    return true;
  }

  /** Calls listeners until one answers false; then the answer is false. */
  static call(hook: string, ...args: unknown[]): boolean {
    for (const entry of [...(this.#listeners.get(hook) ?? [])]) if (this.#call(entry, args) === false) return false;
    return true;
  }

  static #call(entry: Registered, args: unknown[]): unknown {
    if (entry.once) this.off(entry.hook, entry.id);
    try {
      return Reflect.apply(entry.fn, undefined, args) as unknown;
    } catch (error) {
      this.onError(`Hooks.${entry.hook}`, error instanceof Error ? error : new Error(String(error)));
      return undefined;
    }
  }

  static onError(location: string, error: Error, options: { readonly msg?: string; readonly log?: string } = {}): void {
    console.error(options.msg ?? location, error);
    if (location !== "Hooks.error") this.callAll("error", location, error, options);
  }
}
