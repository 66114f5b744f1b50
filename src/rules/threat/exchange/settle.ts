import type { FighterId, SideId } from "../../core/brand.ts";
import type { Shown, Throw } from "../../core/pool.ts";
import { apply } from "../apply.ts";
import { brawlSteps } from "../brawl/brawl.ts";
import {
  FORFEIT_BREATH,
  FORFEIT_PLAN,
  forfeitLeaves,
  forfeitLoadout,
  openers,
  spelledBreath,
  spelledLoadout,
  spelledPlan,
} from "../state/choice.ts";
import type { Blow, Event, Held } from "../state/event.ts";
import { acting, engagedIds, exchangeAt, firstSide, isRunning, memberIds } from "./exchange.ts";
import { strike, waves } from "../injury.ts";
import type { ChoosingScene, Exchange, RunningScene, Loadout, Table } from "../state/model.ts";
import { planned } from "./plan.ts";
import { breathRoll, meetOnTable } from "../rolling.ts";
import type { Faces } from "../state/sheet.ts";
import { threatAgainst, wornOut, wornThreat } from "./threat.ts";

type Steps = Generator<Throw, readonly Event[], Shown>;

/** What follows from the state by itself, until somebody has to decide something. */
export function* settle(begun: Table): Steps {
  const events: Event[] = [];
  let table = begun;
  for (;;) {
    const next = yield* nextSteps(table);
    if (next.length === 0) return events;
    events.push(...next);
    table = next.reduce(apply, table);
  }
}

function* nextSteps(table: Table): Steps {
  const { scene, owed } = table.fight;
  if (Object.keys(owed).length > 0) return [];
  if (!isRunning(scene)) return brawlSteps(table);
  if (isDecided(table, scene.exchange)) return [ending(scene.exchange, "over")];
  switch (scene.phase) {
    case "weapons":
      return yield* sideSteps(table, scene, "weapons");
    case "decide":
      return yield* decideSteps(table, scene);
    default:
      return yield* choiceSteps(table, scene);
  }
}

/** THR-OVER-1: a side with nobody standing and engaged ends it. */
const isDecided = (table: Table, exchange: Exchange): boolean =>
  exchange.sides.some((side) => acting(table, exchange, side).length === 0);

/** THR-OVER-3: thrown weapons are out of hand, and what was being reloaded is ready. */
export function ending(exchange: Exchange, outcome: "over" | "impasse" | "stopped"): Event {
  const dropped: Held[] = [];
  const reloaded: Held[] = [];
  for (const who of memberIds(exchange)) {
    const member = exchange.members[who];
    if (member?.armed !== true || member.loadout === null) continue;
    for (const use of member.loadout.uses) if (use.thrown) dropped.push({ who, item: use.item });
    if (outcome !== "stopped") reloaded.push(...member.loadout.reloads.map((item) => ({ who, item })));
  }
  return { type: "ended", outcome, dropped, reloaded };
}

const began = (phase: "setup" | "weapons" | "breath" | "decide", side: SideId | null): Event => ({
  type: "phaseBegan",
  phase,
  side,
});

const FIRST_STEP = { "threat-first": "weapons", together: "breath" } as const;

function* choiceSteps(table: Table, scene: Extract<ChoosingScene, { phase: "setup" | "breath" }>): Steps {
  const closing = closingSteps(table, scene);
  if (closing !== null) return closing;
  const { exchange, side, phase } = scene;
  const members = acting(table, exchange, side).map((who) => exchange.members[who]);
  if (phase === "breath") {
    return members.some((member) => member?.breath == null) ? [] : yield* sideSteps(table, scene, "breath");
  }
  if (members.some((member) => member?.loadout == null)) return [];
  if (side !== null && side === firstSide(exchange)) return [began("setup", exchange.later)];
  return [began(FIRST_STEP[table.fight.options.breathOrder], firstSide(exchange))];
}

/** Sealed choices: closed when all have sealed, turned over together when all are open. Null: nothing to do with seals. */
function closingSteps(table: Table, scene: ChoosingScene): readonly Event[] | null {
  const { choosing, exchange } = scene;
  const fighters = acting(table, exchange, scene.side);
  if (choosing.mode === "sealing") {
    const sealed = fighters.every((who) => choosing.seals[who] !== undefined || choosing.forfeits.includes(who));
    const done = scene.phase !== "decide" || exchange.sides.every((side) => scene.done.includes(side));
    return sealed && done ? [{ type: "choicesClosed" }] : [];
  }
  if (choosing.mode !== "opening") return null;
  return openers(table).length > 0 ? [] : reveal(table, scene, fighters, choosing.opened);
}

/** THR-SEAL-2: all choices turn over together. */
function reveal(
  table: Table,
  scene: ChoosingScene,
  fighters: readonly FighterId[],
  opened: Readonly<Record<FighterId, string | null>>,
): readonly Event[] {
  const read = <Choice>(who: FighterId, reader: (choice: string) => Choice | null): Choice | null => {
    const choice = opened[who] ?? null;
    return choice === null ? null : reader(choice);
  };
  switch (scene.phase) {
    case "setup": {
      const { exchange } = scene;
      const loadouts: Record<FighterId, Loadout> = {};
      for (const who of fighters) loadouts[who] = read(who, spelledLoadout) ?? forfeitLoadout(table, exchange, who);
      const without = fighters.filter((who) => read(who, spelledLoadout) === null);
      return [{ type: "readied", loadouts, left: without.flatMap((who) => forfeitLeaves(table, exchange, who)) }];
    }
    case "breath": {
      const choices: Record<FighterId, readonly Faces[]> = {};
      for (const who of fighters) choices[who] = read(who, spelledBreath) ?? FORFEIT_BREATH;
      return [{ type: "breathChosen", choices }];
    }
    case "decide": {
      const plans = fighters.map((who) => ({ who, plan: read(who, spelledPlan) ?? FORFEIT_PLAN }));
      return planSteps(table, scene.exchange, plans);
    }
  }
}

/** THR-PLAN-4: dice turned into weapon dice meet armour at that moment; one that threatened before has met it. */
export function planSteps(table: Table, exchange: Exchange, plans: Parameters<typeof planned>[2]): readonly Event[] {
  const event = planned(table, exchange, plans);
  const after = apply(table, event);
  const { dice } = exchangeAt(after);
  const turned = dice.filter(({ id, turned: anew }) => anew && event.turned.some(({ die }) => die === id));
  return [
    event,
    ...meetOnTable(
      after,
      exchangeAt(after),
      turned.map(({ id }) => id),
    ),
  ];
}

/** THR-EXC-3: weapons and breath of the deciding side in the order of the option, then its decisions. */
function* sideSteps(table: Table, scene: RunningScene, phase: "weapons" | "breath"): Steps {
  const { exchange, side } = scene;
  const fighters = acting(table, exchange, side);
  const members = fighters.map((who) => exchange.members[who]);
  const armed = members.every((member) => member?.armed === true);
  const chosen = members.every((member) => member?.breath != null);
  if (phase === "weapons" && !armed) return [];
  if (!armed) return [began("weapons", side)];
  if (!chosen) return [began("breath", side)];
  const waiting = fighters.filter((who) => exchange.members[who]?.rolled !== true);
  const rolled = waiting.length === 0 ? [] : [yield* breathRoll(table, exchange, waiting)];
  return [...rolled, began("decide", side)];
}

function* decideSteps(table: Table, scene: Extract<RunningScene, { phase: "decide" }>): Steps {
  const closing = closingSteps(table, scene);
  if (closing !== null) return closing;
  const { exchange, side } = scene;
  if (side === null) return yield* passSteps(table, exchange);
  if (!scene.done.includes(side)) return [];
  if (side !== firstSide(exchange)) return yield* passSteps(table, exchange);
  const favoured = acting(table, exchange, exchange.later);
  const rolled = favoured.every((who) => exchange.members[who]?.rolled === true);
  return [began(rolled ? "decide" : FIRST_STEP[table.fight.options.breathOrder], exchange.later)];
}

/** THR-INJ-5, THR-ATT-1 to THR-ATT-3: the pass is played out; then over, impasse, or the next pass. */
function* passSteps(table: Table, exchange: Exchange): Steps {
  const { pass } = exchange;
  const blows: Blow[] = [];
  let now = table;
  for (const wave of waves(table, exchange)) {
    const struck = yield* strike(now, exchangeAt(now), wave);
    blows.push(...struck);
    now = apply(now, { type: "struck", pass, blows: struck });
  }
  const struck: Event = { type: "struck", pass, blows };
  const beaten = exchangeAt(now);
  if (isDecided(now, beaten)) return [struck, ending(beaten, "over")];
  const worn: Event = { type: "worn", discarded: wornOut(now, beaten), reduction: wornThreat(now, beaten) };
  now = apply(now, worn);
  const left = exchangeAt(now);
  const quiet = engagedIds(now, left).every((who) => threatAgainst(now, left, who) === 0);
  return [struck, worn, quiet ? ending(left, "impasse") : began("decide", firstSide(left))];
}
