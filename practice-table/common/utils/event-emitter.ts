/** What a listener is told, in a page and without one. */
interface Happened {
  readonly type: string;
  readonly defaultPrevented: boolean;
}
type Listener = (event: Happened) => unknown;
interface Heard {
  readonly listener: Listener;
  readonly once: boolean;
}
// TypeScript asks for `any[]` in the constructor of a mixin's base.
// oxlint-disable-next-line typescript/no-explicit-any
type Constructor = new (...args: any[]) => object;

/** A class that tells listeners of what happens to it, of the events that it says it has. */
export function EventEmitterMixin<Base extends Constructor>(BaseClass?: Base) {
  const Parent: Constructor = BaseClass ?? class {};
  class EventEmitter extends Parent {
    static emittedEvents: string[] = [];
    readonly #listeners = new Map<string, Heard[]>();

    addEventListener(type: string, listener: Listener, options: { once?: boolean } = {}): void {
      const { emittedEvents } = this.constructor as typeof EventEmitter;
      if (!emittedEvents.includes(type))
        throw new Error(`"${type}" is not a supported event of ${this.constructor.name}`);
      const heard = this.#listeners.get(type) ?? [];
      this.#listeners.set(type, [...heard, { listener, once: options.once === true }]);
    }

    removeEventListener(type: string, listener: Listener): void {
      const heard = this.#listeners.get(type) ?? [];
      this.#listeners.set(
        type,
        heard.filter((entry) => entry.listener !== listener),
      );
    }

    dispatchEvent(event: Happened): boolean {
      for (const { listener, once } of this.#listeners.get(event.type) ?? []) {
        if (once) this.removeEventListener(event.type, listener);
        listener(event);
        if (event.defaultPrevented) break;
      }
      return !event.defaultPrevented;
    }
  }
  return EventEmitter;
}
