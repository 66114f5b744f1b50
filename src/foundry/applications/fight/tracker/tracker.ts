import { bindMenu, menuEntry, openMenuAt, targetOf, type MenuEntry } from "../../../ports/interface.ts";
import { served, SYSTEM_ID } from "../../../ports/system.ts";
import { presentationOf, RULESET_TITLES, type Acts } from "../../../../view/index.ts";
import { hasBegun, playedBy, tableOf } from "../../../encounter/index.ts";
import {
  TrackerBase,
  withoutInitiative,
  type AppContext,
  type AppOptions,
  type AppRenderOptions,
} from "../../../ports/application-base.ts";
import { say } from "../../../chat/notices.ts";
import { aloud } from "../aloud.ts";
import { keepPresses } from "../../kept-press.ts";
import { onDigits } from "../input/digits.ts";
import { acceptDrops, FIGHTER_DRAG } from "../map/drops.ts";
import { pointOut } from "../map/pointing.ts";
import { showRangeOf } from "../map/hover-range.ts";
import { look } from "../look.ts";
import { gatheredIn, makeFight } from "./new-fight.ts";
import { fighterEntries } from "./fighter-menu.ts";
import { openHistory, openSummary } from "../windows/open.ts";
import { showBanner } from "./banner.ts";
import { nextDrawing } from "../redraw.ts";
import { firstQuestion, rememberPlace, restorePlace } from "./place.ts";
import { pressChoice } from "../input/press.ts";
import { doAgain, putRight, rewinding, takeBack } from "../input/take-back.ts";

/** What to do next while there is no fight yet, for whoever can do it; nothing about fights that are not ours to show. */
function teaching(combat: Combat.Implementation | null): string {
  if (combat === null) return say(game.user.isGM ? "HEARTRUSH.Fight.teach.none" : "HEARTRUSH.Fight.teach.wait");
  const played = playedBy(combat);
  if (!played.ok) return "";
  if (hasBegun(combat)) return unreadable(combat);
  if (!game.user.isGM) return say("HEARTRUSH.Fight.teach.soon");
  const rules = say(RULESET_TITLES[played.value.name]);
  return say(combat.combatants.size < 2 ? "HEARTRUSH.Fight.teach.few" : "HEARTRUSH.Fight.teach.begin", { game: rules });
}

/** A fight that the rules cannot read says where and with whom, and its Game Master sets it right. */
function unreadable(combat: Combat.Implementation): string {
  const table = tableOf(combat);
  if (table.ok || table.reason.by !== "table") return "";
  // Whoever is to mend it is told with whom it is, and not by an id.
  const detail = [...combat.combatants].reduce(
    (text, { id, name }) => (id === null ? text : text.replaceAll(id, name ?? id)),
    table.reason.detail ?? "",
  );
  return say(game.user.isGM ? "HEARTRUSH.Fight.teach.unreadable" : "HEARTRUSH.Fight.teach.unreadableHere", { detail });
}

/** The parts that have buttons of their own. */
const KEPT: readonly string[] = ["header", "footer", "fight"];

/** While a fight goes on. */
const BEGUN = "heart-rush-fight";

/**
 * The sidebar's tracker. Once a fight of ours has begun, its sides face each other in place of Foundry's list of turns;
 * before that, and for fights that nothing of ours shows, Foundry's own parts stand.
 */
export class FightTracker extends TrackerBase {
  static override DEFAULT_OPTIONS: AppOptions<never> = {
    actions: {
      createCombat: async () => void (await makeFight()),
      choose(this: FightTracker, event: PointerEvent, target: HTMLElement) {
        return this.viewed === null ? undefined : pressChoice(this.viewed, this.acts, target, event);
      },
      rowMenu(_event: PointerEvent, target: HTMLElement) {
        openMenuAt(target);
      },
      showHistory(this: FightTracker) {
        return this.viewed === null ? undefined : openHistory(this.viewed);
      },
      showSummary(this: FightTracker) {
        return this.viewed === null ? undefined : openSummary(this.viewed);
      },
      undoStep(this: FightTracker, event: PointerEvent) {
        return this.viewed === null ? undefined : takeBack(this.viewed, event);
      },
      setRight(this: FightTracker, event: PointerEvent) {
        return this.viewed === null ? undefined : putRight(this.viewed, event);
      },
      redoStep(this: FightTracker, event: PointerEvent) {
        return this.viewed === null ? undefined : doAgain(this.viewed, event);
      },
    },
  };

  static override PARTS = {
    ...TrackerBase.PARTS,
    fight: { template: served("templates/fight/tracker.hbs"), classes: ["fight-part"], scrollable: [""] },
  };

  acts: Acts<object> = {};

  /** The button that begins a fight goes with the beginning: whoever pressed it here goes on with the first question. */
  private beginning = false;

  /** Whoever has unfolded all there is to do finds it so at their next turn, though there was nothing to do meanwhile. */
  private unfolded = false;

  /** What it is yet to be brought up to date in: some of its parts, or all. */
  private due: Set<string> | "all" = new Set();
  private drawing: Promise<this> | null = null;

  /** Brought up to date with all else that is drawn of a fight, once however much of it has changed. */
  override render(options: AppRenderOptions | boolean = {}, more: AppRenderOptions = {}): Promise<this> {
    // Foundry's collections of documents still say first whether it is to be drawn though it is not open.
    const asked = typeof options === "boolean" ? { ...more, force: options } : options;
    if (asked.force === true) return super.render(asked);
    const { due } = this;
    this.due = asked.parts === undefined || due === "all" ? "all" : new Set([...due, ...asked.parts]);
    this.drawing ??= nextDrawing().then(() => {
      const parts = this.due;
      [this.due, this.drawing] = [new Set(), null];
      return super.render(parts === "all" ? {} : { parts: [...parts] });
    });
    return this.drawing;
  }

  override _configureRenderOptions(options: AppRenderOptions): void {
    super._configureRenderOptions(options);
    // Foundry's own list of turns is hidden then, and need not be made anew with every step.
    const { isFirstRender, parts } = options;
    if (isFirstRender !== true && parts !== undefined && this.#isOurs())
      options.parts = parts.filter((part) => part !== "tracker");
  }

  /** Whether the fight of ours that is viewed has begun, and stands in place of Foundry's list. */
  #isOurs(): boolean {
    const combat = this.viewed;
    if (combat === null || !hasBegun(combat)) return false;
    const played = playedBy(combat);
    // A game that nothing shows keeps Foundry's own list; a fight that cannot be read has only what is said of it here.
    return played.ok && (presentationOf(played.value.name) !== null || !tableOf(combat).ok);
  }

  override async _preparePartContext(
    part: string,
    context: AppContext,
    options: AppRenderOptions,
  ): Promise<AppContext> {
    const prepared = await super._preparePartContext(part, context, options);
    if (part !== "fight") return prepared;
    const combat = this.viewed;
    const at = look(combat);
    if (combat === null || at === null) {
      if (combat !== null && !this.isPopout && !hasBegun(combat)) showBanner(combat, "gathering");
      return {
        ...prepared,
        teach: teaching(combat),
        gathering: combat !== null && !hasBegun(combat) ? gatheredIn(combat) : null,
        isBroken: combat !== null && hasBegun(combat),
        ...rewinding(combat),
        canSetRight: combat !== null && game.user.isGM && hasBegun(combat) && !tableOf(combat).ok,
      };
    }
    const shows = at.show.tracker(at.table, at.seat, at.events);
    this.acts = shows.acts;
    if (!this.isPopout) showBanner(combat, shows.context);
    return { ...prepared, ...shows.context, ...rewinding(combat) };
  }

  override _preSyncPartState(part: string, fresh: HTMLElement, prior: HTMLElement, state: object): void {
    super._preSyncPartState(part, fresh, prior, state);
    if (KEPT.includes(part)) rememberPlace(prior, state);
  }

  override _syncPartState(part: string, fresh: HTMLElement, prior: HTMLElement, state: object): void {
    super._syncPartState(part, fresh, prior, state);
    if (KEPT.includes(part)) restorePlace(fresh, state);
  }

  override async _onRender(context: AppContext, options: AppRenderOptions): Promise<void> {
    await super._onRender(context, options);
    aloud(this.element.querySelector(".fight-waiting")?.textContent ?? "");
    const fold = this.#fold();
    if (fold !== null) fold.open ||= this.unfolded;
    const combat = this.viewed;
    const { classList } = this.element;
    const ours = combat !== null && playedBy(combat).ok;
    const [before, begun] = [classList.contains(BEGUN), this.#isOurs()];
    classList.toggle(BEGUN, begun);
    // What Foundry shows before it, and of fights that are none of ours, keeps Foundry's own looks.
    classList.toggle(SYSTEM_ID, begun);
    classList.toggle("heart-rush-gathering", ours && !hasBegun(combat));
    if (!this.beginning || before || !begun) return;
    this.beginning = false;
    firstQuestion(this.element)?.focus();
  }

  override async _onFirstRender(context: AppContext, options: AppRenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    onDigits(this.element);
    keepPresses(this.element.ownerDocument);
    acceptDrops(this.element, () => this.viewed);
    pointOut(this.element);
    showRangeOf(this.element);
    // Foundry makes this menu for Game Masters alone.
    if (!game.user.isGM) bindMenu(this.element, ".encounter-context-menu", this.#menu(), "click");
    this.element.addEventListener("click", (event) => {
      if (targetOf(event).closest('[data-action="startCombat"]') !== null) this.beginning = true;
    });
    // This one does not bubble.
    const toggled = (): void => void (this.unfolded = this.#fold()?.open ?? this.unfolded);
    this.element.addEventListener("toggle", toggled, true);
    this.element.addEventListener("dragstart", (event) => {
      const row = targetOf(event).closest<HTMLElement>("[data-combatant-id]");
      const combatant = this.viewed?.combatants.get(row?.dataset["combatantId"] ?? "");
      if (combatant !== undefined)
        event.dataTransfer?.setData("text/plain", JSON.stringify({ type: FIGHTER_DRAG, uuid: combatant.uuid }));
    });
  }

  #fold(): HTMLDetailsElement | null {
    return this.element.querySelector<HTMLDetailsElement>(".foot-more");
  }

  /** Foundry lights the first row of whoever is pointed at on the map, which in a fight of ours is one that nobody sees. */
  override hoverCombatant(combatant: { readonly id: string | null }, hover: boolean): void {
    super.hoverCombatant(combatant, hover);
    this.element
      .querySelector(`.fight-row[data-combatant-id="${combatant.id ?? ""}"]`)
      ?.classList.toggle("hover", hover);
  }

  override _getEntryContextOptions(): object[] {
    return [...withoutInitiative(super._getEntryContextOptions()), ...fighterEntries(() => this.viewed)];
  }

  override _getCombatContextOptions(): object[] {
    return [...withoutInitiative(super._getCombatContextOptions()), ...this.#menu().map(menuEntry)];
  }

  /** What everybody may ask of a fight. */
  #menu(): readonly MenuEntry[] {
    const begun = (): boolean => this.viewed !== null && hasBegun(this.viewed);
    return [
      {
        label: say("HEARTRUSH.Fight.tool.popOut"),
        icon: "fa-solid fa-up-right-from-square",
        when: () => !this.isPopout,
        act: () => this.renderPopout(),
      },
      {
        label: say("HEARTRUSH.Fight.tool.summary"),
        icon: "fa-solid fa-flag-checkered",
        when: begun,
        act: () => (this.viewed === null ? undefined : openSummary(this.viewed)),
      },
    ];
  }
}
