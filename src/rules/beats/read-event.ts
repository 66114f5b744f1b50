import { integer, listOf, literal, nullable, oneOf, recordOf, shape, tagged, truth, where } from "../core/json.ts";
import type { Reader } from "../core/json.ts";
import { readSeal } from "../core/seal.ts";
import { FORFEITS, OUTCOMES } from "./events.ts";
import type { ContestRoll, Event, Faced, Happening, Roll, RolledDie } from "./events.ts";
import { DICE_IN_A_ROLL } from "./muster.ts";
import * as part from "./read-parts.ts";

type Readers = { readonly [Is in Event["is"]]: Reader<Happening<Is>> };

const MOST_DICE = 64;

const who = part.fighter;
const won = truth;
const everyone = listOf(part.fighter);
const faced: Reader<Faced> = recordOf(part.fighter, part.face);

const rolledDie: Reader<RolledDie> = shape<RolledDie>({
  id: part.die,
  trait: part.trait,
  faces: part.faces,
  face: part.face,
  value: part.value,
});

const roll: Reader<Roll> = where(
  shape<Roll>({ turnDown: integer(0, 9999), dice: listOf(rolledDie, DICE_IN_A_ROLL) }),
  ({ dice }) => (new Set(dice.map(({ id }) => id)).size === DICE_IN_A_ROLL ? null : "three different dice"),
);

const contestRoll: Reader<ContestRoll> = shape<ContestRoll>({
  faces: listOf(part.faces, MOST_DICE),
  passes: listOf(listOf(part.face, MOST_DICE), MOST_DICE),
  values: listOf(part.value, MOST_DICE),
  best: part.value,
});

/** One reader for each thing that can happen; a new event does not compile without its own. */
const EVENTS: Readers = {
  mustered: shape<Happening<"mustered">>({ is: literal("mustered"), who, muster: part.muster }),
  rolled: shape<Happening<"rolled">>({ is: literal("rolled"), rolls: recordOf(part.fighter, roll) }),
  sealed: shape<Happening<"sealed">>({ is: literal("sealed"), who, seal: readSeal }),
  opened: shape<Happening<"opened">>({ is: literal("opened"), who, die: part.die }),
  forfeited: shape<Happening<"forfeited">>({ is: literal("forfeited"), who, die: part.die, why: oneOf(FORFEITS) }),
  revealed: shape<Happening<"revealed">>({
    is: literal("revealed"),
    order: everyone,
    presented: recordOf(part.fighter, part.die),
    values: recordOf(part.fighter, part.value),
    passes: listOf(faced),
    lots: listOf(faced),
  }),
  "special-used": shape<Happening<"special-used">>({
    is: literal("special-used"),
    who,
    special: part.special,
    face: nullable(part.face),
    values: recordOf(part.die, part.value),
  }),
  substituted: shape<Happening<"substituted">>({ is: literal("substituted"), who, die: part.die }),
  declared: shape<Happening<"declared">>({ is: literal("declared"), who, action: part.action, asked: everyone }),
  accepted: shape<Happening<"accepted">>({ is: literal("accepted"), who, gives: nullable(part.toolRef) }),
  "surrender-offered": shape<Happening<"surrender-offered">>({ is: literal("surrender-offered"), who }),
  "surrender-refused": shape<Happening<"surrender-refused">>({ is: literal("surrender-refused"), who }),
  settled: shape<Happening<"settled">>({
    is: literal("settled"),
    who,
    outcome: oneOf(OUTCOMES),
    by: nullable(part.fighter),
  }),
  "beat-ended": shape<Happening<"beat-ended">>({ is: literal("beat-ended") }),
  surrendered: shape<Happening<"surrendered">>({ is: literal("surrendered"), who }),
  wounded: shape<Happening<"wounded">>({ is: literal("wounded"), who, wound: part.woundDealt }),
  disadvantaged: shape<Happening<"disadvantaged">>({ is: literal("disadvantaged"), who }),
  "tool-moved": shape<Happening<"tool-moved">>({
    is: literal("tool-moved"),
    tool: part.toolRef,
    to: part.toolState,
    by: nullable(part.fighter),
  }),
  "tool-placed": shape<Happening<"tool-placed">>({
    is: literal("tool-placed"),
    tool: part.toolId,
    label: part.label,
    kind: part.toolKind,
  }),
  "tool-cleared": shape<Happening<"tool-cleared">>({ is: literal("tool-cleared"), tool: part.toolId }),
  agreed: shape<Happening<"agreed">>({ is: literal("agreed"), who, willing: truth }),
  challenged: shape<Happening<"challenged">>({ is: literal("challenged"), contest: part.contest }),
  "called-off": shape<Happening<"called-off">>({ is: literal("called-off") }),
  contested: shape<Happening<"contested">>({
    is: literal("contested"),
    rolls: recordOf(part.fighter, contestRoll),
    ties: integer(0, MOST_DICE),
    winner: part.fighter,
  }),
  refilled: shape<Happening<"refilled">>({ is: literal("refilled"), who }),
  adjusted: shape<Happening<"adjusted">>({
    is: literal("adjusted"),
    who,
    what: oneOf(["sparks", "pending"]),
    to: part.sparks,
  }),
  exerted: shape<Happening<"exerted">>({ is: literal("exerted"), who, won }),
  aided: shape<Happening<"aided">>({ is: literal("aided"), who, won }),
  "aid-allowed": shape<Happening<"aid-allowed">>({ is: literal("aid-allowed"), who, wound: part.toolId }),
  healed: shape<Happening<"healed">>({ is: literal("healed"), who, wound: part.toolId }),
  revived: shape<Happening<"revived">>({ is: literal("revived"), who }),
  returned: shape<Happening<"returned">>({ is: literal("returned"), who }),
  added: shape<Happening<"added">>({ is: literal("added"), who, entrant: part.entrant, sheet: part.sheet }),
  removed: shape<Happening<"removed">>({ is: literal("removed"), who }),
  ended: shape<Happening<"ended">>({ is: literal("ended") }),
};

export const readEvent: Reader<Event> = tagged<Event>("is", EVENTS);
