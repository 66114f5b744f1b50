import { fightersIn, Grit, offersTo, type FighterId } from "../../rules/index.ts";
import type { Placed } from "../fight/ask.ts";
import { send, waysTo, type Move } from "../fight/choice.ts";
import { nameOf, namesOf, type Seat } from "../fight/seat.ts";
import { dieWord } from "./fight-words.ts";
import { offersIn } from "./judge.ts";

type Command = Grit.Command;

const atHand = (table: Grit.Table, who: FighterId): readonly FighterId[] =>
  Grit.speakersFor(table, who).filter((id) => id !== who && table.sheets[id]?.leader === true);

/** What the rules do with the die, and what sheet and fight say that may bear on it: a line each. */
function bearingOn(table: Grit.Table, who: FighterId, seat: Seat): string {
  const { words } = seat;
  const { steadied = "", shaken = "" } = seat.notes?.[who] ?? {};
  const leaders = atHand(table, who);
  const mods = table.fight.fighters[who]?.morale.mods ?? [];
  const said = [
    ...(steadied === "" ? [] : [words.say("HEARTRUSH.Grit.Fight.nerveBy.steadied", { by: steadied })]),
    ...(shaken === "" ? [] : [words.say("HEARTRUSH.Grit.Fight.nerveBy.shaken", { by: shaken })]),
    ...(leaders.length === 0
      ? []
      : [words.say("HEARTRUSH.Grit.Fight.nerveBy.leader", { names: namesOf(seat, leaders) })]),
    ...mods.map((mod) => words.say(`HEARTRUSH.Grit.Fight.nerveBy.${mod}`)),
  ];
  return [words.say("HEARTRUSH.Grit.Fight.nerveHint"), ...said].join("\n");
}

/** One whose nerve is tried: what steadies or shakes it is the Game Master's to say. */
function oneTried(table: Grit.Table, { who, by }: Grit.Shaken, seat: Seat): Placed<Command> {
  const { words } = seat;
  const die = dieWord(table.sheets[who]?.attributes.wil.value ?? 0, words);
  const id = `nerve ${who}`;
  const ways =
    offersTo(offersIn(table, seat, who), "askMorale").find(({ ways: [one] }) => one.speaker === null)?.ways ?? [];
  return {
    id,
    kind: "morale",
    who,
    sentence: words.say(`HEARTRUSH.Grit.Fight.ask.morale.${by}`, { name: nameOf(seat, who) }),
    detail: bearingOn(table, who, seat),
    urgent: true,
    moves: ways
      .filter(({ why }) => why === null)
      .map((command): Move<Command> => {
        const [mod] = command.mods[who] ?? [];
        return mod === undefined
          ? { id, label: words.say("HEARTRUSH.Grit.Fight.do.nerve", { die }), tone: "primary", does: send(command) }
          : {
              id: `${id} ${mod}`,
              label: words.say(`HEARTRUSH.Grit.Fight.do.nerveWith.${mod}`),
              hint: words.say(`HEARTRUSH.Grit.Fight.nerveMod.${mod}`),
              does: send(command),
            };
      }),
  };
}

/** Several at once: each rolls, or one of them for all. */
function allTried(table: Grit.Table, shaken: readonly Grit.Shaken[], seat: Seat): readonly Placed<Command>[] {
  const who = shaken.map((one) => one.who);
  const { words } = seat;
  if (who.length < 2) return [];
  const all = [null, ...fightersIn(table.fight.fighters)].flatMap((id) => offersIn(table, seat, id));
  const [each, ...spoken] = offersTo(all, "askMorale")
    .map(({ ways: [command] }) => ({ ...command, why: null }))
    .filter((command) => command.who.join() === who.join());
  if (each === undefined) return [];
  const speakers = spoken.map((command) => ({
    id: `nerve speaker ${command.speaker ?? ""}`,
    label: nameOf(seat, command.speaker ?? ""),
    does: send(command),
  }));
  return [
    {
      id: "nerve all",
      kind: "morale",
      who: null,
      sentence: words.say("HEARTRUSH.Grit.Fight.ask.moraleAll", { names: namesOf(seat, who) }),
      detail: words.say("HEARTRUSH.Grit.Fight.nerveAllHint"),
      urgent: true,
      moves: [
        {
          id: "nerve all",
          label: words.say("HEARTRUSH.Grit.Fight.do.nerveEach"),
          tone: "primary",
          does: send(each),
        },
        ...waysTo({ id: "nerve speaker", label: words.say("HEARTRUSH.Grit.Fight.do.nerveFor") }, speakers),
      ],
    },
  ];
}

/** GRT-MOR-10: whose nerve is tried, for the Game Master alone. */
export function nerveQuestions(table: Grit.Table, seat: Seat): readonly Placed<Command>[] {
  const { shaken } = table.fight;
  if (!seat.who.gm) return [];
  return [...allTried(table, shaken, seat), ...shaken.map((one) => oneTried(table, one, seat))];
}
