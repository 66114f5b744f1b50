import type { FighterId } from "../../core/brand.ts";
import { settle } from "../../core/pool.ts";
import type { Shown, Throw, Thrown } from "../../core/pool.ts";
import { entriesOf } from "../../core/casts.ts";
import { wearsMetal } from "../gear/armour.ts";
import { cantripEffect, doublesAgainst } from "../gear/cantrip.ts";
import { composeAttack, composeDefence, firingBonus } from "./composition.ts";
import type { Composition } from "./composition.ts";
import type { ConditionName } from "../body/condition-names.ts";
import { has, levelOf, MOST_LEVELS } from "../body/conditions.ts";
import { catchFire } from "../body/burning.ts";
import { rawDamage } from "../body/damage.ts";
import { circumstances, combatantOf, strikingDistance } from "../state/fighters.ts";
import type { Combatant } from "../state/fighters.ts";
import { inTheWay, sameSquare } from "../map/ground.ts";
import { deal } from "../body/hurt.ts";
import type { HeartDraft } from "../body/hurt.ts";
import type { Contest, Declaration, HeartTable, Resolving } from "../state/model.ts";
import { isImmune } from "../body/nature.ts";
import { push, pushWorth } from "./push.ts";
import { shoveFeet } from "./effect-of.ts";
import { rollDice, throwOf } from "../flow/rolls.ts";
import { sizeSteps } from "../map/size.ts";
import { isDefended, relation } from "./stance.ts";
import type { AttackingStance, Relation, Stance } from "./stance.ts";
import { stageOf } from "./stage.ts";
import { mayAttack } from "./targets.ts";
import { inWater } from "../map/water.ts";
import { dealsDamage } from "../gear/weapon.ts";
import { guardedBy } from "./sealing.ts";

type Attack = Extract<Declaration, { readonly do: "attack" }>;

/** One attack on one target, as it stood when its stage began. */
interface Blow {
  readonly by: Combatant;
  readonly on: Combatant;
  readonly what: Attack;
  readonly stance: AttackingStance;
  readonly how: Relation;
}

type Situation = "engagement" | "contest" | "opportunity";
type Rolling<Value> = Generator<Throw, Value, Shown>;

const harmless = ({ by }: Blow): boolean => !dealsDamage(by.sheet.weapon);

/** HR-STEP-3: two members of one stance who attack each other contest; the exchange uses up both attacks. */
const answers = (blow: Blow, other: Blow): boolean => other.by.id === blow.on.id && other.on.id === blow.by.id;

/** What one rolls, as things stood when the stage began; help alone is used up by the first roll that comes. */
function* roll(
  draft: HeartDraft,
  start: HeartTable,
  name: string,
  who: Combatant,
  compose: (helped: number) => Composition,
): Rolling<Thrown> {
  const helped = draft.table().fight.fighters[who.id]?.helped ?? 0;
  const asked = throwOf(name, who.id, inWater(compose(helped), start, who));
  const thrown = settle(asked, yield asked);
  if (helped > 0) draft.add({ type: "helpUsed", who: who.id });
  return thrown;
}

/** HR-DMG-2: an attack roll against a defence roll with the die of the attacker's stance. */
export function* strike(
  draft: HeartDraft,
  start: HeartTable,
  by: Combatant,
  on: Combatant,
  blow: { readonly situation: Situation; readonly stance: AttackingStance; readonly relation: Relation },
): Rolling<number> {
  const near = circumstances(start, by, on);
  const { options } = start.fight;
  const attack = yield* roll(draft, start, `attack:${by.id}->${on.id}`, by, (helped) =>
    composeAttack(by, on, blow, { ...near, helped }, options),
  );
  const defence = yield* roll(draft, start, `defence:${on.id}<-${by.id}`, on, (helped) =>
    composeDefence(
      on,
      by,
      on.fighter.exposed ? { ...blow, relation: "none" } : blow,
      { ...circumstances(start, on, by), helped },
      options,
    ),
  );
  const raw = rawDamage(attackWorth(by, on, attack.total), defence.total);
  draft.add({
    type: "struck",
    by: by.id,
    on: on.id,
    stance: blow.stance,
    opportunity: blow.situation === "opportunity",
    attack,
    defence,
    raw,
    feet: near.distance,
  });
  return raw;
}

/** HR-WEAP-11: some cantrips count twice against metal or the wet. */
function attackWorth(by: Combatant, on: Combatant, total: number): number {
  const { weapon } = by.sheet;
  const metalArmour = wearsMetal(on.sheet);
  const wet = on.fighter.water !== "dry";
  return weapon.kind === "cantrip" && doublesAgainst(weapon, { metalArmour, wet }) ? 2 * total : total;
}

/** HR-STEP-3: both roll whole attacks, no armour counts, the lower takes the difference. */
function* contest(draft: HeartDraft, start: HeartTable, blow: Blow): Rolling<void> {
  const { by, on, stance } = blow;
  const how = { situation: "contest", stance, relation: "same" } as const;
  const one = yield* contestant(draft, start, by, on, how);
  const other = yield* contestant(draft, start, on, by, how);
  const mine = attackWorth(by, on, one.total);
  const theirs = attackWorth(on, by, other.total);
  const raw = Math.abs(mine - theirs);
  const [loser, winner] = mine < theirs ? [by, on] : [on, by];
  const rolls: Contest = { [by.id]: one, [on.id]: other };
  const feet = strikingDistance(start, by, on);
  draft.add({ type: "contested", stance, rolls, loser: raw === 0 ? null : loser.id, raw, feet });
  if (raw === 0) return;
  deal(draft, loser.id, winner.id, raw, false);
  yield* effects(draft, { by: winner, on: loser, what: blow.what, stance, how: "same" }, raw);
}

function* contestant(
  draft: HeartDraft,
  start: HeartTable,
  who: Combatant,
  other: Combatant,
  how: { readonly situation: "contest"; readonly stance: AttackingStance; readonly relation: "same" },
): Rolling<Thrown> {
  const near = circumstances(start, who, other);
  return yield* roll(draft, start, `contest:${who.id}->${other.id}`, who, (helped) =>
    composeAttack(who, other, how, { ...near, helped }, start.fight.options),
  );
}

/** HR-WEAP-9: what a cantrip brings when it hits, or, without damage to deal, whenever it may be used. */
function* effects(draft: HeartDraft, blow: Blow, raw: number): Rolling<void> {
  const { weapon } = blow.by.sheet;
  const lands = raw > 0 || (harmless(blow) && draft.table().fight.options.harmlessCantrips === "land");
  if (weapon.kind !== "cantrip" || !lands) return;
  const bonus = firingBonus(blow.by, blow.stance, blow.how) === "stronger";
  const brought = cantripEffect(weapon, bonus);
  for (const [is, levels] of entriesOf(brought.conditions)) {
    yield* lay(draft, blow.on.id, is, levels, blow.by.id);
  }
  if (brought.drenches) draft.add({ type: "waded", who: blow.on.id, water: "wet" });
}

/** Lays a condition on somebody; catching fire hurts at once. */
export function* lay(
  draft: HeartDraft,
  who: FighterId,
  is: ConditionName,
  levels: number,
  of: FighterId | null,
): Rolling<void> {
  const before = combatantOf(draft.table(), who);
  if (before === null || levels <= 0) return;
  if (isImmune(before.sheet, is)) {
    draft.add({ type: "withstood", who, what: is });
    return;
  }
  draft.add({ type: "conditionGained", who, is, levels, of });
  if (is === "burning") yield* catchFire(draft, before);
}

/** HR-STEP-9: the levels a cunning attack lays on agility land at the end of the step. */
function* ride(draft: HeartDraft, blow: Blow, raw: number): Rolling<void> {
  if (blow.stance !== "cunning" || blow.how !== "beats") return;
  if (draft.table().fight.options.cunningRiderNeedsDamage && raw <= 0) return;
  for (const [is, levels] of entriesOf(blow.what.riders)) {
    yield* lay(draft, blow.on.id, is, levels, blow.by.id);
  }
}

/** HR-STEP-10, HR-OFF-6, HR-OFF-7: pushes, what becomes of them, and stepping after the pushed. */
function* shove(draft: HeartDraft, start: HeartTable, blow: Blow): Rolling<void> {
  const { by, on, what } = blow;
  const base = shoveFeet(by, blow.stance, blow.how);
  if (base === 0 || what.push === "none") return;
  if (what.push === "squeeze" && by.sheet.conditions.grappling?.of === on.id) {
    const dice = 1 + Math.max(0, -sizeSteps(by.sheet.size, on.sheet.size));
    return yield* hurtByDice(draft, by.id, on.id, dice);
  }
  if (by.sheet.conditions.climbing?.of === on.id) return yield* hurtByDice(draft, by.id, on.id, 1);
  yield* push(draft, by.id, on.id, pushWorth(base, by, on));
  follow(draft, start, blow);
}

/** HR-OFF-6, HR-OFF-7: six-sided dice of damage, which no defence stands against. */
export function* hurtByDice(draft: HeartDraft, by: FighterId, on: FighterId, dice: number): Rolling<void> {
  const pool = Array.from({ length: dice }, () => ({ role: "damage", faces: 6 }));
  const thrown = yield* rollDice(`damage:${by}->${on}`, by, pool);
  deal(draft, on, by, thrown.total, false);
}

/** HR-STEP-10: after a melee push one may step into the space left behind, without provoking anyone. */
function follow(draft: HeartDraft, start: HeartTable, { by, on, what }: Blow): void {
  const pushed = draft.events().findLast((event) => event.type === "pushed");
  if (what.follow === null || by.sheet.weapon.kind !== "built" || pushed?.type !== "pushed") return;
  if (pushed.by !== by.id || pushed.on !== on.id) return;
  const { follow: to } = what;
  const passed = pushed.path.slice(0, -1).some((square) => sameSquare(square, to));
  const stays = levelOf(by.sheet, "restrained") > 0 || start.fight.ground.kind === "spoken";
  if (passed && !stays && inTheWay(draft.table(), by.id, to) === null) {
    draft.add({ type: "moved", who: by.id, how: "follow", path: [to], near: [on.id], feet: 0 });
  }
}

/** HR-COND-18, HR-COND-19: an attack that rolls nothing still gives the hidden away and breaks its own charm. */
function showItself(draft: HeartDraft, { by, on }: Blow): void {
  if (has(by.sheet, "hidden")) draft.add({ type: "conditionLost", who: by.id, is: "hidden", levels: 1 });
  if (on.sheet.conditions.charmed?.of === by.id) {
    draft.add({ type: "conditionLost", who: on.id, is: "charmed", levels: MOST_LEVELS });
  }
}

/** HR-STEP-5: every attack of a stage is rolled on the state in which the stage began. */
export function* clash(
  draft: HeartDraft,
  start: HeartTable,
  resolving: Resolving,
  who: readonly Combatant[],
): Rolling<void> {
  const blows = who.flatMap((by) => blowsOf(draft, start, resolving, by));
  const done = new Set<Blow>();
  const landed: { readonly blow: Blow; readonly raw: number }[] = [];
  for (const blow of blows) {
    if (done.has(blow)) continue;
    const answer = blow.how === "same" ? blows.find((other) => !done.has(other) && answers(blow, other)) : undefined;
    if (answer !== undefined && !harmless(blow) && !harmless(answer)) {
      done.add(blow).add(answer);
      yield* contest(draft, start, blow);
      continue;
    }
    done.add(blow);
    const rolls = !harmless(blow) || start.fight.options.harmlessCantrips === "must-hit";
    const { by, on, stance, how } = blow;
    const raw = rolls ? yield* strike(draft, start, by, on, { situation: "engagement", stance, relation: how }) : 0;
    if (!harmless(blow))
      deal(draft, on.id, by.id, raw, isDefended("engagement-attack", guardedBy(resolving.stances, on)));
    if (firingBonus(by, stance, how) === "follow-up" && raw > 0)
      draft.add({ type: "followUpWon", who: by.id, hit: on.id });
    if (!rolls) showItself(draft, blow);
    landed.push({ blow, raw });
  }
  for (const { blow, raw } of landed) {
    yield* ride(draft, blow, raw);
    yield* effects(draft, blow, raw);
  }
  for (const { blow, raw } of landed) {
    const must = harmless(blow) && start.fight.options.harmlessCantrips === "must-hit";
    if (!must || raw > 0) yield* shove(draft, start, blow);
  }
}

/** The attacks a member declared; what has become impossible since comes to nothing. */
function blowsOf(draft: HeartDraft, start: HeartTable, resolving: Resolving, by: Combatant): readonly Blow[] {
  const what = resolving.declared[by.id];
  const stance: Stance | undefined = resolving.stances[by.id];
  if (what?.do !== "attack" || stance === undefined || stance === "defensive") return [];
  return [what.target, ...what.also].flatMap((id) => {
    const on = combatantOf(start, id);
    if (on === null) return [];
    // HR-STEP-12: what was in reach when it was declared is struck, wherever either has stepped since.
    const stands = stageOf(resolving, by.id) !== resolving.stage && on.fighter.life !== "dead";
    if (!stands && !mayAttack(start, by, on, resolving.stances).ok) {
      draft.add({ type: "fizzled", what: "attack", by: by.id, on: id });
      return [];
    }
    return [{ by, on, what, stance, how: relation(stance, resolving.stances[id] ?? "defensive") }];
  });
}
