import type { FighterId } from "../../core/brand.ts";
import type { Who } from "../../core/ruleset.ts";
import { untie } from "../body/bonds.ts";
import { lay } from "../engagement/clash.ts";
import type { Ruling } from "../state/commands.ts";
import { save } from "./decide-body.ts";
import { ableToAct, combatantOf, combatants } from "../state/fighters.ts";
import { forGameMaster } from "./handling.ts";
import type { Handled, Handling, Order } from "./handling.ts";
import { deal, isHurting, settleLife } from "../body/hurt.ts";
import type { HeartDraft } from "../body/hurt.ts";
import { fallDamage } from "../body/perils.ts";
import { engagementOf } from "../engagement/targets.ts";
import { hpCap } from "../body/wounds.ts";

/** HR-GM-1: what the Game Master decrees is judged by nobody, but it is an event like any other. */
export function* rule(draft: HeartDraft, { ruling }: Order<"rule">, by: Who): Handling {
  const master = forGameMaster(by);
  if (!master.ok) return master.reason;
  if ("who" in ruling && combatantOf(draft.table(), ruling.who) === null) return "unknown-fighter";
  if ("from" in ruling && ruling.is !== "harm" && ruling.from !== null) {
    if (combatantOf(draft.table(), ruling.from) === null) return "unknown-fighter";
  }
  return yield* decree(draft, ruling);
}

function* decree(draft: HeartDraft, ruling: Ruling): Handling {
  switch (ruling.is) {
    case "harm":
      deal(draft, ruling.who, ruling.from, ruling.amount, false);
      return null;
    case "heal":
      return heal(draft, ruling.who, ruling.amount);
    case "condition":
      yield* lay(draft, ruling.who, ruling.condition, ruling.levels, ruling.of);
      settleLife(draft, ruling.who);
      return null;
    case "uncondition":
      if (combatantOf(draft.table(), ruling.who)?.sheet.conditions[ruling.condition] === undefined) {
        return "no-such-condition";
      }
      draft.add({ type: "conditionLost", who: ruling.who, is: ruling.condition, levels: ruling.levels });
      return null;
    case "place":
      draft.add({ type: "moved", who: ruling.who, how: "placed", path: [ruling.to], near: [], feet: 0 });
      return null;
    case "turn":
      return giveTurn(draft, ruling.side);
    case "side":
      draft.add({ type: "sideChanged", who: ruling.who, side: ruling.side });
      return null;
    case "refresh":
      draft.add({ type: "refreshed", who: ruling.who, action: ruling.action, rush: ruling.rush });
      return null;
    case "water":
      draft.add({ type: "waded", who: ruling.who, water: ruling.water });
      return null;
    case "survey":
      draft.add({ type: "surveyed", ground: ruling.ground });
      return null;
    case "cover":
      draft.add({ type: "covered", who: ruling.who, from: meant(draft, ruling), lines: ruling.lines });
      return null;
    case "apart":
      if (draft.table().fight.ground.kind === "map") return "measured-on-map";
      draft.add({ type: "told", who: ruling.who, from: meant(draft, ruling), feet: ruling.feet });
      return null;
    case "fall":
      return yield* fall(draft, ruling.who, ruling.feet);
    case "rise":
      draft.add({ type: "lifeChanged", who: ruling.who, life: "up" });
      return null;
    case "die":
      return die(draft, ruling.who);
  }
}

/** From whom something counts: from one, or from every enemy there is. */
function meant(
  draft: HeartDraft,
  { who, from }: { readonly who: FighterId; readonly from: FighterId | null },
): readonly FighterId[] {
  if (from !== null) return from === who ? [] : [from];
  const everyone = combatants(draft.table());
  const side = everyone.find(({ id }) => id === who)?.fighter.side;
  return everyone.filter(({ fighter }) => fighter.side !== side).map(({ id }) => id);
}

/** HR-GM-2: the helpless die at once, if the Game Master says so. */
function die(draft: HeartDraft, id: FighterId): Handled {
  const who = combatantOf(draft.table(), id);
  if (who === null) return "unknown-fighter";
  if (who.fighter.life === "dead") return "target-dead";
  if (ableToAct(who)) return "not-helpless";
  draft.add({ type: "lifeChanged", who: id, life: "dead" });
  untie(draft, id);
  return null;
}

/** HR-HAZ-3: a save of agility against the feet fallen; what is missing hurts. */
function* fall(draft: HeartDraft, who: FighterId, feet: number): Handling {
  const fallen = combatantOf(draft.table(), who);
  if (fallen === null) return "unknown-fighter";
  const roll = yield* save(draft, fallen, "fall", "agility");
  const amount = fallDamage(feet, roll.total);
  draft.add({ type: "fell", who, feet, roll });
  deal(draft, who, "fall", amount, false);
  return null;
}

function giveTurn(draft: HeartDraft, side: Extract<Ruling, { is: "turn" }>["side"]): Handled {
  const { phase, moving } = draft.table().fight;
  if (phase.at === "engagement") return "engagement-under-way";
  if (phase.at !== "turn") return "fight-not-started";
  if (moving !== null) return "answers-awaited";
  if (isHurting(draft.table())) return "shrugs-awaited";
  draft.add({ type: "turnPassed", to: side });
  return null;
}

/** HR-WOUND-3: healing stops at the cap; whoever comes above zero wakes. */
function heal(draft: HeartDraft, who: FighterId, amount: number): Handled {
  const before = combatantOf(draft.table(), who);
  if (before === null) return "unknown-fighter";
  if (before.fighter.life === "dead") return "target-dead";
  if (before.sheet.hp.now >= hpCap(before.sheet)) return "at-cap";
  draft.add({ type: "healed", who, amount });
  settleLife(draft, who);
  return null;
}

/** A fighter comes in, mid-fight or not; its sheet must be at the table. */
export function enlist(draft: HeartDraft, { who, side, npc }: Order<"enlist">, by: Who): Handled {
  const master = forGameMaster(by);
  if (!master.ok) return master.reason;
  const { fight, sheets } = draft.table();
  if (fight.fighters[who] !== undefined) return "already-there";
  if (sheets[who] === undefined) return "unknown-fighter";
  draft.add({ type: "enlisted", who, side, npc });
  return null;
}

/** A fighter is gone, out of an engagement too. */
export function dismiss(draft: HeartDraft, { who }: Order<"dismiss">, by: Who): Handled {
  const master = forGameMaster(by);
  if (!master.ok) return master.reason;
  const table = draft.table();
  if (table.fight.fighters[who] === undefined) return "unknown-fighter";
  const leaves = table.fight.moving?.who === who;
  if (engagementOf(table)?.members.includes(who) === true) draft.add({ type: "memberLeft", who });
  untie(draft, who);
  draft.add({ type: "dismissed", who });
  const { phase } = draft.table().fight;
  if (leaves && phase.at === "turn") {
    draft.add({ type: "turnPassed", to: phase.side === "players" ? "enemies" : "players" });
  }
  return null;
}

export function end(draft: HeartDraft, _order: Order<"end">, by: Who): Handled {
  const master = forGameMaster(by);
  if (!master.ok) return master.reason;
  if (draft.table().fight.phase.at === "over") return "fight-over";
  draft.add({ type: "fightEnded" });
  return null;
}
