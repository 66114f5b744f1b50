import type { FighterId } from "../../core/brand.ts";
import { ok, refuse } from "../../core/result.ts";
import type { Result } from "../../core/result.ts";
import type { Decision, Who } from "../../core/ruleset.ts";
import type { Event } from "../state/event.ts";
import type { CommandOf } from "../state/commands.ts";
import type { Mod, Refusal, SideTurn, Table, Weapon } from "../state/model.ts";
import { note, resolveVolleys } from "./resolve.ts";
import { combatant, isOut, itemOf } from "../roster.ts";
import type { Combatant } from "../roster.ts";
import { readyToAct } from "../turn.ts";

type Attack = CommandOf<"attack">;

/** GRT-ATK-5: any weapon on the sheet may be drawn and used, or none at all. */
function weaponOf({ sheet }: Combatant, item: string | null): Result<Weapon | null, Refusal> {
  if (item === null) return ok(null);
  const weapon = itemOf(sheet, item)?.weapon ?? null;
  return weapon === null ? refuse("unknown-weapon") : ok(weapon);
}

/** GRT-ATK-7, GRT-BLAST-1: whom an attack may be made on, and by what more than one. */
function misaimed(table: Table, { who, targets }: Attack, weapon: Weapon | null): Refusal | null {
  const struck = targets.map((target) => combatant(table, target));
  if (struck.includes(null)) return "unknown-fighter";
  if (struck.some((target) => target !== null && isOut(target))) return "target-out";
  if (targets.length > 1 && weapon?.blast !== true) return "not-blast";
  return targets.includes(who) ? "self-target" : null;
}

/** GRT-VOL-8: one volley is open at a time and has one target; where all attacks wait there is nothing to open. */
function outOfPlace(now: SideTurn, { targets, volley }: Attack): Refusal | null {
  if (volley.how === "alone") return null;
  const [open] = now.volleys;
  if (volley.how === "join" && open === undefined) return "no-volley";
  if (targets.length > 1) return "other-target";
  if (open !== undefined && !targets.includes(open.target)) return "other-target";
  return volley.how === "open" && open !== undefined ? "volley-open" : null;
}

/** GRT-ATK-6: to what the attack brings by itself comes what was laid on the pair; a shared roll takes all of it. */
function strikesOf(table: Table, { who, targets, mods }: Attack, weapon: Weapon | null) {
  const { laid, options } = table.fight;
  const laidOn = (some: readonly FighterId[]): readonly Mod[] =>
    laid.filter((one) => one.who === who && some.includes(one.target)).map(({ mod }) => mod);
  const shared = weapon?.blast === true && options.blastRoll === "shared";
  return targets.map((target) => ({
    target,
    mods: [...new Set([...mods, ...laidOn(shared ? targets : [target])])],
  }));
}

export function* attack(table: Table, command: Attack, by: Who): Decision<Event, Refusal> {
  const judged = readyToAct(table, command.who, by);
  if (!judged.ok) return judged;
  const { actor, now } = judged.value;
  const armed = weaponOf(actor, command.weapon);
  if (!armed.ok) return armed;
  const weapon = armed.value;
  const allWait = table.fight.options.volleyMode === "all";
  const reason = misaimed(table, command, weapon) ?? (allWait ? null : outOfPlace(now, command));
  if (reason !== null) return refuse(reason);

  const { who, volley } = command;
  const strikes = strikesOf(table, command, weapon);
  const waits = allWait || volley.how !== "alone";
  const awaited = volley.how === "open" && !allWait ? volley.awaited : [];
  const declared = note({ table, events: [] }, { type: "attackDeclared", who, weapon, strikes, waits, awaited });
  if (waits) return ok(declared.events);
  const alone = strikes.map(({ target, mods }) => ({
    target,
    declared: [{ who, weapon, mods }],
    called: false,
    awaited: [],
  }));
  return ok((yield* resolveVolleys(declared, alone)).events);
}
