import { gritMax } from "./gear.ts";
import type { Attribute, Sheet } from "./state/model.ts";
import { DEFAULTS } from "./state/options.ts";
import type { Die } from "./track.ts";

const TWICE_UP: Die = 8;
const ONCE_UP: Die = 6;
const FIRST: Die = 4;

/** GRT-DIE-2: all three attributes begin at a d4; one goes up two steps, another one step, and Grit follows. */
export function newSheet(strongest: Attribute, second: Attribute): Sheet {
  const standing = (attribute: Attribute) => {
    const die = attribute === strongest ? TWICE_UP : attribute === second ? ONCE_UP : FIRST;
    return { max: die, value: die };
  };
  const sheet: Sheet = {
    attributes: { str: standing("str"), dex: standing("dex"), wil: standing("wil") },
    grit: { max: 0, value: 0 },
    armor: 0,
    items: {},
    harm: null,
    deprived: false,
    leader: false,
    minutesDown: 0,
    safeMinutes: 0,
  };
  const grit = gritMax(sheet, { ...DEFAULTS, gritFormula: "dice" });
  return { ...sheet, grit: { max: grit, value: grit } };
}
