/** How an ActiveEffect changes a value. Generation 13 numbers these modes, generation 14 names them. */
export const CHANGE_KINDS = ["custom", "multiply", "add", "subtract", "downgrade", "upgrade", "override"] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

const MODES: readonly ChangeKind[] = ["custom", "multiply", "add", "downgrade", "upgrade", "override"];

export interface EffectChange {
  readonly key: string;
  readonly value: unknown;
  readonly mode?: number | undefined;
  readonly type?: string | undefined;
  readonly priority?: number | null | undefined;
  readonly phase?: string | undefined;
  readonly effect?: unknown;
}

export function changeKind(change: EffectChange): ChangeKind {
  if (typeof change.type === "string") {
    return (CHANGE_KINDS as readonly string[]).includes(change.type) ? (change.type as ChangeKind) : "custom";
  }
  return MODES[change.mode ?? 2] ?? "custom";
}

/** A mode of some package's own becomes a type with its number. */
export const typeOfMode = (mode: number): string => MODES[mode] ?? `custom.${mode}`;
export const modeOfKind = (kind: ChangeKind): number => (kind === "subtract" ? 2 : MODES.indexOf(kind));

/** When generation 14 applies changes: before the actor works out what follows from its data, and after. */
export const CHANGE_PHASES = ["initial", "final"] as const;

/** Generation 14's default priorities; generation 13 has ten times the mode. */
export const DEFAULT_PRIORITIES: Readonly<Record<ChangeKind, number>> = {
  custom: 0,
  multiply: 10,
  add: 20,
  subtract: 20,
  downgrade: 30,
  upgrade: 40,
  override: 50,
};
