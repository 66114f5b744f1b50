import { fighterId, HeartRush } from "../../../rules/index.ts";
import { actorOf, dataOf, itemOf, modeFor } from "../../ports/chat.ts";
import { sceneTokens } from "../../ports/scenes.ts";
import { rulingsOf } from "../../settings/rulings.ts";
import { knackOf } from "../checks/plan.ts";
import { GearModel, HeroModel } from "../data/index.ts";
import { carryOut, isWounded, type TreatingCheck } from "./finish-treatment.ts";
import { sheetOf } from "../kept-actor.ts";

const plays = (user: User.Implementation, actor: Actor.Implementation | null | undefined): boolean =>
  actor?.testUserPermission(user, "OWNER") === true;

/** Whether somebody has wounds to treat, and this user can know of them: from their sheet, or from a token in the open. */
function canBeTreated(patient: Actor.Implementation, by: User.Implementation): boolean {
  const stands = sceneTokens().some(({ hidden, actor }) => !hidden && actor?.uuid === patient.uuid);
  return isWounded(patient) && (stands || patient.testUserPermission(by, "LIMITED"));
}

/** Whether the dice on the card can be this healer's: a message holds whatever its author writes. */
function couldThrow(healer: Actor.Implementation, { standing, kit }: TreatingCheck): boolean {
  const sheet = sheetOf(healer);
  if (!sheet.ok || !(healer.system instanceof HeroModel) || standing === null) return false;
  const { professions, aspects } = knackOf(healer, sheet.value);
  const used = itemOf(kit)?.system;
  const carried = used instanceof GearModel && used.kit !== "none" ? used.kit : null;
  const who = { id: fighterId(healer.id ?? ""), sheet: sheet.value, professions, aspects, kit: carried };
  return HeartRush.sheets.couldBeMedicine(who, standing.thrown, rulingsOf("heart-rush"));
}

/**
 * What a healer's client asks the keeper of the table for. The check must be the sender's own, thrown for a hero they play,
 * with a kit of somebody they play, and for somebody they can treat.
 */
export async function treatFor(message: ChatMessage.Implementation, sender: User.Implementation): Promise<boolean> {
  const check = dataOf<TreatingCheck>(message, "check");
  const patient = check === null ? null : actorOf(check.treats);
  const healer = check === null ? null : actorOf(check.actor);
  if (check === null || patient === null || healer === null) return false;
  if (message.author?.id !== sender.id || !plays(sender, healer)) return false;
  if (check.kit !== "" && !plays(sender, itemOf(check.kit)?.actor)) return false;
  if (!canBeTreated(patient, sender) || !couldThrow(healer, check)) return false;
  return carryOut(check, patient, modeFor(message.whisper.length > 0 ? "gm" : "public"));
}
