import { fighterId, HeartRush } from "../../../rules/index.ts";
import { kitUsed, type CarriedKit } from "../../../view/heart-rush/checks/index.ts";
import { type LangKey } from "../../../view/index.ts";
import { askKeeper } from "../../chat/ask-keeper.ts";
import { warn } from "../../chat/notices.ts";
import { throwDice, type HeartRushRoll } from "../../dice/index.ts";
import { change } from "../../ports/documents.ts";
import { actorOf, itemOf, currentMode } from "../../ports/chat.ts";
import { changeSheet } from "../change-sheet.ts";
import { GearModel } from "../data/index.ts";
import { bodyOf } from "../kept-actor.ts";
import { tellChange } from "../rests.ts";
import { hasTreated, treatedBy } from "./treated-by.ts";

/** A check that treats wounds, as it stands on its card. */
export interface TreatingCheck {
  readonly parent: ChatMessage.Implementation;
  readonly actor: string;
  readonly kind: HeartRush.checks.CheckKind;
  readonly ability: HeartRush.Ability;
  readonly treats: string;
  readonly kit: string;
  /** Whether its wounds have been treated. */
  readonly done: boolean;
  readonly standing: HeartRush.checks.CheckStanding | null;
}

export interface KitInHand extends CarriedKit {
  readonly item: Item.Implementation;
  readonly quantity: number;
}

/** What the keeper of the table is asked for by the card of such a check. */
export const TREAT = "treat";

/** A healing kit that is not used up. */
export function kitIn(item: Item.Implementation, bearer: string): KitInHand | null {
  const { system, name, uuid } = item;
  if (!(system instanceof GearModel) || system.kit === "none" || system.quantity < 1) return null;
  const { kit, usage, quantity } = system;
  return { id: uuid, name, bearer, kit, usage: usage ?? HeartRush.sheets.KITS[kit].usage, quantity, item };
}

/** Whether there is a wound that nobody has treated yet. */
export const isWounded = (actor: Actor.Implementation): boolean =>
  Object.values(bodyOf(actor)?.wounds ?? {}).some(({ rank, treated }) => rank > 0 && !treated);

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
  if (patient === null || HeartRush.sheets.treatmentTotal(check.standing) === null) return;
  if (patient.isOwner) await carryOut(check, patient, currentMode());
  else if (game.users.activeGM === null) warn("HEARTRUSH.Treatment.nobodyThere", { name: patient.name });
  else await askKeeper(check.parent, TREAT);
}

/** Once for each check. False: nothing came of it. */
export async function carryOut(check: TreatingCheck, patient: Actor.Implementation, mode: string): Promise<boolean> {
  const total = HeartRush.sheets.treatmentTotal(check.standing);
  const id = check.parent.id ?? "";
  if (total === null || !HeartRush.sheets.isMedicine(check) || check.done || hasTreated(id)) return false;
  const changed = await changeSheet(
    patient,
    (before) => (total === "failed" ? before : HeartRush.sheets.treatWounds(before, total)),
    treatedBy(patient, id),
  );
  await check.parent.update({ system: { done: true } });
  const item = itemOf(check.kit);
  const kit = item === null ? null : kitIn(item, item.parent?.name ?? "");
  const used = kit === null ? [] : [await useKit(kit, check.parent.isAuthor)];
  const title: LangKey = total === "failed" ? "HEARTRUSH.Treatment.failed" : "HEARTRUSH.Treatment.done";
  if (changed !== null) await tellChange(patient, title, changed, { rolls: used, mode });
  return changed !== null;
}
