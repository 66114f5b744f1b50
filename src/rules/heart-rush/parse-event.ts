import { integer, literal, nullable, oneOf, shape, tagged, text, truth } from "../core/json.ts";
import type { Reader } from "../core/json.ts";
import { readSeal } from "../core/seal.ts";
import { FREQUENCIES } from "./commands.ts";
import { CONDITIONS } from "./condition-names.ts";
import type { Event } from "./events.ts";
import { HINDRANCES, WATERS } from "./model.ts";
import * as part from "./parse-parts.ts";
import { fighterWord } from "./parse-sheet.ts";
import { REFUSALS } from "./refusals.ts";

type Of<Type extends Event["type"]> = Extract<Event, { readonly type: Type }>;

const who = fighterWord;
const by = fighterWord;
const on = fighterWord;
const type = literal;
const life = oneOf(["up", "unconscious", "dead"]);
const rush = part.count;
const lone = <Type extends Event["type"]>(name: Type): Reader<{ readonly type: Type }> =>
  shape<{ readonly type: Type }>({ type: type(name) });

const EVENTS: { readonly [Type in Event["type"]]: Reader<Of<Type>> } = {
  sideChosen: shape<Of<"sideChosen">>({
    type: type("sideChosen"),
    first: part.side,
    face: nullable(integer(1, 6)),
    surprised: part.ids,
    ambushers: part.ids,
  }),
  roundStarted: lone("roundStarted"),
  roundEnded: lone("roundEnded"),
  passed: shape<Of<"passed">>({ type: type("passed"), side: part.side }),
  turnPassed: shape<Of<"turnPassed">>({ type: type("turnPassed"), to: part.side }),
  ambushLetGo: shape<Of<"ambushLetGo">>({ type: type("ambushLetGo"), who }),
  paid: shape<Of<"paid">>({
    type: type("paid"),
    who,
    action: truth,
    rush,
    free: nullable(oneOf(["dash", "object", "call-out"])),
    moving: truth,
  }),
  announced: shape<Of<"announced">>({
    type: type("announced"),
    who,
    ability: part.abilityName,
    frequency: oneOf(FREQUENCIES),
    instant: truth,
  }),
  announcementResolved: shape<Of<"announcementResolved">>({
    type: type("announcementResolved"),
    announcement: part.name,
  }),
  helped: shape<Of<"helped">>({ type: type("helped"), who, target: fighterWord }),
  helpUsed: shape<Of<"helpUsed">>({ type: type("helpUsed"), who }),
  spellCast: shape<Of<"spellCast">>({ type: type("spellCast"), who, spell: part.name }),
  surveyed: shape<Of<"surveyed">>({ type: type("surveyed"), ground: part.ground }),
  waded: shape<Of<"waded">>({ type: type("waded"), who, water: oneOf(WATERS) }),
  sideChanged: shape<Of<"sideChanged">>({ type: type("sideChanged"), who, side: part.side }),
  refreshed: shape<Of<"refreshed">>({ type: type("refreshed"), who, action: truth, rush }),
  enlisted: shape<Of<"enlisted">>({ type: type("enlisted"), who, side: part.side, npc: truth }),
  dismissed: shape<Of<"dismissed">>({ type: type("dismissed"), who }),
  fightEnded: lone("fightEnded"),
  setOut: shape<Of<"setOut">>({
    type: type("setOut"),
    who,
    path: part.squares,
    near: part.ids,
    feet: part.feet,
    stands: truth,
    awaiting: part.ids,
  }),
  letPass: shape<Of<"letPass">>({ type: type("letPass"), who }),
  moved: shape<Of<"moved">>({
    type: type("moved"),
    who,
    how: oneOf(["dash", "sidestep", "pushed", "follow", "dragged", "placed", "stopped"]),
    path: part.squares,
    near: part.ids,
    feet: part.feet,
  }),
  engaged: shape<Of<"engaged">>({ type: type("engaged"), by, on, targeted: part.side }),
  joined: shape<Of<"joined">>({ type: type("joined"), who }),
  declined: shape<Of<"declined">>({ type: type("declined"), who }),
  joiningClosed: lone("joiningClosed"),
  sealed: shape<Of<"sealed">>({ type: type("sealed"), who, seal: readSeal }),
  frozen: lone("frozen"),
  opened: shape<Of<"opened">>({ type: type("opened"), who, stance: part.stance }),
  forfeited: shape<Of<"forfeited">>({
    type: type("forfeited"),
    who,
    why: oneOf(["absent", "seal-broken", ...REFUSALS]),
  }),
  revealed: lone("revealed"),
  declared: shape<Of<"declared">>({ type: type("declared"), who, what: part.declaration }),
  answerSet: shape<Of<"answerSet">>({ type: type("answerSet"), who, by, ability: part.bodyAbility }),
  planned: shape<Of<"planned">>({ type: type("planned"), who, first: oneOf(["sidestep", "attack"]) }),
  stepTaken: shape<Of<"stepTaken">>({ type: type("stepTaken"), who }),
  stayed: shape<Of<"stayed">>({ type: type("stayed"), who }),
  stageClosed: shape<Of<"stageClosed">>({ type: type("stageClosed"), stage: part.stage, next: nullable(part.stage) }),
  followUpWon: shape<Of<"followUpWon">>({ type: type("followUpWon"), who, hit: fighterWord }),
  followUpUsed: shape<Of<"followUpUsed">>({ type: type("followUpUsed"), who }),
  memberLeft: shape<Of<"memberLeft">>({ type: type("memberLeft"), who }),
  engagementEnded: lone("engagementEnded"),
  struck: shape<Of<"struck">>({
    type: type("struck"),
    by,
    on,
    stance: part.attackingStance,
    opportunity: truth,
    attack: part.thrown,
    defence: part.thrown,
    raw: part.count,
    feet: part.feet,
  }),
  contested: shape<Of<"contested">>({
    type: type("contested"),
    stance: part.attackingStance,
    rolls: part.contest,
    loser: nullable(fighterWord),
    raw: part.count,
    feet: part.feet,
  }),
  wrestled: shape<Of<"wrestled">>({
    type: type("wrestled"),
    what: oneOf(["grapple", "climb", "stunt", "escape", "throw-off"]),
    by,
    on,
    rolls: part.contest,
    totals: part.totals,
    success: truth,
  }),
  hindered: shape<Of<"hindered">>({ type: type("hindered"), by, on, option: oneOf(HINDRANCES) }),
  fizzled: shape<Of<"fizzled">>({ type: type("fizzled"), what: part.name, by, on }),
  pushed: shape<Of<"pushed">>({
    type: type("pushed"),
    by,
    on,
    feet: part.feet,
    moved: part.feet,
    path: part.squares,
    stoppedBy: nullable(text(128)),
  }),
  saved: shape<Of<"saved">>({
    type: type("saved"),
    who,
    against: part.condition,
    roll: part.thrown,
    success: truth,
  }),
  fell: shape<Of<"fell">>({ type: type("fell"), who, feet: part.feet, roll: part.thrown }),
  tripped: shape<Of<"tripped">>({ type: type("tripped"), by, on, at: nullable(part.square) }),
  hurt: shape<Of<"hurt">>({
    type: type("hurt"),
    on,
    from: part.name,
    raw: part.count,
    dealt: part.count,
    state: oneOf(["open", ...REFUSALS]),
  }),
  hurtSettled: shape<Of<"hurtSettled">>({
    type: type("hurtSettled"),
    hurt: part.name,
    on,
    shrugged: truth,
    taken: part.count,
    wound: nullable(part.count),
  }),
  hurtBarred: shape<Of<"hurtBarred">>({ type: type("hurtBarred"), hurt: part.name, because: part.refusal }),
  shaken: shape<Of<"shaken">>({ type: type("shaken"), who, against: part.count }),
  clung: shape<Of<"clung">>({ type: type("clung"), who, roll: part.thrown, against: part.count, success: truth }),
  healed: shape<Of<"healed">>({ type: type("healed"), who, amount: part.count }),
  lifeChanged: shape<Of<"lifeChanged">>({ type: type("lifeChanged"), who, life }),
  conditionGained: shape<Of<"conditionGained">>({
    type: type("conditionGained"),
    who,
    is: part.condition,
    levels: integer(1, 20),
    of: nullable(fighterWord),
  }),
  conditionLost: shape<Of<"conditionLost">>({
    type: type("conditionLost"),
    who,
    is: part.condition,
    levels: integer(1, 20),
  }),
  withstood: shape<Of<"withstood">>({ type: type("withstood"), who, what: oneOf([...CONDITIONS, "push", "hurt"]) }),
};

/** An event as it was kept. */
export const readEvent: Reader<Event> = tagged<Event>("type", EVENTS);
