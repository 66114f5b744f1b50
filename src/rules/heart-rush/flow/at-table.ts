import { fightersIn, sideId } from "../../core/brand.ts";
import { everybody, PLAIN_FACTS, PLAIN_TABLE, type Facts, type TableCommands } from "../../core/ruleset.ts";
import { mixOf } from "../odds/mix.ts";
import type { Command } from "../state/commands.ts";
import type { Event } from "../state/events.ts";
import type { Announcement, Fight, HeartTable } from "../state/model.ts";
import type { Sheet } from "../state/sheet.ts";
import { combatantOf } from "../state/fighters.ts";
import { isOutOfStep } from "./heed.ts";
import { dueIn } from "../engagement/stage.ts";
import { holdingBack, passingSide } from "./idle.ts";
import { accepted } from "./offers.ts";

/** The instant that resolves first: the one announced last. */
export const announcedNow = ({ fight }: HeartTable): Announcement | null => fight.announced.at(-1) ?? null;

/** What closes the step that is open, once everybody has answered. */
const CLOSINGS: readonly Command[] = [{ do: "close-joining" }, { do: "close-stage" }];

/** Whether closing the open stage lets dice fall. */
export function letsDiceFall({ fight }: HeartTable): boolean {
  const { phase } = fight;
  if (phase.at !== "engagement" || phase.engagement.step.is !== "resolving") return false;
  const { step } = phase.engagement;
  const { stage, declared, landing } = step;
  if (stage === "after" || stage === "moves") return landing.some((waiting) => waiting.what.do !== "hold");
  return fightersIn(declared).some((id) => dueIn(fight, step, id) === stage && declared[id]?.do === "attack");
}

/** Heart Rush at a table: who comes and goes, where everyone stands, and what goes on by itself. */
export const table: TableCommands<Fight, Sheet, Command> = {
  ...PLAIN_TABLE,
  /** Whom a player plays stands with the players, and so does who is a friend of theirs. */
  sideOf: (disposition, npc) => sideId(npc && disposition < 1 ? "enemies" : "players"),
  enlistsWithSheet: false,
  enlist: (who, { side, npc }) => ({
    do: "enlist",
    who,
    side: side === sideId("players") ? "players" : "enemies",
    npc,
  }),
  dismiss: (who) => ({ do: "dismiss", who }),

  /** HR-DMG-11: whoever has been healed, or has been hurt, beside the fight. */
  heed(at, who) {
    const fighter = combatantOf(at, who);
    return fighter !== null && isOutOfStep(fighter, at.fight.options) ? { do: "heed", who } : null;
  },

  /** An instant that has been announced holds the reveal until it is resolved. */
  freeze({ fight: { phase, announced } }) {
    if (announced.length > 0) return null;
    return phase.at === "engagement" && phase.engagement.step.is === "choosing" ? { do: "freeze" } : null;
  },

  pass: ({ fight: { phase } }) => (phase.at === "turn" ? { do: "pass", side: phase.side } : null),

  /**
   * A drag is the free sidestep where one is owed, a dash on one's side's turn, and for a Game Master otherwise simply
   * another place.
   */
  walk({ fight }, { fighter: who, path }, master) {
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

  /** Dropped onto an enemy, one engages it; onto the window, one joins what is going on. */
  drop(at, who, onto, by) {
    const join: Command = { do: "join", who };
    return onto === null || accepted(at, join, by) ? join : { do: "engage", who, target: onto };
  },

  /** What answers itself; then, once everybody has answered, what closes, unless dice would fall that wait for a hand. */
  next(at, dice) {
    // An instant that has been announced holds everything until it is resolved.
    if (announcedNow(at) !== null) return null;
    const first = (commands: readonly Command[]): Command | null =>
      commands.find((command) => accepted(at, command, everybody(at.fight))) ?? null;
    const side = passingSide(at);
    const itself = first([...holdingBack(at), ...(side === null ? [] : [{ do: "pass", side } as const])]);
    if (itself !== null || (dice === "on-click" && letsDiceFall(at))) return itself;
    return first(CLOSINGS);
  },
};

export const facts: Facts<Fight, Sheet, Event> = {
  ...PLAIN_FACTS,
  over: ({ phase }) => phase.at === "over",
  members: ({ fight: { phase } }) => (phase.at === "engagement" ? phase.engagement.members : []),
  engagement: ({ phase }) => (phase.at === "engagement" ? phase.engagement.name : null),
  revealed: ({ phase }) =>
    phase.at === "engagement" && phase.engagement.step.is === "resolving" ? phase.engagement.name : null,
  places: ({ ground }) => (ground.kind === "map" ? ground.at : {}),
  /** HR-ROUND-2: time passes round by round. */
  seconds: ({ options }, events) =>
    (options.roundSeconds ?? 0) * events.filter(({ type }) => type === "roundEnded").length,
  mix: mixOf,
};
