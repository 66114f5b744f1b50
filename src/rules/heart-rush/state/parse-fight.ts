import {
  integer,
  listOf,
  nullable,
  oneOf,
  recordOf,
  shape,
  sinceThen,
  tagged,
  truth,
  where,
  word,
} from "../../core/json.ts";
import { MOST_FIGHTERS } from "../../core/table.ts";
import type { Expected, Read, Reader } from "../../core/json.ts";
import { ok } from "../../core/result.ts";
import { fighterId, fightersIn } from "../../core/brand.ts";
import type { CombatId, FighterId } from "../../core/brand.ts";
import { readSeal } from "../../core/seal.ts";
import { WATERS } from "./model.ts";
import type {
  Engagement,
  EngagementStep,
  Fight,
  Fighter,
  HeartTable,
  Hurt,
  Moving,
  Phase,
  Resolving,
  Trail,
} from "./model.ts";
import type { Announcement } from "./model.ts";
import { readOptions } from "./options.ts";
import * as part from "./parse-parts.ts";
import { fighterWord, readSheet } from "./parse-sheet.ts";
import { REFUSALS } from "./refusals.ts";

const fighter: Reader<Fighter> = sinceThen(
  shape<Fighter>({
    side: part.side,
    npc: truth,
    life: oneOf(["up", "unconscious", "dead"]),
    lapsed: truth,
    action: truth,
    rush: part.count,
    dashed: truth,
    interacted: truth,
    calledOut: truth,
    wounded: part.count,
    engaged: part.count,
    acted: truth,
    stirred: truth,
    moved: part.count,
    struckFar: truth,
    shotInStance: truth,
    exposed: truth,
    cast: truth,
    active: truth,
    activeRounds: part.count,
    surprised: truth,
    helped: part.count,
    water: oneOf(WATERS),
    shrugs: part.count,
    minors: recordOf(part.abilityName, part.count, 200),
  }),
  { lapsed: false, wounded: 0, engaged: 0, exposed: false },
);

const stances = recordOf(fighterWord, part.stance, MOST_FIGHTERS);
const seals = recordOf(fighterWord, readSeal, MOST_FIGHTERS);

type Landing = Resolving["landing"][number];
const step: Reader<EngagementStep> = tagged("is", {
  joining: { declined: part.ids },
  choosing: { seals, forfeited: part.ids },
  opening: { seals, stances },
  resolving: {
    stage: part.stage,
    stances,
    declared: recordOf(fighterWord, part.declaration, MOST_FIGHTERS),
    late: part.ids,
    stepped: recordOf(fighterWord, part.count, MOST_FIGHTERS),
    stayed: part.ids,
    mover: part.side,
    followUps: recordOf(fighterWord, fighterWord, MOST_FIGHTERS),
    landing: listOf(shape<Landing>({ who: fighterWord, stage: part.stage, what: part.declaration }), MOST_FIGHTERS),
  },
});

const engagement: Reader<Engagement> = shape<Engagement>({
  name: part.name,
  by: fighterWord,
  on: fighterWord,
  targeted: part.side,
  members: part.ids,
  step,
});

const phase: Reader<Phase> = tagged("at", {
  gathering: {},
  ambush: { may: part.ids },
  turn: { side: part.side, passes: integer(0, 3) },
  engagement: { engagement },
  over: {},
});

const moving: Reader<Moving> = sinceThen(
  shape<Moving>({
    who: fighterWord,
    path: part.squares,
    near: part.ids,
    feet: part.feet,
    stands: truth,
    awaiting: part.ids,
    struckAt: nullable(part.count),
  }),
  { struckAt: null },
);
const trails = listOf(
  shape<Trail>({ who: fighterWord, path: part.squares, beside: part.ids, turn: part.count }),
  MOST_FIGHTERS,
);
/** Version 0.1 kept one movement, or none, for as long as the round. */
const trail: Reader<readonly Trail[]> = (value, path) => (Array.isArray(value) ? trails(value, path) : ok([]));
const hurt: Reader<Hurt> = shape<Hurt>({
  id: part.name,
  on: fighterWord,
  from: part.name,
  dealt: part.count,
  state: oneOf(["open", "settled", ...REFUSALS]),
});
const announcement: Reader<Announcement> = shape<Announcement>({
  id: part.name,
  who: fighterWord,
  ability: part.abilityName,
});

export const readFight: Reader<Fight> = shape<Fight>({
  combat: word<CombatId>(),
  options: readOptions,
  phase,
  round: part.count,
  turns: part.count,
  starting: nullable(part.side),
  fighters: recordOf(fighterWord, fighter, MOST_FIGHTERS),
  ground: part.ground,
  engagements: part.count,
  moving: nullable(moving),
  trail,
  clinging: recordOf(fighterWord, part.count, MOST_FIGHTERS),
  hurts: listOf(hurt, 512),
  hurtCount: part.count,
  announced: listOf(announcement, 64),
  announcements: part.count,
});

const repeated = (names: readonly string[]): boolean => new Set(names).size < names.length;

/** Whom the fight's own parts speak of, and who therefore must be in it. */
function named({ phase: now, moving: mover, hurts, clinging, announced }: Fight): readonly FighterId[] {
  const inside = now.at === "engagement" ? now.engagement.members : now.at === "ambush" ? now.may : [];
  return [
    ...inside,
    ...(mover === null ? [] : [mover.who, ...mover.awaiting]),
    ...hurts.map(({ on }) => on),
    ...fightersIn(clinging),
    ...announced.map(({ who }) => who),
  ];
}

function complaint({ fight, sheets }: Read<typeof loose>): Expected | null {
  const stranger = named(fight).find((id) => fight.fighters[id] === undefined);
  if (stranger !== undefined) return `stranger ${stranger}`;
  const bare = Object.keys(fight.fighters).find((id) => sheets[fighterId(id)] === undefined);
  if (bare !== undefined) return `sheet ${bare}`;
  const members = fight.phase.at === "engagement" ? fight.phase.engagement.members : [];
  if (repeated(members)) return "members-once";
  if (repeated(fight.hurts.map(({ id }) => id))) return "own-hurts";
  const early = fight.phase.at === "gathering" || fight.phase.at === "ambush";
  const fits = fight.phase.at === "over" || early === (fight.round === 0);
  return fits ? null : "round";
}

const loose = shape<HeartTable>({
  fight: readFight,
  sheets: recordOf(fighterWord, readSheet, 512),
});

/** A fight and the sheets that belong to it; a fight that speaks of strangers is malformed. */
export const readTable: Reader<HeartTable> = where(loose, complaint);
