import { asRecord, CONFIG } from "../config.ts";
import { client } from "../client.ts";
import type { RollTerm } from "./terms/roll-term.ts";

/** A die of a formula as whoever throws it by hand is told of it. */
export interface WantedDice {
  readonly denomination: string;
  readonly faces: number;
  readonly number: number;
  readonly flavor: string;
}

interface ThrownByHand extends RollTerm {
  readonly number: number | undefined;
  readonly faces: number | undefined;
  readonly denomination: string;
  _entered: number[] | null;
  _asksForMore: boolean;
  _method: string | undefined;
  randomFace(): number;
}

/** Thrown by a term that needs one more die of somebody's hand: an explosion, a second throw. */
export class DieWanted extends Error {
  readonly term: RollTerm;
  constructor(term: RollTerm) {
    super("A die is wanted that nobody has thrown yet.");
    this.term = term;
  }
}

/** Answers the faces of each, null where the table is to throw. */
type Asker = (wanted: readonly WantedDice[]) => Promise<readonly (readonly (number | null)[])[]>;

let asker: Asker | null = null;

/** The page says here how it asks people for the dice they threw. */
export function teachFulfilment(ask: Asker): void {
  asker = ask;
}

const isDice = (term: RollTerm): term is ThrownByHand => "_entered" in term;

/** How the user of this browser has chosen to throw such dice. */
function methodOf(term: ThrownByHand): string {
  const { dice, defaultMethod } = asRecord(asRecord(CONFIG["Dice"])["fulfillment"]);
  if (!(term.denomination in asRecord(dice))) return String(defaultMethod);
  const chosen = asRecord(client.game?.settings.get("core", "diceConfiguration"))[term.denomination];
  return typeof chosen === "string" && chosen ? chosen : String(defaultMethod);
}

function isByHand(term: ThrownByHand): boolean {
  const { methods } = asRecord(asRecord(CONFIG["Dice"])["fulfillment"]);
  return asRecord(asRecord(methods)[methodOf(term)])["interactive"] === true;
}

/** Every dice term of a formula, those within pools and parentheses too. */
function diceWithin(terms: readonly RollTerm[]): ThrownByHand[] {
  return terms.flatMap((term) => {
    if (isDice(term)) return [term];
    const inner = [Reflect.get(term, "roll"), ...((Reflect.get(term, "rolls") as unknown[] | undefined) ?? [])];
    return inner.flatMap((roll) => diceWithin((asRecord(roll)["terms"] as RollTerm[] | undefined) ?? []));
  });
}

async function ask(terms: readonly ThrownByHand[], numberOf: (term: ThrownByHand) => number): Promise<void> {
  const wanted = terms.map((term) => ({
    denomination: term.denomination,
    faces: term.faces ?? 0,
    number: numberOf(term),
    flavor: term.options.flavor ?? "",
  }));
  const given = (await asker?.(wanted)) ?? [];
  for (const [index, term] of terms.entries()) {
    const faces = Array.from({ length: numberOf(term) }, (_, die) => given[index]?.[die] ?? null);
    const thrown = faces.map((face) => face ?? term.randomFace());
    term._entered = [...(term._entered ?? []), ...thrown];
  }
}

/** Asks for the dice that are thrown by hand, before the roll is evaluated. Answers whether there are any. */
export async function askForDice(terms: readonly RollTerm[]): Promise<boolean> {
  if (!asker) return false;
  const byHand = diceWithin(terms).filter((term) => !term._evaluated && isByHand(term));
  for (const term of byHand) {
    term._method = methodOf(term);
    term._asksForMore = terms.includes(term);
    term._entered = [];
  }
  const known = byHand.filter((term) => (term.number ?? 0) > 0 && (term.faces ?? 0) > 0);
  if (known.length) await ask(known, (term) => Math.abs(term.number ?? 0));
  return byHand.length > 0;
}

export async function askForAnother({ term }: DieWanted): Promise<void> {
  if (isDice(term)) await ask([term], () => 1);
}
