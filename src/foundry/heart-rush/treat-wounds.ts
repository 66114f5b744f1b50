import { HeartRush } from "../../rules/index.ts";
import { treatmentForm, type LangKey } from "../../view/index.ts";
import { askForm } from "../applications/ask-form.ts";
import { say } from "../chat/notices.ts";
import { worldActors } from "../ports/world-documents.ts";
import { checkOn } from "./checks/check-model.ts";
import { rollCheck } from "./checks/roll-check.ts";
import { HeroModel } from "./data/index.ts";
import { finishTreatment, kitIn, type KitInHand } from "./finish-treatment.ts";
import { sheetOf } from "./sheet-of.ts";

/** Those of this user who might treat somebody: the patient last, whose own hands are the worst for it. */
function healersOf(patient: Actor.Implementation): readonly Actor.Implementation[] {
  const others = worldActors().filter(
    (actor) => actor.isOwner && actor.id !== patient.id && actor.system instanceof HeroModel,
  );
  return [...others, patient];
}

/** The kits of healers and patient that are not used up. */
const kitsOf = (bearers: readonly Actor.Implementation[]): readonly KitInHand[] =>
  bearers.flatMap((bearer) => [...bearer.items].flatMap((item) => kitIn(item, bearer.name) ?? []));

/** HR-WOUND-7, HR-GAIN-12: what speaks for and against this healer. */
function reasonsOf(healer: Actor.Implementation, patient: Actor.Implementation): readonly HeartRush.Reason[] {
  const sheet = sheetOf(healer);
  return [
    ...(healer.id === patient.id ? [{ from: say("HEARTRUSH.Treatment.ownWounds"), net: -1 }] : []),
    ...(sheet.ok ? HeartRush.healersReasons(sheet.value) : []),
  ];
}

/** HR-WOUND-6 to HR-WOUND-9: one medicine check for all untreated wounds, with a kit or without. */
export async function treatWounds(patient: Actor.Implementation): Promise<void> {
  const healers = healersOf(patient);
  const kits = kitsOf(healers);
  const form = await askForm(
    game.i18n.format("HEARTRUSH.Treatment.title" satisfies LangKey, { name: patient.name }),
    "HEARTRUSH.Wound.treat" satisfies LangKey,
    "systems/heart-rush/templates/heart-rush/treatment-form.hbs",
    treatmentForm(
      healers.map(({ id, name }) => ({ id: id ?? "", name })),
      kits,
    ),
  );
  const healer = healers.find(({ id }) => id === form?.["healer"]);
  if (!healer) return;
  const kit = kits.find(({ id }) => id === form?.["kit"]);
  const message = await rollCheck(healer, {
    ability: "cunning",
    against: null,
    label: say("HEARTRUSH.Treatment.of", { name: patient.name }),
    given: reasonsOf(healer, patient),
    tools: kit === undefined ? [] : [{ from: kit.name, value: HeartRush.kitBonus(kit.kit) }],
    treats: { patient, kit: kit?.id ?? "" },
  });
  const check = message === null ? null : checkOn(message);
  if (check !== null) await finishTreatment(check);
}
