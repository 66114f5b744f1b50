import { HeartRush, type FighterId, type ThrownDie } from "../../../rules/index.ts";
import { warn } from "../../chat/notices.ts";
import { throwDice } from "../../dice/throw-dice.ts";
import { actorOf, addRoll, dataOf, ownedActor } from "../../ports/chat.ts";
import { finishTreatment, type TreatingCheck } from "../treatment/finish-treatment.ts";
import { rollCheck } from "./roll-check.ts";

/** A check on its card, as far as settling it needs to know. */
interface CheckOnCard extends TreatingCheck {
  readonly thrownBy: FighterId;
  readonly ability: HeartRush.Ability;
  readonly label: string;
  readonly rival: string;
}

/** The choice that is open, as the message has it now; null, and said, when somebody else has made it. */
function openChoice(message: ChatMessage.Implementation): { readonly die: ThrownDie } | null {
  const standing = dataOf<CheckOnCard>(message, "check")?.standing;
  if (standing?.at === "choice") return standing;
  warn("HEARTRUSH.Check.settled");
  return null;
}

/** HR-CHECK-4: the roller of a single 1 fails, or throws that die again and bears a complication. */
export async function decideCheck(check: CheckOnCard, retry: boolean): Promise<void> {
  const message = check.parent;
  if (!message.isOwner) return;
  const open = openChoice(message);
  if (open === null) return;
  if (retry) {
    const dice = HeartRush.checks.retryDice(open.die);
    const { roll } = await throwDice({ name: "retry", by: check.thrownBy, dice, net: 0, flat: [] }, { byHand: true });
    // While the die fell, another window may have settled it.
    if (openChoice(message) === null) return;
    await addRoll(message, roll, { answer: "tried" });
  } else await message.update({ system: { answer: "failed" } });
  await finishTreatment(dataOf<CheckOnCard>(message, "check") ?? check);
}

/** The one who was challenged rolls, and both cards show who won. */
export async function answerContest(check: CheckOnCard): Promise<void> {
  const actor = ownedActor(check.rival);
  const reply = check.parent.id ?? "";
  const rival = actorOf(check.actor);
  const { ability, label } = check;
  if (actor !== null) await rollCheck(actor, { kind: "contested", ability, label, reply, rival });
}
