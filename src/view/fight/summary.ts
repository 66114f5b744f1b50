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
  readonly dealt: number;
  readonly taken: number;
  readonly shrugged: number;
  readonly wounds: number;
  readonly fate: string;
  readonly choices: readonly SummaryChoice[];
}

/** Who did what, when all is over. */
export interface SummaryContext {
  readonly title: string;
  readonly rounds: string;
  readonly sides: readonly { readonly name: string; readonly rows: readonly SummaryRow[] }[];
}
