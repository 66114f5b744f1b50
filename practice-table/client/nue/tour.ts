import { mergeObject } from "../../common/utils/objects/merge-object.ts";
import { game } from "../client.ts";
import { asRecord } from "../config.ts";
import { drawStep } from "./tour-step.ts";
import type { TooltipDirection } from "../helpers/interaction/tooltip-place.ts";

export interface TourStep {
  readonly id: string;
  readonly title: string;
  readonly content: string;
  /** What on the page it is about; in the middle of the page where there is none. */
  readonly selector?: string;
  readonly tooltipDirection?: TooltipDirection;
  readonly restricted?: boolean;
}

export interface TourConfig {
  readonly id?: string;
  readonly namespace?: string;
  readonly title: string;
  readonly description?: string;
  readonly steps: readonly TourStep[];
  readonly localization?: Readonly<Record<string, string>>;
  readonly restricted?: boolean;
  readonly display?: boolean;
  readonly canBeResumed?: boolean;
  readonly suggestedNextTours?: readonly string[];
}

const PROGRESS = "tourProgress";

/** A series of steps that show somebody around, one card after another. How far each has come is kept in this browser. */
export class Tour {
  static STATUS = Object.freeze({ UNSTARTED: "unstarted", IN_PROGRESS: "in-progress", COMPLETED: "completed" });
  static HIGHLIGHT_PADDING = 10;
  static #active: Tour | null = null;

  readonly config: TourConfig;
  targetElement: Element | null | undefined;
  #id: string;
  #namespace: string;
  /** Minus one before it begins; as many as there are steps once it is over. */
  #at = -1;
  #card: HTMLElement | null = null;

  constructor(config: TourConfig, { id, namespace }: { id?: string; namespace?: string } = {}) {
    this.config = structuredClone(config);
    this.#id = id ?? config.id ?? "";
    this.#namespace = namespace ?? config.namespace ?? "";
    mergeObject(asRecord(Reflect.get(game().i18n, "translations")), { ...config.localization });
  }

  static get tourInProgress(): boolean {
    return this.#active !== null;
  }

  static get activeTour(): Tour | null {
    return this.#active;
  }

  static async fromJSON(path: string): Promise<Tour> {
    const answer = await fetch(`/${path.replace(/^\//, "")}`);
    return new this((await answer.json()) as TourConfig);
  }

  // ── What it is ─────────────────────────────────────────────────────────────────────────────────────────────────

  get id(): string {
    return this.#id;
  }
  set id(id: string) {
    if (this.#id && this.#id !== id) throw new Error(`The tour ${this.#id} has its id already.`);
    this.#id = id;
  }

  get namespace(): string {
    return this.#namespace;
  }
  set namespace(namespace: string) {
    if (this.#namespace && this.#namespace !== namespace)
      throw new Error(`The tour ${this.#id} has its namespace already.`);
    this.#namespace = namespace;
  }

  get key(): string {
    return `${this.#namespace}.${this.#id}`;
  }

  get title(): string {
    return game().i18n.localize(this.config.title);
  }

  get description(): string {
    return game().i18n.localize(this.config.description ?? "");
  }

  get steps(): readonly TourStep[] {
    const master = game().user?.isGM === true;
    return this.config.steps.filter(({ restricted }) => !restricted || master);
  }

  get stepIndex(): number | null {
    return this.#at >= this.steps.length ? null : this.#at;
  }

  get currentStep(): TourStep | null {
    return this.steps[this.#at] ?? null;
  }

  get hasNext(): boolean {
    return this.#at < this.steps.length - 1;
  }

  get hasPrevious(): boolean {
    return this.#at > 0;
  }

  get canStart(): boolean {
    return true;
  }

  get status(): string {
    const { UNSTARTED, IN_PROGRESS, COMPLETED } = Tour.STATUS;
    return this.#at < 0 ? UNSTARTED : this.#at >= this.steps.length ? COMPLETED : IN_PROGRESS;
  }

  // ── Going through it ───────────────────────────────────────────────────────────────────────────────────────────

  async start(): Promise<void> {
    const { IN_PROGRESS } = Tour.STATUS;
    await this.progress(this.status === IN_PROGRESS ? this.#at : 0);
  }

  next(): Promise<void> {
    return this.progress(this.#at + 1);
  }

  previous(): Promise<void> {
    return this.progress(this.#at - 1);
  }

  complete(): Promise<void> {
    return this.progress(this.steps.length);
  }

  /** Stops where it is; it goes on there if it is one that can be resumed. */
  exit(): void {
    if (this.currentStep) void this._postStep();
    Tour.#active = null;
    if (this.config.canBeResumed !== true) void this.reset();
  }

  async reset(): Promise<void> {
    await this.#close();
    this.#at = -1;
    await this.#keep();
  }

  async progress(to: number): Promise<void> {
    if (to < 0 || to > this.steps.length) throw new Error(`The tour ${this.key} has no step ${to}.`);
    await this.#close();
    this.#at = to;
    await this.#keep();
    if (!this.currentStep) return;
    Tour.#active = this;
    await this._preStep();
    await this._renderStep();
  }

  async #close(): Promise<void> {
    if (this.#card) await this._postStep();
    if (Tour.#active === this) Tour.#active = null;
  }

  async _preStep(): Promise<void> {}

  async _postStep(): Promise<void> {
    this.#card?.remove();
    this.#card = null;
  }

  async _renderStep(): Promise<void> {
    const step = this.currentStep;
    if (!step) return;
    this.targetElement = step.selector === undefined ? null : this._getTargetElement(step.selector);
    this.#card = drawStep(this, step, this.targetElement);
  }

  _getTargetElement(selector: string): Element | null {
    return document.querySelector(selector);
  }

  // ── How far it has come ────────────────────────────────────────────────────────────────────────────────────────

  _reloadProgress(): void {
    const kept = asRecord(asRecord(game().settings.get("core", PROGRESS))[this.#namespace])[this.#id];
    this.#at = typeof kept === "number" ? kept : -1;
  }

  async #keep(): Promise<void> {
    if (!this.#namespace || !this.#id) return;
    const all = asRecord(game().settings.get("core", PROGRESS));
    const own = { ...asRecord(all[this.#namespace]), [this.#id]: this.#at };
    await game().settings.set("core", PROGRESS, { ...all, [this.#namespace]: own });
  }
}
