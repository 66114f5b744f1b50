import { fromEntries, type AnyRuleset, type AnyTable, type FighterId } from "../../../rules/index.ts";
import { presentationOf, type AnyPresentation, type Picked, type Seat } from "../../../view/index.ts";
import { words } from "../../chat/notices.ts";
import { actorHooksOf } from "../../documents/actor-hooks.ts";
import {
  actorOf,
  eventsOf,
  fighterOf,
  openedIn,
  playedBy,
  sealedChoice,
  waitForMasters,
  tableOf,
  requesterOf,
} from "../../encounter/index.ts";
import { lookAge } from "../../encounter/look.ts";
import { SYSTEM_ID } from "../../ports/system.ts";
import type { Played } from "../../ruleset-adapter.ts";
import { BETWEEN, handOf, isLeftUnsaid, isReopened, picksAge, picksFor, proposalFor } from "./input/private-picks.ts";
import { departedFrom, personOf } from "./chat/person.ts";

/** A fight as this user sees it now. Whose seat it is, is worked out when somebody asks. */
export interface Look {
  readonly combat: Combat.Implementation;
  readonly ruleset: AnyRuleset;
  readonly show: AnyPresentation;
  readonly table: AnyTable;
  readonly events: readonly object[];
  readonly seat: Seat;
  readonly clash: string | null;
}

/** What this browser knows of hidden choices: what is sealed lies face down, what is not is still being weighed. */
function picksOf(combat: Combat.Implementation, clash: string | null, own: readonly FighterId[]): Seat["picks"] {
  const drawer = clash ?? BETWEEN;
  const open = picksFor(combat, drawer);
  const found = own.flatMap((id): readonly (readonly [FighterId, Picked])[] => {
    const weighed = open.get(id);
    const sealed = sealedChoice(combat, id);
    if (sealed !== null && !isReopened(combat, drawer, id)) return [[id, { choice: sealed, sealed: true }]];
    const choice = weighed ?? sealed;
    return choice === null ? [] : [[id, { choice, sealed: false }]];
  });
  return Object.fromEntries(found);
}

/** The fighter whose actions the tracker shows: the one taken in hand, or a player's first. */
function inHand(combat: Combat.Implementation, own: readonly FighterId[]): FighterId | null {
  const taken = handOf(combat);
  if (taken !== null && combat.combatants.has(taken)) return taken;
  return game.user.isGM ? null : (own[0] ?? null);
}

/**
 * Of what one's own fighters have suffered in this fight, the newest that nobody has put into words: players are asked, and a
 * Game Master where no player is there. What somebody has left unsaid is not asked again.
 */
function unwordedOf(
  combat: Combat.Implementation,
  show: AnyPresentation,
  events: readonly object[],
  own: readonly FighterId[],
): NonNullable<Seat["unworded"]> {
  return fromEntries(
    own.flatMap((id) => {
      const actor = actorOf(combat, id);
      const ranks = actor === null || !isAskedOf(actor) ? [] : (show.wounds?.(events, id) ?? []);
      const found = actor === null || ranks.length === 0 ? null : actorHooksOf(actor).unworded?.(actor, ranks);
      return found && !isLeftUnsaid(found.id) ? [[id, found] as const] : [];
    }),
  );
}

const isAskedOf = (actor: Actor.Implementation): boolean =>
  !game.user.isGM || !game.users.some((user) => user.active && !user.isGM && actor.testUserPermission(user, "OWNER"));

/** What stands on the sheets of one's own fighters beside what the rules know of them. */
const offSheets = <Value>(
  combat: Combat.Implementation,
  own: readonly FighterId[],
  read: (actor: Actor.Implementation) => Value,
): Readonly<Record<FighterId, Value>> =>
  fromEntries(
    own.flatMap((id) => {
      const actor = actorOf(combat, id);
      return actor === null ? [] : [[id, read(actor)] as const];
    }),
  );

interface Seen {
  readonly age: string;
  readonly look: Look | null;
}
const seen = new WeakMap<Combat.Implementation, Seen>();

/**
 * What there is to see of a fight, or null before it begins and where nothing shows its ruleset. All that is drawn of one change
 * is drawn of one look, which is not kept for longer: some of it, as settings, changes without a word.
 */
export function look(combat: Combat.Implementation | null): Look | null {
  if (combat === null) return null;
  const age = `${lookAge(combat)} ${picksAge()}`;
  const known = seen.get(combat);
  if (known?.age === age) return known.look;
  const now = lookAnew(combat);
  seen.set(combat, { age, look: now });
  setTimeout(() => seen.delete(combat));
  return now;
}

function lookAnew(combat: Combat.Implementation): Look | null {
  const played = playedBy(combat);
  const table = tableOf(combat);
  if (!played.ok || !table.ok) return null;
  const { name, at, ruleset } = played.value;
  const show = presentationOf(name);
  if (show === null) return null;
  const clash = ruleset.facts.engagement(table.value.fight);
  const events = eventsOf(combat);
  let seat: Seat | null = null;
  return {
    ...{ combat, ruleset, show, table: table.value, events, clash },
    get seat() {
      return (seat ??= seatAt(combat, { at, show, table: table.value, events, clash }));
    },
  };
}

interface Viewed extends Pick<Look, "show" | "table" | "events" | "clash"> {
  readonly at: Pick<Played["at"], "abilities" | "notes">;
}

function seatAt(combat: Combat.Implementation, { at, show, table, events, clash }: Viewed): Seat {
  const who = requesterOf(combat, game.user);
  const seat: Seat = {
    who,
    words,
    cast: {
      ...departedFrom(combat),
      ...Object.fromEntries([...combat.combatants].map((one) => [fighterOf(one), personOf(one)] as const)),
    },
    abilities: offSheets(combat, who.fighters, (actor) => at.abilities?.(actor) ?? []),
    notes: offSheets(combat, who.fighters, (actor) => at.notes?.(actor) ?? {}),
    unworded: unwordedOf(combat, show, events, who.fighters),
    hand: inHand(combat, who.fighters),
    picks: picksOf(combat, clash, who.fighters),
    isNewToDrags: game.settings.get(SYSTEM_ID, "knowsDrags") !== true,
    opened: [...openedIn(combat), ...waitForMasters(combat)],
    openNumbers: game.settings.get(SYSTEM_ID, "openNumbers") ?? false,
  };
  const begun = proposalFor(combat);
  const asked = begun !== undefined && show.asksFirst?.(table, begun, seat) === true;
  return asked ? { ...seat, proposed: begun } : seat;
}
