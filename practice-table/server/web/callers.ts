import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { hostname } from "node:os";

/** By what names this server may be called. */
export interface Callers {
  readonly names: ReadonlySet<string>;
  /** Whether by any address too: nobody can give another's address a new meaning, as one can a name. */
  readonly addresses: boolean;
}

const LOOPBACK = ["127.0.0.1", "localhost", "[::1]", "::1"];

/** Whether only this computer reaches what listens there. */
export const isLoopback = (host: string): boolean => LOOPBACK.includes(host) || /^127(\.\d{1,3}){3}$/.test(host);

/** One that listens to the network has the names it was started with, this computer's, and its addresses. */
export function callersOf(host: string, names: readonly string[]): Callers {
  const own = isLoopback(host) ? [host] : [host, hostname(), `${hostname()}.local`];
  const all = [...LOOPBACK, ...own, ...names].map((name) => name.toLowerCase());
  return { names: new Set(all), addresses: !isLoopback(host) };
}

/**
 * A page elsewhere may make a browser call a server under another name, or say where the call comes from; neither is for us.
 * A page of ours comes from the very place that it calls.
 */
export function isWelcome(callers: Callers, request: IncomingMessage): boolean {
  const called = placeOf(`http://${request.headers.host ?? ""}`);
  if (!called || called.username || !isCalled(callers, called.hostname)) return false;
  const { origin } = request.headers;
  return origin === undefined || placeOf(origin)?.host === called.host;
}

function isCalled({ names, addresses }: Callers, name: string): boolean {
  return names.has(name) || (addresses && isIP(name.replace(/^\[|\]$/g, "")) !== 0);
}

function placeOf(url: string): URL | null {
  return URL.canParse(url) ? new URL(url) : null;
}
