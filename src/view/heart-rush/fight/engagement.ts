import { fightersIn, HeartRush, type FighterId } from "../../../rules/index.ts";
import { actsOf, choiceOf, type Choice, type Move, type Shows } from "../../fight/choice.ts";
import { answersFor, nameOf, namesOf, seen, type Seat } from "../../fight/seat.ts";
import { stepsTo, type WindowStep } from "../../fight/steps.ts";
import type { WindowContext, WindowMember } from "../../fight/window.ts";
import { asksOf } from "../actions/asking.ts";
import { buttonsOf } from "../actions/button.ts";
import { cardOf } from "../narration/engagement-card.ts";
import { exchangeOf, linesOf, type Exchange } from "./exchange.ts";
import { namedSides, STEP_NAMES, STEP_OF, STEPS } from "./fight-words.ts";
import { desk, stuck } from "./desk.ts";
import { handOf, handMovesOf } from "./hand.ts";
import { hasSealed, viewFor } from "./judge.ts";
import { onward } from "./onward.ts";
import { STANCE_NAMES } from "../sheet/stance-card.ts";
import { stanceColumns } from "../sheet/stance-columns.ts";
import { healthOf, heartOf } from "./tracker.ts";
import { instantsOf } from "../actions/using.ts";
import { waitingFor } from "./waiting.ts";
import { windowMember } from "../../fight/parts.ts";

type Table = HeartRush.HeartTable;
type Command = HeartRush.Command;
type EngagementView = HeartRush.EngagementView;

const stepsAt = (now: number, { words }: Seat): readonly WindowStep[] =>
  stepsTo(
    now,
    STEPS.map((name) => words.say(STEP_NAMES[name])),
  );

/** Whom a member has the better of, as long as it has not struck. */
function beatenBy({ step, stances, targets, declared }: EngagementView, id: FighterId): readonly FighterId[] {
  const ours = stances?.[id];
  if (ours === undefined || declared[id] !== undefined) return [];
  if (STEPS.indexOf(STEP_OF[step]) > STEPS.findIndex((name) => name === ours)) return [];
  return (targets[id] ?? []).filter((other) => {
    const theirs = stances?.[other];
    return theirs !== undefined && HeartRush.fights.relation(ours, theirs) === "beats";
  });
}

/** What a member is seen to be doing. */
function statusOf(table: Table, engagement: EngagementView, id: FighterId, seat: Seat): string {
  const { words } = seat;
  const { step, ready, declared, stances } = engagement;
  if (step === "joining") return words.say("HEARTRUSH.Fight.status.inside");
  if (step === "choosing")
    return words.say(hasSealed(table, id) ? "HEARTRUSH.Fight.status.sealed" : "HEARTRUSH.Fight.status.choosing");
  if (step === "opening")
    return words.say(ready.includes(id) ? "HEARTRUSH.Fight.status.open" : "HEARTRUSH.Fight.status.opening");
  const what = declared[id];
  if (what === undefined) {
    const aiming = stances?.[id] === STEP_OF[step] && (engagement.targets[id] ?? []).length > 0;
    if (aiming) return words.say("HEARTRUSH.Fight.status.aiming");
    const beaten = beatenBy(engagement, id).filter((other) => seen(seat, other));
    return beaten.length > 0 ? words.say("HEARTRUSH.Fight.status.beats", { names: namesOf(seat, beaten) }) : "";
  }
  if (what.do === "hold") {
    const nobody = (engagement.targets[id] ?? []).length === 0;
    return words.say(nobody ? "HEARTRUSH.Fight.status.nobody" : "HEARTRUSH.Fight.status.holds");
  }
  return words.say(`HEARTRUSH.Fight.status.${what.do}`);
}

function memberOf(
  table: Table,
  view: HeartRush.View,
  engagement: EngagementView,
  id: FighterId,
  seat: Seat,
  strikes: readonly Choice[],
  { seals }: Exchange,
): WindowMember | null {
  const fighter = view.fighters.find((one) => one.id === id);
  if (fighter === undefined || !seen(seat, id)) return null;
  const stance = engagement.stances?.[id];
  const isExposed = table.fight.fighters[id]?.exposed === true;
  const what = engagement.declared[id];
  const aims =
    what === undefined || what.do === "hold" ? [] : what.do === "attack" ? [what.target, ...what.also] : [what.target];
  return windowMember(seat, id, {
    status: statusOf(table, engagement, id, seat),
    ahead: beatenBy(engagement, id).some((other) => seen(seat, other)),
    sealed: hasSealed(table, id),
    emblem: stance ?? null,
    choice: stance === undefined ? "" : seat.words.say(isExposed ? "HEARTRUSH.Fight.exposed" : STANCE_NAMES[stance]),
    checked: stance === undefined ? null : (seals.get(id) ?? null),
    dice: fighter.numbers === null ? [] : heartOf(table, id),
    health: healthOf(fighter, seat),
    down: fighter.life !== "up",
    press: strikes.find((choice) => choice.id.endsWith(` ${id}`)) ?? null,
    aims: aims.join(" "),
  });
}

/** Those who might still come in, as buttons for whoever speaks for them and is not asked already. */
const joinMoves = (table: Table, seat: Seat, asked: readonly (FighterId | null)[]): readonly Move<Command>[] =>
  fightersIn(table.fight.fighters)
    .filter((who) => !asked.includes(who) && seen(seat, who))
    .flatMap((who) =>
      buttonsOf(table, who, ["join"], seat).map((join) => ({
        ...join,
        tone: "plain" as const,
        label: seat.words.say("HEARTRUSH.Fight.do.bringIn", { name: nameOf(seat, who) }),
      })),
    );

/** After it is over the window shows what came of it, and who acts now. */
function afterwards(
  table: Table,
  seat: Seat,
  events: readonly HeartRush.Event[],
): Shows<WindowContext, Command> | null {
  const id = String(table.fight.engagements);
  const card = cardOf(events, id, seat);
  if (card === null) return null;
  const steps = stepsAt(STEPS.length, seat);
  const nobody = { joining: false, join: [], hands: [], desk: null, asks: [], table: [], sides: [], revealed: false };
  const nothing = { ladder: [], ladderLabel: "", pickers: [] };
  const waiting = waitingFor(table, seat);
  const shown = { id, title: card.title, steps, clashes: card.clashes, waiting, finished: true };
  return { context: { ...nobody, ...nothing, ...shown }, acts: {} };
}

/** For templates/fight/window.hbs. */
export function engagementWindow(
  table: Table,
  seat: Seat,
  events: readonly HeartRush.Event[],
): Shows<WindowContext, Command> | null {
  const view = viewFor(table, seat.who, seat.openNumbers);
  const { engagement } = view;
  if (engagement === null) return afterwards(table, seat, events);
  const { words } = seat;
  const asked = asksOf(table, seat);
  const [declaring] = asked.asks.filter(({ kind, fighter }) => kind === "declare" && fighter !== null);
  const strikes = declaring?.choices.filter(({ id }) => id.startsWith("attack ")) ?? [];
  const joining = engagement.step === "joining";
  // Whoever has many to choose for has a desk instead of a hand for each.
  const many = engagement.members.filter((id) => answersFor(seat, id)).length > 1;
  const atDesk = many || seat.who.gm ? desk(table, seat) : null;
  const hands = many && seat.who.gm ? [] : engagement.members.flatMap((id) => handOf(table, id, seat) ?? []);
  const known = asked.asks.map(({ fighter }) => fighter);
  const join = joining ? joinMoves(table, seat, known) : [];
  const instants = seat.who.fighters.filter((id) => answersFor(seat, id)).flatMap((id) => instantsOf(table, id, seat));
  const forAll = [...onward(table, seat), ...stuck(table, seat)];
  const moves = [...join, ...forAll, ...instants, ...engagement.members.flatMap((id) => handMovesOf(table, id, seat))];
  const card = cardOf(events, engagement.name, seat);
  const exchange = exchangeOf(events, seat);
  const sides = namedSides(seat).map((side) => ({
    ...side,
    members: engagement.members.flatMap((id) =>
      table.fight.fighters[id]?.side === side.id
        ? (memberOf(table, view, engagement, id, seat, strikes, exchange) ?? [])
        : [],
    ),
  }));
  const revealed = engagement.stances !== null;
  const here = asked.asks.filter(({ kind }) => kind !== "turn" && kind !== "stance");
  return {
    context: {
      id: engagement.name,
      title: words.say("HEARTRUSH.Fight.title", { by: nameOf(seat, engagement.by), on: nameOf(seat, engagement.on) }),
      steps: stepsAt(STEPS.indexOf(STEP_OF[engagement.step]), seat),
      sides: revealed ? [] : sides,
      columns: revealed ? stanceColumns(sides, engagement.step, seat) : [],
      lines: linesOf(engagement, exchange, (who, target) => {
        const id = `attack ${who} ${target}`;
        return asked.acts[id] === undefined ? null : id;
      }).filter(({ from, to }) => seen(seat, from) && seen(seat, to)),
      revealed,
      joining,
      join: join.map(choiceOf),
      ladder: [],
      ladderLabel: "",
      pickers: [],
      hands,
      desk: atDesk === null ? null : many ? atDesk.context : { ...atDesk.context, groups: [] },
      asks: [...here.filter(({ among }) => among !== true), ...(asked.asides ?? [])],
      oneByOne: here.filter(({ among }) => among === true),
      clashes: card?.clashes ?? [],
      table: forAll.map(choiceOf),
      instants: instants.map(choiceOf),
      waiting: waitingFor(table, seat),
    },
    acts: { ...asked.acts, ...atDesk?.acts, ...actsOf(moves) },
  };
}
