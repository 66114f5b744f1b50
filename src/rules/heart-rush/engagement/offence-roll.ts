import type { FighterId } from "../../core/brand.ts";
import type { Shown, Throw, Thrown } from "../../core/pool.ts";
import { entriesOf } from "../../core/casts.ts";
import { freeHands } from "../gear/armour.ts";
import { hurtByDice, lay } from "./clash.ts";
import { composeCheck } from "./composition.ts";
import type { Tussle } from "./composition.ts";
import { circumstances, combatantOf } from "../state/fighters.ts";
import type { Combatant } from "../state/fighters.ts";
import { deal } from "../body/hurt.ts";
import type { HeartDraft } from "../body/hurt.ts";
import { mayLand } from "./offence.ts";
import type { Offence } from "./offence.ts";
import { push, pushWorth } from "./push.ts";
import { rollComposed, rollDice } from "../flow/rolls.ts";
import type { Ability, Sheet } from "../state/sheet.ts";

type Rolling<Value> = Generator<Throw, Value, Shown>;
type Part = Tussle["as"];

/** Whichever of might and agility rolls the larger die: what a target answers with when its owner has not said. */
export const stronger = (sheet: Sheet): "might" | "agility" =>
  sheet.abilities.agility > sheet.abilities.might ? "agility" : "might";

/** One party's roll in a contest of bodies, help included. */
export function* tussle(
  draft: HeartDraft,
  who: Combatant,
  other: Combatant,
  ability: Ability,
  as: Part,
  bulkTells: boolean,
): Rolling<Thrown> {
  const table = draft.table();
  const near = circumstances(table, who, other);
  const what = composeCheck(who, other, { ability, as, bulkTells }, near, table.fight.options);
  const thrown = yield* rollComposed(`contest:${who.id}->${other.id}`, who.id, what);
  if (near.helped > 0) draft.add({ type: "helpUsed", who: who.id });
  return thrown;
}

interface Wrestling {
  readonly what: "grapple" | "climb" | "stunt";
  readonly ability: Ability;
  readonly answer: Ability;
  readonly bulkTells: boolean;
  /** Whether only half of the one who began it counts, rounded up. */
  readonly halved: boolean;
}

/** Body against body: only a higher total succeeds. */
function* wrestle(draft: HeartDraft, by: Combatant, on: Combatant, how: Wrestling): Rolling<boolean> {
  const mine = yield* tussle(draft, by, on, how.ability, "attack", how.bulkTells);
  const theirs = yield* tussle(draft, on, by, how.answer, "defence", how.bulkTells);
  const total = how.halved ? Math.ceil(mine.total / 2) : mine.total;
  const success = total > theirs.total;
  draft.add({
    type: "wrestled",
    what: how.what,
    by: by.id,
    on: on.id,
    rolls: { [by.id]: mine, [on.id]: theirs },
    totals: { [by.id]: total, [on.id]: theirs.total },
    success,
  });
  return success;
}

/** HR-OFF-2: with one hand only, half the total counts, rounded up; only a higher total takes hold. */
function* grapple(draft: HeartDraft, by: Combatant, on: Combatant, answer: "might" | "agility"): Rolling<void> {
  const halved = freeHands(by.sheet) < 2;
  if (!(yield* wrestle(draft, by, on, { what: "grapple", ability: "might", answer, bulkTells: true, halved }))) return;
  draft.add({ type: "conditionGained", who: by.id, is: "grappling", levels: 1, of: on.id });
  draft.add({ type: "conditionGained", who: on.id, is: "grappled", levels: 1, of: by.id });
}

/** HR-OFF-4: might or agility against might or agility; only a higher total gets up. */
function* climb(
  draft: HeartDraft,
  by: Combatant,
  on: Combatant,
  ability: "might" | "agility",
  answer: "might" | "agility",
): Rolling<void> {
  if (!(yield* wrestle(draft, by, on, { what: "climb", ability, answer, bulkTells: false, halved: false }))) return;
  draft.add({ type: "conditionGained", who: by.id, is: "climbing", levels: 1, of: on.id });
  draft.add({ type: "conditionGained", who: on.id, is: "climbed-on", levels: 1, of: by.id });
}

/** HR-OFF-9: what a stunt wins is the Game Master's to say; the dice only tell who had the better of it. */
function* stunt(draft: HeartDraft, by: Combatant, on: Combatant, ability: Ability, answer: Ability): Rolling<void> {
  yield* wrestle(draft, by, on, { what: "stunt", ability, answer, bulkTells: false, halved: false });
}

const HINDER_PUSH = 5;

/** HR-OFF-5: one of four ways to hinder, without a roll to win. */
function* hinder(
  draft: HeartDraft,
  by: Combatant,
  on: Combatant,
  what: Extract<Offence, { readonly do: "hinder" }>,
): Rolling<void> {
  draft.add({ type: "hindered", by: by.id, on: on.id, option: what.option });
  switch (what.option) {
    case "hurt": {
      const thrown = yield* rollDice(`damage:${by.id}->${on.id}`, by.id, [{ role: "damage", faces: 4 }]);
      deal(draft, on.id, by.id, thrown.total, false);
      for (const [is, levels] of entriesOf(what.levels)) {
        yield* lay(draft, on.id, is, levels, by.id);
      }
      return;
    }
    case "blind":
      return yield* lay(draft, on.id, "blinded", 1, by.id);
    case "prone":
      return yield* lay(draft, on.id, "prone", 1, by.id);
    case "push":
      // HR-OFF-7: nobody pushes what it climbs.
      if (by.sheet.conditions.climbing?.of === on.id) yield* hurtByDice(draft, by.id, on.id, 1);
      else yield* push(draft, by.id, on.id, pushWorth(HINDER_PUSH, by, on));
      return yield* lay(draft, on.id, "off-balanced", 2, by.id);
  }
}

/** HR-OFF-3: an offensive action lands on things as they are then; what has become impossible fizzles unrolled. */
export function* land(draft: HeartDraft, who: FighterId, what: Offence): Rolling<void> {
  const by = combatantOf(draft.table(), who);
  const on = combatantOf(draft.table(), what.target);
  if (by === null || on === null || !mayLand(draft.table(), by, on, what).ok) {
    draft.add({ type: "fizzled", what: what.do, by: who, on: what.target });
    return;
  }
  switch (what.do) {
    case "grapple":
      return yield* grapple(draft, by, on, what.answer ?? stronger(on.sheet));
    case "climb":
      return yield* climb(draft, by, on, what.ability, what.answer ?? stronger(on.sheet));
    case "hinder":
      return yield* hinder(draft, by, on, what);
    case "stunt":
      return yield* stunt(draft, by, on, what.ability, what.answer ?? what.ability);
  }
}
