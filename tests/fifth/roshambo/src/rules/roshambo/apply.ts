import type { FighterId } from "../core/brand.ts";
import { closed, everybody, isDecided, undecided } from "./fighters.ts";
import type { Event, Fight, Fighter, Sheet, Table } from "./model.ts";

const changed = (fight: Fight, who: FighterId, change: Partial<Fighter>): Fight => {
  const fighter = fight.fighters[who];
  return fighter === undefined
    ? fight
    : { ...fight, fighters: { ...fight.fighters, [who]: { ...fighter, ...change } } };
};

const withLives = (sheets: Table["sheets"], who: FighterId, lives: number): Table["sheets"] => {
  const sheet = sheets[who];
  return sheet === undefined
    ? sheets
    : { ...sheets, [who]: { ...sheet, lives: Math.max(0, Math.min(lives, sheet.most)) } };
};

const without = <Value>(
  record: Readonly<Record<FighterId, Value>>,
  who: FighterId,
): Readonly<Record<FighterId, Value>> => Object.fromEntries(Object.entries(record).filter(([id]) => id !== who));

/** RPS-OVER-1, and RPS-ROUND-1: once the last has sealed the hands are shown. */
function onward(table: Table): Table {
  const { fight } = table;
  if (fight.phase === "over") return table;
  if (isDecided(table)) return { ...table, fight: { ...fight, phase: "over" } };
  const phase = undecided(table).length === 0 ? "opening" : "choosing";
  return phase === fight.phase ? table : { ...table, fight: { ...fight, phase } };
}

const nextRound = (fight: Fight): Fight => ({
  ...everybody(fight).reduce((all, who) => changed(all, who, { seal: null, hand: null }), fight),
  round: fight.round + 1,
  phase: "choosing",
});

function folded({ fight, sheets }: Table, event: Event): Table {
  switch (event.type) {
    case "sealed":
      return { fight: changed(fight, event.who, { seal: event.seal }), sheets };
    case "shown":
      return { fight: changed(fight, event.who, { hand: event.hand }), sheets };
    case "settled": {
      const after = event.losers.reduce((all, who) => withLives(all, who, (all[who]?.lives ?? 0) - 1), sheets);
      return { fight: nextRound(fight), sheets: after };
    }
    case "livesSet":
      return { fight, sheets: withLives(sheets, event.who, event.lives) };
    case "joined": {
      const newcomer: Fighter = { ...event.entrant, seal: null, hand: null };
      const all: Readonly<Record<FighterId, Sheet>> = { ...sheets, [event.who]: event.sheet };
      return { fight: { ...fight, fighters: { ...fight.fighters, [event.who]: newcomer } }, sheets: all };
    }
    case "left":
      return { fight: { ...fight, fighters: without(fight.fighters, event.who) }, sheets: without(sheets, event.who) };
    case "ended":
      return { fight: { ...fight, phase: "over" }, sheets };
  }
}

export const apply = (table: Table, event: Event): Table => onward(folded(table, event));

/** Whether every hand lies open, so that the round is settled. */
export const isShown = (table: Table): boolean => table.fight.phase !== "over" && closed(table).length === 0;
