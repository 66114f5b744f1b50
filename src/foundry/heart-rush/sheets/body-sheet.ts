import { changedPaths, fieldChange, partsTouched, type PartsByPath } from "../../../view/shared/index.ts";
import { type LangKey } from "../../../view/index.ts";
import { OurActorSheet } from "../../applications/sheets/our-sheets.ts";
import { tellTabs, walkTabs } from "../../applications/sheets/sheet-keys.ts";
import { FIGHT_CHANGED } from "../../encounter/index.ts";
import { notifyFailure, tellImmune } from "../../chat/notices.ts";
import { change } from "../../ports/documents.ts";
import { bindMenu, isOneOf } from "../../ports/interface.ts";
import { type SheetContext, type SheetOptions, type SheetRenderOptions } from "../../ports/sheet-bases.ts";
import { isCondition } from "../change-condition.ts";
import { PartyModel } from "../data/index.ts";
import { handOver } from "../party/stash.ts";
import { ABILITIES_ON_SHEET, abilityMenu, dragAbility } from "./ability-menu.ts";
import { BODY_ACTIONS } from "./body-actions.ts";
import { writeQuantity } from "./write-quantity.ts";
import { itemMenu } from "./item-menu.ts";
import { canTreat } from "../treatment/treat-wounds.ts";

const CAST = ["createToken", "deleteToken", "canvasReady"] as const;

/** What the sheets of heroes and creatures have in common. */
export abstract class HeartRushBodySheet extends OurActorSheet {
  static override DEFAULT_OPTIONS: SheetOptions<never> = {
    classes: ["body-sheet"],
    actions: BODY_ACTIONS,
  };

  /** Levels, pips and rush points are counted up and down. */
  override readonly pressedInARow = ["conditionUp", "conditionDown", "setCount", "setRush"];

  /** Which parts show what of the actor. */
  protected abstract readonly shows: PartsByPath;
  /** Which parts show items of the actor. */
  protected abstract readonly showsItems: readonly string[];
  protected abstract readonly allParts: readonly string[];

  /** A change draws the parts anew that show it. */
  override _configureRenderOptions(options: SheetRenderOptions): void {
    if (options.parts === undefined) options.parts = [...this.partsFor(options)];
    super._configureRenderOptions(options);
  }

  private partsFor({ isFirstRender, renderContext, renderData }: SheetRenderOptions): readonly string[] {
    if (isFirstRender === true || renderContext === undefined) return this.allParts;
    if (renderContext.endsWith("Item") || renderContext.endsWith("ActiveEffect")) return this.showsItems;
    if (renderContext !== "updateActor") return this.allParts;
    return partsTouched(changedPaths(renderData ?? {}), this.shows, this.allParts);
  }

  /** What lies on a sheet that is not one's own is locked; its header is not. */
  override _getHeaderControls(): readonly object[] {
    const treat = {
      action: "treatWounds",
      icon: "fa-solid fa-bandage",
      label: "HEARTRUSH.Treatment.whom" satisfies LangKey,
    };
    return [...super._getHeaderControls(), ...(canTreat(this.actor) ? [treat] : [])];
  }

  /** Rush points stand in the fight, which changes without the actor. */
  private unfollow: (() => void) | null = null;

  override async _onFirstRender(context: SheetContext, options: SheetRenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    const { element } = this;
    const follow = (combat: Combat.Implementation): void => {
      if (combat.combatants.some(({ actor }) => actor === this.actor))
        void this.render({ parts: this.allParts.slice(0, 1) });
    };
    const changed = Hooks.on(FIGHT_CHANGED, follow);
    const gone = Hooks.on("deleteCombat", follow);
    // Whoever comes or goes may be whom a condition comes from.
    const recast = (): void => void this.render({ parts: [...(this.shows["system.conditions"] ?? [])] });
    const cast = CAST.map((hook) => [hook, Hooks.on(hook, recast)] as const);
    this.unfollow = () => {
      Hooks.off(FIGHT_CHANGED, changed);
      Hooks.off("deleteCombat", gone);
      for (const [hook, id] of cast) Hooks.off(hook, id);
    };
    bindMenu(element, "[data-item-id].row", itemMenu(this.actor));
    bindMenu(element, ABILITIES_ON_SHEET, abilityMenu(this.actor));
    element.addEventListener("dragstart", (event) => dragAbility(event, this.actor));
    element.addEventListener("keydown", (event) => walkTabs(event, element));
    element.addEventListener("change", (event) => void this.onOwnChange(event));
  }

  override async _onRender(context: SheetContext, options: SheetRenderOptions): Promise<void> {
    await super._onRender(context, options);
    tellTabs(this.element);
  }

  override _onClose(options: Readonly<Record<string, unknown>>): void {
    super._onClose(options);
    this.unfollow?.();
    this.unfollow = null;
  }

  override changeTab(tab: string, group: string, options?: Readonly<Record<string, unknown>>): void {
    super.changeTab(tab, group, options);
    tellTabs(this.element);
  }

  /** Fields that are no part of the actor's own data. */
  private async onOwnChange(event: Event): Promise<void> {
    const field = event.target;
    if (!isOneOf(field, "INPUT", "SELECT")) return;
    try {
      if (field.dataset["change"] === "addCondition" && isCondition(field.value)) {
        if (!(await this.actor.changeStatus(field.value, 1))) tellImmune(this.actor, field.value);
        // The list is for more than one: it stands at its head again.
        field.value = "";
      }
      const condition = field.dataset["condition"] ?? "";
      if (field.dataset["change"] === "setSource" && isCondition(condition)) {
        const path = `system.conditions.${condition}.of`;
        await change(this.actor, fieldChange(path, field.value || null, this.actor.toObject()));
      }
      await writeQuantity(this.actor, field);
    } catch (failure) {
      notifyFailure(failure);
    }
  }

  /** What belongs to another ruleset or system would lie on this sheet unseen. */
  override async _onDropItem(event: DragEvent, item: Item.Implementation): Promise<unknown> {
    if (!Object.hasOwn(CONFIG.Item.dataModels, item.type) || !OURS.has(item.type)) {
      ui.notifications.warn(game.i18n.format("HEARTRUSH.Sheet.foreign", { name: item.name }));
      return null;
    }
    // What lies in a stash is one thing for all, and changes hands.
    if (item.actor?.system instanceof PartyModel) return handOver(item, this.actor);
    // What another holds in hand or wears comes into the pack first.
    const mine = item.parent === this.actor || !("equipped" in item.system);
    return super._onDropItem(event, mine ? item : item.clone({ system: { equipped: false } }, { keepId: true }));
  }
}

const OURS: ReadonlySet<string> = new Set(["weapon", "armor", "shield", "ability", "spell", "gear"]);
