import { fightersIn, HeartRush, type FighterId } from "../../../rules/index.ts";
import type { Move } from "../../fight/choice.ts";
import type { Seat } from "../../fight/seat.ts";
import { buttonsOf } from "./button.ts";

type Table = HeartRush.HeartTable;
type Moves = readonly Move<HeartRush.Command>[];

/** What a member may declare in its stage: whom it may strike, then what else its stance allows, then holding back. */
export function declarations(table: Table, who: FighterId, seat: Seat): Moves {
  const deeds = buttonsOf(table, who, ["attack", "grapple", "hinder", "climb", "stunt"], seat);
  const nobody = deeds.length > 0 ? {} : { label: seat.words.say("HEARTRUSH.Fight.do.nobody") };
  return [
    ...deeds,
    ...(hasPrey(table, who) ? buttonsOf(table, who, ["plan"], seat) : []),
    ...buttonsOf(table, who, ["hold"], seat).map((hold) => ({ ...hold, ...nobody })),
  ];
}

/** Whether anybody's stance is one that this member's may strike, from wherever it comes to stand. */
function hasPrey({ fight: { phase, fighters, options } }: Table, who: FighterId): boolean {
  const step = phase.at === "engagement" ? phase.engagement.step : null;
  if (step?.is !== "resolving") return false;
  const { stances } = step;
  const ours = stances[who];
  return fightersIn(stances).some((id) => {
    const theirs = stances[id];
    const enemy = fighters[id]?.side !== fighters[who]?.side || (options.friendsMayBeStruck && id !== who);
    const prey = enemy && fighters[id]?.life !== "dead";
    return prey && ours !== undefined && theirs !== undefined && HeartRush.fights.relation(ours, theirs) !== "none";
  });
}
