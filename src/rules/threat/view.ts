import { fighterId } from "../core/brand.ts";
import type { FighterId, SideId } from "../core/brand.ts";
import { speaksFor } from "../core/ruleset.ts";
import type { Viewer } from "../core/ruleset.ts";
import { choosingScene } from "./state/choice.ts";
import { suggested } from "./decide.ts";
import { currentScores, exchangeOf, isEngaged, isRunning, seatAt, sheetAt } from "./exchange/exchange.ts";
import { isBrawling } from "./brawl/members.ts";
import type {
  Choosing,
  ChoosingScene,
  ClashScene,
  DieId,
  Exchange,
  Fight,
  Pick,
  Procedure,
  Scene,
  Table,
  TableDie,
} from "./state/model.ts";
import { bloodGone, burden, injurySum } from "./state/sheet.ts";
import type { BreathDie, Faces, Scores } from "./state/sheet.ts";
import { manoeuvreOf, threatAgainst } from "./exchange/threat.ts";

/** What is known of a fighter to those who may know: their own player, the Game Master, and companions of heroes. */
export interface Inside {
  readonly scores: Scores;
  readonly breath: readonly BreathDie[];
  readonly exhausted: readonly Faces[];
  readonly burden: { readonly slots: number; readonly over: boolean };
}

export interface FighterView {
  readonly side: SideId;
  readonly npc: boolean;
  readonly standing: boolean;
  readonly dying: boolean;
  readonly engaged: boolean;
  readonly away: boolean;
  readonly fleeing: boolean;
  readonly injuries: number;
  /** Has made the choice that is being made now, shown or not. */
  readonly chosen: boolean;
  /** Null until shown. */
  readonly breath: readonly Faces[] | null;
  readonly breathChosen: boolean;
  /** The die last turned by gambit in this engagement. */
  readonly gambit: DieId | null;
  /** The results left to evade with, in the order rolled; null before they are rolled. */
  readonly manoeuvre: readonly number[] | null;
  readonly threat: number | null;
  /** Those over whom just this one has vantage. */
  readonly over: readonly FighterId[];
  readonly inside: Inside | null;
}

export interface ClashView {
  readonly attacker: FighterId;
  readonly foe: FighterId;
  readonly vantage: FighterId | null;
  readonly stated: ClashScene["stated"];
}

export interface View {
  readonly phase: Scene["phase"];
  readonly choosing: Choosing["mode"] | null;
  readonly deciding: SideId | null;
  readonly done: readonly SideId[];
  readonly number: number;
  readonly pass: number | null;
  readonly vantage: SideId | null;
  readonly vantageNext: SideId | null;
  readonly suggested: Procedure;
  readonly fighters: Readonly<Record<FighterId, FighterView>>;
  readonly dice: readonly TableDie[];
  readonly reduction: Readonly<Record<SideId, number>>;
  readonly owed: Readonly<Record<FighterId, readonly Pick[]>>;
  readonly clash: ClashView | null;
  readonly holds: Fight["holds"];
  readonly unaware: readonly FighterId[];
}

/** All that this viewer may know. What is sealed is not here to be known. */
export function view(table: Table, viewer: Viewer): View {
  const { fight } = table;
  const { scene } = fight;
  const exchange = exchangeOf(scene);
  const choosing = choosingScene(table);
  return {
    phase: scene.phase,
    choosing: choosing?.choosing.mode ?? null,
    deciding: isRunning(scene) ? scene.side : null,
    done: scene.phase === "decide" ? scene.done : [],
    number: fight.number,
    pass: exchange?.pass ?? null,
    vantage: exchange?.vantage ?? null,
    vantageNext: fight.vantage,
    suggested: suggested(table),
    fighters: Object.fromEntries(
      Object.keys(fight.fighters)
        .map(fighterId)
        .map((who) => [who, fighterView(table, exchange, choosing, who, viewer)]),
    ),
    dice: exchange?.dice ?? (scene.phase === "clash" ? scene.dice : []),
    reduction: exchange?.reduction ?? {},
    owed: fight.owed,
    clash: scene.phase === "clash" ? clashView(scene) : null,
    holds: fight.holds,
    unaware: fight.unaware,
  };
}

const clashView = ({ attacker, foe, vantage, stated }: ClashScene): ClashView => ({ attacker, foe, vantage, stated });

function fighterView(
  table: Table,
  exchange: Exchange | null,
  choosing: ChoosingScene | null,
  who: FighterId,
  viewer: Viewer,
): FighterView {
  const { fight } = table;
  const seat = seatAt(fight, who);
  const sheet = sheetAt(table, who);
  const member = exchange?.members[who];
  const { scene } = fight;
  const fightsOn =
    exchange !== null ? isEngaged(table, exchange, who) : "brawl" in scene && isBrawling(table, scene.brawl, who);
  const chosen = choosing !== null && hasChosen(choosing, who);
  const known = viewer.gm || !seat.npc || speaksFor(viewer, who);
  const breath = member?.breath ?? null;
  return {
    side: seat.side,
    npc: seat.npc,
    standing: !sheet.incapacitated,
    dying: fight.options.deathRule === "dying" && bloodGone(sheet),
    engaged: fightsOn,
    away: member?.away ?? ("brawl" in scene && scene.brawl.members[who]?.away === true),
    fleeing: member?.fleeing ?? false,
    injuries: injurySum(sheet),
    chosen,
    breath,
    breathChosen: breath !== null || (choosing?.phase === "breath" && chosen),
    gambit: member?.turned.at(-1) ?? null,
    manoeuvre: exchange !== null && member?.rolled === true ? manoeuvreOf(exchange, who).map((die) => die.value) : null,
    threat: exchange !== null && fightsOn ? threatAgainst(table, exchange, who) : null,
    over: (exchange ?? fight).pairs
      .filter(({ favoured }) => favoured === who)
      .map(({ one, other }) => (one === who ? other : one)),
    inside: known
      ? { scores: currentScores(table, who), breath: sheet.breath, exhausted: sheet.exhausted, burden: burden(sheet) }
      : null,
  };
}

function hasChosen({ phase, exchange, choosing }: ChoosingScene, who: FighterId): boolean {
  if (choosing.mode === "sealing") return Object.hasOwn(choosing.seals, who) || choosing.forfeits.includes(who);
  if (choosing.mode === "opening") return true;
  const member = exchange.members[who];
  return (phase === "setup" ? member?.loadout : phase === "breath" ? member?.breath : null) != null;
}
