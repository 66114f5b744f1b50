import { HeartRush, type FighterId } from "../../../rules/index.ts";
import { warn } from "../../chat/notices.ts";
import { throwDice } from "../../dice/throw-dice.ts";
import { showAddedDice } from "../../ports/dice-so-nice.ts";
import { addRoll, dataOf, ownedActor, repliesTo } from "../../ports/message-data.ts";
import { finishTreatment, type TreatingCheck } from "../finish-treatment.ts";
import { rollCheck } from "./roll-check.ts";

/** A check on its card, as far as settling it needs to know. */
interface CheckOnCard extends TreatingCheck {
  readonly thrownBy: FighterId;
  readonly answer: "open" | "failed" | "tried";
  readonly ability: HeartRush.Ability;
  readonly label: string;
  readonly rival: string;
  readonly rivalName: string;
}

/** HR-CHECK-4: the roller of a single 1 fails, or throws that die again and bears a complication. */
export async function decideCheck(check: CheckOnCard, retry: boolean): Promise<void> {
  const message = check.parent;
  const { standing } = check;
  if (standing?.at !== "choice" || !message.isOwner) return;
  if (!retry) {
    await message.update({ system: { answer: "failed" } });
    await finishTreatment(dataOf<CheckOnCard>(message, "check") ?? check);
    return;
  }
  const thrown = {
    name: "retry",
    by: check.thrownBy,
    dice: HeartRush.retryDice(standing.die),
    net: 0,
    flat: [],
  };
  const { roll } = await throwDice(thrown, { byHand: true });
  // Whoever was quicker in another window has settled it already.
  if (check.answer !== "open") return;
  showAddedDice([roll], message);
  await addRoll(message, roll, { answer: "tried" });
  await finishTreatment(dataOf<CheckOnCard>(message, "check") ?? check);
}

/** The one who was challenged rolls, and both cards show who won. */
export async function answerContest(check: CheckOnCard): Promise<void> {
  const actor = ownedActor(check.rival);
  const id = check.parent.id ?? "";
  if (actor === null) return;
  if (repliesTo(id).length > 0) {
    warn("HEARTRUSH.Check.alreadyAnswered", { name: check.rivalName });
    return;
  }
  await rollCheck(actor, { kind: "contested", ability: check.ability, label: check.label, reply: id });
}
