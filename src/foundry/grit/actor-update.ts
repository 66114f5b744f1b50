import { Grit } from "../../rules/index.ts";
import { actorChange } from "../documents/kept-changes.ts";
import type { ActorChange } from "../at-table.ts";

/** What must be written so that the actor's sheet reads `after` instead of `before`: only what differs. */
export const actorUpdate = (before: Grit.Sheet, after: Grit.Sheet): ActorChange | null =>
  actorChange(Grit.changesOf(before, after));
