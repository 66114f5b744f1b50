import { levelOf } from "../body/conditions.ts";
import type { Sheet } from "../state/sheet.ts";

/** HR-HAZ-5: how water hinders movement, and attack, defence and checks of motion. */
export const WATERS = {
  shallow: { difficult: true, net: 0 },
  standing: { difficult: true, net: -1 },
  under: { difficult: true, net: -5 },
} as const;
export type Water = keyof typeof WATERS;

/** HR-HAZ-6: dim light is a level of disadvantage on watching, darkness hides all; sight in the dark is one step better. */
const LIGHTS = ["bright", "dim", "dark"] as const;
export type Light = (typeof LIGHTS)[number];

export function lightFor(light: Light, seesInTheDark: boolean): { readonly net: number; readonly sees: boolean } {
  const step = Math.max(0, LIGHTS.indexOf(light) - (seesInTheDark ? 1 : 0));
  return { net: step === 1 ? -1 : 0, sees: step < 2 };
}

/** HR-COND-6: the fifth level of blindness is complete. */
export const seesNothing = (sheet: Sheet): boolean => levelOf(sheet, "blinded") >= 5;
