import { fightersIn } from "../../core/brand.ts";
import type { FighterId } from "../../core/brand.ts";
import { withFight, withFighter, withHurts } from "./apply-flow.ts";
import { gain, levelOf, lose } from "../body/conditions.ts";
import { afterAttack, afterHostility } from "../body/condition-ends.ts";
import { payShrug, takeDamage } from "../body/damage.ts";
import type { BodyEvent, ClashEvent } from "../state/events.ts";
import { placed, SQUARE } from "../map/ground.ts";
import { spokenPush } from "../map/spoken.ts";
import type { HeartTable, Hurt } from "../state/model.ts";
import { gainedOf } from "../body/modifiers.ts";
import { clingsAgainst } from "../body/perils.ts";
import type { Sheet } from "../state/sheet.ts";
import { hasReach } from "../gear/weapon.ts";
import { trailsAfter, trailsBut } from "../map/trail.ts";
import { hpCap } from "../body/wounds.ts";

const withSheet = (table: HeartTable, who: FighterId, change: (sheet: Sheet) => Sheet): HeartTable => {
  const sheet = table.sheets[who];
  if (sheet === undefined) return table;
  const changed = change(sheet);
  return changed === sheet ? table : { fight: table.fight, sheets: { ...table.sheets, [who]: changed } };
};

/** Blows already taken are forgotten when a new exchange begins. */
export const forgetSettled = (table: HeartTable): HeartTable =>
  table.fight.hurts.length === 0
    ? table
    : withHurts(
        table,
        table.fight.hurts.filter((hurt) => hurt.state === "open"),
      );

function withHurt(table: HeartTable, id: string, change: (hurt: Hurt) => Hurt): HeartTable {
  const place = table.fight.hurts.findIndex((hurt) => hurt.id === id);
  const hurt = table.fight.hurts[place];
  return hurt === undefined ? table : withHurts(table, table.fight.hurts.with(place, change(hurt)));
}

/** HR-GAIN-8: rush points that damage brings at once. */
const rushOfHurts = (sheet: Sheet | undefined): number =>
  sheet === undefined ? 0 : Math.max(0, gainedOf(sheet, "hurt-rush"));

function settled(table: HeartTable, event: Extract<BodyEvent, { type: "hurtSettled" }>): HeartTable {
  const { hurt: id, on, shrugged, taken, wound } = event;
  const points = taken > 0 ? rushOfHurts(table.sheets[on]) : 0;
  const shrug =
    shrugged || wound !== null || points > 0
      ? withFighter(table, on, (fighter) => ({
          ...fighter,
          shrugs: fighter.shrugs + (shrugged ? 1 : 0),
          wounded: fighter.wounded + (wound === null ? 0 : 1),
          rush: fighter.rush + points,
        }))
      : table;
  const hurt = withHurt(shrug, id, (waiting) => ({
    ...waiting,
    state: waiting.state === "open" ? "settled" : waiting.state,
  }));
  const sheet = hurt.sheets[on];
  if (sheet === undefined) return hurt;
  const paid = shrugged ? payShrug(sheet) : sheet;
  const after = withSheet(hurt, on, () => takeDamage(paid, taken, table.fight.options).sheet);
  return taken > 0 && levelOf(sheet, "climbing") > 0 ? shaken(after, on, taken) : after;
}

/** HR-COND-8: a climber that is hurt or moved must save against the larger of the numbers, or fall off. */
const shaken = (table: HeartTable, who: FighterId, against: number): HeartTable =>
  withFight(table, {
    clinging: { ...table.fight.clinging, [who]: clingsAgainst(against, table.fight.clinging[who] ?? 0) },
  });

function unclenched(table: HeartTable, who: FighterId): HeartTable {
  if (table.fight.clinging[who] === undefined) return table;
  const { [who]: _saved, ...clinging } = table.fight.clinging;
  return withFight(table, { clinging });
}

function healed(sheet: Sheet, amount: number): Sheet {
  const now = Math.max(sheet.hp.now, Math.min(hpCap(sheet), sheet.hp.now + amount));
  return { ...sheet, hp: { ...sheet.hp, now } };
}

/** Damage, conditions and life. */
export function applyBody(table: HeartTable, event: BodyEvent): HeartTable {
  const { fight } = table;
  switch (event.type) {
    case "hurt": {
      const { hurt: id, on, from, dealt, state } = event;
      return withHurts(table, [...fight.hurts, { id, on, from, dealt, state }], fight.hurtCount + 1);
    }
    case "hurtSettled":
      return settled(table, event);
    case "hurtBarred":
      return withHurt(table, event.hurt, (hurt) => ({ ...hurt, state: event.because }));
    case "shaken":
      return shaken(table, event.who, event.against);
    case "clung":
      return unclenched(table, event.who);
    case "healed":
      return withSheet(table, event.who, (sheet) => healed(sheet, event.amount));
    case "lifeChanged":
      return withFighter(table, event.who, (fighter) => ({ ...fighter, life: event.life, lapsed: false }));
    case "lapsed":
      return withFighter(table, event.who, (fighter) => ({ ...fighter, life: "unconscious", lapsed: true }));
    case "conditionGained":
      return withSheet(table, event.who, (sheet) => gain(sheet, event.is, event.levels, event.of));
    case "conditionLost": {
      const lost = withSheet(table, event.who, (sheet) => lose(sheet, event.is, event.levels));
      return event.is === "climbing" ? unclenched(lost, event.who) : lost;
    }
    case "withstood":
      return table;
  }
}

/** What a clash leaves behind beside damage: who struck, from how far, and who stands elsewhere now. */
export function applyClash(table: HeartTable, event: ClashEvent): HeartTable {
  switch (event.type) {
    case "struck": {
      const struck = striker(event.opportunity ? forgetSettled(table) : table, event.by, event.feet);
      const shown = attacked(struck, event.by, event.on);
      return event.opportunity ? withFighter(shown, event.by, (fighter) => ({ ...fighter, active: true })) : shown;
    }
    case "contested":
      return contested(table, fightersIn(event.rolls), event.feet);
    case "pushed": {
      const to = event.path.at(-1);
      const { ground } = table.fight;
      const after = to === undefined ? spokenPush(ground, event.on, event.moved) : placed(ground, event.on, to);
      return withFight(table, { ground: after, trail: trailsAfter(table, after, event.on, event.path) });
    }
    case "tripped": {
      const prone = withSheet(offended(table, event.by, event.on), event.on, (sheet) => gain(sheet, "prone", 1));
      const ends = prone.fight.moving?.who === event.on ? { moving: null } : {};
      return withFight(prone, {
        ground: event.at === null ? prone.fight.ground : placed(prone.fight.ground, event.on, event.at),
        trail: trailsBut(prone.fight.trail, event.on),
        ...ends,
      });
    }
    case "wrestled":
      return event.what === "escape" || event.what === "throw-off" ? table : offended(table, event.by, event.on);
    case "hindered":
      return offended(table, event.by, event.on);
    case "fizzled":
    case "saved":
    case "fell":
      return table;
  }
}

/** HR-COND-18, HR-COND-19: who attacks shows itself and vents its anger; no charm outlives its source's blow. */
const attacked = (table: HeartTable, by: FighterId, on: FighterId): HeartTable =>
  withSheet(
    withSheet(table, by, (sheet) => afterAttack(sheet, on)),
    on,
    (sheet) => afterHostility(sheet, by),
  );

/** HR-COND-19: whoever engages, seizes, hinders or trips somebody acts as an enemy. */
export const offended = (table: HeartTable, by: FighterId, on: FighterId): HeartTable =>
  withSheet(table, on, (sheet) => afterHostility(sheet, by));

const contested = (table: HeartTable, parties: readonly FighterId[], feet: number): HeartTable =>
  parties.reduce((state, who, place) => {
    const other = parties[1 - place];
    const struck = striker(state, who, feet);
    return other === undefined ? struck : attacked(struck, who, other);
  }, table);

/** HR-WEAP-6: who strikes at the full length of a reach weapon does not dash this round. */
function striker(table: HeartTable, who: FighterId, feet: number): HeartTable {
  const weapon = table.sheets[who]?.weapon;
  const far = weapon !== undefined && hasReach(weapon) && feet > SQUARE;
  return far ? withFighter(table, who, (fighter) => ({ ...fighter, struckFar: true })) : table;
}
