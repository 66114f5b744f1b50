import type { FighterId, Threat } from "../../rules/index.ts";
import { opensWindow, type Move } from "../fight/choice.ts";
import type { Seat } from "../fight/seat.ts";
import type { Tracked, TrackerRow } from "../fight/tracker.ts";
import type { LangKey } from "../lang-key.ts";
import { engagementsIn } from "./card.ts";
import { mainDeeds, quietDeeds } from "./deeds.ts";
import { isOver, namedSides, viewFor, type Command, type Event, type Table } from "./own.ts";
import { endings, engagements, rulingsOn, vantageMoves } from "./rulings.ts";
import { inSides, trackerRow } from "../fight/parts.ts";

const STATES = {
  dying: ["HEARTRUSH.Threat.Fight.state.dying", "fa-skull"],
  down: ["HEARTRUSH.Threat.Fight.state.down", "fa-bed"],
  away: ["HEARTRUSH.Threat.Fight.state.away", "fa-person-running"],
  fleeing: ["HEARTRUSH.Threat.Fight.state.fleeing", "fa-person-running"],
  chosen: ["HEARTRUSH.Threat.Fight.state.chosen", "fa-check"],
  engaged: ["HEARTRUSH.Threat.Fight.state.engaged", "fa-burst"],
  stands: ["HEARTRUSH.Threat.Fight.state.stands", ""],
} as const satisfies Readonly<Record<string, readonly [LangKey, string]>>;

function stateOf(fighter: Threat.FighterView): keyof typeof STATES {
  if (fighter.dying) return "dying";
  if (!fighter.standing) return "down";
  if (fighter.away) return "away";
  if (fighter.fleeing) return "fleeing";
  if (fighter.chosen) return "chosen";
  return fighter.engaged ? "engaged" : "stands";
}

/** How a fighter fares, in scores to those who may know and by its injuries to all. */
export function healthOf({ injuries, inside }: Threat.FighterView, { words }: Seat): string {
  if (inside !== null) return words.say("HEARTRUSH.Threat.Fight.scores", { ...inside.scores });
  return injuries === 0
    ? words.say("HEARTRUSH.Fight.looks.unhurt")
    : words.say("HEARTRUSH.Threat.Fight.injured", { injuries });
}

/** What is left to say of a fighter once an engagement is over. */
function fateIn(fighter: Threat.FighterView): keyof typeof STATES {
  const state = stateOf(fighter);
  return state === "engaged" || state === "chosen" ? "stands" : state;
}

/** The fate of a fighter in a word, for the window and the summary. */
export const fateOf = (fighter: Threat.FighterView, { words }: Seat): string => words.say(STATES[fateIn(fighter)][0]);

function rowOf(table: Table, id: FighterId, view: Threat.View, seat: Seat): TrackerRow | null {
  const { words } = seat;
  const fighter = view.fighters[id];
  if (fighter === undefined) return null;
  const over = isOver(table);
  const state = over ? fateIn(fighter) : stateOf(fighter);
  const [stateKey, stateIcon] = STATES[state];
  const { inside, injuries } = fighter;
  const blood = table.sheets[id]?.base.blood ?? 1;
  const fresh = inside?.breath.filter(({ lost }) => !lost) ?? [];
  const down = state === "down" || state === "dying";
  return trackerRow(seat, id, {
    spent: down || state === "away",
    inside: fighter.engaged && !over,
    health:
      inside === null ? healthOf(fighter, seat) : words.say("HEARTRUSH.Threat.Fight.scoresShort", { ...inside.scores }),
    percent: inside === null ? null : Math.max(0, Math.round((100 * (blood - injuries)) / Math.max(1, blood))),
    hurt: down ? "down" : injuries === 0 ? "none" : 2 * injuries >= blood && inside !== null ? "badly" : "some",
    pips: fresh.map(() => true),
    pipsLabel:
      inside === null
        ? ""
        : words.say("HEARTRUSH.Threat.Fight.breathLeft", {
            dice: fresh.length === 0 ? "–" : words.list(fresh.map(({ faces }) => `d${faces}`)),
          }),
    state: words.say(stateKey),
    stateIcon,
  });
}

/** What a side has to do with the order in which things are decided. */
function headlineOf(view: Threat.View, side: string, { words }: Seat): string {
  const parts = [
    ...((view.vantage ?? view.vantageNext) === side ? [words.say("HEARTRUSH.Threat.Fight.hasVantage")] : []),
    ...(view.deciding === side ? [words.say("HEARTRUSH.Threat.Fight.decides")] : []),
  ];
  return parts.join(", ");
}

const titleOf = (view: Threat.View, events: readonly Event[], seat: Seat): string => {
  const { phase, pass } = view;
  const { words } = seat;
  if (view.number === 0) return words.say("HEARTRUSH.Fight.gathering");
  const number = engagementsIn(events, seat);
  if (phase === "declare" || phase === "clash" || phase === "brawl-over")
    return words.say("HEARTRUSH.Threat.Fight.brawlNumber", { number });
  return pass === null
    ? words.say("HEARTRUSH.Threat.Fight.afterNumber", { number })
    : words.say("HEARTRUSH.Threat.Fight.number", { number, pass });
};

/** For templates/fight/tracker.hbs. */
export function tracker(table: Table, seat: Seat, events: readonly Event[]): Tracked<Command> {
  const { words } = seat;
  const view = viewFor(table, seat);
  const hand = seat.hand !== null && table.fight.fighters[seat.hand] !== undefined ? seat.hand : null;
  const open: readonly Move<Command>[] =
    table.fight.scene.phase === "lull"
      ? []
      : [{ ...opensWindow(words.say("HEARTRUSH.Threat.Fight.do.openWindow")), tone: "primary" }];
  return {
    round: titleOf(view, events, seat),
    sides: inSides(table, namedSides(table, seat), seat, (id) => rowOf(table, id, view, seat)).map((side) => ({
      ...side,
      acting: view.deciding === side.id,
      headline: headlineOf(view, side.id, seat),
    })),
    hand,
    main: hand === null ? [] : mainDeeds(table, hand, seat),
    more: hand === null ? [] : [...quietDeeds(table, hand, seat), ...rulingsOn(table, hand, seat)],
    table: [...open, ...engagements(table, seat), ...vantageMoves(table, seat), ...endings(table, seat)],
  };
}
