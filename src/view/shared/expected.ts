import { EXPECTATIONS, type Expectation, type Malformed } from "../../rules/index.ts";
import type { LangKey } from "../lang-key.ts";

const wordsOf = (what: Expectation): LangKey => `HEARTRUSH.Expected.${what}`;

export interface ExpectedWords {
  readonly key: LangKey;
  /** `of`: all that goes into the sentence; where it is two numbers, each by itself too. */
  readonly data: { readonly of: string; readonly least: string; readonly most: string };
}

/** What a place in stored data should be, as a sentence that a translation can say. */
export function expectedWords({ expected }: Malformed): ExpectedWords {
  const [name, ...rest] = expected.split(" ");
  const what = EXPECTATIONS.find((each) => each === name) ?? "value";
  const [least = "", most = ""] = rest;
  return { key: wordsOf(what), data: { of: rest.join(" "), least, most } };
}
