import { buildUuid } from "../../common/utils/build-uuid.ts";
import { getDefiningClass, getParentClasses, isSubclass } from "../../common/utils/classes.ts";
import { Collection } from "../../common/utils/collection.ts";
import { Color } from "../../common/utils/color.ts";
import { debounce } from "../../common/utils/debounce.ts";
import { deepClone } from "../../common/utils/objects/deep-clone.ts";
import { deepFreeze } from "../../common/utils/objects/deep-freeze.ts";
import { diffObject } from "../../common/utils/objects/diff-object.ts";
import { escapeHTML, unescapeHTML } from "../../common/utils/escape-html.ts";
import { expandObject } from "../../common/utils/objects/expand-object.ts";
import { filterObject } from "../../common/utils/objects/filter-object.ts";
import { flattenObject } from "../../common/utils/objects/flatten-object.ts";
import { getType } from "../../common/utils/objects/get-type.ts";
import { invertObject } from "../../common/utils/objects/invert-object.ts";
import { iterateEntries, iterateKeys, iterateValues } from "../../common/utils/objects/iterate.ts";
import { isEmpty } from "../../common/utils/objects/is-empty.ts";
import { EventEmitterMixin } from "../../common/utils/event-emitter.ts";
import { isForcedKey } from "../../common/utils/objects/deletion-keys.ts";
import { isNewerVersion } from "../../common/utils/is-newer-version.ts";
import { logCompatibilityWarning } from "../../common/utils/log-compatibility-warning.ts";
import { mergeObject } from "../../common/utils/objects/merge-object.ts";
import { objectsEqual } from "../../common/utils/objects/objects-equal.ts";
import { isPlainObject } from "../../common/utils/objects/plain-object.ts";
import { deleteProperty, getProperty, hasProperty, setProperty } from "../../common/utils/objects/property.ts";
import { buildRelativeUuid } from "../../common/utils/relative-uuid.ts";
import { randomID } from "../../common/utils/random-id.ts";
import { Semaphore } from "../../common/utils/semaphore.ts";
import { throttle } from "../../common/utils/throttle.ts";
import { documentConfig } from "../config.ts";
import { cleanHTML } from "../applications/ux/clean-html.ts";
import { performIntegerSort } from "../applications/ux/integer-sort.ts";
import { fromUuid, fromUuidSync } from "../utils/from-uuid.ts";
import { parseUuid } from "../utils/parse-uuid.ts";

const STEPS: readonly [limit: number, divisor: number, unit: Intl.RelativeTimeFormatUnit][] = [
  [60, 1, "second"],
  [3600, 60, "minute"],
  [86_400, 3600, "hour"],
  [Infinity, 86_400, "day"],
];

export function getRoute(path: string): string {
  return /^([a-z]+:|\/)/i.test(path) ? path : `/${path}`;
}

export function timeSince(time: number | string | Date): string {
  const seconds = (Date.now() - new Date(time).getTime()) / 1000;
  const [, divisor, unit] = STEPS.find(([limit]) => seconds < limit) ?? [0, 86_400, "day" as const];
  return new Intl.RelativeTimeFormat("en", { numeric: "auto" }).format(-Math.round(seconds / divisor), unit);
}

async function fetchJsonWithTimeout(
  url: string,
  init: RequestInit = {},
  { timeoutMs = 30_000 } = {},
): Promise<unknown> {
  const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${answer.statusText}`);
  return answer.json();
}

/** Many who ask for it at once get one. */
const debouncedReload = debounce(() => window.location.reload(), 250);

const getDocumentClass = (name: string): unknown => documentConfig(name)?.documentClass;

/** Whatever has a way of its own to compare itself is asked by it. */
function equals(one: unknown, other: unknown): boolean {
  const own: unknown = typeof one === "object" && one !== null ? Reflect.get(one, "equals") : undefined;
  return typeof own === "function" ? Boolean(Reflect.apply(own, one, [other])) : objectsEqual(one, other);
}

/** By its tag, or by a class, of this window or of the one that the element lies in. */
function isElementInstanceOf(element: unknown, tagOrClass: string | { readonly name: string }): boolean {
  const found = element as HTMLElement | null;
  if (typeof tagOrClass === "string") return found?.tagName?.toLowerCase() === tagOrClass.toLowerCase();
  const there: unknown = Reflect.get(found?.ownerDocument?.defaultView ?? globalThis, tagOrClass.name);
  return [tagOrClass, there].some((maker) => typeof maker === "function" && found instanceof maker);
}

/** The one element of the markup, or all of them. */
function parseHTML(html: string): Element | HTMLCollection | undefined {
  const holder = document.createElement("template");
  holder.innerHTML = html;
  const { children } = holder.content;
  return children.length === 1 ? children[0] : children;
}

/** `foundry.utils` */
export const utils = {
  Collection,
  Color,
  EventEmitterMixin,
  Semaphore,
  buildRelativeUuid,
  buildUuid,
  cleanHTML,
  debounce,
  debouncedReload,
  deepClone,
  deepFreeze,
  deleteProperty,
  diffObject,
  duplicate: <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T,
  equals,
  escapeHTML,
  expandObject,
  fetchJsonWithTimeout,
  filterObject,
  flattenObject,
  fromUuid,
  fromUuidSync,
  getDefiningClass,
  getDocumentClass,
  getParentClasses,
  getProperty,
  getRoute,
  getType,
  hasProperty,
  invertObject,
  isDeletionKey: isForcedKey,
  isElementInstanceOf,
  isEmpty,
  isNewerVersion,
  isPlainObject,
  isSubclass,
  iterateEntries,
  iterateKeys,
  iterateValues,
  logCompatibilityWarning,
  mergeObject,
  objectsEqual,
  parseHTML,
  parseUuid,
  performIntegerSort,
  randomID,
  setProperty,
  throttle,
  timeSince,
  unescapeHTML,
};
