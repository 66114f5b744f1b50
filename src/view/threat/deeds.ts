import { offersTo, Threat, type FighterId } from "../../rules/index.ts";
import { send, type Move } from "../fight/choice.ts";
import { answersFor, nameOf, type Seat } from "../fight/seat.ts";
import { breathChoices, riskOf } from "./choosing.ts";
import { offersIn, thingName, type Command, type Table } from "./own.ts";

type Moves = readonly Move<Command>[];

/** Whom to go for in a brawl. */
export const mainDeeds = (table: Table, who: FighterId, seat: Seat): Moves =>
  offersTo(offersIn(table, seat, who), "declare").map(({ ways: [command] }) => ({
    id: `declare ${who} ${command.foe}`,
    label: seat.words.say("HEARTRUSH.Threat.Fight.do.attack", { name: nameOf(seat, command.foe) }),
    does: send(command),
  }));

/** THR-SAVE-1: the dice to be spent on a save, and the save itself against what is written, or against nothing. */
function saves(table: Table, who: FighterId, seat: Seat): Moves {
  const sheet = table.sheets[who];
  const [offer] = offersTo(offersIn(table, seat, who), "save");
  if (sheet === undefined || offer === undefined) return [];
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
  const variants = offer.ways.map(({ attribute }) => ({
    id: `save ${who} ${attribute}`,
    label: words.say(`HEARTRUSH.Threat.Fighter.FIELDS.base.${attribute}.label`),
    does: {
      act: "write",
      command: (written: string): Command => ({
        do: "save",
        who,
        attribute,
        dice: spent,
        difficulty: numberIn(written),
      }),
    } as const,
  }));
  const [first] = variants;
  if (first === undefined) return [];
  return [
    ...dice,
    {
      id: `save ${who}`,
      label: words.say("HEARTRUSH.Threat.Fight.do.save"),
      written: { label: words.say("HEARTRUSH.Threat.Fight.difficulty"), value: "", number: true },
      variants,
      does: first.does,
    },
  ];
}

/** What is written as a difficulty; nothing where it is none. */
export const numberIn = (written: string): number | null => (/^\d{1,2}$/.test(written) ? Number(written) : null);

/** THR-BRTH-2: which size to exhaust so that the others come back. */
const breathers = (table: Table, who: FighterId, seat: Seat): Moves =>
  offersTo(offersIn(table, seat, who), "catchBreath").map(({ ways }) => ({
    id: `breathe ${who}`,
    label: seat.words.say("HEARTRUSH.Threat.Fight.do.catchBreath"),
    does: send(ways[0]),
    variants: ways.map((command) => ({
      id: `breathe ${who} ${command.exhaust}`,
      label: seat.words.say("HEARTRUSH.Threat.Fight.do.exhaust", { die: `d${command.exhaust}` }),
      does: send(command),
    })),
  }));

const reloads = (table: Table, who: FighterId, seat: Seat): Moves =>
  offersTo(offersIn(table, seat, who), "reload").map(({ ways: [command], refusal }) => ({
    id: `reload ${who} ${command.item}`,
    label: seat.words.say("HEARTRUSH.Threat.Fight.choose.reload", {
      thing: thingName(table, who, command.item, seat),
    }),
    reason: refusal === null ? null : seat.words.say(`HEARTRUSH.Threat.Refusal.${refusal}`),
    does: send(command),
  }));

/** What the fighter in hand may do besides, where this seat answers for it or leads the table. */
export function quietDeeds(table: Table, who: FighterId, seat: Seat): Moves {
  if (!seat.who.gm && !answersFor(seat, who)) return [];
  return [...saves(table, who, seat), ...breathers(table, who, seat), ...reloads(table, who, seat)];
}
