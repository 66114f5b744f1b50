import { realm } from "../realm.ts";

export const COMPATIBILITY_MODES = { SILENT: 0, WARNING: 1, ERROR: 2, FAILURE: 3 } as const;

export interface CompatibilityOptions {
  readonly mode?: number | undefined;
  readonly since?: number | string | undefined;
  readonly until?: number | string | undefined;
  readonly details?: string | undefined;
  readonly once?: boolean | undefined;
}

const said = new Set<string>();

/** Warns of a use that will stop working, or throws where a developer wants to be stopped by it. */
export function logCompatibilityWarning(message: string, options: CompatibilityOptions = {}): void {
  const mode = options.mode ?? realm.compatibilityMode();
  if (mode === COMPATIBILITY_MODES.SILENT || (options.once && said.has(message))) return;
  said.add(message);
  const { since, until, details } = options;
  const versions = [
    since ? `Deprecated since version ${since}` : "",
    until ? `Backwards-compatible support will be removed in version ${until}` : "",
  ];
  const text = [message, ...versions, details ?? ""].filter(Boolean).join("\n");
  if (mode === COMPATIBILITY_MODES.FAILURE) throw new Error(text);
  realm.warn(text);
}
