import type { EffectChange } from "./change.ts";

/** What a change that is left to whoever listens for it does: a client puts its hook here. */
type Announce = (model: object, change: EffectChange, value: unknown, delta: unknown) => void;

let announce: Announce = () => {};

export function useCustomChanges(hook: Announce): void {
  announce = hook;
}

export const announceChange: Announce = (...told) => announce(...told);
