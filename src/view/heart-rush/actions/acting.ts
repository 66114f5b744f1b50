import { fightersIn, HeartRush } from "../../../rules/index.ts";
import type { FighterId } from "../../../rules/index.ts";
import { send } from "../../fight/choice.ts";
import type { Move } from "../../fight/choice.ts";
import { nameOf, seen } from "../../fight/seat.ts";
import type { Seat } from "../../fight/seat.ts";
import { refusalWords } from "../fight/fight-words.ts";
import { may, refusalOf } from "../fight/judge.ts";
import { STANCE_NAMES } from "../sheet/stance-card.ts";
import { distances } from "../fight/spoken-ground.ts";
import { dashes, sidesteps } from "./stepping.ts";

type Table = HeartRush.HeartTable;
type Command = HeartRush.Command;
type Moves = readonly Move<Command>[];

/** Everybody the fighter in hand might engage: those it cannot reach are there too, and say why. */
export function engagements(table: Table, who: FighterId, seat: Seat): Moves {
  const side = table.fight.fighters[who]?.side;
  return fightersIn(table.fight.fighters).flatMap((target): Moves => {
    const other = table.fight.fighters[target];
    if (other === undefined || other.side === side || other.life === "dead" || !seen(seat, target)) return [];
    const command: Command = { do: "engage", who, target };
    const refusal = refusalOf(table, command, seat.who);
    const reason = refusal === null ? null : seat.words.say(refusalWords(refusal));
    const label = seat.words.say("HEARTRUSH.Fight.do.engage", { name: nameOf(seat, target) });
    return [{ id: `engage ${who} ${target}`, label, tone: "primary", reason, does: send(command) }];
  });
}

/** All else that the fighter in hand may do now; what it may not is left out. */
export function deeds(table: Table, who: FighterId, seat: Seat): Moves {
  const { words } = seat;
  const others = fightersIn(table.fight.fighters).filter((id) => seen(seat, id));
  const plain: readonly { readonly id: string; readonly label: string; readonly command: Command }[] = [
    ...others.map((target) => ({
      id: `help ${who} ${target}`,
      label: words.say("HEARTRUSH.Fight.do.help", { name: nameOf(seat, target) }),
      command: { do: "help", who, target } as const,
    })),
    { id: `object ${who}`, label: words.say("HEARTRUSH.Fight.do.object"), command: { do: "object", who } },
    { id: `call-out ${who}`, label: words.say("HEARTRUSH.Fight.do.callOut"), command: { do: "call-out", who } },
    ...others.map((target) => ({
      id: `put-out ${who} ${target}`,
      label: words.say("HEARTRUSH.Fight.do.putOut", { name: nameOf(seat, target) }),
      command: { do: "put-out", who, target } as const,
    })),
    ...(["frightened", "enraged"] as const).map((condition) => ({
      id: `steady ${who} ${condition}`,
      label: words.say(`HEARTRUSH.Fight.do.steady.${condition}`),
      command: { do: "steady", who, condition } as const,
    })),
    ...(["escape", "throw-off"] as const).flatMap((deed) =>
      (["might", "agility"] as const).map((by) => ({
        id: `${deed} ${who} ${by}`,
        label: words.say(`HEARTRUSH.Fight.do.${deed}`, { ability: words.say(STANCE_NAMES[by]) }),
        command: { do: deed, who, ability: by, answer: "might" } as const,
      })),
    ),
    { id: `drop ${who}`, label: words.say("HEARTRUSH.Fight.do.drop"), command: { do: "drop", who } },
  ];
  const legal = plain
    .filter(({ command }) => may(table, command, seat.who))
    .map(({ id, label, command }) => ({ id, label, does: send(command) }));
  const onTurn = table.fight.phase.at === "turn" && table.fight.phase.side === table.fight.fighters[who]?.side;
  const steps = onTurn
    ? [...dashes(table, who, seat), ...sidesteps(table, who, "rush", seat), ...sidesteps(table, who, "action", seat)]
    : [];
  return [...steps, ...legal, ...distances(table, who, seat)];
}

/** A side with nothing more to do passes. */
export const passTurn = (table: Table, seat: Seat): Moves => {
  const { phase } = table.fight;
  if (phase.at !== "turn") return [];
  const command: Command = { do: "pass", side: phase.side };
  return may(table, command, seat.who)
    ? [{ id: "pass", label: seat.words.say("HEARTRUSH.Fight.do.pass"), does: send(command) }]
    : [];
};

/** Before the first round: who goes first, by what they expected or by the die. */
export function starts(table: Table, seat: Seat): Moves {
  const { words } = seat;
  const ways = [
    ["die", true, true, null],
    ["players", true, false, null],
    ["enemies", false, true, null],
    ["playersSurprise", true, false, "enemies"],
    ["enemiesSurprise", false, true, "players"],
  ] as const;
  const variants = ways.flatMap(([id, players, enemies, surprised]) => {
    const witnesses = surprised === null ? {} : HeartRush.unaware(table, surprised);
    const command: Command = { do: "start", expecting: { players, enemies }, witnesses };
    return may(table, command, seat.who)
      ? [{ id: `start ${id}`, label: words.say(`HEARTRUSH.Fight.start.${id}`), does: send(command) }]
      : [];
  });
  const [first] = variants;
  return first === undefined
    ? []
    : [{ id: "start", label: words.say("HEARTRUSH.Fight.do.start"), tone: "primary", does: first.does, variants }];
}
