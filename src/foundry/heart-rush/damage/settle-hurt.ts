import { HeartRush } from "../../../rules/index.ts";
import { announce } from "../../ports/announce.ts";
import { actorOf, dataOf, messageOf } from "../../ports/message-data.ts";
import { writeActor } from "../../ports/write-actor.ts";
import { rulingsOf } from "../../settings/rulings.ts";
import { actorUpdate } from "../actor-update.ts";
import { sheetOf } from "../sheet-of.ts";
import type { Answering, HurtAnswer } from "./hurt-answer.ts";

/** What a card of damage holds, as far as settling it needs to know. */
interface DamageOnCard {
  readonly kind: "damage" | "healing";
  readonly amount: number;
  readonly targets: Readonly<Record<string, Target | undefined>>;
}

interface Target {
  readonly actor: string;
  readonly state: "waiting" | "taken" | "undone";
  readonly toll: HeartRush.Toll;
}

/** Carries an answer out on the creature and on the card. False: it is not theirs to answer, or no longer open. */
export async function settleHurt(
  { message: id, target: key, answer }: Answering,
  by: User.Implementation,
): Promise<boolean> {
  const message = messageOf(id);
  const damage = message === null ? null : dataOf<DamageOnCard>(message, "damage");
  const target = damage?.targets[key];
  const actor = target === undefined ? null : actorOf(target.actor);
  if (message === null || damage === null || target === undefined || actor === null) return false;
  if (!actor.testUserPermission(by, "OWNER") || (target.state === "taken") !== (answer === "undo")) return false;
  const before = sheetOf(actor);
  if (!before.ok) return false;
  const { sheet, ...written } = outcome(before.value, damage, target, answer, !actor.hasPlayerOwner);
  const change = actorUpdate(before.value, sheet, actor);
  if (change !== null) await writeActor(actor, change);
  await message.update({ system: { targets: { [key]: written } } });
  announce(answer === "undo" ? "heart-rush.hurtTakenBack" : "heart-rush.hurtSettled", actor, message, written.toll);
  return true;
}

interface Outcome {
  readonly sheet: HeartRush.Sheet;
  readonly state: "taken" | "undone";
  readonly toll: HeartRush.Toll;
  readonly life: HeartRush.Life;
}

function outcome(
  before: HeartRush.Sheet,
  { kind, amount }: DamageOnCard,
  target: Target,
  answer: HurtAnswer,
  npc: boolean,
): Outcome {
  const options = rulingsOf("heart-rush");
  if (answer === "undo") {
    const none = { lost: 0, shrugged: false, wound: null, regained: [] };
    return { sheet: HeartRush.takeTollBack(before, target.toll), state: "undone", toll: none, life: "above" };
  }
  const suffered =
    kind === "healing"
      ? HeartRush.receiveHealing(before, amount, npc, options)
      : HeartRush.sufferHurt(before, amount, answer === "shrug", npc, options);
  return { ...suffered, state: "taken" };
}
