import { fighterId, HeartRush } from "../../rules/index.ts";
import { kitUsed, type CarriedKit } from "../../view/index.ts";
import { throwDice, type HeartRushRoll } from "../dice/index.ts";
import { change } from "../ports/document-change.ts";
import { itemOf, ownedActor } from "../ports/message-data.ts";
import { changeSheet } from "./change-sheet.ts";
import { GearModel } from "./data/index.ts";
import { tellChange } from "./rests.ts";

/** A check that treats wounds, as it stands on its card. */
export interface TreatingCheck {
  readonly treats: string;
  readonly kit: string;
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
async function useKit({ item, kit, usage, quantity }: KitInHand): Promise<HeartRushRoll> {
  const dice = [{ role: "kit", faces: usage }];
  const by = fighterId(item.parent?.id ?? "");
  const { shown, roll } = await throwDice({ name: "kit", by, dice, net: 0, flat: [] }, { byHand: true });
  const left = kitUsed(kit, quantity, usage, shown.faces[0] ?? usage);
  await change(item, { "system.quantity": left.quantity, "system.usage": left.usage });
  return roll;
}

/**
 * HR-WOUND-6, HR-WOUND-9: what a check has treated, once nothing about it is open any more. While its roller may still try a
 * die again there is no total to treat by.
 */
export async function finishTreatment({ treats, kit: uuid, standing }: TreatingCheck): Promise<void> {
  const patient = treats === "" ? null : ownedActor(treats);
  const total = HeartRush.treatmentTotal(standing);
  if (patient === null || total === null) return;
  const item = itemOf(uuid);
  const kit = item === null ? null : kitIn(item, item.parent?.name ?? "");
  const used = kit === null ? [] : [await useKit(kit)];
  const changed = await changeSheet(patient, (before) =>
    total === "failed" ? before : HeartRush.treatWounds(before, total),
  );
  if (changed !== null)
    await tellChange(patient, total === "failed" ? "HEARTRUSH.Treatment.failed" : "HEARTRUSH.Treatment.done", changed, {
      rolls: used,
    });
}
