import { ok, refuse } from "../../core/result.ts";
import type { Result } from "../../core/result.ts";
import type { Who } from "../../core/ruleset.ts";
import { exert } from "../body/burning.ts";
import { strike } from "./clash.ts";
import type { Payment } from "../state/commands.ts";
import { payAction, payEither } from "../flow/economy.ts";
import { ableToAct, circumstances, combatantOf, hostile, spokenFor } from "../state/fighters.ts";
import type { Combatant } from "../state/fighters.ts";
import { passTurn } from "../flow/handling.ts";
import type { Handling, Order } from "../flow/handling.ts";
import { deal } from "../body/hurt.ts";
import type { HeartDraft } from "../body/hurt.ts";
import type { HeartTable } from "../state/model.ts";
import { opportunity } from "../flow/opportunity.ts";
import { placed } from "../map/ground.ts";
import { besideAfter } from "../map/trail.ts";
import { rangeOf } from "../map/range.ts";
import type { Refusal } from "../state/refusals.ts";
import { mayTrip } from "./trip.ts";

/** HR-OPP-5: the Game Master may grant a blow at the helpless, in range, without any other trigger. */
function atTheHelpless(
  table: HeartTable,
  who: Combatant,
  target: Combatant,
  by: Who,
): Result<readonly Payment[], Refusal> {
  if (!by.gm || ableToAct(target) || target.fighter.life === "dead") return refuse("no-trigger");
  if (!ableToAct(who)) return refuse("cannot-act");
  if (!hostile(who.fighter, target.fighter)) return refuse("not-hostile");
  const range = rangeOf(who.sheet, circumstances(table, who, target), table.fight.options);
  return range.ok ? ok(["action", "rush"]) : range;
}

/** What a blow may be paid with, and, where it falls on a mover, how much of its path lies behind that one by then. */
interface Chance {
  readonly pay: readonly Payment[];
  readonly squares: number | null;
}

/** HR-OPP-3: what this blow may be paid with: by a move that waits for it, or by the state either is in. */
function occasionFor(table: HeartTable, who: Combatant, target: Combatant, by: Who): Result<Chance, Refusal> {
  const { moving, phase } = table.fight;
  if (phase.at === "ambush" && !phase.may.includes(who.id)) return refuse("no-trigger");
  if (moving !== null && moving.who === target.id && moving.awaiting.includes(who.id)) {
    const { path, near, feet, stands } = moving;
    const moves = opportunity(table, who, target, { is: "move", how: "dash", path, near, feet });
    if (moves.ok) return ok({ pay: moves.value.pay, squares: moves.value.squares });
    const rises = stands ? opportunity(table, who, target, { is: "stand", how: "movement" }) : moves;
    return rises.ok ? ok({ pay: rises.value.pay, squares: 0 }) : rises;
  }
  const still = opportunity(table, who, target, { is: "nothing" });
  if (!still.ok && still.reason !== "no-trigger") return still;
  const pay = still.ok ? ok(still.value.pay) : atTheHelpless(table, who, target, by);
  return pay.ok ? ok({ pay: pay.value, squares: null }) : pay;
}

/** HR-OPP-4: everything as it is when a mover has come as far as the blow lets it. */
function onItsWay(table: HeartTable, squares: number | null): HeartTable {
  const { moving } = table.fight;
  const place = squares === null ? undefined : moving?.path[Math.max(0, squares - 1)];
  if (moving === null || place === undefined) return table;
  return { ...table, fight: { ...table.fight, ground: placed(table.fight.ground, moving.who, place) } };
}

/** HR-OPP-3: an opportunity attack: one attack in any of the three stances, at once. */
export function* strikeAtOnce(draft: HeartDraft, order: Order<"strike">, by: Who): Handling {
  const { who: id, target: other, stance, pay } = order;
  const table = draft.table();
  const who = spokenFor(table, id, by);
  if (!who.ok) return who.reason;
  const target = combatantOf(table, other);
  if (target === null) return "unknown-fighter";
  const occasion = occasionFor(table, who.value, target, by);
  if (!occasion.ok && occasion.reason !== "no-action-or-rush") return occasion.reason;
  const cost = payEither(who.value, pay);
  if (!cost.ok) return cost.reason;
  if (!occasion.ok || !occasion.value.pay.includes(pay)) return pay === "action" ? "no-action" : "no-rush";
  const { squares } = occasion.value;
  draft.add(cost.value);
  if (table.fight.moving?.awaiting.includes(id) === true) draft.add({ type: "letPass", who: id, at: squares });
  if (table.fight.phase.at === "ambush") draft.add({ type: "ambushLetGo", who: id });
  const blow = { situation: "opportunity", stance, relation: "none" } as const;
  const raw = yield* strike(draft, onItsWay(table, squares), who.value, target, blow);
  deal(draft, other, id, raw, false);
  yield* exert(draft, id);
  return null;
}

/** HR-TRIP-1: tripping one who moves past: no roll, it lies where it was. */
export function* trip(draft: HeartDraft, { who: id, target: other }: Order<"trip">, by: Who): Handling {
  const table = draft.table();
  const who = spokenFor(table, id, by);
  if (!who.ok) return who.reason;
  const target = combatantOf(table, other);
  if (target === null) return "unknown-fighter";
  const { trail, moving } = table.fight;
  const dashes = moving?.who === other ? { path: moving.path, beside: besideAfter(table, other, moving) } : null;
  const passing = dashes ?? trail.find((one) => one.who === other) ?? null;
  const at = mayTrip(table, who.value, target, passing);
  if (!at.ok) return at.reason;
  const cost = payAction(who.value);
  if (!cost.ok) return cost.reason;
  draft.add(cost.value, { type: "tripped", by: id, on: other, at: at.value });
  yield* exert(draft, id);
  if (moving?.who === other) passTurn(draft);
  return null;
}
