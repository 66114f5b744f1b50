import type { HeartRush } from "../../../rules/index.ts";
import {
  checkForm,
  checkSummary,
  checkTitle,
  habitsOf,
  planAnew,
  readCheckForm,
  type Knack,
  type Planned,
} from "../../../view/heart-rush/checks/index.ts";
import { redrawKeeping } from "../../applications/sheets/kept-typing.ts";
import { say, words } from "../../chat/notices.ts";
import { WindowBase, type AppContext, type AppRenderOptions } from "../../ports/application-base.ts";
import { focusedIn, formValues } from "../../ports/interface.ts";
import { isGone, messageModes } from "../../ports/chat.ts";
import type { RenderedParts } from "../../ports/sheet-bases.ts";
import { sheetOf } from "../kept-actor.ts";
import { HABITS } from "./habits.ts";
import { knackOf } from "./plan.ts";
import { composed, rivalOf, rivalsOf, type Challenge } from "./rivals.ts";

const PARTS = {
  form: { template: "systems/heart-rush/templates/heart-rush/check-form.hbs", scrollable: [""] },
  summary: { template: "systems/heart-rush/templates/heart-rush/check-summary.hbs", scrollable: [".reasons"] },
};

/** Those that are open, by what they ask. */
const open = new Map<string, CheckDialog>();

/** Asks how a check is to be rolled, and shows at every change, its actor's too, what would be rolled and why. */
export class CheckDialog extends WindowBase {
  static override DEFAULT_OPTIONS = {
    id: "heart-rush-check-{id}",
    tag: "form",
    classes: ["heart-rush", "check-dialog"],
    window: { contentClasses: ["standard-form"], icon: "fa-solid fa-dice" },
    position: { width: 460 },
    form: { closeOnSubmit: true, submitOnChange: false, handler: CheckDialog.#roll },
  };

  static override PARTS = PARTS;

  readonly #same: string;
  readonly #actor: Actor.Implementation;
  #knack: Knack;
  readonly #challenge: Challenge;
  readonly #mayRaise: boolean;
  readonly #answer: (planned: Planned | null) => void;
  readonly #opened: Planned;
  #planned: Planned;

  constructor(
    same: string,
    actor: Actor.Implementation,
    knack: Knack,
    planned: Planned,
    challenge: Challenge,
    mayRaise: boolean,
    answer: (planned: Planned | null) => void,
  ) {
    super({});
    this.#same = same;
    this.#actor = actor;
    this.#knack = knack;
    this.#opened = planned;
    this.#planned = planned;
    this.#challenge = challenge;
    this.#mayRaise = mayRaise;
    this.#answer = answer;
  }

  /** Null when it is closed without rolling, and for whoever asks the same again: the one that is open comes to the front. */
  static async ask(
    same: string,
    actor: Actor.Implementation,
    knack: Knack,
    planned: Planned,
    challenge: Challenge,
    mayRaise: boolean,
  ): Promise<Planned | null> {
    const before = open.get(same);
    if (before !== undefined) return before.#comeBack();
    return new Promise((answer) => {
      const dialog = new CheckDialog(same, actor, knack, planned, challenge, mayRaise, answer);
      open.set(same, dialog);
      void dialog.render({ force: true });
    });
  }

  /** Foundry closes the windows of an actor that is deleted, but not of one that goes with its token. */
  static closeOfGone(): void {
    for (const dialog of open.values()) if (isGone(dialog.#actor)) void dialog.close();
  }

  async #comeBack(): Promise<null> {
    await this.render({ force: true });
    this.bringToFront();
    this.#takeKeyboard();
    return null;
  }

  #takeKeyboard(): void {
    if (focusedIn(this.element) === null)
      this.element.querySelector<HTMLInputElement>("input[name=ability]:checked")?.focus();
  }

  override get title(): string {
    return `${this.#actor.name}: ${checkTitle(this.#planned.plan.kind, this.#planned.plan.ability, words)}`;
  }

  /** What has been filled in, for the actor as they are now. */
  #follow(): void {
    const sheet = sheetOf(this.#actor);
    if (!sheet.ok) return;
    this.#knack = knackOf(this.#actor, sheet.value);
    this.#planned = planAnew(this.#planned, this.#knack);
  }

  override async _prepareContext(options: AppRenderOptions): Promise<AppContext> {
    if (options.parts?.includes("form") === true) this.#follow();
    return super._prepareContext(options);
  }

  override _replaceHTML(result: RenderedParts, content: HTMLElement, options: AppRenderOptions): void {
    redrawKeeping(
      result,
      content,
      () => super._replaceHTML(result, content, options),
      () => undefined,
    );
  }

  override async _preparePartContext(part: string): Promise<AppContext> {
    if (part === "summary") return { ...checkSummary(this.#composed(), this.#planned, words) };
    const rivals = rivalsOf(this.#actor, this.#planned, this.#challenge);
    const around = { rivals, modes: messageModes(), mayRaise: this.#mayRaise };
    return { ...checkForm(this.#knack, this.#planned, around, words) };
  }

  #composed(): HeartRush.checks.ComposedCheck {
    const rival = rivalOf(this.#actor, this.#planned, this.#challenge);
    return composed(this.#actor, this.#knack, this.#planned, rival?.actor ?? null);
  }

  #read(): void {
    this.#planned = readCheckForm(
      formValues(this.element),
      this.#knack,
      this.#planned,
      say("HEARTRUSH.Check.form.circumstances"),
    );
  }

  override async _onFirstRender(context: AppContext, options: AppRenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    // Foundry draws these anew when the actor or anything on it changes, and closes them when it is deleted.
    Object.assign(this.#actor.apps, { [this.id]: this });
    this.element.addEventListener("input", () => {
      const { kind } = this.#planned.plan;
      this.#read();
      // Kinds differ in what else is asked.
      const parts = kind === this.#planned.plan.kind ? ["summary"] : ["form", "summary"];
      void this.render({ parts, window: { title: this.title } });
    });
    // Foundry's own key for it is silent while a field has the keyboard.
    this.element.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      void this.close();
    });
    this.#takeKeyboard();
  }

  static async #roll(this: CheckDialog): Promise<void> {
    this.#read();
    this.#done(this.#planned);
    await HABITS.set(habitsOf(this.#planned, this.#opened, this.#knack, HABITS.get()));
  }

  override async _preClose(options: Readonly<Record<string, unknown>>): Promise<void> {
    await super._preClose(options);
    this.#done(null);
  }

  /** A second answer to a promise is none: after a roll null says nothing. */
  #done(planned: Planned | null): void {
    if (open.get(this.#same) === this) open.delete(this.#same);
    this.#answer(planned);
  }

  override _onClose(options: Readonly<Record<string, unknown>>): void {
    super._onClose(options);
    Reflect.deleteProperty(this.#actor.apps, this.id);
  }
}
