export interface SummaryChoice {
  readonly name: string;
  readonly emblem: string;
  readonly times: number;
  readonly fared: string;
}

export interface SummaryRow {
  readonly id: string;
  readonly name: string;
  readonly img: string;
  /** A number for each of the columns. */
  readonly counts: readonly number[];
  readonly fate: string;
  readonly choices: readonly SummaryChoice[];
}

/** Who did what, when all is over. */
export interface SummaryContext {
  readonly title: string;
  readonly rounds: string;
  readonly columns: readonly string[];
  /** What the choices are called that the fighters made, where a ruleset has any to compare. */
  readonly choices: string | null;
  readonly sides: readonly { readonly name: string; readonly rows: readonly SummaryRow[] }[];
}
