import { ok, refuse } from "../core/result.ts";
import type { Result } from "../core/result.ts";
import { speaksFor } from "../core/ruleset.ts";
import type { Decision, Who } from "../core/ruleset.ts";
import { fightersIn, type FighterId } from "../core/brand.ts";
import { catchBreath, highest, judgeBreath, judgeSave, lostTo, rollBreath } from "./breath.ts";
import type { Event } from "./state/event.ts";
import { hasVantage, isRunning, sideOf } from "./exchange/exchange.ts";
import type { CommandOf } from "./state/commands.ts";
import type { Sheet, Table } from "./state/model.ts";
import { judgeReload } from "./ranged.ts";
import type { Refusal } from "./state/refusal.ts";
import { CONDITIONS, QUALITIES, score, weaponOf } from "./state/sheet.ts";

/** What is done when no blows are being exchanged: saves, breath, reloading, and special weapons. */

type Judged = Result<readonly Event[], Refusal>;

/** THR-SAVE-5: dice that may lie under a seal are not touched meanwhile, so nothing quiet happens in a running fight. */
function sheetInQuiet(table: Table, who: FighterId, by: Who): Result<Sheet, Refusal> {
  const sheet = table.sheets[who];
  if (sheet === undefined || sideOf(table.fight, who) === null) return refuse("unknown-fighter");
  if (!speaksFor(by, who)) return refuse("not-yours");
  const { scene } = table.fight;
  return isRunning(scene) || scene.phase === "clash" ? refuse("wrong-phase") : ok(sheet);
}

export function* rollSave(
  table: Table,
  { who, attribute, dice, difficulty }: CommandOf<"save">,
  by: Who,
): Decision<Event, Refusal> {
  const sheet = sheetInQuiet(table, who, by);
  if (!sheet.ok) return sheet;
  const refusal = judgeBreath(sheet.value, dice);
  if (refusal !== null) return refuse(refusal);
  const breath = yield* rollBreath(`save:${who}:${attribute}`, who, dice);
  const high = highest(breath);
  const judged = difficulty === null ? { success: null, margin: null } : judgeSave(high, difficulty);
  const lost = lostTo(who, breath, score(sheet.value, attribute));
  return ok([{ type: "saved", who, attribute, breath, high, difficulty, ...judged, lost }]);
}

export function catchSomeBreath(table: Table, { who, exhaust }: CommandOf<"catchBreath">, by: Who): Judged {
  const sheet = sheetInQuiet(table, who, by);
  if (!sheet.ok) return sheet;
  const caught = catchBreath(sheet.value, exhaust);
  return caught.ok ? ok([{ type: "breathCaught", who, exhaust, recovered: caught.value }]) : caught;
}

export function reloadWeapon(table: Table, { who, item }: CommandOf<"reload">, by: Who): Judged {
  const sheet = sheetInQuiet(table, who, by);
  if (!sheet.ok) return sheet;
  const weapon = weaponOf(sheet.value, item);
  if (weapon === null) return refuse("unknown-item");
  const { fight } = table;
  const foeHasVantage = fightersIn(fight.fighters).some((other) => hasVantage(fight, fight, other, who));
  const refusal = judgeReload(weapon, foeHasVantage);
  return refusal === null ? ok([{ type: "reloaded", who, item }]) : refuse(refusal);
}

/** THR-SPC-7: quality and condition are rolled apart; the blank rows of the qualities are rolled again. */
export function* rollSpecial(table: Table, { who, item }: CommandOf<"rollSpecial">, by: Who): Decision<Event, Refusal> {
  if (!by.gm) return refuse("gm-only");
  const sheet = sheetInQuiet(table, who, by);
  if (!sheet.ok) return sheet;
  if (weaponOf(sheet.value, item) === null) return refuse("unknown-item");
  const rolled: number[] = [];
  for (;;) {
    const shown = yield one(who, "quality");
    rolled.push(shown.faces[0] ?? 0);
    const quality = QUALITIES.find((row) => row === rolled.at(-1));
    if (quality === undefined) continue;
    const drawn = yield one(who, "condition");
    const condition = CONDITIONS.find((row) => row === drawn.faces[0]) ?? CONDITIONS[0];
    return ok([{ type: "specialRolled", who, item, rolled, quality, condition }]);
  }
}

const one = (by: FighterId, what: "quality" | "condition") => ({
  name: `${what}:${by}`,
  by,
  dice: [{ role: what, faces: 8 }],
  net: 0,
  flat: [],
});
