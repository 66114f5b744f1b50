import { fighterId, HeartRush } from "../../rules/index.ts";
import { drawnMarks, nightForm, readNight } from "../../view/heart-rush/forms/index.ts";
import { restCard } from "../../view/heart-rush/checks/index.ts";
import { mayWork } from "../../view/heart-rush/sheet/index.ts";
import { type LangKey } from "../../view/index.ts";
import { askForm } from "../applications/ask-form.ts";
import { say, warn } from "../chat/notices.ts";
import { throwDice, type HeartRushRoll } from "../dice/index.ts";
import { addressed, currentMode } from "../ports/chat.ts";
import { changeSheet } from "./change-sheet.ts";
import { HeroModel } from "./data/index.ts";
import { rulingsOf } from "../settings/rulings.ts";
import { sheetOf } from "./kept-actor.ts";
import { settleIn } from "./made-hero.ts";

interface Told {
  readonly rolls?: readonly HeartRushRoll[];
  readonly note?: string;
  /** What brought it about, where the title names it. */
  readonly by?: string;
  /** Whether it works only later. */
  readonly isLater?: boolean;
  readonly mode?: string;
}

/** Tells the table what a rest or a treatment changed. */
export async function tellChange(
  actor: Actor.Implementation,
  title: LangKey,
  changed: { readonly before: HeartRush.Sheet; readonly after: HeartRush.Sheet },
  { rolls = [], note = "", by = "", isLater = false, mode = currentMode() }: Told = {},
): Promise<void> {
  const context = restCard({ name: actor.name, by }, title, changed, note, isLater);
  const content = await foundry.applications.handlebars.renderTemplate(
    "systems/heart-rush/templates/heart-rush/rest-card.hbs",
    { ...context },
  );
  const speaker = ChatMessage.getSpeaker({ actor });
  await ChatMessage.create(addressed({ speaker, content, rolls: [...rolls] }, mode));
}

/** What came of a rest for one, before the table is told. */
export interface Slept {
  readonly changed: { readonly before: HeartRush.Sheet; readonly after: HeartRush.Sheet };
  readonly title: LangKey;
  readonly note: string;
  readonly rolls: readonly HeartRushRoll[];
}

export async function takeBreath(actor: Actor.Implementation): Promise<Slept | null> {
  const changed = await changeSheet(actor, (sheet) => HeartRush.sheets.shortRest(sheet, rulingsOf("heart-rush")));
  return changed && { changed, title: "HEARTRUSH.Rest.shortTitle", note: "", rolls: [] };
}

async function told(actor: Actor.Implementation, slept: Slept | null): Promise<void> {
  if (slept === null) return;
  await tellChange(actor, slept.title, slept.changed, slept);
  await settleIn(actor);
}

export const shortRest = async (actor: Actor.Implementation): Promise<void> => told(actor, await takeBreath(actor));

/** HR-REST-8: the hour after a healing potion is over; one that was drunk is still to work, unless a Game Master says so. */
export async function potionWorks(actor: Actor.Implementation): Promise<void> {
  const hero = actor.system;
  if (!(hero instanceof HeroModel)) return;
  const { potions } = hero;
  if (!mayWork({ potions, ruled: game.user.isGM })) return warn("HEARTRUSH.Wound.noPotion");
  const left = { "system.potions": Math.max(0, potions - 1) };
  const changed = await changeSheet(actor, HeartRush.sheets.potionWorks, left);
  if (changed !== null) await tellChange(actor, "HEARTRUSH.Rest.potionTitle", changed);
}

/** Rolls for sleep where that is not sure, and applies the night. */
export async function sleepThrough(actor: Actor.Implementation, night: HeartRush.sheets.Night): Promise<Slept | null> {
  const sheet = sheetOf(actor);
  if (!sheet.ok) return null;
  const by = fighterId(actor.id ?? "");
  const rolls: HeartRushRoll[] = [];
  const die = async (name: string, faces: number, count: number, bonus: number): Promise<readonly number[]> => {
    const dice = Array.from({ length: count }, () => ({ role: name, faces }));
    const flat = bonus === 0 ? [] : [{ from: "sleep", value: bonus }];
    const { shown, roll } = await throwDice({ name, by, dice, net: 0, flat }, { byHand: true });
    rolls.push(roll);
    return shown.faces;
  };
  const bonus = HeartRush.sheets.sleepBonus(night);
  const sure = HeartRush.sheets.sleepsSurely(night);
  const [face = 0] = sure ? [HeartRush.sheets.SLEEP_DIE] : await die("sleep", HeartRush.sheets.SLEEP_DIE, 1, bonus);
  const slept = sure || HeartRush.sheets.sleepsWell(face + bonus);
  const draws = HeartRush.sheets.drawsOf(sheet.value);
  const marks =
    slept || draws === 0 ? [] : drawnMarks(await die("bad-sleep", HeartRush.sheets.BAD_SLEEP.length * 2, draws, 0));
  const changed = await changeSheet(actor, (before) =>
    slept ? HeartRush.sheets.goodNight(before, rulingsOf("heart-rush")) : HeartRush.sheets.badNight(before, marks),
  );
  const note = sure ? "" : say("HEARTRUSH.Night.came", { total: face + bonus });
  return changed && { changed, title: slept ? "HEARTRUSH.Rest.goodTitle" : "HEARTRUSH.Rest.badTitle", note, rolls };
}

/** Asks how the night is spent. */
export async function longRest(actor: Actor.Implementation): Promise<void> {
  const form = await askForm(
    game.i18n.format("HEARTRUSH.Rest.longTitle" satisfies LangKey, { name: actor.name }),
    "HEARTRUSH.Rest.sleep" satisfies LangKey,
    "systems/heart-rush/templates/heart-rush/night-form.hbs",
    nightForm(),
  );
  if (form !== null) await told(actor, await sleepThrough(actor, readNight(form)));
}
