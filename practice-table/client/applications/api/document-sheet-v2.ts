import { page, words, type Loose, seenAs } from "../../page.ts";
import type { DocumentShape } from "../document-shape.ts";
import { SHEET_ACTIONS, SHEET_CONTROLS } from "./document-sheet-actions.ts";
import type { FormDataExtended } from "../ux/form-data-extended.ts";
import type {
  ClosingOptions,
  Configuration,
  HeaderControl,
  PartialConfiguration,
  RenderOptions,
} from "./application-shapes.ts";
import { ApplicationV2 } from "./application-v2.ts";

/** A window onto one document: it is drawn while its user may see the document, and writes back what its form holds. */
export class DocumentSheetV2 extends ApplicationV2 {
  static override DEFAULT_OPTIONS: PartialConfiguration = {
    id: "{id}",
    classes: ["sheet"],
    tag: "form",
    document: null,
    viewPermission: 1,
    editPermission: 3,
    canCreate: false,
    sheetConfig: true,
    actions: SHEET_ACTIONS,
    form: {
      handler: DocumentSheetV2.#onSubmitDocumentForm,
      submitOnChange: false,
      closeOnSubmit: false,
    },
    window: { controls: SHEET_CONTROLS },
  };

  get document(): DocumentShape {
    return this.options["document"] as DocumentShape;
  }

  override get title(): string {
    const { document } = this;
    const label = seenAs<{ metadata: { label: string } }>(document.constructor).metadata.label;
    return `${words(label)}: ${document.name || document.id}`;
  }

  get isVisible(): boolean {
    return this.document.testUserPermission(page.game.user, this.options["viewPermission"] as number);
  }

  get isEditable(): boolean {
    const { document } = this;
    if (document.pack && page.game.packs.get(document.pack)?.locked) return false;
    return document.testUserPermission(page.game.user, this.options["editPermission"] as number);
  }

  override _initializeApplicationOptions(options: PartialConfiguration): Configuration {
    const merged = super._initializeApplicationOptions(options);
    const document = options["document"] as DocumentShape | undefined;
    // In 14 one that is stored nowhere will do: published systems ask copies for their sheets, and do not show them.
    const name = document?.uuid ?? (page.game.release.generation >= 14 ? document?.documentName : undefined);
    if (name === undefined) throw new Error(`${this.constructor.name} needs a document.`);
    merged["document"] = document;
    merged.uniqueId = `${this.constructor.name}-${name.replaceAll(".", "-")}`;
    return merged;
  }

  override _canRender(options: RenderOptions): false | void {
    if (options.isFirstRender && !this.isVisible) {
      page.ui.notifications?.warn(words("SHEETS.Private"));
      return false;
    }
    return super._canRender(options);
  }

  /** A control may be kept for those with a level of ownership. */
  override *_headerControlsButtons(): Generator<HeaderControl, void, undefined> {
    for (const control of super._headerControlsButtons()) {
      const { ownership } = control;
      if (ownership === undefined || this.document.testUserPermission(page.game.user, ownership)) yield control;
    }
  }

  override async _prepareContext(options: RenderOptions): Promise<Loose> {
    const context = await super._prepareContext(options);
    const { document } = this;
    return Object.assign(context, {
      document,
      source: document._source,
      fields: document.schema.fields,
      editable: this.isEditable,
      user: page.game.user,
      rootId: document.uuid.replaceAll(".", "-"),
    });
  }

  override _configureRenderOptions(options: RenderOptions): void {
    super._configureRenderOptions(options);
    options.window ??= {};
    options.window.title ??= this.title;
  }

  override async _onFirstRender(context: Loose, options: RenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    this.document.apps[this.id] = this;
  }

  override async _onRender(context: Loose, options: RenderOptions): Promise<void> {
    await super._onRender(context, options);
    this._toggleDisabled(!this.isEditable);
  }

  override _onClose(options: ClosingOptions): void {
    super._onClose(options);
    delete this.document.apps[this.id];
  }

  /** Only ever disables: what the template disabled itself stays disabled on an editable sheet. */
  _toggleDisabled(disabled: boolean): void {
    this.element.classList.toggle("editable", !disabled);
    this.element.classList.toggle("locked", disabled);
    if (!disabled || !this.form) return;
    for (const field of this.form.elements) {
      if (field.closest(".window-header")) continue;
      if (field instanceof HTMLButtonElement && field.dataset["action"] === "tab") continue;
      Object.assign(field, { disabled: true });
    }
    for (const image of this.element.querySelectorAll<HTMLElement>("img[data-edit]")) image.classList.add("disabled");
  }

  _prepareSubmitData(event: Event, form: HTMLFormElement, formData: FormDataExtended, updateData?: Loose): Loose {
    const submitData = this._processFormData(event, form, formData);
    if (updateData) {
      page.foundry.utils.mergeObject(submitData, updateData, { performDeletions: true });
    }
    this.document.validate({ changes: submitData, clean: true, fallback: false });
    return submitData;
  }

  _processFormData(_event: Event | null, _form: HTMLFormElement, formData: FormDataExtended): Loose {
    return page.foundry.utils.expandObject(formData.object);
  }

  async _processSubmitData(
    _event: Event,
    _form: HTMLFormElement,
    submitData: Loose,
    options: Loose = {},
  ): Promise<void> {
    await this.document.update(submitData, options);
  }

  override _onChangeForm(config: { submitOnChange?: boolean }, event: Event): void {
    const target = event.target as Element | null;
    if (target?.closest("[data-no-submit]")) return;
    super._onChangeForm(config, event);
  }

  static async #onSubmitDocumentForm(
    this: DocumentSheetV2,
    event: Event,
    form: HTMLFormElement,
    formData: FormDataExtended,
    { updateData, ...options }: Loose = {},
  ): Promise<void> {
    if (!this.isEditable) return;
    const submitData = this._prepareSubmitData(event, form, formData, updateData as Loose | undefined);
    await this._processSubmitData(event, form, submitData, options);
  }
}
