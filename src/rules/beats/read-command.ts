import { literal, nullable, oneOf, shape, tagged, truth, listOf } from "../core/json.ts";
import type { Reader } from "../core/json.ts";
import { readOpening, readSeal } from "../core/seal.ts";
import type { Command, Doing } from "./commands.ts";
import * as part from "./read-parts.ts";

type Readers = { readonly [Do in Command["do"]]: Reader<Doing<Do>> };

const who = part.fighter;
const won = truth;

/** One reader for each thing that can be asked; a new command does not compile without its own. */
const COMMANDS: Readers = {
  muster: shape<Doing<"muster">>({ do: literal("muster"), who, traits: part.traits, backing: part.backing }),
  seal: shape<Doing<"seal">>({ do: literal("seal"), who, seal: readSeal }),
  open: shape<Doing<"open">>({ do: literal("open"), who, opening: readOpening }),
  special: shape<Doing<"special">>({ do: literal("special"), who, special: part.special }),
  act: shape<Doing<"act">>({ do: literal("act"), who, action: part.action }),
  accept: shape<Doing<"accept">>({ do: literal("accept"), who, gives: nullable(part.toolRef) }),
  counter: shape<Doing<"counter">>({ do: literal("counter"), who, means: nullable(part.means) }),
  surrender: shape<Doing<"surrender">>({ do: literal("surrender"), who }),
  terms: shape<Doing<"terms">>({ do: literal("terms"), who, accepted: truth }),
  raise: shape<Doing<"raise">>({ do: literal("raise"), who, special: part.special }),
  agree: shape<Doing<"agree">>({ do: literal("agree"), who, willing: truth }),
  challenge: shape<Doing<"challenge">>({
    do: literal("challenge"),
    who,
    against: part.fighter,
    traits: part.traits,
    backing: part.backing,
    aid: nullable(part.fighter),
  }),
  meet: shape<Doing<"meet">>({
    do: literal("meet"),
    who,
    traits: part.traits,
    backing: part.backing,
    wounds: listOf(part.toolId),
  }),
  forfeit: shape<Doing<"forfeit">>({ do: literal("forfeit"), who }),
  refill: shape<Doing<"refill">>({ do: literal("refill"), who }),
  adjust: shape<Doing<"adjust">>({ do: literal("adjust"), who, what: oneOf(["sparks", "pending"]), to: part.sparks }),
  wound: shape<Doing<"wound">>({ do: literal("wound"), who, wound: part.woundDealt }),
  exertion: shape<Doing<"exertion">>({ do: literal("exertion"), who, won }),
  aid: shape<Doing<"aid">>({ do: literal("aid"), who, won }),
  "allow-aid": shape<Doing<"allow-aid">>({ do: literal("allow-aid"), who, wound: part.toolId }),
  heal: shape<Doing<"heal">>({ do: literal("heal"), who, wound: part.toolId }),
  revive: shape<Doing<"revive">>({ do: literal("revive"), who }),
  return: shape<Doing<"return">>({ do: literal("return"), who }),
  remove: shape<Doing<"remove">>({ do: literal("remove"), who }),
  add: shape<Doing<"add">>({ do: literal("add"), who, entrant: part.entrant, sheet: part.sheet }),
  "place-tool": shape<Doing<"place-tool">>({
    do: literal("place-tool"),
    tool: part.toolId,
    label: part.label,
    kind: part.toolKind,
  }),
  "move-tool": shape<Doing<"move-tool">>({
    do: literal("move-tool"),
    tool: part.toolRef,
    to: part.toolState,
    by: nullable(part.fighter),
  }),
  "clear-tool": shape<Doing<"clear-tool">>({ do: literal("clear-tool"), tool: part.toolId }),
  "call-off": shape<Doing<"call-off">>({ do: literal("call-off") }),
  end: shape<Doing<"end">>({ do: literal("end") }),
};

export const readCommand: Reader<Command> = tagged<Command>("do", COMMANDS);
