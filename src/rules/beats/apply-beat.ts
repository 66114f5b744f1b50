import { fighterId } from "../core/brand.ts";
import type { FighterId } from "../core/brand.ts";
import type { Happening, Roll } from "./state/events.ts";
import { entryOf, withFighter, withSheet } from "../core/table.ts";
import { combatantOf, handOf, inRound, presentedOf, withPhase } from "./state/fighters.ts";
import type { BeatDie, BeatsTable, DieId, Fighter } from "./state/model.ts";
import { isExposed } from "./turns/selection.ts";

/** BTS-ROLL-1, BTS-ROLL-4: dice to the hand, and the disadvantages that turned them down are gone. */
export function withRolls(table: BeatsTable, { rolls }: Happening<"rolled">): BeatsTable {
  if (table.fight.phase.at !== "muster") return table;
  const rolled = Object.entries(rolls).reduce((before, [who, roll]) => withRoll(before, fighterId(who), roll), table);
  return withPhase(rolled, { at: "select", beat: 1, seals: {}, laid: {} });
}

function withRoll(table: BeatsTable, who: FighterId, roll: Roll): BeatsTable {
  const dice = roll.dice.map(({ id, trait, faces, value }): BeatDie => ({ id, trait, faces, value, zone: "hand" }));
  const thrown = withFighter(table, who, (fighter) => ({ ...fighter, dice, turnDown: roll.turnDown, acted: false }));
  return withSheet(thrown, who, (sheet) => ({ ...sheet, pending: 0 }));
}

/** BTS-MUS-4, BTS-SEL-3: what a fighter chose, replacing what it chose before. */
export function withChoice(
  table: BeatsTable,
  event: Happening<"mustered" | "sealed" | "opened" | "forfeited">,
): BeatsTable {
  const { phase } = table.fight;
  const { who } = event;
  const combatant = combatantOf(table, who);
  if (combatant === null) return table;
  if (event.type === "mustered") {
    if (phase.at !== "muster") return table;
    return withPhase(table, { ...phase, musters: { ...phase.musters, [who]: event.muster } });
  }
  if (phase.at !== "select") return table;
  if (event.type === "sealed") return withPhase(table, { ...phase, seals: { ...phase.seals, [who]: event.seal } });
  if (!isInHand(combatant.fighter, event.die)) return table;
  // BTS-SEL-7: it has had its turn before it begins.
  const exposed = event.type === "forfeited" && isExposed(table, phase, who);
  const after = exposed ? withFighter(table, who, (fighter) => ({ ...fighter, acted: true })) : table;
  return withPhase(after, { ...phase, laid: { ...phase.laid, [who]: event.die } });
}

/** BTS-REV-1: the chosen dice are presented with their values, and the lowest begins. */
export function withReveal(table: BeatsTable, event: Happening<"revealed">): BeatsTable {
  const { phase } = table.fight;
  if (phase.at !== "select") return table;
  const turned = inRound(table).reduce((before, { who }) => withPresented(before, who, event), table);
  const showing = inRound(turned).filter(({ fighter }) => presentedOf(fighter) !== undefined);
  const order = [...new Set(event.order)].filter((who) => showing.some((one) => one.who === who));
  const [turn] = order;
  return turn === undefined ? table : withPhase(turned, { at: "act", beat: phase.beat, order, turn });
}

function withPresented(table: BeatsTable, who: FighterId, { presented, values }: Happening<"revealed">): BeatsTable {
  const chosen = entryOf(presented, who);
  const value = entryOf(values, who);
  if (value === undefined) return table;
  const turned = (die: BeatDie): BeatDie =>
    die.id === chosen && die.zone === "hand" ? { ...die, zone: "presented", value } : die;
  return withFighter(table, who, (fighter) => ({ ...fighter, dice: fighter.dice.map(turned) }));
}

const isInHand = (fighter: Fighter, id: DieId): boolean => handOf(fighter).some((die) => die.id === id);

/** BTS-CTR-3: a die of the hand and the presented one change places. */
export function swapped(fighter: Fighter, id: DieId): Fighter {
  if (!isInHand(fighter, id)) return fighter;
  const placed = (die: BeatDie): BeatDie => {
    if (die.id === id) return { ...die, zone: "presented" };
    return die.zone === "presented" ? { ...die, zone: "hand" } : die;
  };
  return { ...fighter, dice: fighter.dice.map(placed) };
}

/** BTS-SPEC-1: a special's new values, and the spark it cost. */
export function withSpecial(table: BeatsTable, { who, values }: Happening<"special-used">): BeatsTable {
  const changed = withFighter(table, who, (fighter) => ({
    ...fighter,
    dice: fighter.dice.map((die) => ({ ...die, value: entryOf(values, die.id) ?? die.value })),
  }));
  return withSheet(changed, who, (sheet) => ({ ...sheet, sparks: Math.max(0, sheet.sparks - 1) }));
}
