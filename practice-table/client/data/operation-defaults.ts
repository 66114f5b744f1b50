import type { DatabaseOperation } from "../../common/abstract/backend.ts";
import { clock } from "../../common/utils/clock.ts";

/** What whoever is told of an operation can read there, asked for or not. */
const DEFAULTS = {
  create: { render: true, renderSheet: false },
  update: { diff: true, recursive: true, render: true },
  delete: { deleteAll: false, render: true },
} as const;

export function withDefaults<Given extends DatabaseOperation>(action: keyof typeof DEFAULTS, given: Given): Given {
  const said = Object.entries(given).filter(([, value]) => value !== undefined);
  return { ...DEFAULTS[action], modifiedTime: clock.now(), ...Object.fromEntries(said), action } as never;
}

/** The operation without what everybody would think of by themselves. */
export function withoutDefaults(action: keyof typeof DEFAULTS, operation: DatabaseOperation): DatabaseOperation {
  const defaults: Readonly<Record<string, unknown>> = DEFAULTS[action];
  const { action: _action, ...rest } = operation;
  return Object.fromEntries(Object.entries(rest).filter(([key, value]) => defaults[key] !== value));
}
