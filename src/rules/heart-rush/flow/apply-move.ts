import { withFight, withFighter } from "./apply-flow.ts";
import type { MoveEvent } from "../state/events.ts";
import { placed } from "../map/ground.ts";
import { spokenBeside, spokenMove } from "../map/spoken.ts";
import { trailsAfter, trailsBut } from "../map/trail.ts";
import type { Fight, Ground, HeartTable, Moving, Trail } from "../state/model.ts";

/** Movement: feet are counted against the round's only when they were walked. */
export function applyMove(table: HeartTable, event: MoveEvent): HeartTable {
  const { fight } = table;
  switch (event.type) {
    case "setOut": {
      const { who, path, near, feet, stands, awaiting } = event;
      return withFight(table, { moving: { who, path, near, feet, stands, awaiting, struckAt: null }, trail: [] });
    }
    case "letPass":
      return fight.moving === null ? table : withFight(table, { moving: answered(fight, fight.moving, event) });
    case "moved":
      return moved(table, event);
  }
}

/** HR-OPP-4: whoever is struck on its way lies there if it falls, and not where it is struck when it has fallen. */
function answered(fight: Fight, moving: Moving, { who, at }: Extract<MoveEvent, { type: "letPass" }>): Moving {
  const up = fight.fighters[moving.who]?.life === "up";
  const awaiting = moving.awaiting.filter((id) => id !== who);
  return { ...moving, awaiting, struckAt: up ? (at ?? moving.struckAt) : moving.struckAt };
}

/** HR-TRIP-1: a step or a dash is a new deed, which ends what came before; everyone has been asked about a dash already. */
function trailOf(
  table: HeartTable,
  ground: Ground,
  { who, how, path }: Extract<MoveEvent, { type: "moved" }>,
): readonly Trail[] {
  const { fight, sheets } = table;
  switch (how) {
    case "dash":
    case "stopped":
      return [];
    case "sidestep":
      return trailsAfter({ fight: { ...fight, trail: [] }, sheets }, ground, who, path);
    case "placed":
      return trailsBut(fight.trail, who);
    default:
      return trailsAfter(table, ground, who, path);
  }
}

function moved(table: HeartTable, event: Extract<MoveEvent, { type: "moved" }>): HeartTable {
  const { who, how, path, near, feet } = event;
  const to = path.at(-1);
  const rises = table.fight.moving?.who === who && table.fight.moving.stands && feet === 0;
  if (rises) return withFight(table, { moving: null });
  const spoken = how === "dragged" ? spokenBeside : spokenMove;
  const ground =
    to === undefined ? spoken(table.fight.ground, who, { near, feet }) : placed(table.fight.ground, who, to);
  const walked = how === "dash" || how === "sidestep" || how === "stopped";
  const stepped = withFighter(table, who, (fighter) => ({ ...fighter, moved: fighter.moved + (walked ? feet : 0) }));
  const ends = stepped.fight.moving?.who === who;
  return withFight(stepped, { ground, trail: trailOf(table, ground, event), ...(ends ? { moving: null } : {}) });
}
