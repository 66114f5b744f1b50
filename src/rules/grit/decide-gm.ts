import type { FighterId } from "../core/brand.ts";
import { ok, refuse } from "../core/result.ts";
import type { Result } from "../core/result.ts";
import type { Decision, Who } from "../core/ruleset.ts";
import { takeStep } from "./attacks/damage.ts";
import type { Event } from "./state/event.ts";
import { namedFirst } from "./first-side.ts";
import { isDeprived } from "./gear.ts";
import type { CommandOf, GmCommand } from "./state/commands.ts";
import type { Refusal, Table } from "./state/model.ts";
import { askedMorale } from "./morale.ts";
import { passTime } from "./recovery.ts";
import { noteHarm } from "./attacks/resolve.ts";
import type { Draft } from "./attacks/resolve.ts";
import { combatant, own, stands } from "./roster.ts";
import type { Combatant } from "./roster.ts";
import { resolveHazard } from "./attacks/volley.ts";

type Decided = Decision<Event, Refusal>;

/** GRT-GM-2: what only the Game Master may do; each leaves an event like anything else. */
export function* decideForGm(table: Table, command: GmCommand, by: Who): Decided {
  if (!by.gm) return refuse("gm-only");
  if (isTooEarlyOrLate(table, command)) return refuse("wrong-phase");
  if (namesAStranger(table, command)) return refuse("unknown-fighter");
  switch (command.do) {
    case "nameFirst":
      if (!table.fight.sides.includes(command.side)) return refuse("unknown-side");
      return ok([{ type: "firstSideSettled", settled: namedFirst(command.side) }]);
    case "askMorale":
      return yield* askMorale(table, command);
    case "lay":
      if (command.laid.who === command.laid.target) return refuse("self-target");
      return ok([{ type: "laid", laid: command.laid }]);
    case "stepDown":
      return yield* stepDown(table, command);
    case "hurt":
      return yield* hurt(table, command);
    case "restoreGrit":
      return restoreGrit(table, command);
    case "restoreAttribute":
      return ok([{ type: "attributeRestored", who: command.who, attribute: command.attribute }]);
    case "passTime":
      return ok(passTime(table, command.minutes, command.safe));
    case "correct":
      return ok([{ type: "corrected", who: command.who, correction: command.correction }]);
    case "addFighter": {
      const { who, side, npc, sheet } = command;
      if (combatant(table, who) !== null) return refuse("already-here");
      return ok([{ type: "fighterJoined", who, side, npc, sheet }]);
    }
    case "removeFighter":
      return ok([{ type: "fighterLeft", who: command.who }]);
    case "endFight":
      return ok([{ type: "fightEnded" }]);
  }
}

function isTooEarlyOrLate({ fight: { now } }: Table, command: GmCommand): boolean {
  switch (command.do) {
    case "nameFirst":
      return now.phase !== "first-side";
    case "askMorale":
    case "lay":
    case "addFighter":
    case "endFight":
      return now.phase === "over";
    case "correct":
      return command.correction.of === "acted" && now.phase !== "side-turn";
    default:
      return false;
  }
}

function named(command: GmCommand): readonly FighterId[] {
  switch (command.do) {
    case "askMorale":
      return command.speaker === null ? command.who : [...command.who, command.speaker];
    case "lay":
      return [command.laid.who, command.laid.target];
    case "restoreAttribute":
    case "correct":
    case "removeFighter":
      return [command.who];
    default:
      return [];
  }
}

const namesAStranger = (table: Table, command: GmCommand): boolean =>
  named(command).some((who) => combatant(table, who) === null);

/** GRT-MOR-6: only foes and hirelings are asked, never a player's character. */
function* askMorale(table: Table, { who, mods, speaker, why }: CommandOf<"askMorale">): Decided {
  const find = (ids: readonly FighterId[]): readonly Combatant[] =>
    ids.map((id) => combatant(table, id)).filter((someone) => someone !== null);
  const asked = find(who);
  const [voice = null] = find(speaker === null ? [] : [speaker]);
  if (!asked.every(({ fighter }) => fighter.npc)) return refuse("no-morale");
  if (voice !== null && !(voice.fighter.npc && stands(voice))) return refuse("no-morale");
  return ok([yield* askedMorale(table, asked, (id) => own(mods, id) ?? [], voice, why)]);
}

/** GRT-DMG-7: a step down that sends a companion to the ground shakes the others as a blow does. */
function* stepDown(table: Table, { who, attribute }: CommandOf<"stepDown">): Decided {
  const someone = combatant(table, who);
  if (someone === null) return refuse("unknown-fighter");
  const { attributes, harm } = someone.sheet;
  const step = takeStep(attribute, attributes[attribute].value, harm, table.fight.options);
  const draft: Draft = { table, events: [] };
  return ok((yield* noteHarm(draft, { type: "steppedDown", who, attribute, ...step })).events);
}

/** GRT-GM-5: what hurts without an attacker meets armor and Grit as an attack does, unless it goes past them. */
function* hurt(table: Table, { who, damage, direct, attribute }: CommandOf<"hurt">): Decided {
  const someone = combatant(table, who);
  if (someone === null) return refuse("unknown-fighter");
  const draft: Draft = { table, events: [] };
  const resolved = yield* resolveHazard(table, someone, { damage, direct, attribute });
  return ok((yield* noteHarm(draft, resolved)).events);
}

/** GRT-REC-2: Grit can be given back by hand, but not to the deprived. */
function restoreGrit(table: Table, { who }: CommandOf<"restoreGrit">): Result<readonly Event[], Refusal> {
  const someone = combatant(table, who);
  if (someone === null) return refuse("unknown-fighter");
  if (isDeprived(someone.sheet)) return refuse("grit-barred");
  return ok([{ type: "gritRestored", who: [who] }]);
}
