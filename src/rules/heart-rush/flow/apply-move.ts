import { withFight, withFighter } from "./apply-flow.ts";
import type { MoveEvent } from "../state/events.ts";
import { placed } from "../map/ground.ts";
import { spokenBeside, spokenMove } from "../map/spoken.ts";
import type { HeartTable } from "../state/model.ts";

/** Movement: feet are counted against the round's only when they were walked. */
export function applyMove(table: HeartTable, event: MoveEvent): HeartTable {
  const { fight } = table;
  switch (event.type) {
    case "setOut": {
      const { who, path, near, feet, stands, awaiting } = event;
      return withFight(table, { moving: { who, path, near, feet, stands, awaiting }, trail: { who, path } });
    }
    case "letPass":
      return fight.moving === null
        ? table
        : withFight(table, {
            moving: { ...fight.moving, awaiting: fight.moving.awaiting.filter((id) => id !== event.who) },
          });
    case "moved":
      return moved(table, event);
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
  return withFight(stepped, { ground, ...(ends ? { moving: null } : {}) });
}
