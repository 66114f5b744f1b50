import { nameOf, personOf, seen, type Seat } from "./seat.ts";

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

interface Summed {
  readonly rounds: string;
  readonly columns: readonly string[];
  readonly choices?: string;
  readonly sides: readonly {
    readonly name: string;
    readonly rows: readonly (Pick<SummaryRow, "id" | "counts" | "fate"> & Partial<Pick<SummaryRow, "choices">>)[];
  }[];
}

/** For templates/fight/summary.hbs: rows of those whom this seat knows of. */
export const summaryOf = (seat: Seat, { rounds, columns, choices, sides }: Summed): SummaryContext => ({
  title: seat.words.say("HEARTRUSH.Fight.summary.title"),
  rounds,
  columns,
  choices: choices ?? null,
  sides: sides.map(({ name, rows }) => ({
    name,
    rows: rows
      .filter(({ id }) => seen(seat, id))
      .map((row) => ({ choices: [], ...row, name: nameOf(seat, row.id), img: personOf(seat, row.id).img })),
  })),
});

/** Counts kept of everybody while a fight is told. */
export interface Counts<Name extends string> {
  add(name: Name, of: string, by?: number): void;
  /** One for each of the columns. */
  row(names: readonly Name[], of: string): readonly number[];
}

export function counts<Name extends string>(): Counts<Name> {
  const known = new Map<string, number>();
  return {
    add: (name, of, by = 1) => void known.set(`${name} ${of}`, (known.get(`${name} ${of}`) ?? 0) + by),
    row: (names, of) => names.map((name) => known.get(`${name} ${of}`) ?? 0),
  };
}
