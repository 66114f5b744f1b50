import { fightersIn } from "../../../rules/index.ts";
import type { FighterId, HeartRush } from "../../../rules/index.ts";
import { send } from "../../fight/choice.ts";
import type { Move } from "../../fight/choice.ts";
import { nameOf } from "../../fight/seat.ts";
import type { Seat } from "../../fight/seat.ts";
import type { TrackerRow } from "../../fight/tracker.ts";
import { may } from "./judge.ts";

type Table = HeartRush.HeartTable;
type Command = HeartRush.Command;

/** Distances worth telling apart in words: side by side, a spear's reach, a few steps, across a room, a bowshot. */
const FEET = [5, 10, 20, 40, 80] as const;

const pairOf = (one: FighterId, other: FighterId): string => (one < other ? `${one}|${other}` : `${other}|${one}`);

/** Without a map: how far it is to somebody from the one in hand, where anybody has said. */
export function farOf({ fight: { ground } }: Table, id: FighterId, seat: Seat): Pick<TrackerRow, "far" | "farLabel"> {
  const { hand, words } = seat;
  const feet = ground.kind === "spoken" && hand !== null && hand !== id ? ground.feet[pairOf(hand, id)] : undefined;
  if (feet === undefined || hand === null) return { far: "", farLabel: "" };
  return {
    far: words.say("HEARTRUSH.Fight.far.short", { feet }),
    farLabel: words.say("HEARTRUSH.Fight.far.from", { feet, name: nameOf(seat, hand) }),
  };
}

/** Without a map the Game Master says how far it is from the one in hand to each other fighter. */
export function distances(table: Table, who: FighterId, seat: Seat): readonly Move<Command>[] {
  const { ground, fighters } = table.fight;
  if (ground.kind !== "spoken") return [];
  const { words } = seat;
  const wordsFor = (feet: number | undefined): string =>
    feet === undefined
      ? words.say("HEARTRUSH.Fight.far.apart")
      : feet <= FEET[0]
        ? words.say("HEARTRUSH.Fight.far.beside")
        : words.say("HEARTRUSH.Fight.far.feet", { feet });
  return fightersIn(fighters).flatMap((other): readonly Move<Command>[] => {
    if (other === who || fighters[other]?.life === "dead") return [];
    const now = ground.feet[pairOf(who, other)];
    const id = `far ${who} ${other}`;
    const variants = [...FEET, undefined]
      .filter((feet) => feet !== now)
      .map((feet) => ({
        id: `${id} ${feet ?? "apart"}`,
        label: wordsFor(feet),
        command: {
          do: "rule",
          ruling: { is: "apart", who, from: other, feet: feet ?? null },
        } as const,
      }))
      .filter(({ command }) => may(table, command, seat.who))
      .map(({ id: way, label, command }) => ({ id: way, label, does: send<Command>(command) }));
    const [first] = variants;
    const label = words.say("HEARTRUSH.Fight.far.label", { name: nameOf(seat, other), now: wordsFor(now) });
    return first === undefined ? [] : [{ id, label, does: first.does, variants }];
  });
}
