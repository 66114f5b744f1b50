import { changeKind, modeOfKind, typeOfMode, type EffectChange } from "../../../common/data/change.ts";
import { logCompatibilityWarning } from "../../../common/utils/log-compatibility-warning.ts";
import type { PlainObject } from "../../../common/utils/objects/plain-object.ts";

/** A name of generation 13 that 14 still answers to, and warns of; whoever only looks through the data does not see it. */
function shim(owner: object, key: string, now: string, get: () => unknown, set?: (value: unknown) => void): void {
  if (Object.hasOwn(owner, key)) return;
  const warn = (): void =>
    logCompatibilityWarning(`The ${key} of an effect is its ${now} now.`, { since: 14, until: 16, once: true });
  const written = (value: unknown): void => {
    warn();
    set?.(value);
  };
  Object.defineProperty(owner, key, {
    get: () => {
      warn();
      return get();
    },
    ...(set && { set: written }),
    configurable: true,
    enumerable: false,
  });
}

export function shimMode(change: EffectChange): void {
  shim(
    change,
    "mode",
    "type",
    () => modeOfKind(changeKind(change)),
    (mode) => Object.assign(change, { type: typeOfMode(Number(mode)) }),
  );
}

const BEGINNINGS = { combat: "combat", startTime: "time", startRound: "round", startTurn: "turn" } as const;

export function shimDuration(duration: PlainObject, start: PlainObject): void {
  for (const [key, now] of Object.entries(BEGINNINGS)) shim(duration, key, `start.${now}`, () => start[now] ?? null);
  for (const units of ["rounds", "turns"])
    shim(duration, units, "duration.value", () => (duration["units"] === units ? duration["value"] : null));
}
