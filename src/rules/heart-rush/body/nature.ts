import { ok, refuse } from "../../core/result.ts";
import type { Result } from "../../core/result.ts";
import type { ConditionName } from "./condition-names.ts";
import type { Refusal } from "../state/refusals.ts";
import type { Nature, Sheet } from "../state/sheet.ts";

/** Heroes, and creatures with nothing special about them. */
export const ORDINARY: Nature = { engagements: 1, alwaysDefensive: false, unpushable: false, immune: [] };

/** HR-NAT-1: what does not take hold of this creature. */
export const isImmune = ({ nature }: Sheet, name: ConditionName): boolean => nature.immune.includes(name);

/** HR-NAT-2: whoever is always on the defensive strikes at nobody, in an engagement or beside it. */
export const mayStrikeAtAll = ({ nature }: Sheet): Result<null, Refusal> =>
  nature.alwaysDefensive ? refuse("always-defensive") : ok(null);
