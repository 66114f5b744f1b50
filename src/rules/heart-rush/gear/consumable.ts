import type { ConditionName } from "../body/condition-names.ts";
import { gain, lose } from "../body/conditions.ts";
import { heal } from "../body/wounds.ts";
import type { Sheet } from "../state/sheet.ts";

/** What a thing does to whoever uses one up; a healing potion works an hour later (HR-REST-8), and nothing at once. */
export const USES = ["none", "heal", "ease", "bring", "potion"] as const;
export type Use = (typeof USES)[number];

export interface Consumable {
  readonly use: Use;
  readonly condition: ConditionName;
}

/** The sheet of whoever has used it up: `amount` is in hit points or in levels. */
export function afterUse(sheet: Sheet, { use, condition }: Consumable, amount: number): Sheet {
  switch (use) {
    case "heal":
      return heal(sheet, amount);
    case "ease":
      return lose(sheet, condition, amount);
    case "bring":
      return gain(sheet, condition, amount);
    case "potion":
    case "none":
      return sheet;
  }
}
