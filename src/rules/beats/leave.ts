import type { FighterId } from "../core/brand.ts";
import { targetOf } from "./turns/action.ts";
import type { Happening } from "./state/events.ts";
import { entryOf, withFighter, withSheet, without } from "../core/table.ts";
import { withPhase } from "./state/fighters.ts";
import type { BeatsTable, Wound } from "./state/model.ts";
import { named, wounded } from "./wounds.ts";

/** BTS-OUT-2: whoever goes out leaves at once, with their dice, their turn, and what was under way by or against them. */
export function left(table: BeatsTable, who: FighterId): BeatsTable {
  const gone = withFighter(table, who, (fighter) => ({ ...fighter, dice: [], acted: false }));
  const agreed = gone.fight.agreed.filter((one) => one !== who);
  return withoutPlace({ ...gone, fight: { ...gone.fight, agreed } }, who);
}

function withoutPlace(table: BeatsTable, who: FighterId): BeatsTable {
  const { phase } = table.fight;
  switch (phase.at) {
    case "muster":
      return withPhase(table, { ...phase, musters: without(phase.musters, who) });
    case "select":
      return withPhase(table, { ...phase, seals: without(phase.seals, who), laid: without(phase.laid, who) });
    case "act":
      return withPhase(table, { ...phase, order: phase.order.filter((one) => one !== who) });
    case "answer": {
      const order = phase.order.filter((one) => one !== who);
      const waiting = phase.waiting.filter((one) => one !== who);
      if (who !== phase.turn && who !== targetOf(phase.action)) return withPhase(table, { ...phase, order, waiting });
      const { beat, turn } = phase;
      const spent = turn === who ? table : withFighter(table, turn, (fighter) => ({ ...fighter, acted: true }));
      return withPhase(spent, { at: "act", beat, order, turn });
    }
    case "over":
      return table;
  }
}

/** BTS-WND-4, BTS-OUT-2: a wound that makes helpless also takes its bearer out of the fight. */
export function withWound(table: BeatsTable, { who, wound, by }: Happening<"wounded">): BeatsTable {
  const { reopen } = table.fight.options;
  const before = entryOf(table.sheets, who);
  const struck = withSheet(table, who, (sheet) => wounded(sheet, wound, reopen));
  const now = entryOf(struck.sheets, who);
  const newest = (now?.wounds.length ?? 0) > (before?.wounds.length ?? 0) ? now?.wounds.at(-1) : undefined;
  const unnamed = by === null || newest === undefined ? null : { by, who, wound: newest.id };
  const after = { ...struck, fight: { ...struck.fight, unnamed } };
  const felled = before?.helpless === false && now?.helpless === true;
  return felled ? left(after, who) : after;
}

/** BTS-WND-9: the wound that this fighter dealt last and may still name. */
export function unnamedBy({ fight: { unnamed }, sheets }: BeatsTable, who: FighterId): Wound | null {
  if (unnamed === null || unnamed.by !== who) return null;
  return entryOf(sheets, unnamed.who)?.wounds.find(({ id }) => id === unnamed.wound) ?? null;
}

export const withName = (table: BeatsTable, { of, wound, label }: Happening<"named">): BeatsTable => {
  const after = withSheet(table, of, (sheet) => named(sheet, wound, label));
  return { ...after, fight: { ...after.fight, unnamed: null } };
};
