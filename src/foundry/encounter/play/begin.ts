import { rulingsOf } from "../../settings/rulings.ts";
import {
  combatId,
  MOST_FIGHTERS,
  ok,
  parse,
  sideId,
  toJson,
  type AnyRuleset,
  type AnyTable,
  type Entrant,
} from "../../../rules/index.ts";
import type { Played } from "../../ruleset-adapter.ts";
import { duplicateOf, fighterOf, readSheets, requesterOf } from "../store/cast.ts";
import { playedBy } from "../store/games.ts";
import { spelledIn } from "../../spelled-place.ts";
import { hasBegun } from "../store/record.ts";
import { refusedByTable, type Answer } from "../../authority/refused.ts";

/** On which side a combatant fights: as the Game Master says, or as its token looks. */
export function entrantOf(combatant: Combatant.Implementation, { table }: AnyRuleset, said = ""): Entrant {
  const npc = combatant.players.length === 0 && combatant.actor?.hasPlayerOwner !== true;
  const disposition = combatant.token?.disposition ?? combatant.actor?.prototypeToken.disposition ?? -1;
  return { side: said === "" ? table.sideOf(disposition, npc) : sideId(said), npc };
}

/** Where everyone stands is part of how the fight begins. */
function surveyed(combat: Combat.Implementation, { at, ruleset }: Played, table: AnyTable): AnyTable {
  const command = at.survey?.(combat, table) ?? null;
  if (command === null) return table;
  const judged = ruleset.decide(table, command, requesterOf(combat, game.user)).next();
  if (judged.done !== true || !judged.value.ok) return table;
  return judged.value.value.reduce<AnyTable>((state, event) => ruleset.apply(state, event), table);
}

/** The combatants whose actors suit the rules take their places; the sheets are kept as they were at this moment. */
export async function beginFight(
  combat: Combat.Implementation,
  sides: Readonly<Record<string, string>>,
): Promise<Answer> {
  const played = playedBy(combat);
  if (!played.ok) return played;
  if (hasBegun(combat)) return refusedByTable("begun-already");
  const { ruleset, at, name } = played.value;
  const { live: sheets } = readSheets(combat, at);
  const fighters = [...combat.combatants].filter((combatant) => Object.hasOwn(sheets, fighterOf(combatant)));
  if (fighters.length < 2) return refusedByTable("too-few");
  if (fighters.length > MOST_FIGHTERS) return refusedByTable("too-many", String(MOST_FIGHTERS));
  const entrants = Object.fromEntries(
    fighters.map(
      (combatant) => [fighterOf(combatant), entrantOf(combatant, ruleset, sides[combatant.id ?? ""])] as const,
    ),
  );
  const fight = ruleset.begin({ combat: combatId(combat.id ?? ""), entrants, sheets, options: rulingsOf(name) });
  const table = parse(ruleset.read.table, { fight, sheets });
  if (!table.ok) return refusedByTable("damaged", spelledIn(combat, table.reason));
  const start = JSON.stringify(toJson(surveyed(combat, played.value, table.value)));
  try {
    await combat.update(
      {
        round: Math.max(1, ruleset.facts.round(fight)),
        turn: null,
        system: { start, at: 0, last: 0, revision: 1, doing: "" },
      },
      { turnEvents: false },
    );
    const doubles = fighters.filter((combatant) => duplicateOf(combat, combatant) !== null);
    if (doubles.length > 0)
      ui.notifications?.warn(
        game.i18n.format("HEARTRUSH.Encounter.refused.twice-in", {
          detail: doubles.map(({ name }) => name).join(", "),
        }),
      );
    return ok({ revision: 1 });
  } catch (error) {
    console.error(error);
    return refusedByTable("not-written", error instanceof Error ? error.message : String(error));
  }
}
