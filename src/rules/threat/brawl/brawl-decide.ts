import { ok, refuse } from "../../core/result.ts";
import type { Result } from "../../core/result.ts";
import { speaksFor } from "../../core/ruleset.ts";
import type { Decision, Who } from "../../core/ruleset.ts";
import { judgeBreath, lostTo, rollBreath } from "../breath.ts";
import { nextToState } from "./brawl.ts";
import { isBrawling } from "./members.ts";
import type { Event } from "../state/event.ts";
import { hasVantage, sideOf } from "../exchange/exchange.ts";
import { judgeUse } from "../loadout.ts";
import type { CommandOf, Statement } from "../state/commands.ts";
import type { Sheet, Table } from "../state/model.ts";
import type { Refusal } from "../state/refusal.ts";
import { armingOf, armourEvents } from "../rolling.ts";
import { score } from "../state/sheet.ts";
import { threatens } from "../exchange/threat.ts";
import { rollWeapons } from "../weapon.ts";

/** The commands of a brawl. */

/** THR-BRL-1: the attacker names a foe; against the helpless and the unaware no threat is needed. */
export function declareFoe(
  table: Table,
  { who, foe }: CommandOf<"declare">,
  by: Who,
): Result<readonly Event[], Refusal> {
  const { fight } = table;
  const side = sideOf(fight, who);
  const foesSide = sideOf(fight, foe);
  if (side === null || foesSide === null) return refuse("unknown-fighter");
  if (!speaksFor(by, who)) return refuse("not-yours");
  const { scene } = fight;
  if (scene.phase !== "declare") return refuse("wrong-phase");
  if (Object.keys(fight.owed).length > 0) return refuse("pick-owed");
  if (!isBrawling(table, scene.brawl, who) || scene.brawl.members[foe]?.away !== false) return refuse("out-of-fight");
  if (side === foesSide) return refuse("not-a-foe");
  const helpless = !isBrawling(table, scene.brawl, foe) || fight.unaware.includes(foe);
  if (helpless) return ok([{ type: "leftToGm", who, foe }]);
  const favoured = [who, foe].find((one) => hasVantage(fight, fight, one, one === who ? foe : who));
  return ok([{ type: "declared", who, foe, vantage: favoured ?? null }]);
}

function judgeStatement(sheet: Sheet, statement: Statement, attacks: boolean): Refusal | null {
  const { answer, stance, dice, weapon } = statement;
  if ((answer === "attack") !== attacks || (answer === "escape" && weapon !== null)) return "unlawful";
  const refusal = judgeBreath(sheet, dice);
  if (refusal !== null) return refusal;
  if (weapon === null) return stance === "blood" && answer !== "escape" ? "not-armed" : null;
  return judgeUse(sheet, weapon, []);
}

/** THR-BRL-3: stance, breath and weapon are stated openly and rolled once. */
export function* stateAnswer(table: Table, { who, statement }: CommandOf<"state">, by: Who): Decision<Event, Refusal> {
  const { fight } = table;
  const sheet = table.sheets[who];
  if (sideOf(fight, who) === null || sheet === undefined) return refuse("unknown-fighter");
  if (!speaksFor(by, who)) return refuse("not-yours");
  const { scene } = fight;
  if (scene.phase !== "clash") return refuse("wrong-phase");
  if (who !== scene.attacker && who !== scene.foe) return refuse("out-of-fight");
  if (scene.stated[who] !== undefined) return refuse("already-chosen");
  if (Object.keys(fight.owed).length > 0) return refuse("pick-owed");
  if (nextToState(scene) !== who) return refuse("not-your-side");
  const refusal = judgeStatement(sheet, statement, who === scene.attacker);
  if (refusal !== null) return refuse(refusal);

  const { answer, dice, weapon } = statement;
  const stance = answer === "escape" ? "blood" : statement.stance;
  const breath = yield* rollBreath(`save:${who}:${answer === "escape" ? "escape" : "threat"}`, who, dice);
  const armed = weapon === null ? [] : [weapon];
  const rolled = yield* rollWeapons(sheet, who, armed, armingOf(table, who));
  const event: Event = {
    type: "stated",
    who,
    answer,
    stance,
    armed: weapon !== null,
    breath,
    ...rolled,
    lost: lostTo(who, breath, score(sheet, stance)),
    dropped: armed.filter((use) => use.thrown).map((use) => ({ who, item: use.item })),
  };
  const other = who === scene.attacker ? scene.foe : scene.attacker;
  return ok([event, ...armourEvents(table, [{ who: other, dice: rolled.dice.filter(threatens) }])]);
}
