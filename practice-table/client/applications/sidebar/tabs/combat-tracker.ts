import { page, words, type Loose, seenAs } from "../../../page.ts";
import type { PartialConfiguration, RenderOptions } from "../../api/application-shapes.ts";
import { HandlebarsApplicationMixin } from "../../api/handlebars-application.ts";
import type { ContextMenuEntry } from "../../ux/context-menu.ts";
import { AbstractSidebarTab } from "../sidebar-tab.ts";
import { TRACKER_ACTIONS, turnDefeated } from "./combat-tracker-actions.ts";
import { combatEntries, combatantEntries } from "./combat-tracker-menus.ts";
import type { CombatShape, CombatantShape, TokenOnCanvas } from "./combat-shapes.ts";
import { turnContext } from "./combat-turn-context.ts";

/** The fight, in the parts and with the context Foundry documents, so that a system can replace any of it. */
export class CombatTracker extends HandlebarsApplicationMixin(AbstractSidebarTab) {
  static override tabName = "combat";

  static override DEFAULT_OPTIONS: PartialConfiguration = {
    window: { title: "SIDEBAR.combat" },
    actions: TRACKER_ACTIONS,
  };

  static override PARTS = {
    header: { template: "templates/sidebar/tabs/combat/header.hbs" },
    tracker: { template: "templates/sidebar/tabs/combat/tracker.hbs", scrollable: [""] },
    footer: { template: "templates/sidebar/tabs/combat/footer.hbs" },
  };

  static #viewed: CombatShape | null = null;
  #highlighted: TokenOnCanvas | null = null;

  get combats(): CombatShape[] {
    return seenAs<{ combats: { combats?: CombatShape[]; contents: CombatShape[] } }>(page.game).combats.contents;
  }

  /** The tab and its pop-out look at the same fight. */
  get viewed(): CombatShape | null {
    const shown = CombatTracker.#viewed;
    const current = shown && this.combats.find((combat) => combat.id === shown.id);
    return current ?? this.combats.find((combat) => combat.isActive) ?? this.combats[0] ?? null;
  }
  set viewed(combat: CombatShape | null) {
    CombatTracker.#viewed = combat;
  }

  initialize({ combat, render = true }: { combat?: CombatShape | null; render?: boolean } = {}): void {
    if (combat !== undefined) CombatTracker.#viewed = combat;
    if (render) void this.render();
  }

  override async _preparePartContext(partId: string, context: Loose, options: RenderOptions): Promise<Loose> {
    const own = await super._preparePartContext(partId, context, options);
    if (partId === "header" || partId === "footer") await this._prepareCombatContext(own, options);
    else if (partId === "tracker") await this._prepareTrackerContext(own, options);
    return own;
  }

  async _prepareCombatContext(context: Loose, _options: RenderOptions): Promise<Loose | void> {
    const combat = this.viewed;
    const { combats } = this;
    const at = combats.findIndex((entry) => entry === combat);
    Object.assign(context, {
      combat,
      combats: combats.map((entry, index) => ({ id: entry.id, label: index + 1, active: entry === combat })),
      hasCombat: combat !== null,
      currentIndex: at,
      displayCycle: page.game.user.isGM && combats.length > 1,
      previousId: combats[at - 1]?.id ?? null,
      nextId: combats[at + 1]?.id ?? null,
      control: combat?.combatant?.players?.includes(page.game.user) ?? false,
      initiativeIcon: page.CONFIG["Combat"]?.["initiativeIcon"],
      linked: Boolean(combat?.scene),
      labels: { scope: words(combat?.scene ? "COMBAT.Linked" : "COMBAT.Unlinked") },
      css: combat ? "" : "no-combat",
      isPopout: this.isPopout,
    });
  }

  async _prepareTrackerContext(context: Loose, _options: RenderOptions): Promise<Loose | void> {
    const combat = this.viewed;
    const turns: Loose[] = [];
    for (const [index, combatant] of (combat?.turns ?? []).entries()) {
      if (combatant.visible) turns.push(await this._prepareTurnContext(combat as CombatShape, combatant, index));
    }
    const hasDecimals = turns.some((turn) => turn["initiative"] !== null && !Number.isInteger(turn["initiative"]));
    for (const turn of turns) turn["hasDecimals"] = hasDecimals;
    Object.assign(context, { turns, hasDecimals, combat });
  }

  async _prepareTurnContext(combat: CombatShape, combatant: CombatantShape, index: number): Promise<Loose> {
    return turnContext(combat, combatant, index, await this._getCombatantThumbnail(combatant), (effects) =>
      this._formatEffectsTooltip(effects),
    );
  }

  async _onToggleDefeatedStatus(combatant: CombatantShape): Promise<void> {
    await turnDefeated(combatant);
  }

  async _onToggleHidden(combatant: CombatantShape): Promise<void> {
    await combatant.update({ hidden: !combatant.hidden });
  }

  async _getCombatantThumbnail(combatant: CombatantShape): Promise<string> {
    return combatant.img ?? combatant.token?.texture?.src ?? "icons/svg/mystery-man.svg";
  }

  _formatEffectsTooltip(effects: { img: string; name: string }[]): string {
    const { escapeHTML } = page.foundry.utils;
    const rows = effects.map(({ img, name }) => `<li><img src="${escapeHTML(img)}" alt=""> ${escapeHTML(name)}</li>`);
    return rows.length ? `<ul class="effects-tooltip plain">${rows.join("")}</ul>` : "";
  }

  override async _onFirstRender(context: Loose, options: RenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    if (!this.isPopout) seenAs<{ combats: { apps: object[] } }>(page.game).combats.apps.push(this);
    const kept = { fixed: true, parentClassHooks: false };
    this._createContextMenu(() => this._getEntryContextOptions(), ".combatant[data-combatant-id]", {
      ...kept,
      hookName: "getCombatantContextOptions",
    });
    if (!page.game.user.isGM) return;
    this._createContextMenu(() => this._getCombatContextOptions(), ".encounter-context-menu", {
      ...kept,
      eventName: "click",
      hookName: "getCombatContextOptions",
    });
  }

  override _attachFrameListeners(): void {
    super._attachFrameListeners();
    this.element.addEventListener("pointerover", (event) => this._onCombatantHoverIn(event));
    this.element.addEventListener("pointerout", (event) => this._onCombatantHoverOut(event));
    this.element.addEventListener("dblclick", (event) => {
      const row = (event.target as Element).closest<HTMLElement>("[data-combatant-id]");
      const actor = this.viewed?.combatants.get(row?.dataset["combatantId"] ?? "")?.actor;
      if (actor?.isOwner) void actor.sheet?.render({ force: true });
    });
    this.element.addEventListener("change", (event) => this._onUpdateInitiative(event));
  }

  _getEntryContextOptions(): ContextMenuEntry[] {
    return combatantEntries(this);
  }
  _getCombatContextOptions(): ContextMenuEntry[] {
    return combatEntries(this);
  }

  /** An action nobody claimed is a method of the fight: `startCombat`, `nextTurn`, or one a system added. */
  override async _onClickAction(_event: PointerEvent, target: HTMLElement): Promise<void> {
    const combat = this.viewed;
    const method: unknown = combat ? Reflect.get(combat, target.dataset["action"] ?? "") : undefined;
    if (!combat || typeof method !== "function") return;
    target.setAttribute("disabled", "");
    try {
      await Promise.resolve(Reflect.apply(method, combat, []));
    } finally {
      target.removeAttribute("disabled");
    }
  }

  _onCombatantHoverIn(event: PointerEvent): void {
    const row = (event.target as Element).closest<HTMLElement>(".combatant[data-combatant-id]");
    const combatant = this.viewed?.combatants.get(row?.dataset["combatantId"] ?? "");
    const token = combatant?.token?.object;
    if (!token || token === this.#highlighted) return;
    this.#highlighted?._onHoverOut();
    this.#highlighted = token;
    token._onHoverIn();
  }

  _onCombatantHoverOut(event: PointerEvent): void {
    const row = (event.target as Element).closest(".combatant[data-combatant-id]");
    if (row?.contains(event.relatedTarget as Node | null)) return;
    this.#highlighted?._onHoverOut();
    this.#highlighted = null;
  }

  _onUpdateInitiative(event: Event): void {
    const input = event.target;
    if (!(input instanceof HTMLInputElement) || !input.classList.contains("initiative-input")) return;
    const row = input.closest<HTMLElement>("[data-combatant-id]");
    const combatant = this.viewed?.combatants.get(row?.dataset["combatantId"] ?? "");
    if (combatant) void combatant.update({ initiative: input.value === "" ? null : Number(input.value) });
  }

  hoverCombatant(combatant: CombatantShape, hover: boolean): void {
    const row = this.element.querySelector(`.combatant[data-combatant-id="${combatant.id}"]`);
    row?.classList.toggle("hover", hover);
  }

  scrollToTurn(): void {
    this.element.querySelector(".combatant.active")?.scrollIntoView({ block: "nearest" });
  }
}
