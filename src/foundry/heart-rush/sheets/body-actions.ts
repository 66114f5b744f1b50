import { HeartRush } from "../../../rules/index.ts";
import { withEntry, withoutEntry } from "../../../view/shared/index.ts";
import { type LangKey } from "../../../view/index.ts";
import { deleteWithCare } from "../../applications/ask-first.ts";
import { isSecondClick } from "../../applications/fight/input/once.ts";
import { pickIfAsked } from "../../applications/fight/windows/open.ts";
import { notifyFailure } from "../../chat/notices.ts";
import { openMenuAt } from "../../ports/interface.ts";
import { litAgain } from "../../ports/tokens.ts";
import { change, makeItem, openSheet } from "../../ports/documents.ts";
import type { ActorSheet, SheetAction } from "../../ports/sheet-bases.ts";
import { changeCondition, isCondition } from "../change-condition.ts";
import { changeSheet } from "../change-sheet.ts";
import { AbilityModel, SpellModel } from "../data/index.ts";
import { nameInFight, restsFor } from "../kept-actor.ts";
import { rollAbility } from "../checks/roll-check.ts";
import { handles, setRush } from "../in-a-fight.ts";
import { showItem, useAbility } from "../show-item.ts";
import { useUp } from "../use-up.ts";
import { newEntry } from "./entries.ts";

type Act = SheetAction<ActorSheet>;

const itemOf = (sheet: ActorSheet, target: HTMLElement): Item.Implementation | undefined =>
  sheet.actor.items.get(target.closest<HTMLElement>("[data-item-id]")?.dataset["itemId"] ?? "");
const effectOf = (sheet: ActorSheet, target: HTMLElement): ActiveEffect.Implementation | undefined =>
  sheet.actor.effects.get(target.closest<HTMLElement>("[data-effect-id]")?.dataset["effectId"] ?? "");

const isAbility = (name: string | undefined): name is HeartRush.Ability =>
  HeartRush.sheets.ABILITIES.some((ability) => ability === name);

const conditionAction = (levels: number): Act =>
  async function (_event, target) {
    const name = target.dataset["condition"] ?? "";
    if (isCondition(name)) await changeCondition(this.actor, name, levels);
  };

/** Every click on the sheet of a hero or a creature. */
const ACTIONS = {
  /** Where a fight asks for a stance, this is it; else it is rolled. The defensive one rolls nothing. */
  async rollStance(event, target) {
    const { stance } = target.dataset;
    if (await pickIfAsked(this.actor, stance ?? "")) return;
    if (isAbility(stance)) await rollAbility(this.actor, stance, event);
    else ui.notifications.info("HEARTRUSH.Sheet.defensiveRolls" satisfies LangKey, { localize: true });
  },
  async rollAbility(event, target) {
    const { ability } = target.dataset;
    if (isAbility(ability)) await rollAbility(this.actor, ability, event);
  },
  async setHeart(_event, target) {
    const faces = Number(target.dataset["faces"]);
    await change(this.actor, { "system.heart.current": faces });
  },
  async setCount(_event, target) {
    const path = target.dataset["path"] ?? "";
    const value = Number(target.dataset["value"]);
    // A second click on the last pip takes it away.
    const now: unknown = foundry.utils.getProperty(this.actor, path);
    await change(this.actor, { [path]: now === value ? value - 1 : value });
  },
  async setRush(_event, target) {
    await setRush(this.actor, Number(target.dataset["value"]));
  },
  conditionUp: conditionAction(1),
  conditionDown: conditionAction(-1),
  async addEntry(_event, target) {
    const path = target.dataset["path"] ?? "";
    const entry = newEntry(path);
    if (entry !== null)
      await change(this.actor, withEntry(path, entry, this.actor.toObject(), foundry.utils.randomID()));
  },
  async removeEntry(_event, target) {
    const { path = "", index = "" } = target.dataset;
    await change(this.actor, withoutEntry(path, index, this.actor.toObject()));
  },
  async createItem(_event, target) {
    const type = target.dataset["type"];
    if (type === undefined) return;
    const name = game.i18n.format("HEARTRUSH.Sheet.newItem" satisfies LangKey, {
      type: game.i18n.localize(`TYPES.Item.${type}`),
    });
    // What a creature can do it was born with; talents are learnt by heroes.
    const isTrait = type === "ability" && this.actor.type === "creature";
    await makeItem(this.actor, type, name, isTrait ? { kind: "trait", combat: false } : {});
  },
  async editItem(_event, target) {
    openSheet(itemOf(this, target));
  },
  async showItem(_event, target) {
    const item = itemOf(this, target);
    if (item) await showItem(item);
  },
  async useItem(_event, target) {
    const item = itemOf(this, target);
    if (item) await useAbility(this.actor, item);
  },
  async useUp(event, target) {
    const item = itemOf(this, target);
    if (item && !isSecondClick(event)) await useUp(this.actor, item);
  },
  itemMenu(_event, target) {
    openMenuAt(target);
  },
  async toggleEquipped(_event, target) {
    const item = itemOf(this, target);
    const equipped = target.getAttribute("aria-pressed") !== "true";
    if (item && (await handles(this.actor, item))) await this.actor.equip(item, equipped);
  },
  async toggleSpent(_event, target) {
    const item = itemOf(this, target);
    const name = nameInFight(item);
    if (item?.system instanceof SpellModel) {
      const left = item.system.restsLeft > 0 ? 0 : restsFor(item.system, this.actor);
      await item.update({ system: { restsLeft: left } });
    }
    if (!(item?.system instanceof AbilityModel) || name === null) return;
    const { frequency } = item.system;
    const until = HeartRush.sheets.SPENT.find((kind) => kind === frequency);
    if (until === undefined) return;
    await changeSheet(this.actor, (sheet) => {
      const { [name]: before, ...others } = sheet.spent;
      return { ...sheet, spent: before === undefined ? { ...others, [name]: until } : others };
    });
  },
  async createEffect() {
    const name = game.i18n.localize("HEARTRUSH.Sheet.newEffect" satisfies LangKey);
    const created = await this.actor.createEmbeddedDocuments("ActiveEffect", [
      { name, type: "boon", img: "systems/heart-rush/assets/icons/item/talent.svg", origin: this.actor.uuid },
    ]);
    openSheet(created?.[0]);
  },
  async editEffect(_event, target) {
    openSheet(effectOf(this, target));
  },
  async toggleEffect(_event, target) {
    const effect = effectOf(this, target);
    await effect?.update(effect.active ? { disabled: true } : litAgain());
  },
  async deleteEffect(_event, target) {
    const effect = effectOf(this, target);
    if (effect) await deleteWithCare(effect);
  },
} satisfies Readonly<Record<string, Act>>;

/** A rejected handler would be seen by nobody: whatever cannot be saved is said. */
const told = (act: Act): Act =>
  async function (event, target) {
    try {
      await act.call(this, event, target);
    } catch (failure) {
      notifyFailure(failure);
    }
  };

export const tellFailures = (actions: Readonly<Record<string, Act>>): Readonly<Record<string, Act>> =>
  Object.fromEntries(Object.entries(actions).map(([name, act]) => [name, told(act)]));

export const BODY_ACTIONS = tellFailures(ACTIONS);
