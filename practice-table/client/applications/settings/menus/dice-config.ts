import { page, words, type Loose } from "../../../page.ts";
import type { PartialConfiguration, RenderOptions } from "../../api/application-shapes.ts";
import { ApplicationV2 } from "../../api/application-v2.ts";
import { HandlebarsApplicationMixin } from "../../api/handlebars-application.ts";

/** Which dice the table throws in this browser, and which their owner throws by hand. */
export class DiceConfig extends HandlebarsApplicationMixin(ApplicationV2) {
  static override DEFAULT_OPTIONS: PartialConfiguration = {
    id: "dice-config",
    tag: "form",
    window: { title: "DICE.ConfigTitle", icon: "fa-solid fa-dice-d20", contentClasses: ["standard-form"] },
    position: { width: 420 },
    form: { handler: DiceConfig.#onSubmit, closeOnSubmit: true },
  };

  static override PARTS = {
    main: { template: "templates/settings/dice.hbs" },
    footer: { template: "templates/generic/form-footer.hbs" },
  };

  override async _prepareContext(options: RenderOptions): Promise<Loose> {
    const context = await super._prepareContext(options);
    const { fulfillment } = page.CONFIG["Dice"] as { readonly fulfillment: Record<string, Loose> };
    const { dice, methods, defaultMethod } = fulfillment;
    const chosen = page.game.settings.get("core", "diceConfiguration") as Loose;
    const rows = Object.entries(dice ?? {}).map(([id, die]) => ({
      id,
      label: words(String((die as Loose)["label"])),
      methods: Object.entries(methods ?? {}).map(([method, how]) => ({
        method,
        label: words(String((how as Loose)["label"])),
        selected: (chosen[id] ?? defaultMethod) === method,
      })),
    }));
    const buttons = [{ type: "submit", icon: "fa-solid fa-floppy-disk", label: "COMMON.Save" }];
    return Object.assign(context, { rows, buttons });
  }

  static async #onSubmit(_event: Event, _form: HTMLFormElement, formData: { object: Loose }): Promise<void> {
    await page.game.settings.set("core", "diceConfiguration", formData.object);
  }
}
