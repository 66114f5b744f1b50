import { Threat } from "../../rules/index.ts";
import { actorChange } from "../documents/kept-changes.ts";
import type { ActorChange } from "../at-table.ts";

/** What must be written so that the actor's sheet reads `after` instead of `before`: only what differs. */
export const actorUpdate = (before: Threat.Sheet, after: Threat.Sheet): ActorChange | null =>
  actorChange(Threat.changesOf(before, after));
