import { entriesOf, HeartRush, type FighterId } from "../../../rules/index.ts";
import { send, type Move } from "../../fight/choice.ts";
import { remembered } from "../../shared/remembered.ts";
import { nameOf, seen, type Seat } from "../../fight/seat.ts";
import { conditionName, refusalWords } from "../fight/fight-words.ts";
import { ruleOf } from "../fight/told-rules.ts";
import { STANCE_NAMES } from "../sheet/stance-card.ts";

type Table = HeartRush.HeartTable;
type Command = HeartRush.Command;
export type Offer = HeartRush.fights.Offer;

const offered = remembered(() => new Map<FighterId | null, readonly Offer[]>());

/** What may be done by one fighter of this seat's, or, null, by the table. */
export function offersOf(table: Table, who: FighterId | null, seat: Seat): readonly Offer[] {
  const known = offered(table, seat);
  const offers =
    known.get(who) ??
    HeartRush.heartRush.offers(table, seat.who, who).filter(({ whom }) => whom === null || seen(seat, whom));
  known.set(who, offers);
  return offers;
}

/** What is said in words of its own: whom it is done to, or who does it, with what, and how much it comes to. */
const SAID = [
  "answer",
  "attack",
  "call-out",
  "climb",
  "cling",
  "decline",
  "drop",
  "end-ambush",
  "engage",
  "escape",
  "follow-up",
  "forfeit",
  "grapple",
  "help",
  "hinder",
  "hold",
  "join",
  "let-pass",
  "move-on",
  "object",
  "pass",
  "put-out",
  "settle",
  "shrug",
  "start",
  "stay",
  "stunt",
  "take",
  "throw-off",
  "trip",
] as const;

const HOSTILE: ReadonlySet<string> = new Set(["attack", "grapple", "hinder", "climb", "stunt", "trip", "follow-up"]);

/** HR-STEP-13: whether it is turned against one's own side, which nobody should do by a slip. */
export const isOnFriend = ({ kind, who, whom }: Offer, { fight: { fighters } }: Table): boolean =>
  HOSTILE.has(kind) && who !== null && whom !== null && fighters[who]?.side === fighters[whom]?.side;

/** What a button says that does this; where it does it in one of several ways, without the way. */
function labelOf(offer: Offer, command: Command, table: Table, { words, cast }: Seat): string {
  const { kind, who, whom } = offer;
  const called = nameOf({ cast }, whom ?? who ?? "");
  const name = isOnFriend(offer, table) ? words.say("HEARTRUSH.Fight.friend", { name: called }) : called;
  switch (command.do) {
    case "dash":
      return words.say(command.stand ? "HEARTRUSH.Fight.standUp.dash" : "HEARTRUSH.Fight.dash");
    case "sidestep":
      return words.say(`HEARTRUSH.Fight.${command.stand ? "standUp" : "sidestep"}.${command.pay}`);
    case "steady":
      return words.say(`HEARTRUSH.Fight.do.steady.${command.condition}`);
    case "strike":
      return words.say(`HEARTRUSH.Fight.blow.${command.pay}`, { name });
    case "plan":
      return words.say(`HEARTRUSH.Fight.plan.${command.first}`);
    case "let-go": {
      const { grappling, climbing } = table.sheets[command.who]?.conditions ?? {};
      const of = grappling?.of ?? climbing?.of ?? "";
      return words.say(`HEARTRUSH.Fight.do.${grappling?.of ? "let-go" : "hop-off"}`, { name: nameOf({ cast }, of) });
    }
    default:
  }
  const said = SAID.find((one) => one === kind);
  if (said === undefined) return kind;
  const ability =
    "ability" in command && command.do !== "use" ? words.say(`HEARTRUSH.Fight.ability.${command.ability}`) : "";
  const dealt = table.fight.hurts.find(({ id }) => command.do === "shrug" && id === command.hurt)?.dealt ?? 0;
  const taken = kind === "shrug" ? HeartRush.checks.shrugOf(dealt, table.fight.options) : dealt;
  return words.say(`HEARTRUSH.Fight.do.${said}`, { name, ability, taken });
}

const COMPASS = {
  "0,-5": "north",
  "5,-5": "northEast",
  "5,0": "east",
  "5,5": "southEast",
  "0,5": "south",
  "-5,5": "southWest",
  "-5,0": "west",
  "-5,-5": "northWest",
} as const;

const isStep = (step: string): step is keyof typeof COMPASS => step in COMPASS;

function goal(
  table: Table,
  who: FighterId,
  { to, near, feet }: HeartRush.Destination,
  seat: Seat,
): readonly [string, string] {
  const { words } = seat;
  const { ground } = table.fight;
  const at = ground.kind === "map" ? ground.at[who] : undefined;
  const step = to === null || at === undefined ? "" : `${to[0] - at[0]},${to[1] - at[1]}`;
  if (isStep(step)) return [COMPASS[step], words.say(`HEARTRUSH.Fight.compass.${COMPASS[step]}`)];
  const [next] = near;
  if (next === undefined) return ["away", words.say("HEARTRUSH.Fight.away", { feet })];
  const there = HeartRush.fights.arrives(table, who, next, feet);
  return [next, words.say(`HEARTRUSH.Fight.${there ? "nextTo" : "towards"}`, { name: nameOf(seat, next), feet })];
}

const levelsOf = (levels: HeartRush.fights.Levels, { words }: Seat): string =>
  words.list(
    entriesOf(levels).map(([is, count]) =>
      words.say("HEARTRUSH.Fight.levels", { levels: count, condition: words.say(conditionName(is)) }),
    ),
  );

const ridesOn = (command: Command): boolean =>
  command.do === "declare" && command.what.do === "attack" && Object.keys(command.what.riders).length > 0;

/** `weakens`: whether the attack might lay levels of weakness, so that none of them is a choice too. */
function declared(what: HeartRush.Declaration, seat: Seat, weakens: boolean): readonly [string, string] {
  const { words } = seat;
  switch (what.do) {
    case "attack": {
      if (weakens)
        return [JSON.stringify(what.riders), levelsOf(what.riders, seat) || words.say("HEARTRUSH.Fight.noLevels")];
      const push = what.follow !== null ? "follow" : what.push;
      return [push, words.say(`HEARTRUSH.Fight.push.${push}`)];
    }
    case "hinder":
      return what.option === "hurt"
        ? [
            JSON.stringify(what.levels),
            words.say("HEARTRUSH.Fight.hinder.hurt", { levels: levelsOf(what.levels, seat) }),
          ]
        : [what.option, words.say(`HEARTRUSH.Fight.hinder.${what.option}`)];
    case "climb":
    case "stunt":
      return [what.ability, words.say(`HEARTRUSH.Fight.ability.${what.ability}`)];
    default:
      return ["", ""];
  }
}

/** The name and the words of one of the ways to do the same. */
function wayOf(command: Command, table: Table, seat: Seat, weakens: boolean): readonly [id: string, label: string] {
  switch (command.do) {
    case "start": {
      const { players, enemies } = command.expecting;
      const first = players && enemies ? "die" : players ? "players" : "enemies";
      const start =
        first === "die" || Object.keys(command.witnesses).length === 0 ? first : (`${first}Surprise` as const);
      return [start, seat.words.say(`HEARTRUSH.Fight.start.${start}`)];
    }
    case "dash":
    case "sidestep":
      return goal(table, command.who, command.destination, seat);
    case "strike":
      return [command.stance, seat.words.say(STANCE_NAMES[command.stance])];
    case "declare":
      return declared(command.what, seat, weakens);
    default:
      return ["", ""];
  }
}

const FIRST: ReadonlySet<string> = new Set([
  "engage",
  "start",
  "blow",
  "attack",
  "shrug",
  "join",
  "follow-up",
  "cling",
  "resolve",
]);
const LAST: ReadonlySet<string> = new Set([
  "let-pass",
  "let-go",
  "decline",
  "stay",
  "hold",
  "forfeit",
  "move-on",
  "settle",
  "end-ambush",
]);

/** Nobody is told of somebody hidden by a place beside them. */
const shown = (command: Command, seat: Seat): boolean =>
  !("destination" in command) || command.destination.near.every((id) => seen(seat, id));

/** What may be done, as a button with its ways. */
export function buttonOf(offer: Offer, table: Table, seat: Seat): readonly Move<Command>[] {
  const { id, kind, whom, refusal } = offer;
  const [first, ...more] = offer.ways.filter((command) => shown(command, seat));
  if (first === undefined) return [];
  const weakens = offer.ways.some(ridesOn);
  const variants = [first, ...more].map((command) => {
    const [way, label] = wayOf(command, table, seat, weakens);
    return { id: `${id} ${way}`, label, does: send(command) };
  });
  const listed = more.length > 0 || kind === "dash" || kind === "sidestep" || kind === "start";
  return [
    {
      id,
      label: labelOf(offer, first, table, seat),
      tone: FIRST.has(kind) && !isOnFriend(offer, table) ? "primary" : LAST.has(kind) ? "quiet" : "plain",
      reason: refusal === null ? null : seat.words.say(refusalWords(refusal)),
      hint: ruleOf(kind, first, seat.words),
      does: send(first),
      ...(whom === null ? {} : { about: whom }),
      ...(listed && variants[0]?.label !== "" ? { variants } : {}),
    },
  ];
}

/** The buttons of these kinds among what one fighter may do, or, null, the table. */
export const buttonsOf = (
  table: Table,
  who: FighterId | null,
  kinds: readonly string[],
  seat: Seat,
): readonly Move<Command>[] =>
  offersOf(table, who, seat)
    .filter(({ kind }) => kinds.includes(kind))
    .flatMap((offer) => buttonOf(offer, table, seat));
