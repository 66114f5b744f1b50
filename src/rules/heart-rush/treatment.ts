import type { CheckStanding } from "./check-standing.ts";
import { reasonsFor, ROLL } from "./conditions.ts";
import { KITS } from "./kit.ts";
import type { KitName } from "./kit.ts";
import type { Options } from "./options.ts";
import type { Participant, Reason } from "./participant.ts";
import type { Sheet } from "./sheet.ts";
import { lessenWounds } from "./wounds.ts";

/** HR-GAIN-12: what a healer has learnt. */
export const healersReasons = ({ modifiers }: Sheet): readonly Reason[] =>
  modifiers.flatMap(({ on, from, net }) => (on === "treatment" && net !== 0 ? [{ from, net }] : []));

/** HR-WOUND-7: treating one's own wounds is a level of disadvantage, beside whatever ails the healer. */
export const selfTreatmentReasons = (patient: Participant, options: Options): readonly Reason[] => [
  { from: "own-wounds", net: -1 },
  ...reasonsFor(patient, { ...ROLL, kind: "check", ability: "cunning" }, options),
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
