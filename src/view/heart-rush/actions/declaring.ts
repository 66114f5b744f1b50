import type { FighterId, HeartRush } from "../../../rules/index.ts";
import type { Move } from "../../fight/choice.ts";
import type { Seat } from "../../fight/seat.ts";
import { buttonsOf } from "./button.ts";

type Table = HeartRush.HeartTable;
type Moves = readonly Move<HeartRush.Command>[];

/** What a member may declare in its stage: whom it may strike, then what else its stance allows, then holding back. */
export function declarations(table: Table, who: FighterId, seat: Seat): Moves {
  const kinds = [["attack", "grapple", "hinder", "climb", "stunt"], ["plan"], ["hold"]];
  return kinds.flatMap((some) => buttonsOf(table, who, some, seat));
}
