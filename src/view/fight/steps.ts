export interface WindowStep {
  readonly name: string;
  readonly state: "done" | "now" | "ahead";
  readonly now: boolean;
  /** Its number, or a tick once it is done. */
  readonly mark: string;
}

/** The way from the first step to the last, and which of them it is now; what is done is ticked off. */
export const stepsTo = (now: number, names: readonly string[]): readonly WindowStep[] =>
  names.map((name, place) => ({
    name,
    state: place < now ? "done" : place === now ? "now" : "ahead",
    now: place === now,
    mark: place < now ? "✓" : String(place + 1),
  }));
