import { fightersIn, Threat, type FighterId } from "../../rules/index.ts";
import { send, type Move } from "../fight/choice.ts";
import { nameOf, type Seat } from "../fight/seat.ts";
import { numberIn } from "./deeds.ts";
import { sideName } from "../fight/parts.ts";
import { canMeet, isOver, may, sideOf, sidesOf, thingName, type Command, type Table } from "./own.ts";

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

function ofBody(table: Table, who: FighterId, sheet: Threat.Sheet, { words }: Seat): Moves {
  const standing = sheet.incapacitated;
  const injured: Move<Command> = {
    id: `injure ${who}`,
    label: words.say("HEARTRUSH.Threat.Fight.rule.injure"),
    tone: "quiet",
    written: { label: words.say("HEARTRUSH.Threat.Sheet.amount"), value: "1", number: true },
    does: {
      act: "write",
      command: (written) => rule({ rule: "injure", who, amount: numberIn(written) ?? 1, label: "" }),
    },
  };
  const healed = sheet.injuries.map(({ id, label, amount }) => ({
    id: `heal ${who} ${id}`,
    label: words.say("HEARTRUSH.Threat.Fight.rule.injury", {
      amount,
      label: label === "" ? words.say("HEARTRUSH.Threat.Sheet.injury") : label,
    }),
    does: send(rule({ rule: "heal", who, injury: id, amount: 1 })),
  }));
  const breath = sheet.breath.map(({ faces, lost }) => ({
    id: `breath-rule ${who} ${faces}`,
    label: words.say(lost ? "HEARTRUSH.Threat.Fight.rule.regain" : "HEARTRUSH.Threat.Fight.rule.lose", {
      die: `d${faces}`,
    }),
    does: send(rule({ rule: "breath", who, faces, lost: !lost })),
  }));
  return [
    injured,
    ...oneOf(`heal ${who}`, words.say("HEARTRUSH.Threat.Fight.rule.heal"), healed),
    plain(`stand ${who}`, words.say(`HEARTRUSH.Threat.Fight.rule.${standing ? "up" : "down"}`), {
      rule: "standing",
      who,
      standing,
    }),
    plain(`rest ${who}`, words.say("HEARTRUSH.Threat.Fight.rule.rest"), { rule: "rest", who }),
    ...oneOf(`breath-rule ${who}`, words.say("HEARTRUSH.Threat.Fight.rule.breath"), breath),
  ];
}

function ofThings(table: Table, who: FighterId, sheet: Threat.Sheet, seat: Seat): Moves {
  const { words } = seat;
  const things = sheet.items.map((item) => ({ item, name: thingName(table, who, item.id, seat) }));
  const mended = things.flatMap(({ item, name }): readonly Variant[] => {
    if (item.kind === "ammo") {
      const label = words.say("HEARTRUSH.Threat.Fight.rule.refill", { thing: name });
      return item.used === 0
        ? []
        : [{ id: `refill ${who} ${item.id}`, label, does: send(rule({ rule: "refill", who, item: item.id })) }];
    }
    const faces = item.marks.map((face) => ({
      id: `mend ${who} ${item.id} ${face}`,
      label: words.say("HEARTRUSH.Threat.Fight.rule.face", { thing: name, face }),
      does: send(rule({ rule: "mend", who, item: item.id, face })),
    }));
    const whole = {
      id: `mend ${who} ${item.id}`,
      label: words.say("HEARTRUSH.Threat.Fight.rule.whole", { thing: name }),
      does: send(rule({ rule: "mend", who, item: item.id, face: null })),
    };
    return item.ruined ? [whole, ...faces] : faces;
  });
  const held = things.flatMap(({ item, name }): readonly Variant[] =>
    item.kind === "ammo"
      ? []
      : [
          {
            id: `held ${who} ${item.id}`,
            label: words.say(`HEARTRUSH.Threat.Fight.rule.${item.held ? "away" : "inHand"}`, { thing: name }),
            does: send(rule({ rule: "held", who, item: item.id, held: !item.held })),
          },
        ],
  );
  const holds = table.fight.holds[who] ?? [];
  const special = things.flatMap(({ item, name }): Moves => {
    if (!Threat.isWeapon(item) || item.quality === null) return [];
    const met = holds.includes(item.id);
    const label = words.say("HEARTRUSH.Threat.Fight.rule.condition", { thing: name });
    const ruling = { rule: "condition", who, item: item.id, holds: !met } as const;
    return [{ ...plain(`condition ${who} ${item.id}`, label, ruling), pressed: met }];
  });
  const drawn = things.flatMap(({ item, name }): readonly Variant[] => {
    const command: Command = { do: "rollSpecial", who, item: item.id };
    return Threat.isWeapon(item) && may(table, command, seat.who)
      ? [{ id: `special ${who} ${item.id}`, label: name, does: send(command) }]
      : [];
  });
  return [
    ...special,
    ...oneOf(`mend ${who}`, words.say("HEARTRUSH.Threat.Fight.rule.mend"), mended),
    ...oneOf(`held ${who}`, words.say("HEARTRUSH.Threat.Fight.rule.held"), held),
    ...oneOf(`special ${who}`, words.say("HEARTRUSH.Threat.Fight.rule.special"), drawn),
  ];
}

/** Vantage of one over another, and who has seen nothing coming. */
function ofCircumstance(table: Table, who: FighterId, seat: Seat): Moves {
  const { words } = seat;
  const { fight } = table;
  const foes = fightersIn(fight.fighters).filter((other) => sideOf(table, other) !== sideOf(table, who));
  const pairs = foes.flatMap((foe): readonly Variant[] => {
    const ruled = fight.pairs.find(
      (pair) => [pair.one, pair.other].includes(who) && [pair.one, pair.other].includes(foe),
    );
    const name = nameOf(seat, foe);
    const variant = (key: string, label: string, ruling: Threat.Ruling): Variant => ({
      id: `pair ${who} ${foe} ${key}`,
      label,
      does: send(rule(ruling)),
    });
    return [
      variant("over", words.say("HEARTRUSH.Threat.Fight.rule.over", { name }), {
        rule: "pair",
        one: who,
        other: foe,
        favoured: who,
      }),
      variant("none", words.say("HEARTRUSH.Threat.Fight.rule.neither", { name }), {
        rule: "pair",
        one: who,
        other: foe,
        favoured: null,
      }),
      ...(ruled === undefined
        ? []
        : [
            variant("as side", words.say("HEARTRUSH.Threat.Fight.rule.asSide", { name }), {
              rule: "pairless",
              one: who,
              other: foe,
            }),
          ]),
    ];
  });
  const unaware = fight.unaware.includes(who);
  return [
    ...oneOf(`pair ${who}`, words.say("HEARTRUSH.Threat.Fight.rule.pair"), pairs),
    {
      ...plain(`aware ${who}`, words.say("HEARTRUSH.Threat.Fight.rule.unaware"), {
        rule: "aware",
        who,
        aware: unaware,
      }),
      pressed: unaware,
    },
  ];
}

/** THR-GM-1: everything the Game Master may say of the fighter in hand. */
export function rulingsOn(table: Table, who: FighterId, seat: Seat): Moves {
  const sheet = table.sheets[who];
  if (!seat.who.gm || sheet === undefined) return [];
  return [
    ...ofBody(table, who, sheet, seat),
    ...ofThings(table, who, sheet, seat),
    ...ofCircumstance(table, who, seat),
  ];
}

/** THR-VAN-2: which side circumstance favours; pressing it again takes it back. */
export function vantageMoves(table: Table, seat: Seat): Moves {
  if (!seat.who.gm || !canMeet(table)) return [];
  return sidesOf(table).map((side): Move<Command> => {
    const has = table.fight.vantage === side;
    return {
      ...plain(
        `vantage ${side}`,
        seat.words.say("HEARTRUSH.Threat.Fight.rule.vantage", { side: sideName(side, seat) }),
        {
          rule: "vantage",
          side: has ? null : side,
        },
      ),
      pressed: has,
    };
  });
}

const MOST_PAIRS = 12;

/** THR-SET-1: who meets whom, and by which procedure. */
export function engagements(table: Table, seat: Seat): Moves {
  const { words } = seat;
  const standing = fightersIn(table.fight.fighters).filter((who) => table.sheets[who]?.incapacitated === false);
  const pairs = standing.flatMap((one, place) =>
    standing.slice(place + 1).flatMap((other) => (sideOf(table, one) === sideOf(table, other) ? [] : [[one, other]])),
  );
  const suggested = Threat.threat.view(table, seat.who).suggested;
  return (["exchange", "brawl"] as const).flatMap((procedure): Moves => {
    const groups = [standing, ...(standing.length > 2 ? pairs.slice(0, MOST_PAIRS) : [])];
    const variants = groups.flatMap((members, place): readonly Variant[] => {
      const command: Command = { do: "engage", procedure, members };
      const [one = "", other = ""] = members;
      const label =
        place === 0
          ? words.say("HEARTRUSH.Threat.Fight.everyone")
          : words.say("HEARTRUSH.Threat.Fight.against", { one: nameOf(seat, one), other: nameOf(seat, other) });
      return may(table, command, seat.who) ? [{ id: `engage ${procedure} ${place}`, label, does: send(command) }] : [];
    });
    const [first] = variants;
    if (first === undefined) return [];
    return [
      {
        id: `engage ${procedure}`,
        label: words.say(`HEARTRUSH.Threat.Fight.do.engage.${procedure}`),
        tone: suggested === procedure ? "primary" : "plain",
        does: first.does,
        ...(variants.length > 1 ? { variants } : {}),
      },
    ];
  });
}

/** THR-OVER-2: confirming the end, or ending early. */
export function endings(table: Table, seat: Seat): Moves {
  const { phase } = table.fight.scene;
  if (phase === "impasse" || !may(table, { do: "stop" }, seat.who)) return [];
  const over = isOver(table);
  return [
    {
      id: "stop",
      label: seat.words.say(over ? "HEARTRUSH.Threat.Fight.do.confirm" : "HEARTRUSH.Threat.Fight.do.endEarly"),
      tone: over ? "primary" : "quiet",
      does: send({ do: "stop" }),
    },
  ];
}
