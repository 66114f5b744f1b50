import type { FighterId, SideId } from "../../core/brand.ts";
import {
  freeText,
  integer,
  listOf,
  nullable,
  oneOf,
  recordOf,
  shape,
  tagged,
  truth,
  where,
  word,
} from "../../core/json.ts";
import type { Reader } from "../../core/json.ts";
import type { Entrant } from "../../core/ruleset.ts";
import { FACES, TOOL_KINDS, TOOL_STATES } from "./model.ts";
import type {
  Action,
  Contest,
  DieId,
  Means,
  Muster,
  Sheet,
  Special,
  Tool,
  ToolId,
  ToolRef,
  TraitId,
  Wound,
} from "./model.ts";

/** Readers for what commands, events and tables are made of. */

const MOST_OWNED = 256;

export const fighter = word<FighterId>();
export const die = word<DieId>();
export const toolId = word<ToolId>();
export const trait = word<TraitId>();
export const label = freeText;
export const faces = oneOf(FACES);
export const face = integer(1, 8);
/** What a die can be worth: as little as the floor allows, at most its largest face. */
export const value = integer(0, 8);
export const pending = integer(0, 999);
export const sparks = integer(0, 99);
export const toolKind = oneOf(TOOL_KINDS);
export const toolState = oneOf(TOOL_STATES);

export const toolRef: Reader<ToolRef> = shape<ToolRef>({ of: nullable(fighter), tool: toolId });
export const woundDealt = shape<Pick<Wound, "id" | "label">>({ id: toolId, label });
export const entrant: Reader<Entrant> = shape<Entrant>({ side: word<SideId>(), npc: truth });

export const traits = listOf(trait, MOST_OWNED);
export const backing: Reader<Muster["backing"]> = recordOf(trait, toolRef, MOST_OWNED);
export const muster: Reader<Muster> = shape<Muster>({ traits, backing });

const SPECIALS = {
  reroll: { die },
  shift: { points: face, from: die, to: die },
};
export const special: Reader<Special> = tagged("is", SPECIALS);
export const means: Reader<Means> = tagged("is", {
  ...SPECIALS,
  substitute: { die },
});

export const action: Reader<Action> = tagged("is", {
  attack: { target: fighter, wound: woundDealt },
  disarm: { target: fighter, tool: nullable(toolRef) },
  disadvantage: { target: fighter },
  other: { target: nullable(fighter), text: freeText },
  kick: { tool: toolRef },
  arm: { tool: toolRef },
  catch: { tool: toolRef },
  pass: {},
});

export const contest: Reader<Contest> = shape<Contest>({
  who: fighter,
  against: fighter,
  muster,
  aid: nullable(fighter),
});

const tool: Reader<Tool> = shape<Tool>({ label, kind: toolKind, state: toolState, by: nullable(fighter) });
export const tools = recordOf(toolId, tool);

const wound: Reader<Wound> = shape<Wound>({ id: toolId, label, tended: truth, tried: truth });

/** A sheet whose wounds and tools are all called differently, since every wound is a tool too. */
export const sheet: Reader<Sheet> = where(
  shape<Sheet>({
    traits: recordOf(trait, label, MOST_OWNED),
    tools,
    wounds: listOf(wound),
    helpless: truth,
    pending,
    sparks,
  }),
  ({ tools: owned, wounds }) => {
    const names = [...Object.keys(owned), ...wounds.map(({ id }) => id)];
    return new Set(names).size < names.length ? "own-tools" : null;
  },
);
