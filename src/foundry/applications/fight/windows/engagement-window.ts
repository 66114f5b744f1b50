import { fighterId } from "../../../../rules/index.ts";
import type { FighterId } from "../../../../rules/index.ts";
import { newest } from "../../../../view/index.ts";
import type { WindowContext } from "../../../../view/index.ts";
import { closeWhenFinished } from "./closing.ts";
import { FightWindow } from "./fight-window.ts";
import type { AppContext, AppOptions, AppRenderOptions } from "../../../ports/application-base.ts";
import { acceptDrops } from "../map/drops.ts";
import { showRangeOf } from "../map/hover-range.ts";
import { EDGE, LEFT, Place, TOP, WIDTH } from "./place-beside.ts";
import { freeWidth } from "./free-width.ts";
import { drawLines } from "../map/lines.ts";
import { mixPicks } from "../mix.ts";
import { nudge } from "../map/nudge.ts";
import { onceAsItStands } from "../input/once.ts";
import { sealsByDoubleClick } from "../input/double-click.ts";
import { press, sealPicks } from "../input/press.ts";
import { turnCards } from "./reveal.ts";
import { rewinding, takeBack } from "../input/take-back.ts";
import { say } from "../../../chat/notices.ts";
import { served } from "../../../ports/system.ts";

/** Until the hand is drawn again, so that whoever is quick with the keys can seal at once. */
function showChosen(card: HTMLElement): void {
  for (const other of card.parentElement?.children ?? []) other.setAttribute("aria-pressed", String(other === card));
  card.closest(".window-hand")?.querySelector(".hand-tools [data-choice]")?.removeAttribute("aria-disabled");
}

/** The engagement that is going on: it opens by itself for those in it, and can be opened by anyone. */
export class EngagementWindow extends FightWindow {
  static override DEFAULT_OPTIONS: AppOptions<never> = {
    id: "heart-rush-engagement",
    window: { icon: "fa-solid fa-burst", resizable: true },
    position: { width: WIDTH, height: "auto", top: TOP, left: LEFT },
    actions: {
      pickStance(this: EngagementWindow, _event: PointerEvent, target: HTMLElement) {
        return this.pickStance(target);
      },
      sealAll(this: EngagementWindow) {
        const at = this.look();
        return at === null ? undefined : onceAsItStands(at.combat, "seal all", () => sealPicks(at, this.ofDesk()));
      },
      mixAll(this: EngagementWindow) {
        const at = this.look();
        if (at !== null) mixPicks(at, this.ofDesk());
      },
      undoStep(this: EngagementWindow, event: PointerEvent) {
        return this.combat === null ? undefined : takeBack(this.combat, event);
      },
      nudge(this: EngagementWindow, _event: PointerEvent, target: HTMLElement) {
        if (this.combat !== null) nudge(this.combat, fighterId(target.dataset["fighter"] ?? ""));
      },
    },
  };

  static override PARTS = {
    engagement: { template: served("templates/fight/window.hbs"), scrollable: [".window-body"] },
  };

  /** The engagement whose cards have been seen to turn, so that they turn once. */
  private turned: string | null = null;
  private turnedAt = 0;
  private shown: WindowContext | null = null;
  /** The newest blow that has been brought into sight, which a full board may lie above. */
  private blow: string | undefined;
  /** Whether somebody has opened it: then it is theirs to close. */
  byHand = false;

  override get title(): string {
    return this.shown?.title ?? say("HEARTRUSH.Fight.window");
  }

  private ofDesk(): readonly FighterId[] {
    return (this.shown?.desk?.groups ?? []).flatMap(({ members }) => members.map(fighterId));
  }

  private pickStance(card: HTMLElement): unknown {
    const hand = card.closest<HTMLElement>("[data-hand]")?.dataset["hand"];
    const { stance } = card.dataset;
    if (this.combat === null || hand === undefined || stance === undefined) return undefined;
    const at = this.look();
    // A sealed card is turned up again before another can be chosen.
    const sealed = card.classList.contains("sealed");
    const act = this.acts[sealed ? `change ${hand}` : `pick ${hand} ${stance}`];
    if (at === null || act === undefined) return undefined;
    if (!sealed) showChosen(card);
    return press(at, act);
  }

  /** At the width of a small screen it lies beside the sidebar rather than over it. */
  constructor(options: AppOptions<never> = {}) {
    const width = Math.min(WIDTH, freeWidth() - 2 * EDGE);
    super({ ...options, position: { width, left: Math.max(EDGE, Math.min(LEFT, freeWidth() - EDGE - width)) } });
  }

  private readonly place = new Place(this);

  override async _prepareContext(options: AppRenderOptions): Promise<AppContext> {
    const at = this.look();
    const shows = at?.show.window(at.table, at.seat, at.events) ?? null;
    this.acts = shows?.acts ?? {};
    this.shown = shows?.context ?? null;
    options.window = { ...options.window, title: this.title };
    return {
      ...(await super._prepareContext(options)),
      ...shows?.context,
      ...newest(this.shown?.clashes ?? []),
      ...rewinding(this.combat),
    };
  }

  override async _onFirstRender(context: AppContext, options: AppRenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    acceptDrops(this.element, () => this.combat);
    showRangeOf(this.element);
    sealsByDoubleClick(this.element, (who) => {
      const at = this.look();
      if (at !== null) void onceAsItStands(at.combat, `seal ${who}`, () => sealPicks(at, [who])).catch(console.error);
    });
    const { element } = this;
    // It goes on for a moment after the window is closed, when the window has no element any more.
    new ResizeObserver(() => drawLines(element)).observe(element);
  }

  override async _onRender(context: AppContext, options: AppRenderOptions): Promise<void> {
    await super._onRender(context, options);
    const at = this.look();
    const revealed = at?.ruleset.facts.revealed(at.table.fight) ?? null;
    if (revealed !== this.turned) this.turnedAt = performance.now();
    this.turned = revealed;
    if (revealed !== null) turnCards(this.element, this.turnedAt);
    this.place.keep();
    const blow = this.shown?.clashes.findLast(({ rolls }) => rolls.length > 0)?.id;
    if (blow !== this.blow) this.element.querySelector(".newest")?.scrollIntoView({ block: "nearest" });
    this.blow = blow;
    closeWhenFinished(this, this.shown?.finished === true && !this.byHand);
    drawLines(this.element);
  }
}
