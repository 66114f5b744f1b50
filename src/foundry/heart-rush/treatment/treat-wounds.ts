import { HeartRush } from "../../../rules/index.ts";
import { treatmentForm } from "../../../view/heart-rush/checks/index.ts";
import { type LangKey } from "../../../view/index.ts";
import { askForm } from "../../applications/ask-form.ts";
import { say, warn } from "../../chat/notices.ts";
import { worldActors } from "../../ports/documents.ts";
import { checkOn } from "../checks/check-model.ts";
import { rollCheck } from "../checks/roll-check.ts";
import { HeroModel } from "../data/index.ts";
import { finishTreatment, isWounded, kitIn, type KitInHand } from "./finish-treatment.ts";
import { sheetOf } from "../kept-actor.ts";

/** Whom its reader can treat from a sheet: those they target, and whose sheet it is. */
function patientsOf(actor: Actor.Implementation): readonly Actor.Implementation[] {
  const targeted = actor.isOwner ? [...game.user.targets].flatMap((token) => token.actor ?? []) : [];
  return [...new Set([...targeted, actor])].filter(isWounded);
}

const ownHeroes = (): readonly Actor.Implementation[] =>
  worldActors().filter((actor) => actor.isOwner && actor.system instanceof HeroModel);

/** Whether this user plays somebody who might treat one that they do not play. */
export const canTreat = (patient: Actor.Implementation): boolean => !patient.isOwner && ownHeroes().length > 0;

/** Those of this user who might treat somebody: the wounded last, whose own hands are the worst for it. */
function healersOf(patients: readonly Actor.Implementation[]): readonly Actor.Implementation[] {
  const others = ownHeroes().filter((hero) => !patients.includes(hero));
  return [...others, ...patients.filter(({ isOwner }) => isOwner)];
}

/** The kits of healers and patient that are not used up. */
const kitsOf = (bearers: readonly Actor.Implementation[]): readonly KitInHand[] =>
  bearers.flatMap((bearer) => [...bearer.items].flatMap((item) => kitIn(item, bearer.name) ?? []));

/** What speaks for and against this healer. */
function reasonsOf(healer: Actor.Implementation, patient: Actor.Implementation): readonly HeartRush.checks.Reason[] {
  const sheet = sheetOf(healer);
  return sheet.ok ? HeartRush.sheets.treatmentReasons(sheet.value, healer.uuid === patient.uuid) : [];
}

const named = ({ uuid, name }: Actor.Implementation) => ({ id: uuid, name });

/** HR-WOUND-6 to HR-WOUND-9: one medicine check for all untreated wounds of one, with a kit or without. */
export async function treatWounds(actor: Actor.Implementation): Promise<void> {
  const patients = patientsOf(actor);
  const [first] = patients;
  if (first === undefined) return warn("HEARTRUSH.Treatment.nobody");
  const healers = healersOf(patients);
  const kits = kitsOf(healers);
  const form = await askForm(
    patients.length > 1 ? say("HEARTRUSH.Treatment.whom") : say("HEARTRUSH.Treatment.title", { name: first.name }),
    "HEARTRUSH.Wound.treat" satisfies LangKey,
    "systems/heart-rush/templates/heart-rush/treatment-form.hbs",
    treatmentForm(actor.uuid, patients.map(named), healers.map(named), kits),
  );
  const healer = healers.find(({ uuid }) => uuid === form?.["healer"]);
  if (!healer) return;
  const patient = patients.find(({ uuid }) => uuid === form?.["patient"]) ?? first;
  if (!patient.isOwner && game.users.activeGM === null)
    return warn("HEARTRUSH.Treatment.nobodyThere", { name: patient.name });
  const kit = kits.find(({ id }) => id === form?.["kit"]);
  const message = await rollCheck(healer, {
    ...HeartRush.sheets.MEDICINE,
    bound: true,
    against: null,
    label: say("HEARTRUSH.Treatment.of", { name: patient.name }),
    given: reasonsOf(healer, patient),
    tools: kit === undefined ? [] : [{ from: kit.name, value: HeartRush.sheets.kitBonus(kit.kit) }],
    treats: { patient, kit: kit?.id ?? "" },
  });
  const check = message === null ? null : checkOn(message);
  if (check !== null) await finishTreatment(check);
}
