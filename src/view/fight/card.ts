import type { Clash } from "./clash.ts";

/** The chat card of an engagement, which grows while it goes on. */
export interface CardContext {
  readonly title: string;
  readonly stances: readonly { readonly name: string; readonly choice: string; readonly emblem: string }[];
  readonly clashes: readonly Clash[];
  readonly over: boolean;
  readonly foot: string;
}
