import { HeartRush } from "../../../rules/index.ts";
import type { FighterId } from "../../../rules/index.ts";
import { choiceOf } from "../../fight/choice.ts";
import type { Move } from "../../fight/choice.ts";
import { answersFor, nameOf } from "../../fight/seat.ts";
import type { Seat } from "../../fight/seat.ts";
import type { Hand } from "../../fight/window.ts";
import { cardOdds } from "./card-odds.ts";
import { sealing } from "../actions/sealed.ts";
import { stanceReason } from "./fight-words.ts";
import { stanceCard, STANCE_NAMES, STANCE_ORDER } from "../sheet/stance-card.ts";
import { changeMove, pickMove, sealMove } from "../../fight/parts.ts";

type Table = HeartRush.HeartTable;
type Command = HeartRush.Command;

const isStance = (choice: string): choice is HeartRush.Stance => STANCE_ORDER.some((stance) => stance === choice);

const sealOf = (id: FighterId, { words, picks }: Seat): Move<Command> => {
  const picked = picks[id]?.choice;
  const stance = picked !== undefined && isStance(picked) ? words.say(STANCE_NAMES[picked]) : null;
  const label =
    stance === null ? words.say("HEARTRUSH.Fight.do.sealNothing") : words.say("HEARTRUSH.Fight.do.seal", { stance });
  const reason = stance === null ? words.say("HEARTRUSH.Fight.chooseFirst") : null;
  return { ...sealMove(id, label, reason), key: "Enter" };
};

/** What pressing the cards, the seal and the way back does. */
export function handMovesOf(table: Table, id: FighterId, seat: Seat): readonly Move<Command>[] {
  if (!sealing(table, id) || !answersFor(seat, id)) return [];
  const cards = STANCE_ORDER.map((choice) =>
    pickMove(seat, id, choice, { label: seat.words.say(STANCE_NAMES[choice]) }),
  );
  return [...cards, sealOf(id, seat), changeMove(id, seat)];
}

/** The four cards of one of one's own, open to choice, or the sealed one face down: whoever looks on learns nothing. */
export function handOf(table: Table, id: FighterId, seat: Seat): Hand | null {
  const sheet = table.sheets[id];
  if (sheet === undefined || !sealing(table, id) || !answersFor(seat, id)) return null;
  const { words } = seat;
  const picked = seat.picks[id];
  const sealed = picked?.sealed ?? false;
  const odds = sealed ? null : cardOdds(table, id, seat);
  return {
    who: id,
    name: nameOf(seat, id),
    sealed,
    cards: [],
    stances: STANCE_ORDER.filter((choice) => !sealed || picked?.choice === choice).map((choice) => {
      const reason = stanceReason(table, [id], choice);
      return stanceCard(choice, HeartRush.fights.stanceOffer({ id, sheet }, choice), {
        action: "pickStance",
        chosen: !sealed && picked?.choice === choice,
        sealed,
        odds: odds?.of(choice) ?? null,
        disabled: reason !== null,
        reason,
      });
    }),
    seal: choiceOf(sealOf(id, seat)),
    change: choiceOf(changeMove(id, seat)),
    note: odds === null ? "" : words.say("HEARTRUSH.Fight.hand.odds", { name: nameOf(seat, odds.foe) }),
    sentence: words.say(
      sealed
        ? "HEARTRUSH.Fight.hand.sealed"
        : picked === undefined
          ? "HEARTRUSH.Fight.hand.choose"
          : "HEARTRUSH.Fight.hand.chosen",
      {
        name: nameOf(seat, id),
        stance: picked !== undefined && isStance(picked.choice) ? words.say(STANCE_NAMES[picked.choice]) : "",
      },
    ),
  };
}
