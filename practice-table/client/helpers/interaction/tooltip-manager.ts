import { page, words } from "../../page.ts";
import { placeTooltip, tooltipAnchor, type TooltipDirection, type TooltipStyle } from "./tooltip-place.ts";

interface TooltipOptions {
  text?: string;
  html?: string | HTMLElement;
  content?: HTMLElement;
  direction?: TooltipDirection;
  cssClass?: string;
  locked?: boolean;
}

/** One tip at a time, for whatever carries `data-tooltip` and is pointed at or has the keyboard's focus. */
export class TooltipManager {
  static TOOLTIP_ACTIVATION_MS = 400;
  static TOOLTIP_MARGIN_PX = 6;
  static readonly TOOLTIP_DIRECTIONS = {
    UP: "UP",
    DOWN: "DOWN",
    LEFT: "LEFT",
    RIGHT: "RIGHT",
    CENTER: "CENTER",
  } as const;

  element: HTMLElement | null = null;
  /** There from the beginning; a module that shows windows elsewhere puts another in its place meanwhile. */
  tooltip: HTMLElement = document.getElementById("tooltip") ?? document.createElement("aside");
  #timer: ReturnType<typeof setTimeout> | undefined;
  #locked: HTMLElement[] = [];

  constructor() {
    this.tooltip.id = "tooltip";
    this.tooltip.setAttribute("role", "tooltip");
    document.body.append(this.tooltip);
  }

  /** The class that a package has put in place of this one. */
  static get implementation(): typeof TooltipManager {
    return (page.CONFIG["ux"]?.["TooltipManager"] as typeof TooltipManager | undefined) ?? TooltipManager;
  }

  activateEventListeners(): void {
    document.addEventListener("pointerenter", (event) => this.#onEnter(event), true);
    document.addEventListener("pointerleave", (event) => this.#onLeave(event), true);
    document.addEventListener(
      "focusin",
      (event) => (event.target as Element).matches(":focus-visible") && this.#onEnter(event),
    );
    document.addEventListener("focusout", () => this.deactivate());
    document.addEventListener("pointerdown", () => this.deactivate(), true);
  }

  #onEnter(event: Event): void {
    const target =
      event.target instanceof Element
        ? event.target.closest<HTMLElement>("[data-tooltip],[data-tooltip-text],[data-tooltip-html]")
        : null;
    if (!target || target === this.element) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => target.isConnected && this.activate(target), TooltipManager.TOOLTIP_ACTIVATION_MS);
  }

  #onLeave(event: Event): void {
    const target = event.target;
    if (target instanceof HTMLElement && target.matches("[data-tooltip],[data-tooltip-text],[data-tooltip-html]")) {
      clearTimeout(this.#timer);
      if (target === this.element) this.deactivate();
    }
  }

  activate(element: HTMLElement, { text, html, content, direction, cssClass, locked }: TooltipOptions = {}): void {
    const { tooltip, tooltipText, tooltipHtml, tooltipClass } = element.dataset;
    this.deactivate();
    this.element = element;
    const tip = this.tooltip;
    tip.className = cssClass ?? tooltipClass ?? "";
    const clean = page.foundry.utils.cleanHTML;
    const markup = html ?? tooltipHtml;
    if (content ?? markup instanceof HTMLElement) tip.replaceChildren(content ?? (markup as HTMLElement));
    else if (typeof markup === "string") tip.innerHTML = clean(markup);
    else {
      const plain = text ?? tooltipText;
      const label = words(tooltip || element.ariaLabel || "");
      // What is none of the translations may be markup; what was said to be text is text.
      if (plain === undefined && label === tooltip && /<[a-z]/i.test(label)) tip.innerHTML = clean(label);
      else tip.textContent = plain ?? label;
    }
    if (!tip.textContent?.trim() && !tip.querySelector("img")) return this.deactivate();
    // What opened since lies below it, in whatever window it is.
    tip.parentElement?.append(tip);
    tip.classList.add("active");
    const said = element.closest<HTMLElement>("[data-tooltip-direction]")?.dataset["tooltipDirection"];
    this._setAnchor(direction ?? (said as TooltipDirection | undefined) ?? this._determineDirection());
    if (locked) this.lockTooltip();
  }

  /** Where the tip goes if nobody says it. */
  _determineDirection(): TooltipDirection {
    return TooltipManager.TOOLTIP_DIRECTIONS.DOWN;
  }

  _setAnchor(direction: TooltipDirection): void {
    if (this.element) this._setStyle(tooltipAnchor(this.tooltip, this.element, direction));
  }

  _setStyle(position: TooltipStyle = {}): void {
    placeTooltip(this.tooltip, position);
  }

  clearPending(): void {
    clearTimeout(this.#timer);
  }

  deactivate(): void {
    this.clearPending();
    this.element = null;
    this.tooltip.classList.remove("active");
  }

  /** Leaves a copy standing until it is dismissed. */
  lockTooltip(): HTMLElement {
    const copy = this.tooltip.cloneNode(true) as HTMLElement;
    copy.removeAttribute("id");
    copy.classList.add("locked-tooltip", "active");
    copy.addEventListener("contextmenu", (event) => {
      event.preventDefault();
      this.dismissLockedTooltip(copy);
    });
    document.body.append(copy);
    this.#locked.push(copy);
    return copy;
  }

  dismissLockedTooltip(element: HTMLElement): void {
    this.#locked = this.#locked.filter((entry) => entry !== element);
    element.remove();
  }

  dismissLockedTooltips(): void {
    for (const element of [...this.#locked]) this.dismissLockedTooltip(element);
  }
}
