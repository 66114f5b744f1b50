import type { SealReport, TakenReveal } from "../../rules/index.ts";
import { nameOf, namesOf, seen, type Seat } from "./seat.ts";

/** Whose users these are: their names by id, and those who play a fighter. */
export interface Hands {
  readonly names: Readonly<Record<string, string>>;
  /** The ids of the players of a fighter. */
  readonly playersOf: (fighter: string) => readonly string[];
}

/** Whether a hand on somebody's seal was a stranger's: a fighter that nobody plays is any Game Master's. */
const isStrange = ({ playersOf }: Hands, fighter: string, user: string): boolean => {
  const players = playersOf(fighter);
  return user !== "" && players.length > 0 && !players.includes(user);
};

/** Whose choices everybody was shown in a reveal that was taken back. */
export function takenWords({ openings }: TakenReveal, seat: Seat): string {
  const names = Object.keys(openings).filter((id) => seen(seat, id));
  return seat.words.say("HEARTRUSH.Fight.verify.taken", { names: namesOf(seat, names) });
}

/** In words, what came of working out every seal of a fight: a sentence for all that held, and one for whatever is odd. */
export function verifiedWords(
  reports: readonly SealReport[],
  taken: readonly TakenReveal[],
  seat: Seat,
  hands: Hands,
): readonly string[] {
  const { words } = seat;
  const known = reports.filter(({ fighter }) => seen(seat, fighter));
  const holding = known.filter(({ holds }) => holds === true).length;
  const odd = known.flatMap(({ fighter, holds, sealedBy, openedBy }): readonly string[] => {
    const name = nameOf(seat, fighter);
    const by = (key: "sealedBy" | "openedBy", user: string): string =>
      words.say(`HEARTRUSH.Fight.verify.${key}`, { name, user: hands.names[user] ?? user });
    const strange = (user: string): boolean => isStrange(hands, fighter, user);
    return [
      ...(holds === false ? [words.say("HEARTRUSH.Fight.verify.broken", { name })] : []),
      ...(holds === null ? [words.say("HEARTRUSH.Fight.verify.unopened", { name })] : []),
      ...(strange(sealedBy) ? [by("sealedBy", sealedBy)] : []),
      ...(openedBy !== sealedBy && strange(openedBy) ? [by("openedBy", openedBy)] : []),
    ];
  });
  return [
    words.say("HEARTRUSH.Fight.verify.held", { holding, all: known.length }),
    ...odd,
    ...taken.map((reveal) => takenWords(reveal, seat)),
  ];
}
