import { fighterId, HeartRush } from "../../rules/index.ts";
import { readKit, treatmentForm, type LangKey } from "../../view/index.ts";
import { askForm } from "../applications/ask-form.ts";
import { throwDice } from "../dice/index.ts";
import { worldActors } from "../ports/document-change.ts";
import { changeSheet } from "./change-sheet.ts";
import { HeroModel } from "./data/index.ts";
import { tellChange } from "./rests.ts";
import { rulingsOf } from "../settings/rulings.ts";
import { sheetOf } from "./sheet-of.ts";

/** Those of this user who might treat somebody: the patient last, whose own hands are the worst for it. */
function healersOf(patient: Actor.Implementation): readonly Actor.Implementation[] {
  const others = worldActors().filter(
    (actor) => actor.isOwner && actor.id !== patient.id && actor.system instanceof HeroModel,
  );
  return [...others, patient];
}

/** HR-WOUND-6 to HR-WOUND-8: one medicine check for all untreated wounds, with a kit or without. */
export async function treatWounds(patient: Actor.Implementation): Promise<void> {
  const healers = healersOf(patient);
  const form = await askForm(
    game.i18n.format("HEARTRUSH.Treatment.title" satisfies LangKey, { name: patient.name }),
    "HEARTRUSH.Wound.treat",
    "systems/heart-rush/templates/heart-rush/treatment-form.hbs",
    treatmentForm(healers.map(({ id, name }) => ({ id: id ?? "", name }))),
  );
  const healer = healers.find(({ id }) => id === form?.["healer"]);
  const sheet = healer && sheetOf(healer);
  if (!healer || !sheet?.ok) return;
  const bonus = HeartRush.kitBonus(readKit(form?.["kit"]));
  const by = fighterId(healer.id ?? "");
  const who = { id: by, sheet: sheet.value };
  const reasons = healer.id === patient.id ? HeartRush.selfTreatmentReasons(who, rulingsOf("heart-rush")) : [];
  const dice = [
    { role: "heart", faces: sheet.value.heart.now },
    { role: "ability", faces: sheet.value.abilities.cunning },
  ];
  const flat = bonus === 0 ? [] : [{ from: "kit", value: bonus }];
  const net = reasons.reduce((sum, reason) => sum + reason.net, 0);
  const { roll } = await throwDice({ name: "medicine", by, dice, net, flat }, { byHand: true });
  const total = roll.total ?? 0;
  const changed = await changeSheet(patient, (before) => HeartRush.treatWounds(before, total));
  if (changed !== null) await tellChange(patient, "HEARTRUSH.Treatment.done", changed, [roll]);
}
