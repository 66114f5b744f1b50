import { casesSinceThen, integer, nullable, oneOf, text, truth, union, type Read } from "../../core/json.ts";
import { readSeal } from "../../core/seal.ts";
import { CONDITIONS } from "../body/condition-names.ts";
import { FREQUENCIES } from "./sheet.ts";
import { HINDRANCES, WATERS } from "./model.ts";
import * as part from "./parse-parts.ts";
import { fighterWord } from "./parse-sheet.ts";
import { REFUSALS } from "./refusals.ts";

/** Everything that can happen in a fight, as it is kept. Faces are in the events, so that replay needs no dice. */
const who = fighterWord;
const by = fighterWord;
const on = fighterWord;
const life = oneOf(["up", "unconscious", "dead"]);
const rush = part.count;

const FLOW = {
  sideChosen: { first: part.side, face: nullable(integer(1, 6)), surprised: part.ids, ambushers: part.ids },
  roundStarted: { round: part.count },
  roundEnded: {},
  passed: { side: part.side },
  turnPassed: { to: part.side },
  ambushLetGo: { who },
  /** `moving`: paid for moving, which the confused must not mix with acting. */
  paid: { who, action: truth, rush, free: nullable(oneOf(["dash", "object", "call-out"])), moving: truth },
  /** An instant waits on the stack until it is resolved. */
  announced: { who, ability: part.abilityName, frequency: oneOf(FREQUENCIES), instant: truth },
  announcementResolved: { announcement: part.name },
  helped: { who, target: fighterWord },
  helpUsed: { who },
  spellCast: { who, spell: part.name },
  surveyed: { ground: part.ground },
  covered: { who, from: part.ids, lines: part.lines },
  told: { who, from: part.ids, feet: nullable(part.feet) },
  waded: { who, water: oneOf(WATERS) },
  sideChanged: { who, side: part.side },
  refreshed: { who, action: truth, rush },
  enlisted: { who, side: part.side, npc: truth },
  dismissed: { who },
  fightEnded: {},
};

const MOVE = {
  setOut: { who, path: part.squares, near: part.ids, feet: part.feet, stands: truth, awaiting: part.ids },
  /** `at`: how much of its path lay behind the mover when this one struck at it; null where it let it pass. */
  letPass: { who, at: nullable(part.count) },
  moved: {
    who,
    how: oneOf(["dash", "sidestep", "pushed", "follow", "dragged", "placed", "stopped"]),
    path: part.squares,
    near: part.ids,
    feet: part.feet,
  },
};

const ENGAGEMENT = {
  engaged: { engagement: part.name, by, on, targeted: part.side },
  joined: { who },
  declined: { who },
  joiningClosed: {},
  sealed: { who, seal: readSeal },
  frozen: {},
  opened: { who, stance: part.stance },
  /** HR-FORF-2: comes just before the forfeit that it is about. */
  exposed: { who },
  forfeited: { who, why: oneOf(["absent", "seal-broken", ...REFUSALS]) },
  revealed: {},
  declared: { who, what: part.declaration },
  answerSet: { who, by, ability: part.ability },
  planned: { who, first: oneOf(["sidestep", "attack"]) },
  stepTaken: { who },
  stayed: { who },
  stageClosed: { stage: part.stage, next: nullable(part.stage) },
  followUpWon: { who, hit: fighterWord },
  followUpUsed: { who },
  memberLeft: { who },
  engagementEnded: {},
};

const CLASH = {
  struck: {
    by,
    on,
    stance: part.attackingStance,
    opportunity: truth,
    attack: part.thrown,
    defence: part.thrown,
    raw: part.count,
    feet: part.feet,
  },
  contested: {
    stance: part.attackingStance,
    rolls: part.contest,
    loser: nullable(fighterWord),
    raw: part.count,
    feet: part.feet,
  },
  wrestled: {
    what: oneOf(["grapple", "climb", "stunt", "escape", "throw-off"]),
    by,
    on,
    rolls: part.contest,
    totals: part.totals,
    success: truth,
  },
  hindered: { by, on, option: oneOf(HINDRANCES) },
  fizzled: { what: part.name, by, on },
  /** What the push was worth, and how far it went. */
  pushed: { by, on, feet: part.feet, moved: part.feet, path: part.squares, stoppedBy: nullable(text(128)) },
  saved: { who, against: part.condition, roll: part.thrown, success: truth },
  fell: { who, feet: part.feet, roll: part.thrown },
  tripped: { by, on, at: nullable(part.square) },
};

const BODY = {
  hurt: {
    hurt: part.name,
    on,
    from: part.name,
    raw: part.count,
    dealt: part.count,
    state: oneOf(["open", ...REFUSALS]),
  },
  hurtSettled: { hurt: part.name, on, shrugged: truth, taken: part.count, wound: nullable(part.count) },
  hurtBarred: { hurt: part.name, because: part.refusal },
  shaken: { who, against: part.count },
  clung: { who, roll: part.thrown, against: part.count, success: truth },
  healed: { who, amount: part.count },
  lifeChanged: { who, life },
  /** HR-DMG-12: it has fallen unconscious, for its time at zero or below is over. */
  lapsed: { who },
  conditionGained: { who, is: part.condition, levels: integer(1, 20), of: nullable(fighterWord) },
  conditionLost: { who, is: part.condition, levels: integer(1, 20) },
  /** What would have moved it, or come upon it, and by its nature does not. */
  withstood: { who, what: oneOf([...CONDITIONS, "push", "hurt"]) },
};

const event = union("type", { ...FLOW, ...MOVE, ...ENGAGEMENT, ...CLASH, ...BODY });

/** Events of version 0.1 do not say which hurt, engagement or round it is. */
export const readEvent = casesSinceThen("type", event, {
  hurt: { hurt: "" },
  engaged: { engagement: "" },
  roundStarted: { round: 0 },
  letPass: { at: null },
});

export type Event = Read<typeof event>;
type EventOf<Names> = Extract<Event, { readonly type: keyof Names }>;
export type FlowEvent = EventOf<typeof FLOW>;
export type MoveEvent = EventOf<typeof MOVE>;
export type EngagementEvent = EventOf<typeof ENGAGEMENT>;
export type ClashEvent = EventOf<typeof CLASH>;
export type BodyEvent = EventOf<typeof BODY>;

const among =
  <Names extends object>(names: Names) =>
  (one: Event): one is EventOf<Names> =>
    one.type in names;
export const isFlow = among(FLOW);
export const isMove = among(MOVE);
export const isEngagement = among(ENGAGEMENT);
export const isClash = among(CLASH);
