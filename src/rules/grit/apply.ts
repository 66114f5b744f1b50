import {
  grownOlder,
  helpedUp,
  lettingGo,
  refreshed,
  restored,
  struck,
  withAttribute,
  withGrit,
  withHarm,
} from "./body.ts";
import { shaken, stillShaken } from "./morale.ts";
import { known, onFight, onTurn, spendAction } from "./edit.ts";
import type { Event, FirstSide } from "./state/event.ts";
import { addFighter, removeFighter } from "./muster.ts";
import type { Correction } from "./state/commands.ts";
import type { Laid, Sheet, Table } from "./state/model.ts";
import { declare, lapse } from "./attacks/pending.ts";
import { combatants } from "./roster.ts";
import { feetOf, nextTurn, startTurns } from "./turn.ts";
import type { FighterId } from "../core/brand.ts";
import { withFighter, withSheet } from "../core/table.ts";

/** Folds an event in, then drops what can no longer be as it was meant: declared attacks, Morale Saves of the fallen. */
export function apply(table: Table, event: Event): Table {
  const after = lapse(table, fold(table, event));
  const shaken = stillShaken(after);
  return shaken.length === after.fight.shaken.length ? after : onFight(after, { shaken });
}

function fold(table: Table, event: Event): Table {
  switch (event.type) {
    case "firstSideSettled":
      return settle(table, event.settled);
    case "moved":
      return goOn(table, event.who, event.feet);
    case "staked":
      return event.laid === null ? table : lay(table, event.laid);
    case "laid":
      return lay(table, event.laid);
    case "attackDeclared":
      return declare(table, event);
    case "volleysClosed":
      return onTurn(table, (now) => ({ ...now, volleys: [] }));
    case "volleyResolved":
      return withSheet(table, event.target, (sheet) => struck(sheet, event.gritLost, event.gritLeft, event.blow));
    case "moraleShaken": {
      const marked = marks(table, event);
      const hurt = onFight(marked, { shaken: shaken(marked, event.firstCrit, "crit") });
      return onFight(hurt, { shaken: shaken(hurt, event.firstLoss, "loss") });
    }
    case "moraleTested":
      return shake(table, event);
    case "firstAidGiven": {
      const spent = spendAction(table, event.who);
      return event.helped ? withSheet(spent, event.target, helpedUp) : spent;
    }
    case "used":
    case "passed":
      return spendAction(table, event.who);
    case "dropped":
      return withSheet(table, event.who, lettingGo);
    case "turnEnded":
      return onTurn(table, nextTurn);
    case "steppedDown":
      return withSheet(table, event.who, (sheet) =>
        withHarm(withAttribute(sheet, event.attribute, event.die), event.harm),
      );
    case "gritRestored":
      return onSheets(table, event.who, (sheet) => refreshed(sheet, table.fight.options));
    case "attributeRestored":
      return withSheet(table, event.who, (sheet) => restored(sheet, event.attribute));
    case "timePassed": {
      const everyone = combatants(table).map(({ id }) => id);
      const older = onSheets(table, everyone, (sheet) => grownOlder(sheet, event.minutes, event.safe));
      return onSheets(older, event.died, (sheet) => withHarm(sheet, "dead"));
    }
    case "corrected":
      return correct(table, event.who, event.correction);
    case "fighterJoined":
      return addFighter(table, event);
    case "fighterLeft":
      return removeFighter(table, event.who);
    case "fightEnded":
      return end(table);
  }
}

const onSheets = (table: Table, who: readonly FighterId[], change: (sheet: Sheet) => Sheet): Table =>
  who.reduce((state, id) => withSheet(state, id, change), table);

function settle(table: Table, settled: FirstSide): Table {
  const { sides } = table.fight;
  const named = settled.parted === null ? [settled.first] : [settled.first, settled.parted];
  if (!named.every((side) => sides.includes(side))) return table;
  const there = { ...settled, before: known(table, settled.before), slow: known(table, settled.slow) };
  return onFight(table, { now: startTurns(sides, there) });
}

function goOn(table: Table, who: FighterId, feet: number): Table {
  if (known(table, [who]).length === 0) return table;
  return onTurn(table, (now) => ({ ...now, feet: { ...now.feet, [who]: feetOf(now.feet, who) + feet } }));
}

/** GRT-STAKE-3: what is laid on a pair waits for the next attack of one on the other, once. */
function lay(table: Table, laid: Laid): Table {
  if (known(table, [laid.who, laid.target]).length < 2) return table;
  const others = table.fight.laid.filter(
    ({ mod, who, target }) => mod !== laid.mod || who !== laid.who || target !== laid.target,
  );
  return onFight(table, { laid: [...others, laid] });
}

function shake(table: Table, event: Extract<Event, { readonly type: "moraleTested" }>): Table {
  const { decided } = event;
  const waiting = table.fight.shaken.filter((one) => !decided.some(({ who }) => who === one.who));
  return decided
    .filter(({ outcome }) => outcome === "routed")
    .reduce(
      (state, { who }) => withFighter(state, who, (fighter) => ({ ...fighter, routed: true })),
      onFight(marks(table, event), { shaken: waiting }),
    );
}

type Shocks = Pick<Extract<Event, { readonly type: "moraleTested" }>, "firstCrit" | "firstLoss">;
const marks = (table: Table, { firstCrit, firstLoss }: Shocks): Table =>
  mark(mark(table, firstCrit, "firstCritDone"), firstLoss, "firstLossDone");

const mark = (table: Table, who: readonly FighterId[], trigger: "firstCritDone" | "firstLossDone"): Table =>
  who.reduce(
    (state, id) =>
      withFighter(state, id, (fighter) => ({ ...fighter, morale: { ...fighter.morale, [trigger]: true } })),
    table,
  );

/** GRT-GM-1: a correction sets one thing, whatever the rules say. */
function correct(table: Table, who: FighterId, correction: Correction): Table {
  switch (correction.of) {
    case "attribute":
      return withSheet(table, who, (sheet) => withAttribute(sheet, correction.attribute, correction.value));
    case "grit":
      return withSheet(table, who, (sheet) => withGrit(sheet, correction.value));
    case "harm":
      return withSheet(table, who, (sheet) => withHarm(sheet, correction.harm));
    case "deprived":
      return withSheet(table, who, (sheet) => ({ ...sheet, deprived: correction.deprived }));
    case "routed":
      return withFighter(table, who, (fighter) => ({ ...fighter, routed: correction.routed }));
    case "morale":
      return withFighter(table, who, (fighter) => ({ ...fighter, morale: correction.morale }));
    case "saveMods":
      return withFighter(table, who, (fighter) => ({ ...fighter, saveMods: correction.mods }));
    case "acted":
      return correction.acted
        ? spendAction(table, who)
        : onTurn(table, (now) => ({ ...now, acted: now.acted.filter((id) => id !== who) }));
  }
}

function end(table: Table): Table {
  const { now } = table.fight;
  return onFight(table, { laid: [], now: { phase: "over", round: now.phase === "first-side" ? 0 : now.round } });
}
