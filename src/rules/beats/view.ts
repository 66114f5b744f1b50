import type { FighterId, SideId } from "../core/brand.ts";
import { speaksFor } from "../core/ruleset.ts";
import type { Viewer } from "../core/ruleset.ts";
import { endProposed } from "./ending.ts";
import { combatants, outOf, presentedOf } from "./state/fighters.ts";
import type { Combatant, Out } from "./state/fighters.ts";
import { toolId } from "./state/model.ts";
import type { Action, BeatDie, BeatsTable, Contest, Phase, Severity, Sheet, Tool, ToolRef } from "./state/model.ts";
import { fromEntries, keysOf } from "../core/casts.ts";
import { isClosed, opening } from "./turns/selection.ts";
import { holderOf } from "./tools.ts";
import { bubblesOf, severityOf } from "./wounds.ts";

/** A die as this viewer may see it; the value is null where the table keeps rolled values to their owners. */
export interface DieView extends Omit<BeatDie, "value"> {
  readonly value: number | null;
}

export interface FighterView {
  readonly side: SideId;
  readonly npc: boolean;
  readonly own: boolean;
  readonly out: Out;
  readonly dice: readonly DieView[];
  /** Whether this viewer may know what the dice of the hand are worth. */
  readonly handShown: boolean;
  readonly presented: number | null;
  readonly turnDown: number;
  readonly acted: boolean;
  readonly agreed: boolean;
  readonly bubbles: number;
  readonly severity: Severity | null;
  readonly wounds: Sheet["wounds"];
  readonly traits: Sheet["traits"];
  readonly pending: number;
  readonly sparks: number;
}

export interface ToolView extends Omit<Tool, "kind" | "by"> {
  readonly ref: ToolRef;
  readonly kind: Tool["kind"] | "wound";
  readonly by: FighterId | null;
}

export interface View {
  readonly phase: Phase["at"];
  readonly round: number;
  /** 1 while traits are named, as the first beat is to come. */
  readonly beat: number;
  readonly turn: FighterId | null;
  readonly order: readonly FighterId[];
  /** Those who have named their traits. */
  readonly mustered: readonly FighterId[];
  /** Those whose choice is sealed and does not show. */
  readonly locked: readonly FighterId[];
  /** Whether all have chosen, so that the seals are being opened. */
  readonly closed: boolean;
  readonly action: Action | null;
  readonly asked: FighterId | null;
  readonly surrenderOffered: boolean;
  readonly contest: Contest | null;
  readonly fighters: Readonly<Record<FighterId, FighterView>>;
  readonly tools: readonly ToolView[];
  readonly sparkMax: number;
  readonly endProposed: boolean;
}

/** BTS-VIEW-1: who has chosen is there for everybody, and what for nobody. */
export function view(table: BeatsTable, viewer: Viewer): View {
  const { phase, round, options } = table.fight;
  const select = phase.at === "select" ? phase : null;
  const answer = phase.at === "answer" ? phase : null;
  return {
    phase: phase.at,
    round,
    beat: "beat" in phase ? phase.beat : 1,
    turn: "turn" in phase ? phase.turn : null,
    order: "order" in phase ? phase.order : [],
    mustered: phase.at === "muster" ? keysOf(phase.musters) : [],
    locked: select === null ? [] : keysOf(select.seals).filter((who) => !Object.hasOwn(select.laid, who)),
    closed: select !== null && isClosed(table, select) && opening(table, select).length > 0,
    action: answer && answer.action,
    asked: answer?.waiting[0] ?? null,
    surrenderOffered: answer?.terms === "offered",
    contest: phase.at === "over" ? phase.contest : null,
    fighters: fromEntries(combatants(table).map((one) => [one.who, fighterView(table, one, viewer)] as const)),
    tools: toolViews(table),
    sparkMax: options.sparkMax,
    endProposed: endProposed(table),
  };
}

function fighterView(table: BeatsTable, combatant: Combatant, viewer: Viewer): FighterView {
  const { who, fighter, sheet } = combatant;
  const own = speaksFor(viewer, who);
  const { options, agreed } = table.fight;
  /** BTS-VIEW-2: by option `diceVisible` what the hand is worth is for its owner and the Game Master. */
  const handShown = own || options.diceVisible === "all";
  return {
    side: fighter.side,
    npc: fighter.npc,
    own,
    out: outOf(combatant),
    dice: fighter.dice.map((die) => (handShown || die.zone !== "hand" ? die : { ...die, value: null })),
    handShown,
    presented: presentedOf(fighter)?.value ?? null,
    turnDown: fighter.turnDown,
    acted: fighter.acted,
    agreed: agreed.includes(who),
    bubbles: bubblesOf(sheet.wounds),
    severity: severityOf(sheet.wounds),
    wounds: sheet.wounds,
    traits: sheet.traits,
    pending: sheet.pending,
    sparks: sheet.sparks,
  };
}

/** BTS-TOOL-2: everything that may back a trait, wounds included. */
function toolViews(table: BeatsTable): readonly ToolView[] {
  const viewsOf = (of: FighterId | null, tools: Sheet["tools"]): readonly ToolView[] =>
    Object.entries(tools).map(([id, tool]) => {
      const ref = { of, tool: toolId(id) };
      return { ref, label: tool.label, kind: tool.kind, state: tool.state, by: holderOf(table, ref) };
    });
  const woundsOf = ({ who, sheet }: Combatant): readonly ToolView[] =>
    sheet.wounds.map(({ id, label }) => ({
      ref: { of: who, tool: id },
      label,
      kind: "wound",
      state: "held",
      by: who,
    }));
  const all = combatants(table);
  return [
    ...all.flatMap(({ who, sheet }) => viewsOf(who, sheet.tools)),
    ...viewsOf(null, table.fight.scene),
    ...all.flatMap(woundsOf),
  ];
}
