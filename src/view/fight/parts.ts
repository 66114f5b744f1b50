import { byFighter, type FighterId } from "../../rules/index.ts";
import type { Asked } from "./ask.ts";
import { actsOf, choiceOf, type Acts, type Move, type Shows } from "./choice.ts";
import type { WindowMember } from "./member.ts";
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

/** A fight, as far as it says who is on which side. */
interface Sided {
  readonly fight: { readonly fighters: Readonly<Record<FighterId, { readonly side: string }>> };
}

/** The sides in the order in which their first came in. */
export const sidesIn = (
  { fight: { fighters } }: Sided,
  seat: Pick<Seat, "words">,
  name: (side: string, seat: Pick<Seat, "words">) => string = sideName,
): readonly NamedSide[] =>
  [...new Set(byFighter(fighters).map(([, { side }]) => side))].map((id) => ({ id, name: name(id, seat) }));

/** Each side with those of it whom this seat knows of. */
export const inSides = <Row>(
  { fight: { fighters } }: Sided,
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
  healthLabel: "",
  percent: null,
  hurt: "none",
  pips: [],
  pipsLabel: "",
  state: "",
  stateIcon: "",
  stateRule: "",
  pipsRule: "",
  marks: [],
  far: "",
  farLabel: "",
  menu: seat.who.gm ? seat.words.say("HEARTRUSH.Fight.menu.of", { name: nameOf(seat, id) }) : "",
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

type Shown = Pick<WindowContext, "id" | "title" | "waiting"> &
  Partial<Omit<WindowContext, "sides">> & {
    readonly sides: readonly (NamedSide & { readonly rows: readonly WindowMember[] })[];
  };

/** The window of what is going on, with what is asked in it and what may be done for all. */
export const windowOf = <Command>(
  { sides, ...shown }: Shown,
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
    sides: sides.map(({ rows, ...side }) => ({ ...side, members: rows })),
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

/** A way to choose unseen, as a button: pressing it tells nobody. */
export const pickMove = <Look extends Partial<Move<never>> & { readonly label: string }>(
  seat: Seat,
  who: FighterId,
  choice: string,
  look: Look,
) => ({
  id: `pick ${who} ${choice}`,
  pressed: seat.picks[who]?.choice === choice,
  ...look,
  does: { act: "pick", who, choice } as const,
});

/** Such buttons, and once one of them is pressed the seal on it. */
export function withSeal<Command>(
  who: FighterId,
  picks: readonly Move<Command>[],
  label: (chosen: string) => string,
): readonly Move<Command>[] {
  const chosen = picks.find(({ pressed }) => pressed === true);
  return chosen === undefined ? picks : [...picks, sealMove(who, label(chosen.label))];
}
