import type { Ask } from "./ask.ts";
import type { Choice } from "./choice.ts";

/** The strip above the hotbar, for whoever is asked and has no window open: one question at a time. */
export interface DockContext {
  readonly ask: Ask;
  readonly more: number;
  readonly moreLabel: string;
  readonly open: Choice | null;
}
