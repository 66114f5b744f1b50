import { integer, nullable, oneOf, tagged, text, truth } from "../../core/json.ts";
import type { Reader } from "../../core/json.ts";
import { readSeal } from "../../core/seal.ts";
import { FREQUENCIES } from "./commands.ts";
import { CONDITIONS } from "../body/condition-names.ts";
import type { Event } from "./events.ts";
import { HINDRANCES, WATERS } from "./model.ts";
import * as part from "./parse-parts.ts";
import { fighterWord } from "./parse-sheet.ts";
import { REFUSALS } from "./refusals.ts";

const who = fighterWord;
const by = fighterWord;
const on = fighterWord;
const life = oneOf(["up", "unconscious", "dead"]);
const rush = part.count;

/** An event as it was kept. */
export const readEvent: Reader<Event> = tagged("type", {
  sideChosen: { first: part.side, face: nullable(integer(1, 6)), surprised: part.ids, ambushers: part.ids },
  roundStarted: {},
  roundEnded: {},
  passed: { side: part.side },
  turnPassed: { to: part.side },
  ambushLetGo: { who },
  paid: { who, action: truth, rush, free: nullable(oneOf(["dash", "object", "call-out"])), moving: truth },
  announced: { who, ability: part.abilityName, frequency: oneOf(FREQUENCIES), instant: truth },
  announcementResolved: { announcement: part.name },
  helped: { who, target: fighterWord },
  helpUsed: { who },
  spellCast: { who, spell: part.name },
  surveyed: { ground: part.ground },
  waded: { who, water: oneOf(WATERS) },
  sideChanged: { who, side: part.side },
  refreshed: { who, action: truth, rush },
  enlisted: { who, side: part.side, npc: truth },
  dismissed: { who },
  fightEnded: {},
  setOut: { who, path: part.squares, near: part.ids, feet: part.feet, stands: truth, awaiting: part.ids },
  letPass: { who },
  moved: {
    who,
    how: oneOf(["dash", "sidestep", "pushed", "follow", "dragged", "placed", "stopped"]),
    path: part.squares,
    near: part.ids,
    feet: part.feet,
  },
  engaged: { by, on, targeted: part.side },
  joined: { who },
  declined: { who },
  joiningClosed: {},
  sealed: { who, seal: readSeal },
  frozen: {},
  opened: { who, stance: part.stance },
  forfeited: { who, why: oneOf(["absent", "seal-broken", ...REFUSALS]) },
  revealed: {},
  declared: { who, what: part.declaration },
  answerSet: { who, by, ability: part.bodyAbility },
  planned: { who, first: oneOf(["sidestep", "attack"]) },
  stepTaken: { who },
  stayed: { who },
  stageClosed: { stage: part.stage, next: nullable(part.stage) },
  followUpWon: { who, hit: fighterWord },
  followUpUsed: { who },
  memberLeft: { who },
  engagementEnded: {},
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
  pushed: { by, on, feet: part.feet, moved: part.feet, path: part.squares, stoppedBy: nullable(text(128)) },
  saved: { who, against: part.condition, roll: part.thrown, success: truth },
  fell: { who, feet: part.feet, roll: part.thrown },
  tripped: { by, on, at: nullable(part.square) },
  hurt: { on, from: part.name, raw: part.count, dealt: part.count, state: oneOf(["open", ...REFUSALS]) },
  hurtSettled: { hurt: part.name, on, shrugged: truth, taken: part.count, wound: nullable(part.count) },
  hurtBarred: { hurt: part.name, because: part.refusal },
  shaken: { who, against: part.count },
  clung: { who, roll: part.thrown, against: part.count, success: truth },
  healed: { who, amount: part.count },
  lifeChanged: { who, life },
  conditionGained: { who, is: part.condition, levels: integer(1, 20), of: nullable(fighterWord) },
  conditionLost: { who, is: part.condition, levels: integer(1, 20) },
  withstood: { who, what: oneOf([...CONDITIONS, "push", "hurt"]) },
});
