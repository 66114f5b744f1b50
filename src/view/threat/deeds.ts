import { fightersIn, Threat, type FighterId } from "../../rules/index.ts";
import { send, type Move } from "../fight/choice.ts";
import { answersFor, nameOf, type Seat } from "../fight/seat.ts";
import { breathChoices, riskOf } from "./choosing.ts";
import { may, refusalOf, thingName, type Command, type Table } from "./own.ts";

type Moves = readonly Move<Command>[];

/** What the fighter in hand may do while no blows are exchanged, and whom to go for in a brawl. */
export function mainDeeds(table: Table, who: FighterId, seat: Seat): Moves {
  if (table.fight.scene.phase !== "declare") return [];
  return fightersIn(table.fight.fighters).flatMap((foe): Moves => {
    const command: Command = { do: "declare", who, foe };
    const label = seat.words.say("HEARTRUSH.Threat.Fight.do.attack", { name: nameOf(seat, foe) });
    return may(table, command, seat.who) ? [{ id: `declare ${who} ${foe}`, label, does: send(command) }] : [];
  });
}

/** Whether the rules would let this one do something quiet now. */
const isQuiet = (table: Table, who: FighterId, seat: Seat): boolean =>
  may(table, { do: "save", who, attribute: "guts", dice: [], difficulty: null }, seat.who);

/** THR-SAVE-1: the dice to be spent on a save, and the save itself against what is written, or against nothing. */
function saves(table: Table, who: FighterId, seat: Seat): Moves {
  const sheet = table.sheets[who];
  if (sheet === undefined || !isQuiet(table, who, seat)) return [];
  const { words, picks } = seat;
  const picked = Threat.spelledBreath(picks[who]?.choice ?? "") ?? [];
  const spent = picked.filter((faces) => sheet.breath.some((die) => die.faces === faces && !die.lost));
  const lowest = Math.min(...Threat.ATTRIBUTES.map((attribute) => Threat.scoreOf(table, who, attribute)));
  const dice = breathChoices(sheet, spent).map(({ faces, lost, chosen, next }, place): Move<Command> => ({
    id: `spend ${who} ${faces}`,
    ...(place === 0 ? { heading: words.say("HEARTRUSH.Threat.Fight.spendOnSave") } : {}),
    label: `d${faces}`,
    hint: riskOf(faces, lowest, seat),
    pressed: chosen,
    reason: lost ? words.say("HEARTRUSH.Threat.Refusal.die-lost") : null,
    does: { act: "pick", who, choice: Threat.spell(next) },
  }));
  const roll = (attribute: (typeof Threat.ATTRIBUTES)[number]): Move<Command>["does"] => ({
    act: "write",
    command: (written) => ({ do: "save", who, attribute, dice: spent, difficulty: numberIn(written) }),
  });
  const variants = Threat.ATTRIBUTES.map((attribute) => ({
    id: `save ${who} ${attribute}`,
    label: words.say(`HEARTRUSH.Threat.Fighter.FIELDS.base.${attribute}.label`),
    does: roll(attribute),
  }));
  return [
    ...dice,
    {
      id: `save ${who}`,
      label: words.say("HEARTRUSH.Threat.Fight.do.save"),
      written: { label: words.say("HEARTRUSH.Threat.Fight.difficulty"), value: "", number: true },
      variants,
      does: roll("guts"),
    },
  ];
}

/** What is written as a difficulty; nothing where it is none. */
export const numberIn = (written: string): number | null => (/^\d{1,2}$/.test(written) ? Number(written) : null);

/** THR-BRTH-2: which size to exhaust so that the others come back. */
function breathers(table: Table, who: FighterId, seat: Seat): Moves {
  const variants = Threat.FACES.flatMap((exhaust) => {
    const command: Command = { do: "catchBreath", who, exhaust };
    const label = seat.words.say("HEARTRUSH.Threat.Fight.do.exhaust", { die: `d${exhaust}` });
    return may(table, command, seat.who) ? [{ id: `breathe ${who} ${exhaust}`, label, does: send(command) }] : [];
  });
  const [first] = variants;
  return first === undefined
    ? []
    : [
        {
          id: `breathe ${who}`,
          label: seat.words.say("HEARTRUSH.Threat.Fight.do.catchBreath"),
          does: first.does,
          variants,
        },
      ];
}

function reloads(table: Table, who: FighterId, seat: Seat): Moves {
  const empty = (table.sheets[who]?.items ?? [])
    .filter(Threat.isWeapon)
    .filter(({ kind, loaded }) => kind === "contraption" && !loaded);
  return empty.flatMap(({ id: item }): Moves => {
    const command: Command = { do: "reload", who, item };
    const refusal = refusalOf(table, command, seat.who);
    if (refusal !== null && refusal !== "foe-has-vantage") return [];
    return [
      {
        id: `reload ${who} ${item}`,
        label: seat.words.say("HEARTRUSH.Threat.Fight.choose.reload", { thing: thingName(table, who, item, seat) }),
        reason: refusal === null ? null : seat.words.say("HEARTRUSH.Threat.Refusal.foe-has-vantage"),
        does: send(command),
      },
    ];
  });
}

/** What the fighter in hand may do besides, where this seat answers for it or leads the table. */
export function quietDeeds(table: Table, who: FighterId, seat: Seat): Moves {
  if (!seat.who.gm && !answersFor(seat, who)) return [];
  return [...saves(table, who, seat), ...breathers(table, who, seat), ...reloads(table, who, seat)];
}
