import type { FighterId } from "../../core/brand.ts";
import { attackPool } from "./attack.ts";
import { takeDirect } from "./damage.ts";
import type { Hit } from "./damage.ts";
import type { Blow, CriticalEffect, Roll, Struck, VolleyResolved } from "../state/event.ts";
import { armorOf, gritOf } from "../gear.ts";
import type { Attribute, Declared, Table, Weapon } from "../state/model.ts";
import type { Options } from "../state/options.ts";
import type { Combatant } from "../roster.ts";
import { rollBest } from "../roll.ts";
import type { Rolling } from "../roll.ts";
import { pierce, soak } from "./soak.ts";

/** Blasts rolled once for all their targets, by attacker. */
export type SharedRolls = Map<FighterId, Roll>;

/** GRT-BLAST-2: each target is rolled for by itself, or, where the table wants it so, one roll meets them all. */
function* rollAttack(declared: Declared, target: Combatant, options: Options, shared: SharedRolls): Rolling<Roll> {
  const { who, weapon, mods } = declared;
  const pool = attackPool(weapon, mods);
  if (weapon?.blast !== true || options.blastRoll === "each") {
    return yield* rollBest(`damage:${who}->${target.id}`, who, pool);
  }
  const roll = shared.get(who) ?? (yield* rollBest(`damage:${who}->blast`, who, pool));
  shared.set(who, roll);
  return roll;
}

/** An attack that got through, and with what. */
interface Through {
  readonly struck: Struck;
  readonly weapon: Weapon | null;
}

/** GRT-DMG-8: STR is hit, or, where attacks may be aimed, the one attribute that all that got through agree on. */
function attributeHit(through: readonly Through[], options: Options): Attribute {
  if (options.critAttributes === "str") return "str";
  const [aimed, another] = new Set(through.map(({ weapon }) => weapon?.attribute ?? "str"));
  return aimed === undefined || another !== undefined ? "str" : aimed;
}

/** GRT-CRIT-1, GRT-CRIT-2: each whose own attack got through adds its effect, once a volley or once a step. */
function effectsOf(through: readonly Through[], { crits }: Blow, options: Options): readonly CriticalEffect[] {
  const once = through.flatMap(({ struck, weapon }): readonly CriticalEffect[] =>
    weapon === null || weapon.effect === null ? [] : [{ who: struck.who, effect: weapon.effect }],
  );
  const times = options.critEffects === "step" ? crits : Math.min(1, crits);
  return Array.from({ length: times }, () => once).flat();
}

/** GRT-DMG-9: what helps or hinders a save against Critical Damage counts only where the table uses such. */
const hitOn = ({ id, sheet, fighter }: Combatant, attribute: Attribute, direct: number, options: Options): Hit => ({
  who: id,
  attribute,
  die: sheet.attributes[attribute].value,
  harm: sheet.harm,
  direct,
  mods: options.critSaveModifiers ? fighter.saveMods : [],
});

/** GRT-VOL-1: each attack its own roll and the armor, Grit once, then one blow of all the direct damage. */
export function* resolveVolley(
  { fight: { options } }: Pick<Table, "fight">,
  target: Combatant,
  declared: readonly Declared[],
  shared: SharedRolls,
): Rolling<VolleyResolved> {
  const { id, sheet } = target;
  const armor = armorOf(sheet);
  const attacks: Through[] = [];
  for (const one of declared) {
    const roll = yield* rollAttack(one, target, options, shared);
    const passed = pierce(roll.best, armor);
    attacks.push({ struck: { who: one.who, roll, attack: roll.best, passed }, weapon: one.weapon });
  }
  const through = attacks.filter(({ struck }) => struck.passed > 0);
  const grit = gritOf(sheet, options);
  const { gritLost, direct } = soak(
    through.map(({ struck }) => struck.passed),
    grit,
  );
  const blow = yield* takeDirect(hitOn(target, attributeHit(through, options), direct, options));
  return {
    type: "volleyResolved",
    target: id,
    attacks: attacks.map(({ struck }) => struck),
    armor,
    gritLost,
    gritLeft: grit - gritLost,
    direct,
    blow,
    effects: effectsOf(through, blow, options),
  };
}

/** A trap, a fall, a poison: damage that no attack rolled. */
interface Hazard {
  readonly damage: number;
  readonly direct: boolean;
  readonly attribute: Attribute;
}

export function* resolveHazard(
  { fight: { options } }: Pick<Table, "fight">,
  target: Combatant,
  hazard: Hazard,
): Rolling<VolleyResolved> {
  const armor = hazard.direct ? 0 : armorOf(target.sheet);
  const grit = hazard.direct ? 0 : gritOf(target.sheet, options);
  const { gritLost, direct } = soak([pierce(hazard.damage, armor)], grit);
  const attribute = options.critAttributes === "attack" ? hazard.attribute : "str";
  const blow = yield* takeDirect(hitOn(target, attribute, direct, options));
  return {
    type: "volleyResolved",
    target: target.id,
    attacks: [],
    armor,
    gritLost,
    gritLeft: grit - gritLost,
    direct,
    blow,
    effects: [],
  };
}
