import { offersTo, Threat, type FighterId } from "../../rules/index.ts";
import { send, type Move } from "../fight/choice.ts";
import { nameOf, type Seat } from "../fight/seat.ts";
import { sideName } from "../fight/parts.ts";
import { numberIn } from "./deeds.ts";
import { isOver, offersIn, rulingsIn, sidesOf, thingName, type Command, type Table } from "./own.ts";

/** What only the Game Master says, of one fighter and of the table. Whatever changes nothing is not offered. */

type Moves = readonly Move<Command>[];
type Variant = { readonly id: string; readonly label: string; readonly does: Move<Command>["does"] };

const rule = (ruling: Threat.Ruling): Command => ({ do: "rule", ruling });

const oneOf = (id: string, label: string, variants: readonly Variant[]): Moves => {
  const [first] = variants;
  return first === undefined ? [] : [{ id, label, does: first.does, variants, tone: "quiet" }];
};

const plain = (id: string, label: string, ruling: Threat.Ruling): Move<Command> => ({
  id,
  label,
  tone: "quiet",
  does: send(rule(ruling)),
});

function ofBody(table: Table, who: FighterId, seat: Seat): Moves {
  const { words } = seat;
  const { injuries = [] } = table.sheets[who] ?? {};
  const injured = rulingsIn(table, seat, "injure", who).map((ruling): Move<Command> => ({
    id: `injure ${who}`,
    label: words.say("HEARTRUSH.Threat.Fight.rule.injure"),
    tone: "quiet",
    written: { label: words.say("HEARTRUSH.Threat.Sheet.amount"), value: "1", number: true },
    does: { act: "write", command: (written) => rule({ ...ruling, amount: numberIn(written) ?? 1 }) },
  }));
  const healed = rulingsIn(table, seat, "heal", who).map((ruling) => {
    const { label = "", amount = 0 } = injuries.find(({ id }) => id === ruling.injury) ?? {};
    return {
      id: `heal ${who} ${ruling.injury}`,
      label: words.say("HEARTRUSH.Threat.Fight.rule.injury", {
        amount,
        label: label === "" ? words.say("HEARTRUSH.Threat.Sheet.injury") : label,
      }),
      does: send(rule(ruling)),
    };
  });
  const breath = rulingsIn(table, seat, "breath", who).map((ruling) => ({
    id: `breath-rule ${who} ${ruling.faces}`,
    label: words.say(`HEARTRUSH.Threat.Fight.rule.${ruling.lost ? "lose" : "regain"}`, { die: `d${ruling.faces}` }),
    does: send(rule(ruling)),
  }));
  return [
    ...injured,
    ...oneOf(`heal ${who}`, words.say("HEARTRUSH.Threat.Fight.rule.heal"), healed),
    ...rulingsIn(table, seat, "standing", who).map((ruling) =>
      plain(`stand ${who}`, words.say(`HEARTRUSH.Threat.Fight.rule.${ruling.standing ? "up" : "down"}`), ruling),
    ),
    ...rulingsIn(table, seat, "rest", who).map((ruling) =>
      plain(`rest ${who}`, words.say("HEARTRUSH.Threat.Fight.rule.rest"), ruling),
    ),
    ...oneOf(`breath-rule ${who}`, words.say("HEARTRUSH.Threat.Fight.rule.breath"), breath),
  ];
}

function ofThings(table: Table, who: FighterId, seat: Seat): Moves {
  const { words } = seat;
  const named = (item: string): string => thingName(table, who, item, seat);
  const mended = rulingsIn(table, seat, "mend", who).map((ruling): Variant => ({
    id: `mend ${who} ${ruling.item}${ruling.face === null ? "" : ` ${ruling.face}`}`,
    label: words.say(`HEARTRUSH.Threat.Fight.rule.${ruling.face === null ? "whole" : "face"}`, {
      thing: named(ruling.item),
      face: ruling.face ?? "",
    }),
    does: send(rule(ruling)),
  }));
  const refilled = rulingsIn(table, seat, "refill", who).map((ruling): Variant => ({
    id: `refill ${who} ${ruling.item}`,
    label: words.say("HEARTRUSH.Threat.Fight.rule.refill", { thing: named(ruling.item) }),
    does: send(rule(ruling)),
  }));
  const held = rulingsIn(table, seat, "held", who).map((ruling): Variant => ({
    id: `held ${who} ${ruling.item}`,
    label: words.say(`HEARTRUSH.Threat.Fight.rule.${ruling.held ? "inHand" : "away"}`, { thing: named(ruling.item) }),
    does: send(rule(ruling)),
  }));
  const special = rulingsIn(table, seat, "condition", who).map((ruling) => ({
    ...plain(
      `condition ${who} ${ruling.item}`,
      words.say("HEARTRUSH.Threat.Fight.rule.condition", { thing: named(ruling.item) }),
      ruling,
    ),
    pressed: !ruling.holds,
  }));
  const drawn = offersTo(offersIn(table, seat, who), "rollSpecial").flatMap(({ ways }) =>
    ways.map((command): Variant => ({
      id: `special ${who} ${command.item}`,
      label: named(command.item),
      does: send(command),
    })),
  );
  return [
    ...special,
    ...oneOf(`mend ${who}`, words.say("HEARTRUSH.Threat.Fight.rule.mend"), [...mended, ...refilled]),
    ...oneOf(`held ${who}`, words.say("HEARTRUSH.Threat.Fight.rule.held"), held),
    ...oneOf(`special ${who}`, words.say("HEARTRUSH.Threat.Fight.rule.special"), drawn),
  ];
}

/** Vantage of one over another, and who has seen nothing coming. */
function ofCircumstance(table: Table, who: FighterId, seat: Seat): Moves {
  const { words } = seat;
  const ruled = offersTo(offersIn(table, seat, who), "rule").flatMap(({ ways }) => ways.map(({ ruling }) => ruling));
  const pairs = ruled.flatMap((ruling): readonly Variant[] => {
    if (ruling.rule !== "pair" && ruling.rule !== "pairless") return [];
    const [key, word] =
      ruling.rule === "pairless"
        ? (["as side", "asSide"] as const)
        : ruling.favoured === null
          ? (["none", "neither"] as const)
          : (["over", "over"] as const);
    return [
      {
        id: `pair ${who} ${ruling.other} ${key}`,
        label: words.say(`HEARTRUSH.Threat.Fight.rule.${word}`, { name: nameOf(seat, ruling.other) }),
        does: send(rule(ruling)),
      },
    ];
  });
  return [
    ...oneOf(`pair ${who}`, words.say("HEARTRUSH.Threat.Fight.rule.pair"), pairs),
    ...rulingsIn(table, seat, "aware", who).map((ruling) => ({
      ...plain(`aware ${who}`, words.say("HEARTRUSH.Threat.Fight.rule.unaware"), ruling),
      pressed: ruling.aware,
    })),
  ];
}

/** THR-GM-1: everything the Game Master may say of the fighter in hand. */
export const rulingsOn = (table: Table, who: FighterId, seat: Seat): Moves => [
  ...ofBody(table, who, seat),
  ...ofThings(table, who, seat),
  ...ofCircumstance(table, who, seat),
];

/** THR-VAN-2: which side circumstance favours; pressing it again takes it back. */
export function vantageMoves(table: Table, seat: Seat): Moves {
  const ruled = rulingsIn(table, seat, "vantage").map((ruling) => ({ ruling, of: ruling.side ?? table.fight.vantage }));
  return sidesOf(table).flatMap((side) =>
    ruled
      .filter(({ of }) => of === side)
      .map(({ ruling }) => ({
        ...plain(
          `vantage ${side}`,
          seat.words.say("HEARTRUSH.Threat.Fight.rule.vantage", { side: sideName(side, seat) }),
          ruling,
        ),
        pressed: ruling.side === null,
      })),
  );
}

/** THR-SET-1: who meets whom, and by which procedure. */
export function engagements(table: Table, seat: Seat): Moves {
  const { words } = seat;
  const { suggested } = Threat.threat.view(table, seat.who);
  return offersTo(offersIn(table, seat), "engage").map(({ ways }): Move<Command> => {
    const { procedure } = ways[0];
    const variants = ways.map((command, place) => {
      const [one = "", other = "", ...more] = command.members;
      const all = ways.length === 1 || more.length > 0;
      return {
        id: `engage ${procedure} ${place}`,
        label: all
          ? words.say("HEARTRUSH.Threat.Fight.everyone")
          : words.say("HEARTRUSH.Threat.Fight.against", { one: nameOf(seat, one), other: nameOf(seat, other) }),
        does: send(command),
      };
    });
    return {
      id: `engage ${procedure}`,
      label: words.say(`HEARTRUSH.Threat.Fight.do.engage.${procedure}`),
      tone: suggested === procedure ? "primary" : "plain",
      does: send(ways[0]),
      ...(variants.length > 1 ? { variants } : {}),
    };
  });
}

/** THR-OVER-2: confirming the end, or ending early. */
export function endings(table: Table, seat: Seat): Moves {
  if (table.fight.scene.phase === "impasse") return [];
  const over = isOver(table);
  return offersTo(offersIn(table, seat), "stop").map(({ ways: [command] }) => ({
    id: "stop",
    label: seat.words.say(over ? "HEARTRUSH.Threat.Fight.do.confirm" : "HEARTRUSH.Threat.Fight.do.endEarly"),
    tone: over ? "primary" : "quiet",
    does: send(command),
  }));
}
