import { changesOf } from "../../documents/active-effect.ts";
import { statusEffects } from "../../config.ts";
import { page, type Loose, seenAs, words } from "../../page.ts";
import type { PartialConfiguration, RenderOptions, Tab } from "../api/application-shapes.ts";
import { DocumentSheetV2 } from "../api/document-sheet-v2.ts";
import { HandlebarsApplicationMixin } from "../api/handlebars-application.ts";
import { renderTemplate } from "../handlebars.ts";
import { FormDataExtended } from "../ux/form-data-extended.ts";

interface Schema {
  getField(path: string): { readonly fields?: Loose; readonly element?: { readonly fields: Loose } } | undefined;
}

const MODES = ["custom", "multiply", "add", "downgrade", "upgrade", "override"];
const DURATIONS: Readonly<Record<13 | 14, Readonly<Record<string, string>>>> = {
  13: { seconds: "EFFECT.Seconds", rounds: "EFFECT.Rounds", turns: "EFFECT.Turns" },
  14: { value: "EFFECT.Duration", units: "EFFECT.Units" },
};

/** An effect's own sheet, in the parts and tabs that packages add to. */
export class ActiveEffectConfig extends HandlebarsApplicationMixin(DocumentSheetV2) {
  static override DEFAULT_OPTIONS: PartialConfiguration = {
    classes: ["active-effect-config"],
    window: { contentClasses: ["standard-form"], icon: "fa-solid fa-person-rays" },
    position: { width: 560 },
    form: { closeOnSubmit: true },
    actions: { addChange: ActiveEffectConfig.#onAddChange, deleteChange: ActiveEffectConfig.#onDeleteChange },
  };

  static override PARTS = {
    header: { template: "templates/sheets/active-effect/header.hbs" },
    tabs: { template: "templates/generic/tab-navigation.hbs" },
    details: { template: "templates/sheets/active-effect/details.hbs", scrollable: [""] },
    duration: { template: "templates/sheets/active-effect/duration.hbs" },
    changes: {
      template: "templates/sheets/active-effect/changes.hbs",
      templates: ["templates/sheets/active-effect/change.hbs"],
      scrollable: ["ol[data-changes]"],
    },
    footer: { template: "templates/generic/form-footer.hbs" },
  };

  static override TABS = {
    sheet: {
      tabs: [
        { id: "details", icon: "fa-solid fa-book" },
        { id: "duration", icon: "fa-solid fa-clock" },
        { id: "changes", icon: "fa-solid fa-gears" },
      ],
      initial: "details",
      labelPrefix: "EFFECT.TABS",
    },
  };

  /** Where the changes lie: below `system` since generation 14. */
  get #path(): string {
    return page.game.release.generation >= 14 ? "system.changes" : "changes";
  }

  override async _preparePartContext(part: string, context: Loose, options: RenderOptions): Promise<Loose> {
    const prepared = await super._preparePartContext(part, context, options);
    const tab = (prepared["tabs"] as Record<string, Tab> | undefined)?.[part];
    if (tab) prepared["tab"] = tab;
    return Object.assign(prepared, await this.#contextOf(part));
  }

  async #contextOf(part: string): Promise<Loose> {
    const parent = this.document.parent?.documentName;
    switch (part) {
      case "details":
        return {
          isActorEffect: parent === "Actor",
          isItemEffect: parent === "Item",
          statuses: statusEffects().map(({ id, name }) => ({ value: id, label: words(name) })),
          showIconOptions: [2, 1, 0].map((value) => ({ value, label: words(`EFFECT.ShowIcons.${value}`) })),
        };
      case "duration":
        return { durations: this.#durations() };
      case "changes":
        return { changes: await this.#changes() };
      case "footer":
        return { buttons: [{ type: "submit", icon: "fa-solid fa-floppy-disk", label: "COMMON.Save" }] };
      default:
        return {};
    }
  }

  #durations(): Loose[] {
    const schema = seenAs<Schema>(this.document.schema);
    return Object.entries(DURATIONS[page.game.release.generation >= 14 ? 14 : 13]).map(([key, label]) => ({
      field: schema.getField(`duration.${key}`),
      value: page.foundry.utils.getProperty(this.document._source, `duration.${key}`),
      label,
    }));
  }

  async #changes(): Promise<string[]> {
    const source = page.foundry.utils.getProperty(this.document._source, this.#path) as Loose[] | undefined;
    const system = seenAs<{ system?: { schema?: Schema } }>(this.document).system;
    const field =
      page.game.release.generation >= 14
        ? system?.schema?.getField("changes")
        : seenAs<Schema>(this.document.schema).getField("changes");
    const shown = changesOf(seenAs<Parameters<typeof changesOf>[0]>(this.document));
    const rows = (source ?? []).map((change, index) =>
      this._renderChange({
        change: { ...change },
        index,
        fields: field?.element?.fields ?? {},
        defaultPriority: shown[index]?.priority ?? null,
        changeTypes: this.#changeTypes(),
      }),
    );
    return Promise.all(rows);
  }

  #changeTypes(): Loose {
    const { changeTypes } = page.CONFIG["ActiveEffect"] as { changeTypes?: Record<string, { label: string }> };
    if (!changeTypes)
      return Object.fromEntries(MODES.map((mode, index) => [index, words(`EFFECT.CHANGES.TYPES.${mode}`)]));
    return Object.fromEntries(Object.entries(changeTypes).map(([type, { label }]) => [type, words(label)]));
  }

  /** One change as markup; a package may draw its own. */
  async _renderChange(context: Loose): Promise<string> {
    const { index } = context;
    const change = context["change"] as Loose;
    if (typeof change["value"] !== "string") change["value"] = JSON.stringify(change["value"] ?? "");
    const type = page.game.release.generation >= 14 ? "type" : "mode";
    for (const [path, key] of Object.entries({
      key: "key",
      type,
      value: "value",
      phase: "phase",
      priority: "priority",
    }))
      change[`${path}Path`] = `${this.#path}.${String(index)}.${key}`;
    return renderTemplate("templates/sheets/active-effect/change.hbs", context);
  }

  /** The rows of the form are a list again. */
  override _processFormData(event: Event | null, form: HTMLFormElement, formData: FormDataExtended): Loose {
    const submitted = super._processFormData(event, form, formData);
    const { utils } = page.foundry;
    const rows = utils.getProperty(submitted, this.#path);
    utils.setProperty(submitted, this.#path, Object.values(rows ?? {}));
    return submitted;
  }

  /** Writes what the form holds with other changes, and leaves the window open. */
  async #write(event: Event, edit: (changes: Loose[]) => Loose[]): Promise<void> {
    const { form } = this;
    if (!form) return;
    const { utils } = page.foundry;
    const submitted = this._processFormData(null, form, new FormDataExtended(form));
    utils.setProperty(submitted, this.#path, edit(utils.getProperty(submitted, this.#path) as Loose[]));
    await this._processSubmitData(event, form, submitted);
  }

  static async #onAddChange(this: ActiveEffectConfig, event: PointerEvent): Promise<void> {
    await this.#write(event, (changes) => [...changes, {}]);
  }

  static async #onDeleteChange(this: ActiveEffectConfig, event: PointerEvent, target: HTMLElement): Promise<void> {
    const index = Number(target.closest<HTMLElement>("[data-index]")?.dataset["index"]);
    await this.#write(event, (changes) => changes.filter((_, place) => place !== index));
  }
}
