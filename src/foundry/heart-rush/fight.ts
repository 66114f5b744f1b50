import { sideId, type Entrant, type FighterId, type HeartRush, type SideId } from "../../rules/index.ts";
import type { Walk } from "../encounter/at-table.ts";
import { groundOf } from "./ground.ts";

type Table = HeartRush.HeartTable;
type Command = HeartRush.Command;

const sideOf = ({ side }: Pick<Entrant, "side">): HeartRush.Side =>
  side === sideId("players") ? "players" : "enemies";

/** What the table asks of Heart Rush's fights: who comes and goes, and where everyone stands. */
export const FIGHT = {
  /** Whoever is neither friend nor foe stands with the players only if one of them plays it. */
  sideOf: (disposition: number, npc: boolean): SideId =>
    sideId(disposition > 0 || (disposition === 0 && !npc) ? "players" : "enemies"),
  roundOf: (fight: HeartRush.Fight): number => fight.round,
  enlistsWithSheet: false,
  enlist: (who: FighterId, entrant: Entrant): Command => ({
    do: "enlist",
    who,
    side: sideOf(entrant),
    npc: entrant.npc,
  }),
  dismiss: (who: FighterId): Command => ({ do: "dismiss", who }),
  forfeit: (who: FighterId): Command => ({ do: "forfeit", who }),
  end: (): Command => ({ do: "end" }),

  /** An instant that has been announced holds the reveal until it is resolved. */
  freeze({ fight: { phase, announced } }: Table): Command | null {
    if (announced.length > 0) return null;
    return phase.at === "engagement" && phase.engagement.step.is === "choosing" ? { do: "freeze" } : null;
  },

  pass({ fight: { phase } }: Table): Command | null {
    return phase.at === "turn" ? { do: "pass", side: phase.side } : null;
  },

  survey(combat: Combat.Implementation, { fight }: Table): Command | null {
    const ground = groundOf(combat, fight.ground);
    return ground === null ? null : { do: "rule", ruling: { is: "survey", ground } };
  },

  /**
   * A drag is the free sidestep where one is owed, a dash on one's side's turn, and for a Game Master otherwise simply
   * another place.
   */
  walk({ fight }: Table, { fighter: who, path }: Walk, master: boolean): Command | null {
    const to = path.at(-1);
    if (fight.ground.kind !== "map" || to === undefined || fight.fighters[who] === undefined) return null;
    const destination = { to, path, feet: 0, near: [] };
    const { phase } = fight;
    if (phase.at === "engagement" && phase.engagement.step.is === "resolving") {
      const { stage, stances } = phase.engagement.step;
      if (stage === "moves" && stances[who] === "agility") {
        return { do: "sidestep", who, destination, stand: false, pay: "free" };
      }
    }
    const turn = phase.at === "turn" && phase.side === fight.fighters[who].side;
    if (master && !turn) return { do: "rule", ruling: { is: "place", who, to } };
    return { do: "dash", who, destination, stand: false };
  },

  places: ({ ground }: HeartRush.Fight): Readonly<Record<FighterId, HeartRush.Square>> =>
    ground.kind === "map" ? ground.at : {},
};
