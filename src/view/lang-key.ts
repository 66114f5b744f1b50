import type en from "../../lang/en.json";

/** The dotted key of every word in lang/en.json, so that a missing or misspelt one does not compile. */
export type LangKey = KeyBelow<typeof en>;

type KeyBelow<Node> = {
  [Name in keyof Node & string]: Node[Name] extends string ? Name : `${Name}.${KeyBelow<Node[Name]>}`;
}[keyof Node & string];
