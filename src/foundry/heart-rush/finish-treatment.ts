import { fighterId, HeartRush, parse, read } from "../../rules/index.ts";
import { kitUsed, type CarriedKit, type LangKey } from "../../view/index.ts";
import { warn } from "../chat/notices.ts";
import { throwDice, type HeartRushRoll } from "../dice/index.ts";
import { inTurn } from "../encounter/queue.ts";
import { askGameMaster } from "../ports/card-socket.ts";
import { change } from "../ports/document-change.ts";
import { actorOf, dataOf, itemOf, messageOf } from "../ports/message-data.ts";
import { currentMode, modeFor } from "../ports/message-mode.ts";
import { changeSheet } from "./change-sheet.ts";
import { GearModel } from "./data/index.ts";
import { tellChange } from "./rests.ts";

/** A check that treats wounds, as it stands on its card. */
export interface TreatingCheck {
  readonly parent: ChatMessage.Implementation;
  readonly actor: string;
  readonly treats: string;
  readonly kit: string;
  /** Whether its wounds have been treated. */
  readonly done: boolean;
  readonly standing: HeartRush.CheckStanding | null;
}

export interface KitInHand extends CarriedKit {
  readonly item: Item.Implementation;
  readonly quantity: number;
}

/** A healing kit that is not used up. */
export function kitIn(item: Item.Implementation, bearer: string): KitInHand | null {
  const { system, name, uuid } = item;
  if (!(system instanceof GearModel) || system.kit === "none" || system.quantity < 1) return null;
  const { kit, usage, quantity } = system;
  return { id: uuid, name, bearer, kit, usage: usage ?? HeartRush.KITS[kit].usage, quantity, item };
}

/** HR-WOUND-8: rolls the die of a kit that was used, and writes down what is left of it. */
async function useKit({ item, kit, usage, quantity }: KitInHand, byHand: boolean): Promise<HeartRushRoll> {
  const dice = [{ role: "kit", faces: usage }];
  const by = fighterId(item.parent?.id ?? "");
  const { shown, roll } = await throwDice({ name: "kit", by, dice, net: 0, flat: [] }, { byHand });
  const left = kitUsed(kit, quantity, usage, shown.faces[0] ?? usage);
  await change(item, { "system.quantity": left.quantity, "system.usage": left.usage });
  return roll;
}

/**
 * HR-WOUND-6, HR-WOUND-9: what a check has treated, once nothing about it is open any more. While its roller may still try a
 * die again there is no total to treat by. Wounds of somebody else's are the Game Master's to write.
 */
export async function finishTreatment(check: TreatingCheck): Promise<void> {
  const patient = actorOf(check.treats);
  if (patient === null || HeartRush.treatmentTotal(check.standing) === null) return;
  if (patient.isOwner) await carryOut(check, patient, currentMode());
  else if (game.users.activeGM === null) warn("HEARTRUSH.Treatment.nobodyThere", { name: patient.name });
  else await askGameMaster({ treatment: check.parent.id });
}

/** Once for each check. False: nothing came of it. */
async function carryOut(check: TreatingCheck, patient: Actor.Implementation, mode: string): Promise<boolean> {
  const total = HeartRush.treatmentTotal(check.standing);
  if (total === null || check.done) return false;
  await check.parent.update({ system: { done: true } });
  const item = itemOf(check.kit);
  const kit = item === null ? null : kitIn(item, item.parent?.name ?? "");
  const used = kit === null ? [] : [await useKit(kit, check.parent.isAuthor)];
  const changed = await changeSheet(patient, (before) =>
    total === "failed" ? before : HeartRush.treatWounds(before, total),
  );
  const title: LangKey = total === "failed" ? "HEARTRUSH.Treatment.failed" : "HEARTRUSH.Treatment.done";
  if (changed !== null) await tellChange(patient, title, changed, { rolls: used, mode });
  return changed !== null;
}

const readAsked = read.shape<{ readonly treatment: string }>({ treatment: read.word() });

/**
 * What a healer's client asks the Game Master's for: null where it is something else. The check must be the sender's own,
 * thrown for somebody they play and with a kit of somebody they play.
 */
export function treatFor(payload: unknown, sender: User.Implementation): Promise<boolean> | null {
  const asked = parse(readAsked, payload);
  if (!asked.ok) return null;
  const plays = (actor: Actor.Implementation | null | undefined): boolean =>
    actor?.testUserPermission(sender, "OWNER") === true;
  return inTurn("treatments", async () => {
    const message = messageOf(asked.value.treatment);
    const check = message === null ? null : dataOf<TreatingCheck>(message, "check");
    const patient = check === null ? null : actorOf(check.treats);
    if (message === null || check === null || patient === null || message.author?.id !== sender.id) return false;
    if (!plays(actorOf(check.actor)) || (check.kit !== "" && !plays(itemOf(check.kit)?.actor))) return false;
    return carryOut(check, patient, modeFor(message.whisper.length > 0 ? "gm" : "public"));
  });
}
