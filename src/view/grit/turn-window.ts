import { Grit, offersTo, type FighterId } from "../../rules/index.ts";
import { actsOf, choiceOf, send, type Choice, type Move, type Shows } from "../fight/choice.ts";
import { answersFor, nameOf, seen, speaksNow, type Seat } from "../fight/seat.ts";
import { stepsTo, type WindowStep } from "../fight/steps.ts";
import type { WindowContext, WindowMember } from "../fight/window.ts";
import { asksOf } from "./asking.ts";
import { weaponIn } from "./attacking.ts";
import { draftOf, drafting, toggled } from "./draft.ts";
import { MOD_NAMES, sideName } from "./fight-words.ts";
import { fighterIn, moves, offersIn, viewFor } from "./judge.ts";
import { pickerOf } from "./picker.ts";
import { sideMoves } from "./turning.ts";
import { stateName, strengthOf, healthOf, turnTitle } from "./tracker.ts";
import { turnName } from "./tale.ts";
import { chapters } from "./telling.ts";
import { waitingFor } from "./waiting.ts";
import { windowMember, windowOf } from "../fight/parts.ts";

type Command = Grit.Command;

/** The turns of a round, in order. */
function stepsOf({ fight: { now } }: Grit.Table, { words }: Seat): readonly WindowStep[] {
  if (now.phase !== "side-turn") return [];
  return stepsTo(
    now.place,
    now.order.map((turn) => turnName(turn, words)),
  );
}

/** Whose action is being put together: the one in hand, or the first of one's own who can still act; never unasked a player's. */
export function actorOf(table: Grit.Table, seat: Seat): FighterId | null {
  const view = viewFor(table, seat);
  const { hand } = seat;
  if (hand !== null && moves(seat, hand) && fighterIn(view, hand)?.mayAct === true) return hand;
  return view.fighters.find(({ id, mayAct }) => mayAct && answersFor(seat, id))?.id ?? null;
}

/** Clicking somebody: one's own is taken in hand, anybody else becomes the target of what is being put together. */
function pressOf(
  table: Grit.Table,
  fighter: Grit.FighterView,
  actor: FighterId | null,
  seat: Seat,
): Move<Command> | null {
  const { words } = seat;
  const { id } = fighter;
  const label = nameOf(seat, id);
  if (fighter.mayAct && moves(seat, id) && id !== actor)
    return {
      id: `take ${id}`,
      label: words.say("HEARTRUSH.Grit.Fight.take", { name: label }),
      does: { act: "hand", who: id },
    };
  if (actor === null || id === actor || !fighter.target) return null;
  const draft = draftOf(table, actor, seat);
  if (draft.doing === "stake")
    return {
      id: `against ${id}`,
      label: words.say("HEARTRUSH.Grit.Fight.against", { name: label }),
      does: drafting(actor, draft, { against: id }),
    };
  const blast = weaponIn(table.sheets[actor], draft.weapon)?.blast === true;
  if (!blast && fighter.side === table.fight.fighters[actor]?.side) return null;
  return {
    id: `aim ${id}`,
    label: words.say("HEARTRUSH.Grit.Fight.aim", { name: label }),
    does: drafting(actor, draft, { targets: blast ? toggled(draft.targets, id) : [id] }),
  };
}

/** What waits for one's next attack on somebody: "enhanced against the Troll". */
const waiting = ({ fight }: Grit.Table, id: FighterId, seat: Seat): readonly string[] =>
  fight.laid
    .filter(({ who, target }) => who === id && seen(seat, target))
    .map(({ mod, target }) =>
      seat.words.say("HEARTRUSH.Grit.Fight.layOn", { name: nameOf(seat, target), mod: seat.words.say(MOD_NAMES[mod]) }),
    );

function memberOf(
  table: Grit.Table,
  fighter: Grit.FighterView,
  actor: FighterId | null,
  seat: Seat,
  press: Choice | null,
): WindowMember {
  const { id, status } = fighter;
  const { now } = table.fight;
  const volleys = now.phase === "side-turn" ? now.volleys : [];
  const aims = volleys.filter(({ declared }) => declared.some(({ who }) => who === id)).map(({ target }) => target);
  const intended = actor === id && draftOf(table, id, seat).doing === "attack" ? draftOf(table, id, seat).targets : [];
  return windowMember(seat, id, {
    mine: answersFor(seat, id) || actor === id,
    status: [stateName(table, fighter, seat), ...waiting(table, id, seat)].join(" · "),
    dice: strengthOf(fighter),
    health: healthOf(table, fighter, seat),
    down: status !== null,
    press,
    aims: (aims.length > 0 ? aims : intended).join(" "),
  });
}

/** Those who can join the open volley, with what they have in hand. */
function joinMoves(table: Grit.Table, seat: Seat): readonly Move<Command>[] {
  const open = Grit.openVolley(table);
  if (open === null) return [];
  const able = viewFor(table, seat).fighters.filter(({ id, mayAct }) => mayAct && speaksNow(seat, id));
  return able.flatMap(({ id }): readonly Move<Command>[] => {
    const attacks = offersTo(offersIn(table, seat, id), "attack").flatMap(({ ways }) => ways);
    const command = attacks.find(({ volley }) => volley.how === "join");
    if (command === undefined) return [];
    const label = seat.words.say("HEARTRUSH.Grit.Fight.do.join", {
      name: nameOf(seat, id),
      target: nameOf(seat, open.target),
    });
    return [{ id: `join ${id}`, label, does: send(command) }];
  });
}

/** Whom all wait for, and how a Game Master can act for a player who is away. */
function waitingHere(table: Grit.Table, actor: FighterId | null, seat: Seat): string {
  const waits = waitingFor(table, seat);
  const idle = actor === null && seat.who.gm && viewFor(table, seat).fighters.some(({ mayAct }) => mayAct);
  return idle ? `${waits} ${seat.words.say("HEARTRUSH.Grit.Fight.actFor")}` : waits;
}

/** For templates/fight/window.hbs: the turn that is running, and what one's own are about to do in it. */
export function turnWindow(
  table: Grit.Table,
  seat: Seat,
  events: readonly Grit.Event[],
): Shows<WindowContext, Command> | null {
  const view = viewFor(table, seat);
  if (view.phase === "first-side") return null;
  const actor = actorOf(table, seat);
  const people = view.fighters.filter(({ id }) => seen(seat, id));
  const presses = new Map(people.map((fighter) => [fighter.id, pressOf(table, fighter, actor, seat)] as const));
  const tried = table.fight.shaken.length > 0 ? asksOf(table, seat) : null;
  const picking = actor === null || tried !== null ? null : pickerOf(table, actor, seat);
  const join = joinMoves(table, seat);
  const ofTable = sideMoves(table, seat);
  const told = chapters(events, seat, table);
  const last = told.findLast(({ clashes }) => clashes.length > 0);
  const shown = {
    id: `${view.round}`,
    title: turnTitle(view, seat),
    steps: stepsOf(table, seat),
    sides: view.sides.map((side) => ({
      id: side,
      name: sideName(side, seat.words),
      rows: people
        .filter((fighter) => fighter.side === side)
        .map((fighter) => {
          const press = presses.get(fighter.id) ?? null;
          return memberOf(table, fighter, actor, seat, press === null ? null : choiceOf(press));
        }),
    })),
    cardless: true,
    joining: Grit.openVolley(table) !== null,
    join: join.map(choiceOf),
    pickers: picking === null ? [] : [picking.picker],
    clashes: last?.clashes ?? [],
    waiting: waitingHere(table, actor, seat),
  };
  const pressed = [...presses.values()].flatMap((press) => press ?? []);
  const moves = actsOf([...(picking?.moves ?? []), ...join, ...pressed]);
  return windowOf(shown, tried ?? { asks: [], acts: {} }, ofTable, moves);
}
