import { byFighter } from "../../core/brand.ts";
import type { FighterId } from "../../core/brand.ts";
import { countRound, withBoonsEnded } from "../body/boons.ts";
import { drench } from "../body/condition-ends.ts";
import { fade } from "../body/conditions.ts";
import { lifeBySheet, standsAtZero } from "../body/damage.ts";
import type { FlowEvent } from "../state/events.ts";
import { otherSide } from "../state/fighters.ts";
import type { Fight, Fighter, HeartTable, Phase, Side } from "../state/model.ts";
import type { Options } from "../state/options.ts";
import { rushAtRoundStart, rushOfTalents, rushOfWounds, rushKept } from "./rush.ts";
import type { Sheet } from "../state/sheet.ts";
import { coveredFrom } from "../map/ground.ts";
import { toldApart } from "../map/spoken.ts";
import { trailsBut, trailsOn } from "../map/trail.ts";
import { castNow } from "../gear/spells.ts";

export const NEW_FIGHTER: Omit<Fighter, "side" | "npc"> = {
  life: "up",
  lapsed: false,
  action: true,
  rush: 0,
  dashed: false,
  interacted: false,
  calledOut: false,
  wounded: 0,
  engaged: 0,
  acted: false,
  stirred: false,
  moved: 0,
  struckFar: false,
  shotInStance: false,
  exposed: false,
  cast: false,
  active: false,
  activeRounds: 0,
  surprised: false,
  helped: 0,
  water: "dry",
  shrugs: 0,
  minors: {},
};

/** HR-DMG-11: somebody as they come into a fight: in whatever state their sheet says. */
export const newcomer = (side: Side, npc: boolean, sheet: Sheet | undefined, options: Options): Fighter => ({
  ...NEW_FIGHTER,
  side,
  npc,
  life: sheet === undefined ? NEW_FIGHTER.life : lifeBySheet({ ...NEW_FIGHTER, npc }, sheet, options),
  lapsed: sheet !== undefined && sheet.lapsed && standsAtZero(sheet, npc, options),
});

/** A fight to be changed before anybody sees it. Naming the members is several times faster than spreading them. */
export const copyOf = (fight: Fight): { -readonly [Member in keyof Fight]: Fight[Member] } => ({
  combat: fight.combat,
  options: fight.options,
  phase: fight.phase,
  round: fight.round,
  turns: fight.turns,
  starting: fight.starting,
  fighters: fight.fighters,
  ground: fight.ground,
  engagements: fight.engagements,
  moving: fight.moving,
  trail: fight.trail,
  clinging: fight.clinging,
  hurts: fight.hurts,
  hurtCount: fight.hurtCount,
  announced: fight.announced,
  announcements: fight.announcements,
});

export const fighterCopy = (fighter: Fighter): { -readonly [Member in keyof Fighter]: Fighter[Member] } => ({
  side: fighter.side,
  npc: fighter.npc,
  life: fighter.life,
  lapsed: fighter.lapsed,
  action: fighter.action,
  rush: fighter.rush,
  dashed: fighter.dashed,
  interacted: fighter.interacted,
  calledOut: fighter.calledOut,
  wounded: fighter.wounded,
  engaged: fighter.engaged,
  acted: fighter.acted,
  stirred: fighter.stirred,
  moved: fighter.moved,
  struckFar: fighter.struckFar,
  shotInStance: fighter.shotInStance,
  exposed: fighter.exposed,
  cast: fighter.cast,
  active: fighter.active,
  activeRounds: fighter.activeRounds,
  surprised: fighter.surprised,
  helped: fighter.helped,
  water: fighter.water,
  shrugs: fighter.shrugs,
  minors: fighter.minors,
});

/** Changes one fighter; an event about somebody who is not there changes nothing. */
export function withFighter(table: HeartTable, who: FighterId, change: (fighter: Fighter) => Fighter): HeartTable {
  const fighter = table.fight.fighters[who];
  if (fighter === undefined) return table;
  const changed = change(fighter);
  if (changed === fighter) return table;
  const fight = copyOf(table.fight);
  fight.fighters = { ...fight.fighters, [who]: changed };
  return { fight, sheets: table.sheets };
}

/** Changes several fighters at once. */
export function withFighters(
  table: HeartTable,
  ids: readonly FighterId[],
  change: (fighter: Fighter) => Fighter,
): HeartTable {
  const fighters: Record<FighterId, Fighter> = { ...table.fight.fighters };
  for (const id of ids) {
    const fighter = fighters[id];
    if (fighter !== undefined) fighters[id] = change(fighter);
  }
  return withFight(table, { fighters });
}

export const withFight = (table: HeartTable, change: Partial<Fight>): HeartTable => ({
  fight: Object.assign(copyOf(table.fight), change),
  sheets: table.sheets,
});

export function withHurts(table: HeartTable, hurts: Fight["hurts"], hurtCount = table.fight.hurtCount): HeartTable {
  const fight = copyOf(table.fight);
  fight.hurts = hurts;
  fight.hurtCount = hurtCount;
  return { fight, sheets: table.sheets };
}

/** HR-BOON-2, HR-TRIP-1: a turn passes, and what lasted until then is over; the movement of this one may yet be answered. */
export const turnOf = (table: HeartTable, side: Side, passes: number): HeartTable =>
  withFight(withBoonsEnded(table, "turn"), {
    phase: { at: "turn", side, passes },
    turns: table.fight.turns + 1,
    trail: table.fight.trail.filter(({ turn }) => turn === table.fight.turns),
  });

const extraRush = (sheet: Sheet | undefined, { wounded }: Fighter): number =>
  sheet === undefined ? 0 : rushOfTalents(sheet) + rushOfWounds(sheet, wounded);

/** HR-ROUND-1: what a new round gives back to a fighter. Its action of the first round may be spent already. */
function refreshed(fighter: Fighter, sheet: Sheet | undefined, round: number, { options }: Fight): Fighter {
  const first = round === 1;
  const activeRounds = fighter.activeRounds + (fighter.active && !first ? 1 : 0);
  return {
    ...fighter,
    action: first ? fighter.action : true,
    rush: rushAtRoundStart(round, activeRounds, extraRush(sheet, fighter), options) + rushKept(sheet, fighter.rush),
    dashed: false,
    interacted: false,
    calledOut: false,
    wounded: 0,
    engaged: 0,
    acted: first ? fighter.acted : false,
    stirred: false,
    moved: 0,
    struckFar: false,
    shotInStance: false,
    cast: false,
    active: first ? fighter.active : false,
    activeRounds,
    surprised: first && fighter.surprised,
    shrugs: 0,
  };
}

/** HR-ROUND-1, HR-COND-3, HR-BOON-3: a round starts: conditions fade, boons run out, rush points and actions come back. */
function roundStarted(table: HeartTable, round: number): HeartTable {
  const fighters = byFighter(table.fight.fighters);
  const sheets = { ...table.sheets };
  for (const [id] of fighters) {
    const sheet = sheets[id];
    if (sheet !== undefined && round > 1) sheets[id] = countRound(fade(sheet));
  }
  const fight = {
    round,
    fighters: Object.fromEntries(
      fighters.map(([id, fighter]) => [id, refreshed(fighter, sheets[id], round, table.fight)]),
    ),
    trail: [],
  };
  return turnOf({ fight: { ...table.fight, ...fight }, sheets }, table.fight.starting ?? "players", 0);
}

function sideChosen(table: HeartTable, event: Extract<FlowEvent, { type: "sideChosen" }>): HeartTable {
  const phase: Phase = { at: "ambush", may: event.ambushers };
  const surprised = withFighters(table, event.surprised, (fighter) => ({ ...fighter, surprised: true }));
  return withFight(surprised, { starting: event.first, phase });
}

function announced(table: HeartTable, event: Extract<FlowEvent, { type: "announced" }>): HeartTable {
  const { who, ability, frequency, instant } = event;
  const counted =
    frequency === "minor"
      ? withFighter(table, who, (fighter) => ({
          ...fighter,
          minors: { ...fighter.minors, [ability]: (fighter.minors[ability] ?? 0) + 1 },
        }))
      : spend(table, who, ability, frequency);
  if (!instant) return counted;
  const announcements = counted.fight.announcements + 1;
  const waiting = { id: `ability ${announcements}`, who, ability };
  return withFight(counted, { announcements, announced: [...counted.fight.announced, waiting] });
}

function spend(table: HeartTable, who: FighterId, ability: string, frequency: string): HeartTable {
  const sheet = table.sheets[who];
  const lasting = (["heart", "major", "weekly", "monthly"] as const).find((known) => known === frequency);
  if (sheet === undefined || lasting === undefined) return table;
  return { ...table, sheets: { ...table.sheets, [who]: { ...sheet, spent: { ...sheet.spent, [ability]: lasting } } } };
}

function paid(table: HeartTable, event: Extract<FlowEvent, { type: "paid" }>): HeartTable {
  return withFighter(table, event.who, (before) => {
    const fighter = fighterCopy(before);
    fighter.action &&= !event.action;
    fighter.rush = Math.max(0, before.rush - event.rush);
    fighter.dashed ||= event.free === "dash";
    fighter.interacted ||= event.free === "object";
    fighter.calledOut ||= event.free === "call-out";
    fighter.acted ||= event.action && !event.moving;
    fighter.stirred ||= event.moving;
    return fighter;
  });
}

/** HR-RUSH-2: what makes a round count. */
export function activated(before: Fighter): Fighter {
  if (before.active) return before;
  const fighter = fighterCopy(before);
  fighter.active = true;
  return fighter;
}

function helped(table: HeartTable, who: FighterId): HeartTable {
  const most = table.fight.options.helpersStack ? Infinity : 1;
  return withFighter(table, who, (fighter) => ({ ...fighter, helped: Math.min(most, fighter.helped + 1) }));
}

function dismissed(table: HeartTable, who: FighterId): HeartTable {
  const { fight } = table;
  const { [who]: _gone, ...fighters } = fight.fighters;
  const others = (ids: readonly FighterId[]): readonly FighterId[] => ids.filter((id) => id !== who);
  const moving =
    fight.moving === null || fight.moving.who === who
      ? null
      : { ...fight.moving, awaiting: others(fight.moving.awaiting), near: others(fight.moving.near) };
  const { [who]: _clung, ...clinging } = fight.clinging;
  const phase: Phase = fight.phase.at === "ambush" ? { ...fight.phase, may: others(fight.phase.may) } : fight.phase;
  return withFight(table, {
    fighters,
    moving,
    clinging,
    phase,
    trail: trailsBut(fight.trail, who),
    hurts: fight.hurts.filter((hurt) => hurt.on !== who),
    announced: fight.announced.filter((waiting) => waiting.who !== who),
  });
}

/** HR-RUSH-1: to whoever comes into a fight under way the round is its first. */
function enlisted(table: HeartTable, { who, side, npc }: Extract<FlowEvent, { type: "enlisted" }>): HeartTable {
  const { fight, sheets } = table;
  const sheet = sheets[who];
  if (sheet === undefined) return table;
  const fighter = newcomer(side, npc, sheet, fight.options);
  const first = fight.options.rushFormula === "round-number" ? fight.round : Math.min(1, fight.round);
  const none = first === 0 || !fight.options.latecomersRush;
  const rush = none ? 0 : rushAtRoundStart(first, 0, rushOfTalents(sheet), fight.options);
  return withFight(table, { fighters: { ...fight.fighters, [who]: { ...fighter, rush } } });
}

/** HR-RUSH-2, HR-SPELL-2: whoever casts is active, and the spell waits for rests. */
function cast(table: HeartTable, who: FighterId, spell: string): HeartTable {
  const { fight, sheets } = withFighter(table, who, (fighter) => ({ ...fighter, cast: true, active: true }));
  const sheet = sheets[who];
  return { fight, sheets: sheet === undefined ? sheets : { ...sheets, [who]: castNow(sheet, spell) } };
}

/** HR-COND-15: water of any depth puts out whatever burns. */
function waded(table: HeartTable, who: FighterId, water: Fighter["water"]): HeartTable {
  const sheet = table.sheets[who];
  const wet = withFighter(table, who, (fighter) => ({ ...fighter, water }));
  return sheet === undefined || water === "dry" ? wet : { ...wet, sheets: { ...wet.sheets, [who]: drench(sheet) } };
}

/** Turns, rounds, costs and who is there. */
export function applyFlow(table: HeartTable, event: FlowEvent): HeartTable {
  const { fight } = table;
  switch (event.type) {
    case "sideChosen":
      return sideChosen(table, event);
    case "roundStarted":
      return roundStarted(table, event.round);
    case "roundEnded": {
      const fighters = byFighter(fight.fighters);
      return withFight(table, {
        fighters: Object.fromEntries(
          fighters.map(([id, fighter]) => [id, { ...fighter, rush: rushKept(table.sheets[id], fighter.rush) }]),
        ),
      });
    }
    case "passed":
      return turnOf(table, otherSide(event.side), fight.phase.at === "turn" ? fight.phase.passes + 1 : 1);
    case "turnPassed":
      return turnOf(table, event.to, 0);
    case "ambushLetGo":
      return fight.phase.at === "ambush"
        ? withFight(table, { phase: { at: "ambush", may: fight.phase.may.filter((id) => id !== event.who) } })
        : table;
    case "paid":
      return paid(table, event);
    case "announced":
      return announced(table, event);
    case "announcementResolved":
      return withFight(table, { announced: fight.announced.filter(({ id }) => id !== event.announcement) });
    case "helped":
      return helped(table, event.target);
    case "helpUsed":
      return withFighter(table, event.who, (fighter) => ({ ...fighter, helped: 0 }));
    case "spellCast":
      return cast(table, event.who, event.spell);
    case "surveyed":
      return withFight(table, { ground: event.ground, trail: trailsOn(fight.trail, event.ground) });
    case "covered":
      return withFight(table, { ground: coveredFrom(fight.ground, event.who, event.from, event.lines) });
    case "told":
      return withFight(table, { ground: toldApart(fight.ground, event.who, event.from, event.feet) });
    case "waded":
      return waded(table, event.who, event.water);
    case "sideChanged":
      return withFighter(table, event.who, (fighter) => ({ ...fighter, side: event.side }));
    case "refreshed":
      return withFighter(table, event.who, (fighter) => ({ ...fighter, action: event.action, rush: event.rush }));
    case "enlisted":
      return enlisted(table, event);
    case "dismissed":
      return dismissed(table, event.who);
    case "fightEnded":
      return withFight(withBoonsEnded(table, "fight"), { phase: { at: "over" }, moving: null });
  }
}
