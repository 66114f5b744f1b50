import { HeartRush } from "../../../rules/index.ts";
import { announce } from "../../ports/hooks.ts";
import { actorOf, dataOf } from "../../ports/chat.ts";
import { writeActor } from "../../ports/write-actor.ts";
import { rulingsOf } from "../../settings/rulings.ts";
import { actorUpdate } from "../actor-update.ts";
import { sheetOf } from "../kept-actor.ts";
import type { HurtAnswer, Settled } from "./hurt-answer.ts";
import { marking, settledOn } from "./settled-hurts.ts";

/** What a card of damage holds, as far as settling it needs to know. */
interface DamageOnCard {
  readonly kind: "damage" | "healing";
  readonly amount: number;
  readonly targets: Readonly<Record<string, Target | undefined>>;
}

interface Target {
  readonly actor: string;
  readonly state: "waiting" | "taken" | "undone";
}

/**
 * Carries an answer out on the creature and on the card. The creature is written first, with a mark of what it bears, so
 * that whoever answers again a card that was left open only has it closed. False: it is not theirs to answer, or no
 * longer open.
 */
export async function settleHurt(
  message: ChatMessage.Implementation,
  key: string,
  answer: HurtAnswer,
  by: User.Implementation,
): Promise<boolean> {
  const id = message.id ?? "";
  const damage = dataOf<DamageOnCard>(message, "damage");
  const target = damage?.targets[key];
  const actor = target === undefined ? null : actorOf(target.actor);
  if (damage === null || target === undefined || actor === null) return false;
  if (!actor.testUserPermission(by, "OWNER")) return false;
  const borne = settledOn(actor, id, key);
  const settled =
    borne === null || borne.state === target.state ? await bear(actor, damage, id, key, answer, borne) : borne;
  if (settled === null) return false;
  await message.update({ system: { targets: { [key]: settled } } });
  const { state, toll } = settled;
  announce(state === "undone" ? "heart-rush.hurtTakenBack" : "heart-rush.hurtSettled", actor, message, toll);
  return true;
}

/** What the creature bears by this answer, written on it. Null: the card does not ask that any more. */
async function bear(
  actor: Actor.Implementation,
  damage: DamageOnCard,
  message: string,
  key: string,
  answer: HurtAnswer,
  borne: Settled | null,
): Promise<Settled | null> {
  const before = sheetOf(actor);
  if (!before.ok || (damage.targets[key]?.state === "taken") !== (answer === "undo")) return null;
  const out = outcome(before.value, damage, answer, borne, !actor.hasPlayerOwner);
  if (out === null) return null;
  const { sheet, ...settled } = out;
  const change = actorUpdate(before.value, sheet, actor) ?? { data: {} };
  const mark = marking(actor, message, key, settled);
  await writeActor(actor, { ...change, data: { ...change.data, ...mark } });
  return settled;
}

interface Outcome extends Settled {
  readonly sheet: HeartRush.Sheet;
}

function outcome(
  before: HeartRush.Sheet,
  { kind, amount }: DamageOnCard,
  answer: HurtAnswer,
  borne: Settled | null,
  npc: boolean,
): Outcome | null {
  const options = rulingsOf("heart-rush");
  if (answer === "undo") {
    if (borne === null) return null;
    const none = { lost: 0, shrugged: false, wound: null, regained: [] };
    return { sheet: HeartRush.checks.takeTollBack(before, borne.toll), state: "undone", toll: none, life: "above" };
  }
  const suffered =
    kind === "healing"
      ? HeartRush.checks.receiveHealing(before, amount, npc, options)
      : HeartRush.checks.sufferHurt(before, amount, answer === "shrug", npc, options);
  return { ...suffered, state: "taken" };
}
