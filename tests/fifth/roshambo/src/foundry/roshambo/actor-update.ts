import { Roshambo } from "../../rules/index.ts";
import { actorChange } from "../documents/kept-changes.ts";
import type { ActorChange } from "../at-table.ts";

export const actorUpdate = (before: Roshambo.Sheet, after: Roshambo.Sheet): ActorChange | null =>
  actorChange(Roshambo.changesOf(before, after));
