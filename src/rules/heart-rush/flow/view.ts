import type { FighterId } from "../../core/brand.ts";
import { speaksFor } from "../../core/ruleset.ts";
import type { Prompt, Viewer } from "../../core/ruleset.ts";
import type { Condition } from "../state/sheet.ts";
import type { ConditionName } from "../body/condition-names.ts";
import { combatantOf, combatants, fighterIds } from "../state/fighters.ts";
import type { Combatant } from "../state/fighters.ts";
import type {
  Declaration,
  EngagementStep,
  HeartTable,
  Hurt,
  Life,
  Moving,
  Side,
  Stage,
  Stances,
} from "../state/model.ts";
import { prompts } from "./prompts.ts";
import type { Stance } from "../engagement/stance.ts";
import { choicesOf, sealers } from "../engagement/sealing.ts";
import { legalTargets } from "../engagement/targets.ts";
import { speedOf } from "../map/speed.ts";
import { hpCap } from "../body/wounds.ts";

/** How somebody looks from outside, where numbers are not for everyone. */
export type Looks = "unhurt" | "hurt" | "bad" | "down" | "dead";

export interface FighterView {
  readonly id: FighterId;
  readonly side: Side;
  readonly npc: boolean;
  readonly mine: boolean;
  readonly life: Life;
  readonly looks: Looks;
  /** Numbers for one's own side and the Game Master, null for anyone else. */
  readonly numbers: {
    readonly hp: number;
    readonly cap: number;
    readonly max: number;
    readonly heart: number;
    readonly wounds: number;
    readonly speed: number;
    readonly moved: number;
  } | null;
  readonly action: boolean;
  readonly rush: number;
  readonly active: boolean;
  readonly surprised: boolean;
  readonly helped: number;
  readonly conditions: Readonly<Partial<Record<ConditionName, Condition>>>;
}

export interface EngagementView {
  readonly name: string;
  readonly by: FighterId;
  readonly on: FighterId;
  readonly members: readonly FighterId[];
  readonly step: "joining" | "choosing" | "opening" | Stage;
  /** Who has sealed or opened so far; what they chose is nobody's business yet. */
  readonly ready: readonly FighterId[];
  readonly stances: Stances | null;
  readonly declared: Readonly<Record<FighterId, Declaration>>;
  readonly targets: Readonly<Record<FighterId, readonly FighterId[]>>;
  /** The stances each of one's own may choose. */
  readonly choices: Readonly<Record<FighterId, readonly Stance[]>>;
}

export interface View {
  readonly phase: HeartTable["fight"]["phase"]["at"];
  readonly round: number;
  readonly turn: Side | null;
  readonly passes: number;
  readonly fighters: readonly FighterView[];
  readonly engagement: EngagementView | null;
  readonly moving: Moving | null;
  readonly hurts: readonly Hurt[];
  readonly prompts: readonly Prompt[];
}

function looksOf({ fighter, sheet }: Combatant): Looks {
  if (fighter.life !== "up") return fighter.life === "dead" ? "dead" : "down";
  if (sheet.hp.now >= sheet.hp.max) return "unhurt";
  return sheet.hp.now * 2 > sheet.hp.max ? "hurt" : "bad";
}

function fighterView(combatant: Combatant, viewer: Viewer, known: boolean): FighterView {
  const { id, fighter, sheet } = combatant;
  return {
    id,
    side: fighter.side,
    npc: fighter.npc,
    mine: speaksFor(viewer, id),
    life: fighter.life,
    looks: looksOf(combatant),
    numbers: known
      ? {
          hp: sheet.hp.now,
          cap: hpCap(sheet),
          max: sheet.hp.max,
          heart: sheet.heart.now,
          wounds: sheet.wounds.length,
          speed: speedOf(sheet),
          moved: fighter.moved,
        }
      : null,
    action: fighter.action,
    rush: fighter.rush,
    active: fighter.active,
    surprised: fighter.surprised,
    helped: fighter.helped,
    conditions: sheet.conditions,
  };
}

function isReady(step: EngagementStep, who: FighterId): boolean {
  if (step.is === "choosing") return step.seals[who] !== undefined || step.forfeited.includes(who);
  return step.is === "opening" && step.stances[who] !== undefined;
}

function engagementView(table: HeartTable, viewer: Viewer): EngagementView | null {
  const { phase } = table.fight;
  if (phase.at !== "engagement") return null;
  const { name, by, on, members, step } = phase.engagement;
  const resolving = step.is === "resolving" ? step : null;
  const ready = members.filter((id) => isReady(step, id));
  const mine = sealers(table).filter((id) => speaksFor(viewer, id));
  return {
    name,
    by,
    on,
    members,
    step: step.is === "resolving" ? step.stage : step.is,
    ready,
    stances: resolving?.stances ?? null,
    declared: resolving?.declared ?? {},
    targets: resolving === null ? {} : Object.fromEntries(members.map((id) => [id, legalTargets(table, id)])),
    choices: Object.fromEntries(
      mine.map((id) => {
        const who = combatantOf(table, id);
        return [id, who === null ? [] : choicesOf(who, table.fight.options)];
      }),
    ),
  };
}

/** HR-VIEW-1: numbers are for one's own side; what has been sealed is for nobody, until all turn over. */
export function view(table: HeartTable, viewer: Viewer): View {
  const { phase, round, moving, hurts, fighters } = table.fight;
  const sides = new Set(
    fighterIds(table)
      .filter((id) => speaksFor(viewer, id))
      .map((id) => fighters[id]?.side),
  );
  return {
    phase: phase.at,
    round,
    turn: phase.at === "turn" ? phase.side : null,
    passes: phase.at === "turn" ? phase.passes : 0,
    fighters: combatants(table).map((who) => fighterView(who, viewer, viewer.gm || sides.has(who.fighter.side))),
    engagement: engagementView(table, viewer),
    moving,
    hurts,
    prompts: prompts(table),
  };
}
