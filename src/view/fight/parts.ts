import { byFighter, type FighterId } from "../../rules/index.ts";
import type { Asked } from "./asked.ts";
import { actsOf, choiceOf, type Acts, type Move } from "./choice.ts";
import type { WindowMember } from "./member.ts";
import type { Shows } from "./presentation.ts";
import { answersFor, nameOf, personOf, seen, type Seat } from "./seat.ts";
import type { TrackerRow } from "./tracker.ts";
import type { WindowContext } from "./window.ts";

/** Rows, members and windows of any game: what it has nothing to say of stands empty. */

/** What most tables call the sides. */
export const sideName = (side: string, { words }: Pick<Seat, "words">): string =>
  words.say(side === "players" ? "HEARTRUSH.Fight.side.players" : "HEARTRUSH.Fight.side.enemies");

export interface NamedSide {
  readonly id: string;
  readonly name: string;
}

/** Each side with those of it whom this seat knows of. */
export const inSides = <Row>(
  {
    fight: { fighters },
  }: { readonly fight: { readonly fighters: Readonly<Record<FighterId, { readonly side: string }>> } },
  sides: readonly NamedSide[],
  seat: Seat,
  row: (id: FighterId) => Row | null,
): readonly (NamedSide & { readonly rows: readonly Row[] })[] =>
  sides.map(({ id, name }) => ({
    id,
    name,
    rows: byFighter(fighters).flatMap(([who, { side }]) => (side === id && seen(seat, who) ? (row(who) ?? []) : [])),
  }));

/** A fighter's row in the tracker. */
export const trackerRow = (seat: Seat, id: FighterId, part: Partial<TrackerRow>): TrackerRow => ({
  id,
  name: nameOf(seat, id),
  img: personOf(seat, id).img,
  mine: answersFor(seat, id),
  hand: seat.hand === id,
  hidden: personOf(seat, id).hidden,
  spent: false,
  inside: false,
  dice: [],
  health: "",
  percent: null,
  hurt: "none",
  pips: [],
  pipsLabel: "",
  state: "",
  stateIcon: "",
  marks: [],
  ...part,
});

/** A fighter in the window. */
export const windowMember = (seat: Seat, id: FighterId, part: Partial<WindowMember>): WindowMember => ({
  id,
  name: nameOf(seat, id),
  img: personOf(seat, id).img,
  mine: answersFor(seat, id),
  status: "",
  sealed: false,
  emblem: null,
  choice: "",
  turned: null,
  dice: [],
  health: "",
  down: false,
  press: null,
  aims: "",
  ...part,
});

type Shown = Pick<WindowContext, "id" | "title" | "sides" | "waiting"> & Partial<WindowContext>;

/** The window of what is going on, with what is asked in it and what may be done for all. */
export const windowOf = <Command>(
  shown: Shown,
  { asks, acts }: Pick<Asked<Command>, "asks" | "acts">,
  table: readonly Move<Command>[],
  more: Acts<Command> = {},
): Shows<WindowContext, Command> => ({
  context: {
    steps: [],
    revealed: false,
    joining: false,
    join: [],
    ladder: [],
    ladderLabel: "",
    pickers: [],
    hands: [],
    desk: null,
    clashes: [],
    ...shown,
    asks,
    table: table.map(choiceOf),
  },
  acts: { ...acts, ...more, ...actsOf(table) },
});

/** Lays what has been picked face down; until something has, it says what is missing. */
export const sealMove = (who: FighterId, label: string, reason: string | null = null): Move<never> => ({
  id: `seal ${who}`,
  label,
  tone: "primary",
  emblem: "sign-sealed",
  reason,
  does: { act: "seal", who },
});

/** Takes a seal up again while that is still possible. */
export const changeMove = (who: FighterId, { words }: Seat): Move<never> => ({
  id: `change ${who}`,
  label: words.say("HEARTRUSH.Fight.do.change"),
  tone: "quiet",
  does: { act: "change", who },
});
