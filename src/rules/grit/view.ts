import type { FighterId, SideId } from "../core/brand.ts";
import { speaksFor } from "../core/ruleset.ts";
import type { Prompt, Viewer } from "../core/ruleset.ts";
import { armorOf, gritMax, gritOf, handsOver, isDeprived } from "./gear.ts";
import type { Laid, Phase, Sheet, Status, Table, Turn } from "./state/model.ts";
import type { Options } from "./state/options.ts";
import { prompts } from "./prompts.ts";
import { hasRestedAWeek } from "./recovery.ts";
import { combatants, endProposed, isOut, stands, statusOf } from "./roster.ts";
import type { Combatant } from "./roster.ts";
import { FEET_A_TURN, feetOf, membersOf, turnOf } from "./turn.ts";

/** What stands on a sheet as it counts now. */
export interface Numbers {
  readonly attributes: Sheet["attributes"];
  readonly grit: number;
  readonly gritMax: number;
  readonly armor: number;
  readonly deprived: boolean;
  readonly handsOver: boolean;
  /** The Game Master may think of giving attributes back. */
  readonly restedAWeek: boolean;
}

export interface FighterView {
  readonly id: FighterId;
  readonly side: SideId;
  readonly npc: boolean;
  readonly yours: boolean;
  readonly status: Status | null;
  /** Of those whose turn it is. */
  readonly up: boolean;
  readonly mayAct: boolean;
  readonly feetLeft: number;
  /** May be attacked by whoever has the turn. */
  readonly target: boolean;
  readonly numbers: Numbers | null;
}

export interface View {
  readonly phase: Phase["phase"];
  readonly round: number;
  readonly turn: Turn | null;
  readonly sides: readonly SideId[];
  readonly options: Options;
  readonly fighters: readonly FighterView[];
  readonly volleys: readonly { readonly target: FighterId; readonly attackers: readonly FighterId[] }[];
  readonly laid: readonly Laid[];
  readonly prompts: readonly Prompt[];
  readonly endProposed: boolean;
}

export function numbersOf(sheet: Sheet, options: Options): Numbers {
  return {
    attributes: sheet.attributes,
    grit: gritOf(sheet, options),
    gritMax: gritMax(sheet, options),
    armor: armorOf(sheet),
    deprived: isDeprived(sheet),
    handsOver: handsOver(sheet),
    restedAWeek: hasRestedAWeek(sheet),
  };
}

/** GRT-VIEW-1: nothing is hidden by rule; the numbers of foes are shown to those who play them. */
function fighterView(table: Table, someone: Combatant, viewer: Viewer, members: readonly FighterId[]): FighterView {
  const { now, options } = table.fight;
  const { id, fighter, sheet } = someone;
  const yours = speaksFor(viewer, id);
  const up = members.includes(id);
  const acted = now.phase === "side-turn" && now.acted.includes(id);
  const feet = now.phase === "side-turn" ? feetOf(now.feet, id) : 0;
  return {
    id,
    side: fighter.side,
    npc: fighter.npc,
    yours,
    status: statusOf(someone),
    up,
    mayAct: up && stands(someone) && !acted,
    feetLeft: up ? FEET_A_TURN - feet : 0,
    target: !isOut(someone),
    numbers: yours || !fighter.npc ? numbersOf(sheet, options) : null,
  };
}

export function view(table: Table, viewer: Viewer): View {
  const { now, sides, options, laid } = table.fight;
  const volleys = now.phase === "side-turn" ? now.volleys : [];
  const members = now.phase === "side-turn" ? membersOf(table, now).map(({ id }) => id) : [];
  return {
    phase: now.phase,
    round: now.phase === "first-side" ? 0 : now.round,
    turn: now.phase === "side-turn" ? turnOf(now) : null,
    sides,
    options,
    fighters: combatants(table).map((someone) => fighterView(table, someone, viewer, members)),
    volleys: volleys.map(({ target, declared }) => ({ target, attackers: declared.map(({ who }) => who) })),
    laid,
    prompts: prompts(table),
    endProposed: endProposed(table),
  };
}
