/** One line of the bench table. Times differ from machine to machine and never fail a run; sizes and counts do. */
export type Row = TimedRow | CountedRow;

/** How long something takes, in microseconds: the median of many runs. */
export interface TimedRow {
  readonly name: string;
  readonly run: () => unknown;
  /** Someone else's way to the same result, timed alike. */
  readonly peer?: { readonly name: string; readonly run: () => unknown };
  /** What we want to reach, in microseconds. */
  readonly reach?: number;
}

/** How much there is of something: bytes, messages, writes, an error, a ratio. */
export interface CountedRow {
  readonly name: string;
  readonly count: () => number | Promise<number>;
  readonly unit: string;
  readonly peer?: { readonly name: string; readonly count: () => number | Promise<number> };
  readonly reach?: number;
  /** Whether missing the target fails the run. False for a ratio of times. */
  readonly binding: boolean;
}
