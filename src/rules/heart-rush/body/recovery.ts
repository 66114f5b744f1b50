import { endBoons } from "./boons.ts";
import type { ConditionName } from "./condition-names.ts";
import { gain, levelOf, lose } from "./conditions.ts";
import type { Options } from "../state/options.ts";
import type { Sheet } from "../state/sheet.ts";
import { nightPasses } from "../gear/spells.ts";
import { heal, hpCap, lessenWounds } from "./wounds.ts";

const freshHeart = (sheet: Sheet): Sheet => ({ ...sheet, heart: { ...sheet.heart, now: sheet.heart.max } });

const regained = (sheet: Sheet, kinds: readonly string[]): Sheet => ({
  ...sheet,
  spent: Object.fromEntries(Object.entries(sheet.spent).filter(([, until]) => !kinds.includes(until))),
});

/** HR-REST-1, HR-BOON-2: ten quiet minutes refresh the heart die; by `heartRefresh` heart abilities too. */
export const shortRest = (sheet: Sheet, options: Options): Sheet =>
  regained(freshHeart(endBoons(sheet, "short-rest")), options.heartRefresh === "any-rest-or-wound" ? ["heart"] : []);

/** HR-REST-4, HR-BOON-2: any night's rest does what a short one does, and gives heart and major abilities back. */
const nightsRest = (sheet: Sheet): Sheet =>
  nightPasses(regained(freshHeart(endBoons(sheet, "long-rest")), ["heart", "major"]));

/**
 * HR-REST-5: a good night takes a rank off every wound, by `untreatedWoundsHeal` of the treated alone, heals as far as
 * the wounds let it, and ends what bad nights had left.
 */
export function goodNight(sheet: Sheet, options: Options): Sheet {
  const mended = lessenWounds(nightsRest(sheet), (wound) =>
    wound.treated || options.untreatedWoundsHeal ? { ...wound, rank: wound.rank - 1 } : wound,
  );
  const healed = heal(mended, hpCap(mended));
  const rested = BAD_SLEEP.reduce((left, name) => lose(left, name, sheet.fromBadSleep[name] ?? 0), healed);
  return { ...rested, badNights: 0, fromBadSleep: {} };
}

/** HR-REST-7: what bad sleep brings. */
export const BAD_SLEEP = ["weakened", "off-balanced", "dazed"] as const satisfies readonly ConditionName[];

/** HR-REST-7: how many of them the table draws for the coming bad night; from the third on there is nothing to draw. */
export const drawsOf = (sheet: Sheet): number => (sheet.badNights >= 2 ? 0 : sheet.badNights + 1);

/** HR-REST-6, HR-REST-7: a bad night gives back half of what is missing, rounded down, and leaves its marks. */
export function badNight(sheet: Sheet, drawn: readonly ConditionName[]): Sheet {
  const rested = nightsRest(sheet);
  const missing = Math.max(0, hpCap(rested) - rested.hp.now);
  const healed = heal(rested, Math.floor(missing / 2));
  const marks = sheet.badNights >= 2 ? BAD_SLEEP : drawn.slice(0, drawsOf(sheet));
  const marked = marks.reduce(markedBy, healed);
  return { ...marked, badNights: sheet.badNights + 1 };
}

/** Only the level really gained is the night's own, so that a good one takes back no more than that. */
function markedBy(sheet: Sheet, name: ConditionName): Sheet {
  const marked = gain(sheet, name, 1);
  const left = (sheet.fromBadSleep[name] ?? 0) + levelOf(marked, name) - levelOf(sheet, name);
  return { ...marked, fromBadSleep: { ...sheet.fromBadSleep, [name]: left } };
}

const POTION_HEALS = 20;

/** HR-REST-8: an hour after a healing potion every wound is a rank lighter, and twenty hit points come back. */
export const potionWorks = (sheet: Sheet): Sheet =>
  heal(
    lessenWounds(sheet, (wound) => ({ ...wound, rank: wound.rank - 1 })),
    POTION_HEALS,
  );
