import { fighterId, HeartRush } from "../../rules/index.ts";
import { kitUsed, treatmentForm, type CarriedKit, type LangKey } from "../../view/index.ts";
import { askForm } from "../applications/ask-form.ts";
import { say } from "../chat/notices.ts";
import { throwDice, type HeartRushRoll } from "../dice/index.ts";
import { change, worldActors } from "../ports/document-change.ts";
import { changeSheet } from "./change-sheet.ts";
import { rollCheck } from "./checks/roll-check.ts";
import { GearModel, HeroModel } from "./data/index.ts";
import { tellChange } from "./rests.ts";

/** Those of this user who might treat somebody: the patient last, whose own hands are the worst for it. */
function healersOf(patient: Actor.Implementation): readonly Actor.Implementation[] {
  const others = worldActors().filter(
    (actor) => actor.isOwner && actor.id !== patient.id && actor.system instanceof HeroModel,
  );
  return [...others, patient];
}

interface KitInHand extends CarriedKit {
  readonly item: Item.Implementation;
  readonly quantity: number;
}

/** The kits of healers and patient that are not used up. */
function kitsOf(bearers: readonly Actor.Implementation[]): readonly KitInHand[] {
  const kits: KitInHand[] = [];
  for (const bearer of bearers)
    for (const item of bearer.items) {
      const { system, name, uuid } = item;
      if (!(system instanceof GearModel) || system.kit === "none" || system.quantity < 1) continue;
      const { kit, usage, quantity } = system;
      kits.push({
        id: uuid,
        name,
        bearer: bearer.name,
        kit,
        usage: usage ?? HeartRush.KITS[kit].usage,
        quantity,
        item,
      });
    }
  return kits;
}

/** HR-WOUND-8: rolls the die of a kit that was used, and writes down what is left of it. */
async function useKit({ item, kit, usage, quantity }: KitInHand, by: string): Promise<HeartRushRoll> {
  const dice = [{ role: "kit", faces: usage }];
  const { shown, roll } = await throwDice({ name: "kit", by: fighterId(by), dice, net: 0, flat: [] }, { byHand: true });
  const left = kitUsed(kit, quantity, usage, shown.faces[0] ?? usage);
  await change(item, { "system.quantity": left.quantity, "system.usage": left.usage });
  return roll;
}

/** HR-WOUND-6 to HR-WOUND-8: one medicine check for all untreated wounds, with a kit or without. */
export async function treatWounds(patient: Actor.Implementation): Promise<void> {
  const healers = healersOf(patient);
  const kits = kitsOf(healers);
  const form = await askForm(
    game.i18n.format("HEARTRUSH.Treatment.title" satisfies LangKey, { name: patient.name }),
    "HEARTRUSH.Wound.treat",
    "systems/heart-rush/templates/heart-rush/treatment-form.hbs",
    treatmentForm(
      healers.map(({ id, name }) => ({ id: id ?? "", name })),
      kits,
    ),
  );
  const healer = healers.find(({ id }) => id === form?.["healer"]);
  if (!healer) return;
  const kit = kits.find(({ id }) => id === form?.["kit"]);
  const check = await rollCheck(healer, {
    ability: "cunning",
    against: null,
    label: say("HEARTRUSH.Treatment.of", { name: patient.name }),
    circumstances: healer.id === patient.id ? [{ from: say("HEARTRUSH.Treatment.ownWounds"), net: -1 }] : [],
    tools: kit === undefined ? [] : [{ from: kit.name, value: HeartRush.kitBonus(kit.kit) }],
  });
  const total = check?.rolls[0]?.total;
  if (total === undefined) return;
  const used = kit === undefined ? [] : [await useKit(kit, healer.id ?? "")];
  const changed = await changeSheet(patient, (before) => HeartRush.treatWounds(before, total));
  if (changed !== null) await tellChange(patient, "HEARTRUSH.Treatment.done", changed, used);
}
