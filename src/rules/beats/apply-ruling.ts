import type { FighterId } from "../core/brand.ts";
import type { Happening } from "./state/events.ts";
import { withFighter, withNewcomer, without, withoutFighter, withSheet } from "../core/table.ts";
import { combatantOf, withPhase } from "./state/fighters.ts";
import { left } from "./leave.ts";
import type { BeatsTable, Contest, Fighter, Tool } from "./state/model.ts";
import { keysOf } from "../core/casts.ts";
import { heldBy, moved } from "./tools.ts";
import { withoutDice } from "./turns/turn.ts";
import { aidAllowed, aided, healed, reopened } from "./wounds.ts";

type Ruled = Happening<
  | "agreed"
  | "challenged"
  | "called-off"
  | "contested"
  | "refilled"
  | "adjusted"
  | "exerted"
  | "aided"
  | "aid-allowed"
  | "healed"
  | "revived"
  | "returned"
  | "added"
  | "removed"
  | "tool-placed"
  | "tool-cleared"
  | "ended"
>;

/** What happens between and around the beats. */
export function withRuling(table: BeatsTable, event: Ruled): BeatsTable {
  const { options, agreed } = table.fight;
  switch (event.type) {
    case "refilled":
      // BTS-SPEC-4: a refill brings them all back.
      return withSheet(table, event.who, (sheet) => ({ ...sheet, sparks: options.sparkMax }));
    case "adjusted":
      return withSheet(table, event.who, (sheet) => ({ ...sheet, [event.what]: event.to }));
    case "exerted":
      if (event.won) return table;
      return withSheet(table, event.who, (sheet) => ({ ...sheet, wounds: reopened(sheet.wounds, options.reopen) }));
    case "aided":
      return withSheet(table, event.who, (sheet) => aided(sheet, event.won));
    case "aid-allowed":
      return withSheet(table, event.who, (sheet) => aidAllowed(sheet, event.wound));
    case "healed":
      return withSheet(table, event.who, (sheet) => healed(sheet, event.wound));
    case "revived":
      return withSheet(table, event.who, (sheet) => ({ ...sheet, helpless: false }));
    case "returned":
      return withFighter(table, event.who, (fighter) => ({ ...fighter, surrendered: false }));
    case "agreed": {
      const others = agreed.filter((who) => who !== event.who);
      return withFight(table, {
        agreed: event.willing && combatantOf(table, event.who) !== null ? [...others, event.who] : others,
      });
    }
    case "challenged":
      return withContest(table, event.contest);
    case "called-off":
      return withContest(table, null);
    case "contested":
      return keysOf(event.rolls).reduce(withoutPending, withContest(table, null));
    case "tool-placed": {
      const tool: Tool = { label: event.label, kind: event.kind, state: "ground", by: null };
      return withFight(table, { scene: { ...table.fight.scene, [event.tool]: tool } });
    }
    case "tool-cleared":
      return withFight(table, { scene: without(table.fight.scene, event.tool) });
    case "added":
      return added(table, event);
    case "removed":
      return removed(table, event.who);
    case "ended":
      // BTS-END-2: the dice are cleared; what is pending stays on the sheets.
      return withFight(withoutDice(table, { at: "over", contest: null }), { agreed: [], unnamed: null });
  }
}

const withFight = (table: BeatsTable, change: Partial<BeatsTable["fight"]>): BeatsTable => ({
  ...table,
  fight: { ...table.fight, ...change },
});

const withContest = (table: BeatsTable, contest: Contest | null): BeatsTable =>
  table.fight.phase.at === "over" ? withPhase(table, { at: "over", contest }) : table;

/** BTS-ROLL-4: a contest is a roll of three dice, so it uses up the disadvantages that wait. */
const withoutPending = (table: BeatsTable, who: FighterId): BeatsTable =>
  withSheet(table, who, (sheet) => ({ ...sheet, pending: 0 }));

/** BTS-GM-2: a newcomer names traits with the others, or waits for the next round to do so. */
function added(table: BeatsTable, { who, entrant, sheet }: Happening<"added">): BeatsTable {
  const { phase, round } = table.fight;
  const since = phase.at === "muster" ? round : round + 1;
  const fighter: Fighter = { ...entrant, since, surrendered: false, dice: [], turnDown: 0, acted: false };
  return withNewcomer(table, who, fighter, sheet);
}

/** BTS-GM-2: whoever is taken out of the fight leaves behind what belongs to others. */
function removed(table: BeatsTable, who: FighterId): BeatsTable {
  const dropped = heldBy(table, who).reduce((before, tool) => moved(before, tool, "ground", null), table);
  const after = withoutFighter(left(dropped, who), who);
  const { phase, unnamed } = after.fight;
  const contest = phase.at === "over" ? phase.contest : null;
  const concerned = contest !== null && [contest.who, contest.against, contest.aid].includes(who);
  const known =
    unnamed !== null && [unnamed.by, unnamed.who].includes(who) ? withFight(after, { unnamed: null }) : after;
  return concerned ? withPhase(known, { at: "over", contest: null }) : known;
}
