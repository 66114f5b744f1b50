import { page, words, type Loose, text } from "../../page.ts";
import type { PartialConfiguration, RenderOptions } from "../api/application-shapes.ts";
import { ApplicationV2 } from "../api/application-v2.ts";
import { HandlebarsApplicationMixin } from "../api/handlebars-application.ts";
import { ICONS } from "./icon-list.ts";

/** Picks a picture by path or from the table's own icons. It does not browse or upload files. */
export class FilePicker extends HandlebarsApplicationMixin(ApplicationV2) {
  static get implementation(): typeof FilePicker {
    const configured = page.CONFIG["ux"]?.["FilePicker"];
    return (configured as typeof FilePicker | undefined) ?? FilePicker;
  }

  static override DEFAULT_OPTIONS: PartialConfiguration = {
    classes: ["file-picker"],
    tag: "form",
    type: "any",
    current: "",
    position: { width: 480 },
    window: { title: "FILES.Title", icon: "fa-solid fa-file-import", contentClasses: ["standard-form"] },
    form: { handler: FilePicker.#onSubmit, closeOnSubmit: true },
    actions: { pick: FilePicker.#onPick },
  };

  static override PARTS = {
    form: { template: "templates/apps/file-picker.hbs", scrollable: [".files"] },
    footer: { template: "templates/generic/form-footer.hbs" },
  };

  async browse(): Promise<this> {
    return this.render({ force: true });
  }

  override async _prepareContext(options: RenderOptions): Promise<Loose> {
    const context = await super._prepareContext(options);
    return Object.assign(context, {
      current: this.options["current"],
      icons: ICONS.map((icon) => ({ path: icon, name: icon.split("/").at(-1)?.replace(".svg", "") })),
      buttons: [{ type: "submit", icon: "fa-solid fa-check", label: words("FILES.Choose") }],
    });
  }

  static #onPick(this: FilePicker, _event: PointerEvent, target: HTMLElement): void {
    const input = this.form?.elements.namedItem("file");
    if (input instanceof HTMLInputElement) input.value = target.dataset["path"] ?? "";
  }

  static #onSubmit(this: FilePicker, _event: Event, _form: HTMLFormElement, formData: { object: Loose }): void {
    const callback = this.options["callback"] as ((path: string, picker: FilePicker) => unknown) | undefined;
    callback?.(text(formData.object["file"]), this);
  }
}
