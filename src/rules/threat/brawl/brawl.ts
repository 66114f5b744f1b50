import type { FighterId, SideId } from "../../core/brand.ts";
import { judgeSave } from "../breath.ts";
import { padding } from "../armour.ts";
import type { Event, EventOf } from "../state/event.ts";
import { holdsOf } from "../conditions.ts";
import { sheetAt, sideOf } from "../exchange/exchange.ts";
import { injuryOf } from "../injury.ts";
import type { Brawl, ClashScene, Stated, Table } from "../state/model.ts";
import { injurySum, weaponOf } from "../state/sheet.ts";
import { ignoresArmour, threatens, top } from "../exchange/threat.ts";
import { qualityOf } from "../weapon.ts";
import { brawling, isBrawling } from "./members.ts";

/** A brawl: one against one, threat against threat. */

/** THR-BRL-2: whoever lacks vantage states and rolls everything first, whoever began; else the attacker. */
export const statingOrder = (scene: ClashScene): readonly FighterId[] =>
  scene.vantage === scene.attacker ? [scene.foe, scene.attacker] : [scene.attacker, scene.foe];

export const nextToState = (scene: ClashScene): FighterId | null =>
  statingOrder(scene).find((who) => scene.stated[who] === undefined) ?? null;

export interface Party extends Stated {
  /** The best weapon die that is left, 0 without one. */
  readonly weapon: number;
  readonly threat: number;
  /** THR-SPC-5: the weapon that does harm ignores armour. */
  readonly piercing: boolean;
}

/** THR-BRL-4: what the other does to one of two who brawl. */
export function harmTo(one: Party, other: Party): number {
  const behind = Math.max(0, other.threat - one.threat);
  const ahead = Math.max(0, one.threat - other.threat);
  return Math.max(0, other.weapon + (other.stance === "guts" ? behind : 0) - (one.stance === "blood" ? ahead : 0));
}

/** THR-BRL-5: what catches up with one who failed to escape. */
export function harmToFleeing(foe: Party, attacker: Party, option: "armed" | "ignore-weapon"): number {
  const weapon = option === "armed" ? attacker.weapon : 0;
  return weapon + (attacker.stance === "guts" ? attacker.threat - foe.threat : 0);
}

/** What follows in a brawl by itself. */
export function brawlSteps(table: Table): readonly Event[] {
  const { scene } = table.fight;
  if (scene.phase === "declare") return isDecided(table, scene.brawl) ? [{ type: "brawlEnded" }] : [];
  if (scene.phase !== "clash") return [];
  const { attacker, foe } = scene;
  if (![attacker, foe].every((who) => isBrawling(table, scene.brawl, who))) {
    return [{ type: "leftToGm", who: attacker, foe }];
  }
  return nextToState(scene) === null ? [clash(table, scene)] : [];
}

/** THR-BRL-6: the brawl is over when at most one side has anybody left. */
function isDecided(table: Table, brawl: Brawl): boolean {
  const sides = brawling(table, brawl).map((who): SideId | null => sideOf(table.fight, who));
  return new Set(sides).size < 2;
}

function partyOf(table: Table, scene: ClashScene, who: FighterId, other: FighterId): Party {
  const said = scene.stated[who] ?? { answer: "escape", stance: "blood", armed: false, high: 0 };
  const dice = scene.dice.filter((die) => die.roller === who && threatens(die) && !die.stopped.includes(other));
  const weapon = top(dice);
  const counts = table.fight.options.brawlThreat === "with-weapon" && said.answer !== "escape";
  const piercing = weapon > 0 && dice.some((die) => die.value === weapon && ignoresArmour(table, die));
  return { ...said, weapon, threat: counts ? Math.max(said.high, weapon) : said.high, piercing };
}

function clash(table: Table, scene: ClashScene): EventOf<"clashed"> {
  const { attacker, foe } = scene;
  const ours = partyOf(table, scene, attacker, foe);
  const theirs = partyOf(table, scene, foe, attacker);
  const escaping = theirs.answer === "escape";
  const away = escaping && judgeSave(theirs.threat, ours.threat).success;
  const toFoe = escaping ? harmToFleeing(theirs, ours, table.fight.options.escape) : harmTo(theirs, ours);
  const toAttacker = escaping ? 0 : harmTo(ours, theirs);
  const unarmed = escaping && table.fight.options.escape === "ignore-weapon";
  const hurt = [
    suffer(table, attacker, ours.threat, toAttacker, theirs.piercing, false),
    suffer(table, foe, theirs.threat, away ? 0 : toFoe, ours.piercing && !unarmed, away),
  ] as const;
  const [first, second] = hurt;
  const spared = [
    second.falls && isSwift(table, scene, attacker) && !isSwift(table, scene, foe),
    first.falls && isSwift(table, scene, foe) && !isSwift(table, scene, attacker),
  ];
  const parties = hurt.map((party, place) => (spared[place] === true ? { ...party, injury: 0, falls: false } : party));
  return { type: "clashed", outcome: away ? "away" : "harm", parties };
}

/** THR-BRL-7: a gambeson takes its 1 off, unless armour is ignored; who has no Blood left falls. */
function suffer(
  table: Table,
  who: FighterId,
  threat: number,
  harm: number,
  piercing: boolean,
  away: boolean,
): EventOf<"clashed">["parties"][number] {
  const sheet = sheetAt(table, who);
  const injury = injuryOf(harm, 0, piercing ? 0 : padding(sheet));
  const spent = injury > 0 && injurySum(sheet) + injury >= sheet.base.blood;
  return { who, threat, injury, falls: spent && table.fight.options.deathRule === "dying", away };
}

/** THR-BRL-8: a weapon of the fifth quality hurts first; whoever falls to it hurts nobody. */
const isSwift = (table: Table, scene: ClashScene, who: FighterId): boolean =>
  scene.dice.some((die) => {
    const arm = die.item === null ? null : weaponOf(sheetAt(table, who), die.item);
    return die.roller === who && threatens(die) && qualityOf(arm, holdsOf(table, who)) === 5;
  });
