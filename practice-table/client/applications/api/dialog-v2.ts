import { page, words, type Loose } from "../../page.ts";
import { FormDataExtended } from "../ux/form-data-extended.ts";
import type { Configuration, PartialConfiguration, RenderOptions } from "./application-shapes.ts";
import { ApplicationV2 } from "./application-v2.ts";
import { buildDialogForm, type DialogButton } from "./dialog-form.ts";

interface DialogOptions extends PartialConfiguration {
  buttons?: DialogButton[];
  content?: string | HTMLElement;
  modal?: boolean;
  submit?: ((result: unknown, dialog: DialogV2) => unknown) | null;
}

export interface DialogWait extends DialogOptions {
  rejectClose?: boolean;
  close?: ((event: Event, dialog: DialogV2) => unknown) | null;
  render?: ((event: Event, dialog: DialogV2) => unknown) | null;
}

type Named = Partial<DialogButton>;

const DIALOG_KINDS = ["confirm", "prompt", "wait", "input"] as const;
type DialogKind = (typeof DIALOG_KINDS)[number];

/** A question with buttons, as a window; the static calls answer with what was pressed. */
export class DialogV2 extends ApplicationV2 {
  static override DEFAULT_OPTIONS: PartialConfiguration = {
    id: "dialog-{id}",
    classes: ["dialog"],
    tag: "dialog",
    window: { frame: true, positioned: true, minimizable: false },
    position: { width: 400 },
  };

  override _initializeApplicationOptions(options: PartialConfiguration): Configuration {
    const merged = super._initializeApplicationOptions(options);
    const buttons = (options as DialogOptions).buttons ?? (merged as DialogOptions).buttons;
    if (!buttons?.length) throw new Error("A dialog needs at least one button.");
    merged["buttons"] = Object.fromEntries(buttons.map((button) => [button.action, { ...button }]));
    return merged;
  }

  get #buttons(): Record<string, DialogButton> {
    return this.options["buttons"] as Record<string, DialogButton>;
  }

  override async _renderHTML(_context: Loose, _options: RenderOptions): Promise<HTMLFormElement> {
    const form = buildDialogForm(
      this.options["content"] as string | HTMLElement | undefined,
      Object.values(this.#buttons),
    );
    form.addEventListener("submit", (event) => {
      const submitter = event.submitter ?? form.querySelector<HTMLElement>("footer button[autofocus], footer button");
      void this._onSubmit(submitter as HTMLButtonElement, event);
    });
    for (const button of form.querySelectorAll<HTMLButtonElement>('footer button[type="button"]')) {
      button.addEventListener("click", (event) => void this._onSubmit(button, event));
    }
    return form;
  }

  override _replaceHTML(result: HTMLFormElement, content: HTMLElement): void {
    content.replaceChildren(result);
  }

  override _insertElement(element: HTMLElement): void {
    super._insertElement(element);
    if (!(element instanceof HTMLDialogElement)) return;
    if (this.options["modal"]) element.showModal();
    else element.show();
  }

  override async _onFirstRender(_context: Loose, _options: RenderOptions): Promise<void> {
    this.element.addEventListener("keydown", (event) => this._onKeyDown(event));
    this.element.addEventListener("cancel", (event) => {
      event.preventDefault();
      void this.close();
    });
    const first = this.element.querySelector<HTMLElement>("[autofocus]");
    first?.focus();
  }

  _onKeyDown(event: KeyboardEvent): void {
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      void this.close();
    }
  }

  /** Published dialogs with forms of their own hand on what these tell, and count on the page staying where it is. */
  async _onSubmit(target: HTMLButtonElement, event: Event): Promise<this> {
    event.preventDefault();
    const button = this.#buttons[target.dataset["action"] ?? ""];
    const { submit } = this.options as DialogOptions;
    const result = (await button?.callback?.(event, target, this)) ?? button?.action;
    await submit?.(result, this);
    return this.options.form?.closeOnSubmit === false ? this : this.close({ submitted: true });
  }

  static wait({ rejectClose = false, close, render, ...options }: DialogWait): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const { submit } = options;
      const dialog = new this({
        ...options,
        submit: async (result: unknown, shown: DialogV2) => {
          await submit?.(result, shown);
          resolve(result);
        },
      });
      if (render) dialog.addEventListener("render", (event) => render(event, dialog));
      dialog.addEventListener("close", (event) => {
        if (typeof close === "function") resolve(close(event, dialog) ?? null);
        else if (rejectClose) reject(new Error("The dialog was dismissed without pressing a button."));
        else resolve(null);
      });
      dialog.render({ force: true }).catch(reject);
    });
  }

  static confirm({
    yes = {},
    no = {},
    buttons = [],
    ...options
  }: DialogWait & { yes?: Named; no?: Named } = {}): Promise<unknown> {
    const pair: DialogButton[] = [
      { action: "yes", label: "COMMON.Yes", icon: "fa-solid fa-check", callback: () => true, ...yes },
      { action: "no", label: "COMMON.No", icon: "fa-solid fa-xmark", default: true, callback: () => false, ...no },
    ];
    return this.wait({ ...options, buttons: [...pair, ...buttons] });
  }

  static prompt({ ok = {}, buttons = [], ...options }: DialogWait & { ok?: Named } = {}): Promise<unknown> {
    const confirm = { action: "ok", label: "COMMON.Confirm", icon: "fa-solid fa-check", default: true, ...ok };
    return this.wait({ ...options, buttons: [confirm, ...buttons] });
  }

  static input({ ok = {}, ...options }: DialogWait & { ok?: Named } = {}): Promise<unknown> {
    const read: NonNullable<DialogButton["callback"]> = (_event, button) =>
      new FormDataExtended(button.form as HTMLFormElement).object;
    return this.prompt({ ...options, ok: { callback: read, ...ok } });
  }

  /** Shows the dialog on another user's screen; the configuration travels as JSON, so it has no callbacks. */
  static async query(user: unknown, type: DialogKind, config: Loose): Promise<unknown> {
    const target =
      typeof user === "string" ? page.game.users?.get(user) : (user as { query(n: string, d: Loose): unknown });
    if (!target) throw new Error(words("DIALOG.NoSuchUser"));
    return target.query("dialog", { type, config });
  }

  static async _handleQuery({ type, config }: { type: DialogKind; config: Loose }): Promise<unknown> {
    if (!DIALOG_KINDS.includes(type)) throw new Error(`There is no dialog of kind "${String(type)}".`);
    return this[type](config);
  }
}
