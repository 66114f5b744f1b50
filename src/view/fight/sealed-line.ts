import type { FighterId } from "../../rules/index.ts";
import type { Choice } from "./choice.ts";

/** What has been sealed and may still be changed: it stands there, and nobody is asked. What was chosen it does not tell. */
export interface SealedLine {
  readonly fighter: FighterId;
  readonly sentence: string;
  readonly change: Choice;
}
