import type { CheckStanding } from "./check-standing.ts";
import { KITS } from "../gear/kit.ts";
import type { KitName } from "../gear/kit.ts";
import type { Reason } from "../state/participant.ts";
import type { Sheet } from "../state/sheet.ts";
import { lessenWounds } from "../body/wounds.ts";

/**
 * What speaks for and against a healer, beside what counts in every check. HR-WOUND-7: one's own wounds are a level of
 * disadvantage. HR-GAIN-12: what the healer has learnt.
 */
export const treatmentReasons = ({ modifiers }: Sheet, ownWounds: boolean): readonly Reason[] => [
  ...(ownWounds ? [{ from: "own-wounds", net: -1 }] : []),
  ...modifiers.flatMap(({ on, from, net }) => (on === "treatment" && net !== 0 ? [{ from, net }] : [])),
];

export const kitBonus = (kit: KitName | null): number => (kit === null ? 0 : KITS[kit].bonus);

/** HR-WOUND-6: one medicine check lessens every untreated wound by its total, and leaves what remains treated. */
export const treatWounds = (patient: Sheet, total: number): Sheet =>
  lessenWounds(patient, (wound) => (wound.treated ? wound : { rank: wound.rank - Math.max(0, total), treated: true }));

/**
 * HR-WOUND-6, HR-WOUND-9: by how much wounds are lessened, or that they are not; null while the roller has yet to say what
 * becomes of a 1.
 */
export function treatmentTotal(standing: CheckStanding | null): number | "failed" | null {
  if (standing?.at !== "settled") return null;
  return standing.automatic ? "failed" : standing.thrown.total;
}
