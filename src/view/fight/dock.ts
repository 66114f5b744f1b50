import type { Ask } from "./ask.ts";
import type { Choice } from "./choice.ts";
import type { SealedLine } from "./sealed-line.ts";

/** The strip above the hotbar, for whoever has no window open: one question at a time, and what they have sealed. */
export interface DockContext {
  readonly ask: Ask | null;
  readonly sealed?: readonly SealedLine[];
  readonly more: number;
  readonly moreLabel: string;
  readonly open: Choice | null;
}
