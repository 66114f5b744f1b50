import type { Blow } from "./state/event.ts";
import { gritMax } from "./gear.ts";
import { MOST_MINUTES, type Attribute, type Harm, type Sheet } from "./state/model.ts";
import type { Options } from "./state/options.ts";
import type { Step } from "./track.ts";

/** What events leave on a sheet. */

export const withAttribute = (sheet: Sheet, attribute: Attribute, value: Step): Sheet => ({
  ...sheet,
  attributes: { ...sheet.attributes, [attribute]: { ...sheet.attributes[attribute], value } },
});

export const withGrit = (sheet: Sheet, value: number): Sheet => ({ ...sheet, grit: { ...sheet.grit, value } });

/** The hour of the fallen begins when they fall. */
export const withHarm = (sheet: Sheet, harm: Harm | null): Sheet => ({
  ...sheet,
  harm,
  minutesDown: harm === sheet.harm ? sheet.minutesDown : 0,
});

/** GRT-GRIT-3: being struck ends a rest. Grit that did not count is neither lost nor rewritten. */
export function struck(sheet: Sheet, gritLost: number, gritLeft: number, blow: Blow): Sheet {
  const soaked = gritLost > 0 ? withGrit(sheet, gritLeft) : sheet;
  return { ...withHarm(withAttribute(soaked, blow.attribute, blow.die), blow.harm), safeMinutes: 0 };
}

/** GRT-AID-4: up again, with the attribute as low as it was. */
export const helpedUp = (sheet: Sheet): Sheet => withHarm(sheet, null);

/** GRT-GEAR-4: what is let go protects no more from that moment. */
export const lettingGo = (sheet: Sheet): Sheet => ({
  ...sheet,
  items: Object.fromEntries(Object.entries(sheet.items).map(([id, item]) => [id, { ...item, held: false }])),
});

export const refreshed = (sheet: Sheet, options: Options): Sheet => withGrit(sheet, gritMax(sheet, options));

/** The harm that ends when an attribute is whole again. */
const CURED: Readonly<Record<Attribute, Harm>> = { str: "incapacitated", dex: "paralysed", wil: "catatonic" };

/** GRT-REC-5: an attribute given back stands at its maximum, and what its lack had done is over. */
export function restored(sheet: Sheet, attribute: Attribute): Sheet {
  const whole = withAttribute(sheet, attribute, sheet.attributes[attribute].max);
  return sheet.harm === CURED[attribute] ? withHarm(whole, null) : whole;
}

const count = (minutes: number, more: number): number => Math.min(MOST_MINUTES, minutes + more);

export const grownOlder = (sheet: Sheet, minutes: number, safe: boolean): Sheet => ({
  ...sheet,
  minutesDown: sheet.harm === "incapacitated" ? count(sheet.minutesDown, minutes) : 0,
  safeMinutes: safe ? count(sheet.safeMinutes, minutes) : 0,
});
