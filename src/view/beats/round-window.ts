import { Beats, type FighterId } from "../../rules/index.ts";
import { actsOf, choiceOf, type Choice, type Move, type Shows } from "../fight/choice.ts";
import { answersFor, nameOf, seen, type Seat } from "../fight/seat.ts";
import { stepsTo, type WindowStep } from "../fight/steps.ts";
import type { Rung, WindowContext, WindowMember } from "../fight/window.ts";
import { asksOf } from "./asking.ts";
import { handOf, hasSealed, isChoosing } from "./choosing.ts";
import { contestMoves, contestPickers } from "./contest.ts";
import { attackOn } from "./declaring.ts";
import { desk } from "./desk.ts";
import { diceOf, presentedDie } from "./dice.ts";
import { fightersOf, viewFor } from "./judge.ts";
import { musterPickers } from "./mustering.ts";
import { onward } from "./onward.ts";
import { tell } from "./narration/telling.ts";
import { healthOf, sidesOf, stateOf, stateWord } from "./tracker.ts";
import { waitingFor } from "./waiting.ts";
import { inSides, windowMember, windowOf } from "../fight/parts.ts";

type Table = Beats.BeatsTable;
type Command = Beats.Command;

const BEATS = [1, 2, 3] as const;

function stepsOf({ phase, beat }: Beats.View, { words }: Seat): readonly WindowStep[] {
  if (phase === "over") return [];
  const now = phase === "muster" ? 0 : beat;
  const names = [
    words.say("HEARTRUSH.BeatsFight.step.traits"),
    ...BEATS.map((number) => words.say("HEARTRUSH.BeatsFight.step.beat", { beat: number })),
  ];
  return stepsTo(now, names);
}

function memberOf(
  table: Table,
  view: Beats.View,
  id: FighterId,
  seat: Seat,
  press: Choice | null,
): WindowMember | null {
  const fighter = view.fighters[id];
  if (fighter === undefined) return null;
  const { words } = seat;
  const state = stateOf(table, view, id);
  const turned = presentedDie(view, id);
  const aim = view.turn === id && view.action !== null && "target" in view.action ? view.action.target : null;
  return windowMember(seat, id, {
    status: words.say(stateWord(state)),
    sealed: view.phase === "select" && (hasSealed(table, id) || state === "sealed"),
    turned,
    dice: diceOf(view, id),
    health: healthOf(fighter, seat),
    down: fighter.out !== null,
    press,
    aims: aim ?? "",
  });
}

/** The dice on the table, from the one that acts first to the one that can stop all others. */
function ladderOf(table: Table, view: Beats.View, seat: Seat): readonly Rung[] {
  const { words } = seat;
  return view.order
    .flatMap((id) => {
      const die = presentedDie(view, id);
      return die === null || !seen(seat, id) ? [] : [{ id, die, value: view.fighters[id]?.presented ?? 0 }];
    })
    .toSorted((one, other) => one.value - other.value)
    .map(({ id, die }) => {
      const state = stateOf(table, view, id);
      return {
        id,
        name: nameOf(seat, id),
        die,
        state: words.say(stateWord(state)),
        now: state === "acts" || state === "asked",
        done: state === "acted",
      };
    });
}

/** For templates/fight/window.hbs. */
export function roundWindow(table: Table, seat: Seat, events: readonly Beats.Event[]): Shows<WindowContext, Command> {
  const { words } = seat;
  const view = viewFor(table, seat);
  const all = fightersOf(table);
  const own = all.filter((who) => answersFor(seat, who));
  const asked = asksOf(table, seat);
  const over = view.phase === "over";
  // Whoever has many to choose for has a desk instead of a hand for each.
  const many = seat.who.gm && own.filter((who) => isChoosing(table, who)).length > 1;
  const atDesk = desk(table, seat);
  const hands = many ? [] : own.filter((who) => isChoosing(table, who)).map((who) => handOf(table, who, seat));
  const pickers = over ? contestPickers(table, seat) : musterPickers(table, seat);
  const actor = view.phase === "act" && view.turn !== null && own.includes(view.turn) ? view.turn : null;
  const strikes = new Map(all.map((id) => [id, attackOn(table, id, actor, seat)] as const));
  const contests = over && seat.hand !== null && pickers.length === 0 ? contestMoves(table, seat.hand, seat) : [];
  const offered: readonly Move<Command>[] = [...contests, ...onward(table, seat)];
  const moves = [
    ...offered,
    ...hands.flatMap((one) => one.moves),
    ...pickers.flatMap((one) => one.moves),
    ...[...strikes.values()].flat(),
  ];
  const told = tell(events, seat, table).find(
    ({ key }) => key === (over ? "after" : Beats.beatKey(view.round, view.beat)),
  );
  const shown = {
    id: String(view.round),
    title: over ? words.say("HEARTRUSH.Fight.after") : words.say("HEARTRUSH.BeatsFight.title", { round: view.round }),
    steps: stepsOf(view, seat),
    sides: inSides(table, sidesOf(table, seat), seat, (id) => {
      const [press] = strikes.get(id) ?? [];
      return memberOf(table, view, id, seat, press === undefined ? null : choiceOf(press));
    }),
    revealed: view.phase === "act" || view.phase === "answer",
    ladder: ladderOf(table, view, seat),
    ladderLabel: words.say("HEARTRUSH.BeatsFight.ladder"),
    pickers: pickers.map(({ picker }) => picker),
    hands: hands.map(({ hand }) => hand),
    desk: atDesk === null ? null : many ? atDesk.context : { ...atDesk.context, groups: [] },
    clashes: told?.clashes ?? [],
    waiting: waitingFor(table, seat),
  };
  const asks = asked.asks.filter(({ kind }) => kind !== "muster" && kind !== "seal" && kind !== "meet");
  return windowOf(shown, { asks, acts: asked.acts }, offered, { ...atDesk?.acts, ...actsOf(moves) });
}
