import { fightersIn, HeartRush, type FighterId } from "../../../rules/index.ts";
import type { Move } from "../../fight/choice.ts";
import { namesOf, type Seat } from "../../fight/seat.ts";
import { refusalWords } from "../fight/fight-words.ts";
import { distances } from "../fight/spoken-ground.ts";
import { buttonOf, buttonsOf, offersOf, type Offer } from "./button.ts";

type Table = HeartRush.HeartTable;
type Moves = readonly Move<HeartRush.Command>[];

/** Whom the fighter in hand may engage, as buttons; and whom it may not, in a sentence for each reason. */
export function engagements(table: Table, who: FighterId, seat: Seat): readonly [Moves, readonly string[]] {
  const offers = offersOf(table, who, seat).filter(({ kind }) => kind === "engage");
  const reasons = new Set(offers.flatMap(({ refusal }) => refusal ?? []));
  const barred = [...reasons].map((reason) => {
    const of = offers.flatMap(({ refusal, whom }) => (refusal === reason && whom !== null ? [whom] : []));
    return seat.words.say("HEARTRUSH.Fight.notNow", {
      names: namesOf(seat, of),
      reason: seat.words.say(refusalWords(reason)),
    });
  });
  return [offers.filter(({ refusal }) => refusal === null).flatMap((offer) => buttonOf(offer, table, seat)), barred];
}

/** What is asked about, or has a place of its own. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  ...["engage", "trip", "join", "decline", "forfeit", "let-pass", "cling", "shrug", "take"],
  ...["attack", "grapple", "hinder", "climb", "stunt", "plan", "hold", "answer", "stay", "follow-up"],
]);

/** Blows out of turn and trips are asked about where a move or an ambush gives cause for them; there may be other cause. */
const isAsked = ({ fight: { moving, phase } }: Table, who: FighterId): boolean =>
  moving?.awaiting.includes(who) === true || (phase.at === "ambush" && phase.may.includes(who));

/** On a map it is the token that is moved, and free steps are asked about. */
const isMoved = ({ ground }: HeartRush.Fight, { kind, ways: [command] }: Offer): boolean =>
  (kind === "dash" && ground.kind === "map" && !("stand" in command && command.stand)) ||
  (command.do === "sidestep" && command.pay === "free");

const isSecondThought = ({ ways: [command] }: Offer): boolean => command.do === "plan" && command.first === "attack";

/**
 * Chances that are gone with the next deed, and so stand in front: to trip whoever has just been moved (HR-TRIP-1), and
 * not to step first after all, which nobody is asked about.
 */
export const fleeting = (table: Table, who: FighterId, seat: Seat): Moves =>
  offersOf(table, who, seat)
    .filter((offer) => (offer.kind === "trip" && !isAsked(table, who)) || isSecondThought(offer))
    .flatMap((offer) => buttonOf(offer, table, seat));

/** Nobody is kept from helping an enemy; and nobody needs a button for it. */
const helpsFoe = ({ fight: { fighters } }: Table, { kind, who, whom }: Offer): boolean =>
  kind === "help" && who !== null && whom !== null && fighters[who]?.side !== fighters[whom]?.side;

/** All else that the fighter in hand may do now; what it may not is left out. */
export const deeds = (table: Table, who: FighterId, seat: Seat): Moves => [
  ...offersOf(table, who, seat)
    .filter((offer) => !ELSEWHERE.has(offer.kind) && !isMoved(table.fight, offer) && !helpsFoe(table, offer))
    .filter(({ kind }) => kind !== "blow" || !isAsked(table, who))
    .flatMap((offer) => buttonOf(offer, table, seat)),
  ...distances(table, who, seat),
];

/** A side with nothing more to do passes. */
export const passTurn = (table: Table, seat: Seat): Moves => buttonsOf(table, null, ["pass"], seat);

/**
 * HR-SURP-1: what the Game Master is asked to confirm: the side that seems to have seen nothing coming, by who hides, by
 * walls, and by which enemies' tokens are nobody's enemies.
 */
function seemsSurprised(table: Table, { cast }: Seat): HeartRush.Side | null {
  const everyone = fightersIn(table.fight.fighters);
  const peaceful = everyone.filter((id) => table.fight.fighters[id]?.side === "enemies" && cast[id]?.peaceful === true);
  const witnesses = HeartRush.fights.witnessesOf(table, {
    hidden: everyone.filter((id) => cast[id]?.hidden === true),
    regards: Object.fromEntries(peaceful.map((id) => [id, "neutral"])),
  });
  return HeartRush.fights.surprisedSide(table, witnesses);
}

/** Before the first round: who goes first, by what they expected or by the die; what seems to be so comes first. */
export function starts(table: Table, seat: Seat): Moves {
  const surprised = seemsSurprised(table, seat);
  if (surprised === null) return buttonsOf(table, null, ["start"], seat);
  const seems = `start ${surprised === "enemies" ? "players" : "enemies"}Surprise`;
  return buttonsOf(table, null, ["start"], seat).map((start): Move<HeartRush.Command> => {
    const { variants = [] } = start;
    const first = variants.find(({ id }) => id === seems);
    if (first === undefined) return start;
    const label = seat.words.say("HEARTRUSH.Fight.start.seems", { start: first.label });
    return { ...start, does: first.does, variants: [{ ...first, label }, ...variants.filter((way) => way !== first)] };
  });
}
