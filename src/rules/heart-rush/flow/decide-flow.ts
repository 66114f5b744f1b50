import type { FighterId } from "../../core/brand.ts";
import type { Who } from "../../core/ruleset.ts";
import { speaksFor } from "../../core/ruleset.ts";
import { roundEndTolls } from "../body/burning.ts";
import { has } from "../body/conditions.ts";
import { combatants, fighterIds } from "../state/fighters.ts";
import type { Combatant } from "../state/fighters.ts";
import { forGameMaster } from "./handling.ts";
import type { Handled, Handling, Order } from "./handling.ts";
import type { HeartDraft } from "../body/hurt.ts";
import type { Side } from "../state/model.ts";
import { gainedOf } from "../body/modifiers.ts";
import { rollDice } from "./rolls.ts";
import { firstByRoll, firstWithoutRoll, surprisedSide } from "./start.ts";
import { hpCap } from "../body/wounds.ts";

/** HR-SURP-3: those who may strike before the first round: the side that surprises, and whoever is hidden. */
function ambushers(everyone: readonly Combatant[], surprised: Side | null): readonly FighterId[] {
  return everyone
    .filter(({ fighter, sheet }) => (surprised === null ? has(sheet, "hidden") : fighter.side !== surprised))
    .filter(({ fighter }) => fighter.life === "up")
    .map(({ id }) => id);
}

/** HR-START-1 to HR-START-3: which side goes first, by what they expected or by the players' die; who is surprised. */
export function* start(draft: HeartDraft, { expecting, witnesses }: Order<"start">, by: Who): Handling {
  const master = forGameMaster(by);
  if (!master.ok) return master.reason;
  const table = draft.table();
  if (table.fight.phase.at !== "gathering") return "fight-started";
  const everyone = combatants(table);
  const [roller] = everyone;
  if (roller === undefined) return "unknown-fighter";
  const settled = firstWithoutRoll(expecting);
  let face: number | null = null;
  if (settled === null) {
    const thrown = yield* rollDice("first-side", roller.id, [{ role: "first", faces: 6 }]);
    face = thrown.total;
  }
  const surprised = surprisedSide(table, witnesses);
  draft.add({
    type: "sideChosen",
    first: settled ?? firstByRoll(face ?? 1),
    face,
    surprised: everyone.filter(({ fighter }) => fighter.side === surprised).map(({ id }) => id),
    ambushers: ambushers(everyone, surprised),
  });
  return null;
}

export function endAmbush(draft: HeartDraft, _order: Order<"end-ambush">, by: Who): Handled {
  const master = forGameMaster(by);
  if (!master.ok) return master.reason;
  const { phase } = draft.table().fight;
  if (phase.at !== "ambush") return "fight-started";
  for (const who of phase.may) draft.add({ type: "ambushLetGo", who });
  return null;
}

/** HR-TURN-3, HR-TURN-4: a side passes; when enough have passed in a row, the round ends. */
export function* pass(draft: HeartDraft, { side }: Order<"pass">, by: Who): Handling {
  const table = draft.table();
  const { phase, options } = table.fight;
  const ofSide = fighterIds(table).some((id) => table.fight.fighters[id]?.side === side && speaksFor(by, id));
  if (!by.gm && !ofSide) return "not-yours";
  if (phase.at === "engagement") return "engagement-under-way";
  if (phase.at !== "turn") return "fight-not-started";
  if (phase.side !== side) return "not-your-sides-turn";
  draft.add({ type: "passed", side });
  if (phase.passes + 1 < options.roundEndPasses) return null;
  yield* roundEndTolls(draft);
  draft.add({ type: "roundEnded" });
  return null;
}

/** HR-GAIN-9: hit points that some regain at the start of every round, while they are awake. */
export function recover(draft: HeartDraft): void {
  for (const { id, fighter, sheet } of combatants(draft.table())) {
    const amount = Math.min(gainedOf(sheet, "regain"), hpCap(sheet) - sheet.hp.now);
    if (fighter.life === "up" && amount > 0) draft.add({ type: "healed", who: id, amount });
  }
}
