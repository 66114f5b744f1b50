import type { FighterId } from "../../core/brand.ts";
import { has } from "../body/conditions.ts";
import { shotLinesCut } from "../map/walls.ts";
import { combatants, hostile, otherSide } from "../state/fighters.ts";
import { SIDES } from "../state/model.ts";
import type { HeartTable, Side } from "../state/model.ts";
import type { Regard, Witness, Witnesses } from "../state/witness.ts";

const READY: Witness = { sees: true, regards: "hostile" };

/** What is said of a side that saw nothing coming at all. */
export const unaware = (table: HeartTable, side: Side): Witnesses =>
  Object.fromEntries(
    combatants(table)
      .filter(({ fighter }) => fighter.side === side)
      .map(({ id }) => [id, { sees: false, regards: "hostile" } as const]),
  );

/** What the table shows of those who gather: who is out of sight, and whom somebody takes for no enemy. */
export interface Showing {
  readonly hidden: readonly FighterId[];
  readonly regards: Readonly<Record<FighterId, Regard>>;
}

const ALL_LINES = 4;

/** HR-SURP-1: what each is likely to have known: whom it saw, by hiding and by walls, and what it took them for. */
export function witnessesOf(table: HeartTable, { hidden, regards }: Showing): Witnesses {
  const living = combatants(table).filter(({ fighter }) => fighter.life === "up");
  return Object.fromEntries(
    living.map(({ id, fighter }) => {
      const sees = living.some(
        (other) =>
          hostile(fighter, other.fighter) &&
          !hidden.includes(other.id) &&
          !has(other.sheet, "hidden") &&
          shotLinesCut(table, id, other.id) < ALL_LINES,
      );
      return [id, { sees, regards: regards[id] ?? "hostile" }];
    }),
  );
}

/** HR-SURP-1: not surprised is who sees its opponent and is hostile or unfriendly towards it, or does not know it. */
export const isSurprised = ({ sees, regards }: Witness): boolean =>
  !sees || regards === "neutral" || regards === "friendly" || regards === "allied";

/** HR-SURP-2: there is surprise only when one whole side, and not the other, is surprised. */
export function surprisedSide(table: HeartTable, witnesses: Witnesses): Side | null {
  const everyone = combatants(table);
  const [only, other] = SIDES.filter((side) => {
    const ofSide = everyone.filter(({ fighter }) => fighter.side === side);
    return ofSide.length > 0 && ofSide.every(({ id }) => isSurprised(witnesses[id] ?? READY));
  });
  return other === undefined ? (only ?? null) : null;
}

/** HR-START-2: the side that did not expect a fight goes second; if both did, or neither, a die decides. */
export function firstWithoutRoll(expecting: Readonly<Record<Side, boolean>>): Side | null {
  if (expecting.players === expecting.enemies) return null;
  return expecting.players ? "players" : otherSide("players");
}

/** HR-START-3: the players' die: four or more, and they go first. */
export const firstByRoll = (face: number): Side => (face >= 4 ? "players" : "enemies");
