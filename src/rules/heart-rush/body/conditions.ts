import type { FighterId } from "../../core/brand.ts";
import { fromEntries } from "../../core/casts.ts";
import { CONDITION_RULES, TOLD_OF_OTHERS } from "./condition-table.ts";
import type { AskedRoll, Held } from "./condition-table.ts";
import { CONDITIONS } from "./condition-names.ts";
import type { ConditionName } from "./condition-names.ts";
import { gainedOf } from "./modifiers.ts";
import { isImmune } from "./nature.ts";
import type { Options } from "../state/options.ts";
import type { Participant, Reason } from "../state/participant.ts";
import type { Condition, Sheet } from "../state/sheet.ts";

/** HR-COND-2: levels add up, five at most; what would go beyond is ignored. */
export const MOST_LEVELS = 5;

/** HR-COND-22: whether so many levels of blinded leave no sight at all. */
export const seesNothing = (blinded: number): boolean => blinded >= MOST_LEVELS;

export const has = (sheet: Sheet, name: ConditionName): boolean => sheet.conditions[name] !== undefined;

/** HR-COND-9: a sheet lists the whole of a restraint, and whoever is grappled has one level of it at the least. */
export function levelOf(sheet: Sheet, name: ConditionName): number {
  const level = sheet.conditions[name]?.level ?? 0;
  return name === "restrained" && isBound(sheet) ? Math.max(1, level) : level;
}

const isBound = (sheet: Sheet): boolean => has(sheet, "grappled") && !isImmune(sheet, "restrained");

const isUpon = (sheet: Sheet, name: ConditionName): boolean =>
  has(sheet, name) || (name === "restrained" && isBound(sheet));

function withCondition(sheet: Sheet, name: ConditionName, condition: Condition | null): Sheet {
  const { [name]: _before, ...others } = sheet.conditions;
  return { ...sheet, conditions: condition === null ? others : { ...others, [name]: condition } };
}

/** HR-COND-10: anger at someone new takes the place of the old. */
const startsAnew = (sheet: Sheet, name: ConditionName, of: FighterId | null): boolean =>
  name === "enraged" && of !== null && has(sheet, name) && sheet.conditions.enraged?.of !== of;

/** Levels gained: without levels it is simply there, a new source replaces the one before. HR-NAT-1: or not at all. */
export function gain(sheet: Sheet, name: ConditionName, levels: number, of: FighterId | null = null): Sheet {
  if (levels <= 0 || isImmune(sheet, name)) return sheet;
  const before = startsAnew(sheet, name, of) ? 0 : levelOf(sheet, name);
  const level = CONDITION_RULES[name].leveled ? Math.min(MOST_LEVELS, before + levels) : 1;
  const gained = withCondition(sheet, name, { level, of: of ?? sheet.conditions[name]?.of ?? null });
  if (name !== "grappled" || has(sheet, "grappled") || isImmune(sheet, "restrained")) return gained;
  const restrained = Math.min(MOST_LEVELS, levelOf(sheet, "restrained") + 1);
  return withCondition(gained, "restrained", { level: restrained, of: sheet.conditions.restrained?.of ?? null });
}

/** Levels lost, all of them unless told; being let go takes the grapple's level of restraint along. */
export function lose(sheet: Sheet, name: ConditionName, levels: number = MOST_LEVELS): Sheet {
  if (!has(sheet, name) || levels <= 0) return sheet;
  if (name === "grappled")
    return lessened(withCondition(sheet, "grappled", null), "restrained", levelOf(sheet, "restrained") - 1);
  return lessened(sheet, name, levelOf(sheet, name) - levels);
}

const lessened = (sheet: Sheet, name: ConditionName, level: number): Sheet =>
  withCondition(
    sheet,
    name,
    level > 0 && CONDITION_RULES[name].leveled ? { level, of: sheet.conditions[name]?.of ?? null } : null,
  );

/** The same conditions, their sources called as whoever compares them calls people. */
export function callSources(sheet: Sheet, called: (of: FighterId) => FighterId): Sheet {
  const conditions = CONDITIONS.flatMap((name): (readonly [ConditionName, Condition])[] => {
    const held = sheet.conditions[name];
    return held === undefined ? [] : [[name, held.of === null ? held : { ...held, of: called(held.of) }]];
  });
  return { ...sheet, conditions: fromEntries(conditions) };
}

/** HR-COND-3: at the start of a round every fading condition loses a level. HR-GAIN-9: more, for some. */
export function fade(sheet: Sheet): Sheet {
  const levels = 1 + Math.max(0, gainedOf(sheet, "fading"));
  return CONDITIONS.filter((name) => CONDITION_RULES[name].fading).reduce(
    (left, name) => lose(left, name, levels),
    sheet,
  );
}

/** A roll with nothing special about it; spread it and say what differs. */
export const ROLL: Omit<AskedRoll, "kind" | "ability"> = {
  against: null,
  facing: null,
  ranged: false,
  motion: false,
  sight: null,
  sourceInSight: true,
};

const held = (by: FighterId | null, sheet: Sheet, name: ConditionName): Held => ({
  by,
  sheet,
  level: levelOf(sheet, name),
  of: sheet.conditions[name]?.of ?? null,
});

/**
 * HR-COND-4: every condition of the roller, and every one of whom it is rolled against, counts by itself. HR-COND-5: by
 * our ruling (`debuffsAffectAD`) passing weaknesses hamper attack and defence rolls like any other.
 */
export function reasonsFor(roller: Participant, roll: AskedRoll, options: Options): Reason[] {
  const reasons: Reason[] = [];
  addOwn(reasons, roller, roll, options);
  addOthers(reasons, roller, roll);
  return reasons;
}

/** Most creatures most of the time have none, and odds are asked by the thousand. */
function isFree(sheet: Sheet): boolean {
  for (const _name in sheet.conditions) return false;
  return true;
}

function addOwn(reasons: Reason[], roller: Participant, roll: AskedRoll, options: Options): void {
  if (isFree(roller.sheet)) return;
  const sparing = !options.debuffsAffectAD && (roll.kind === "attack" || roll.kind === "defence");
  for (const name of CONDITIONS) {
    if (!isUpon(roller.sheet, name)) continue;
    const rule = CONDITION_RULES[name];
    if (sparing && rule.weakness) continue;
    const net = rule.own(roll, held(roller.id, roller.sheet, name));
    if (net !== 0) reasons.push({ from: name, net });
  }
}

/** Those who are faced count without a name too: whoever cannot be seen is as hard to hit. */
function addOthers(reasons: Reason[], roller: Participant, roll: AskedRoll): void {
  const { facing, against } = roll;
  if (facing === null || isFree(facing)) return;
  for (const name of TOLD_OF_OTHERS) {
    if (!isUpon(facing, name)) continue;
    const net = CONDITION_RULES[name].others(roll, held(against, facing, name), roller.id);
    if (net !== 0) reasons.push({ from: name, net });
  }
}
