import { fightersIn, Grit, type FighterId } from "../../rules/index.ts";
import type { Placed } from "../fight/ask.ts";
import { send, waysTo, type Act } from "../fight/choice.ts";
import { nameOf, namesOf, type Seat } from "../fight/seat.ts";
import { dieWord } from "./fight-words.ts";

type Command = Grit.Command;

const trial = (who: readonly FighterId[], mods: readonly Grit.Mod[], speaker: FighterId | null): Act<Command> =>
  send<Command>({
    do: "askMorale",
    who,
    mods: Object.fromEntries((speaker === null ? who : [speaker]).map((id) => [id, mods])),
    speaker,
    why: null,
  });

/** Those of the same side whom no player plays and who still stand: one of them may roll for all. */
export function speakersFor({ fight, sheets }: Grit.Table, who: FighterId): readonly FighterId[] {
  const side = fight.fighters[who]?.side;
  return fightersIn(fight.fighters).filter((id) => {
    const fighter = fight.fighters[id];
    return fighter?.side === side && fighter?.npc === true && !fighter.routed && sheets[id]?.harm === null;
  });
}

const atHand = ({ fight, sheets }: Grit.Table, who: FighterId): readonly FighterId[] =>
  speakersFor({ fight, sheets }, who).filter((id) => id !== who && sheets[id]?.leader === true);

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
  return {
    id,
    kind: "morale",
    who,
    sentence: words.say(`HEARTRUSH.Grit.Fight.ask.morale.${by}`, { name: nameOf(seat, who) }),
    detail: bearingOn(table, who, seat),
    urgent: true,
    moves: [
      {
        id,
        label: words.say("HEARTRUSH.Grit.Fight.do.nerve", { die }),
        tone: "primary",
        does: trial([who], [], null),
      },
      ...Grit.MODS.map((mod) => ({
        id: `${id} ${mod}`,
        label: words.say(`HEARTRUSH.Grit.Fight.do.nerveWith.${mod}`),
        hint: words.say(`HEARTRUSH.Grit.Fight.nerveMod.${mod}`),
        does: trial([who], [mod], null),
      })),
    ],
  };
}

/** Several at once: each rolls, or one of them for all. */
function allTried(table: Grit.Table, shaken: readonly Grit.Shaken[], seat: Seat): readonly Placed<Command>[] {
  const [first] = shaken;
  if (first === undefined || shaken.length < 2) return [];
  const { words } = seat;
  const who = shaken.map((one) => one.who);
  const speakers = speakersFor(table, first.who).map((id) => ({
    id: `nerve speaker ${id}`,
    label: nameOf(seat, id),
    does: trial(who, [], id),
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
          does: trial(who, [], null),
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
