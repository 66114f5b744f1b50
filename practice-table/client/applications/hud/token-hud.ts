import type { Token } from "../../canvas/placeables/token.ts";
import { page, words, type Loose } from "../../page.ts";
import type { PartialConfiguration, RenderOptions } from "../api/application-shapes.ts";
import { HandlebarsApplicationMixin } from "../api/handlebars-application.ts";
import type { TokenBar } from "../../canvas/shapes.ts";
import { BasePlaceableHUD } from "./base-placeable-hud.ts";
import { statusChoices } from "./status-choices.ts";

interface Relative {
  readonly value: number;
  readonly isDelta: boolean;
}

/** `+3` and `-3` change a value, `=-3` and `3` set it. */
function readNumber(text: string): Relative | null {
  const [, sign = "", digits = ""] = /^\s*(=?[+-]?)\s*(\d+(?:\.\d+)?)\s*$/.exec(text) ?? [];
  if (!digits) return null;
  const value = Number(digits) * (sign.includes("-") ? -1 : 1);
  return { value, isDelta: sign === "+" || sign === "-" };
}

export class TokenHUD extends HandlebarsApplicationMixin(BasePlaceableHUD) {
  static override DEFAULT_OPTIONS: PartialConfiguration = {
    id: "token-hud",
    actions: {
      combat: TokenHUD.#onCombat,
      effect: { handler: TokenHUD.#onEffect, buttons: [0, 2] },
      sheet: TokenHUD.#onSheet,
      target: TokenHUD.#onTarget,
      togglePalette: TokenHUD.#onTogglePalette,
      visibility: TokenHUD.#onVisibility,
    },
  };

  static override PARTS = { hud: { root: true, template: "templates/hud/token-hud.hbs" } };

  #openPalette: string | null = null;

  override async _prepareContext(options: RenderOptions): Promise<Loose> {
    const context = await super._prepareContext(options);
    const token = this.object;
    if (!token) return context;
    const { document } = token;
    const statusEffects = statusChoices(document.actor);
    return Object.assign(context, {
      isOwner: token.isOwner,
      hidden: document.hidden,
      elevation: document.elevation,
      targeted: token.isTargeted,
      inCombat: token.inCombat,
      canToggleCombat: page.game.user.isGM,
      bar1: this.#bar("bar1"),
      bar2: this.#bar("bar2"),
      statusEffects: Object.fromEntries(statusEffects.map((status) => [status.id, status])),
      hasEffects: statusEffects.some((status) => status.isActive),
    });
  }

  #bar(name: string): (TokenBar & { label: string }) | null {
    const bar = this.document.getBarAttribute?.(name) ?? null;
    return (
      bar && {
        ...bar,
        editable: bar.editable ?? this.document.isOwner,
        label: words("HUD.Bar", { name: bar.attribute }),
      }
    );
  }

  override _insertElement(element: HTMLElement): void {
    document.getElementById("hud")?.append(element);
  }

  override _attachFrameListeners(): void {
    super._attachFrameListeners();
    this.element.addEventListener("contextmenu", (event) => event.preventDefault());
    this.element.addEventListener("submit", (event) => event.preventDefault());
    this.element.addEventListener("change", (event) => void this.#onChange(event));
  }

  async #onChange(event: Event): Promise<void> {
    const input = event.target;
    if (!(input instanceof HTMLInputElement) || !this.object) return;
    const typed = readNumber(input.value);
    if (!typed) return;
    const { document } = this;
    if (input.name === "elevation") {
      await document.update({ elevation: typed.isDelta ? document.elevation + typed.value : typed.value });
      return;
    }
    const bar = document.getBarAttribute?.(input.name);
    if (bar)
      await document.actor?.modifyTokenAttribute?.(bar.attribute, typed.value, typed.isDelta, bar.type === "bar");
    await this.render();
  }

  override async _onRender(context: Loose, options: RenderOptions): Promise<void> {
    await super._onRender(context, options);
    if (this.#openPalette) this.togglePalette(this.#openPalette, true);
  }

  togglePalette(name: string, active?: boolean): void {
    const palette = this.element.querySelector<HTMLElement>(`.palette[data-palette="${name}"]`);
    const open = active ?? !palette?.classList.contains("active");
    palette?.classList.toggle("active", open);
    this.element
      .querySelector(`[data-action="togglePalette"][data-palette="${name}"]`)
      ?.setAttribute("aria-expanded", String(open));
    this.#openPalette = open ? name : null;
  }

  static #onTogglePalette(this: TokenHUD, _event: PointerEvent, target: HTMLElement): void {
    this.togglePalette(target.dataset["palette"] ?? "");
  }

  static async #onEffect(this: TokenHUD, event: PointerEvent, target: HTMLElement): Promise<void> {
    const { actor } = this.document;
    const id = target.dataset["statusId"] ?? "";
    if (!actor) return void page.ui.notifications?.warn(words("HUD.NoActor"));
    await actor.toggleStatusEffect?.(id, { active: !actor.statuses?.has(id), overlay: event.button === 2 });
    await this.render();
  }

  static async #onCombat(this: TokenHUD): Promise<void> {
    const { document } = this;
    // All that are selected with it go the way that it goes.
    const others = (page.canvas as { tokens: { controlled: readonly Token[] } }).tokens.controlled;
    const alike = [document, ...others.map((token) => token.document)].filter(
      (one, at, all) => all.indexOf(one) === at && Boolean(one.inCombat) === Boolean(document.inCombat),
    );
    for (const one of alike) await one.toggleCombatant?.();
    await this.render();
  }
  static async #onVisibility(this: TokenHUD): Promise<void> {
    await this.document.update({ hidden: !this.document.hidden });
    await this.render();
  }
  static #onTarget(this: TokenHUD): void {
    this.object?.setTarget(!this.object.isTargeted, { releaseOthers: false });
    void this.render();
  }
  static #onSheet(this: TokenHUD): void {
    const { actor, sheet } = this.document;
    void (actor?.sheet ?? sheet)?.render({ force: true });
  }
}
