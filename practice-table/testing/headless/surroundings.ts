import type { Clock } from "../../common/utils/clock.ts";

/**
 * Node writes some of a page's classes in its own language; these read as a browser's do. Otherwise the client takes them
 * for a system's and hangs guards of its own on them, which all clients share and which keep it alive for ever.
 */
function asNative<Class extends abstract new (...args: never[]) => object>(written: Class): Class {
  const native = Object.assign(written.bind(null) as object, { prototype: written.prototype as object });
  return Object.setPrototypeOf(native, written) as Class;
}

/** What a context finds instead of a page. Time is the table's and chance comes from the seed, so a run can be repeated. */
export function surroundings(clock: Clock, random: () => number): Record<string, unknown> {
  const Target = asNative(EventTarget);
  class HTMLElement extends Target {}
  const crypto = {
    getRandomValues<T extends ArrayBufferView>(view: T): T {
      const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
      for (let index = 0; index < bytes.length; index += 1) bytes[index] = Math.floor(random() * 256);
      return view;
    },
  };
  const events = new EventTarget();
  const found: Record<string, unknown> = {
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    dispatchEvent: events.dispatchEvent.bind(events),
    ...{ console, queueMicrotask, structuredClone, URL, URLSearchParams, TextEncoder, TextDecoder },
    ...{
      EventTarget: Target,
      Event: asNative(Event),
      FormData: asNative(FormData),
      AbortController,
      Blob,
      HTMLElement,
      crypto,
    },
    setTimeout: (call: () => void, delay = 0) => clock.setTimeout(call, delay),
    clearTimeout: (handle: unknown) => clock.clearTimeout(handle),
    performance: { now: () => clock.now() },
    // There is no page: nothing is drawn, and whoever listens to it hears nothing.
    document: { body: new HTMLElement(), querySelector: () => null },
    innerWidth: 1366,
    location: { origin: "http://table.test", pathname: "/game", href: "http://table.test/game" },
    tableTime: () => clock.now(),
    tableChance: random,
  };
  return Object.assign(found, { globalThis: found, window: found, self: found });
}

/**
 * Run first in every context: its own clock and dice are those of the table. Copies are made of this world's own lists
 * and records, as a page's are; Node's would come from outside and pass for strangers.
 */
export const PREPARE = `
  globalThis.structuredClone = ((outside) => function copy(value) {
    if (Array.isArray(value)) return value.map(copy);
    const plain = typeof value === "object" && value !== null && [null, Object.prototype].includes(Object.getPrototypeOf(value));
    return plain ? Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, copy(entry)])) : outside(value);
  })(globalThis.structuredClone);
  Date.now = () => tableTime();
  Math.random = () => tableChance();
  globalThis.Date = class Date extends globalThis.Date {
    constructor(...given) { if (given.length) super(...given); else super(tableTime()); }
  };
`;
