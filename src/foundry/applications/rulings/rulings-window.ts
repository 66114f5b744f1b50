import { DEFAULT_RULESET, RULESET_NAMES, type RulesetName } from "../../../rules/index.ts";
import { answersBy, readRulings, rulingsForm, type RuledByGame } from "../../../view/rulings/index.ts";
import { type LangKey } from "../../../view/index.ts";
import { words } from "../../chat/notices.ts";
import { WindowBase, type AppContext, type AppOptions, type AppRenderOptions } from "../../ports/application-base.ts";
import { formValues } from "../../ports/interface.ts";
import { registerGameMastersMenu } from "../../ports/settings.ts";
import { served, SYSTEM_ID } from "../../ports/system.ts";
import { keptRulings, rule } from "../../settings/rulings.ts";
import { tellTabs, walkTabs } from "../sheets/sheet-keys.ts";

const isRuleset = (name: string | null | undefined): name is RulesetName =>
  RULESET_NAMES.some((known) => known === name);

/** Where a Game Master settles what the books leave open. Fights under way are not touched. */
export class RulingsWindow extends WindowBase {
  static override DEFAULT_OPTIONS: AppOptions<never> = {
    id: "heart-rush-rulings",
    tag: "form",
    classes: [SYSTEM_ID, "rulings"],
    window: { title: "HEARTRUSH.Rulings.title", icon: "fa-solid fa-scale-balanced", resizable: true },
    position: { width: 640, height: 680 },
    form: { closeOnSubmit: true, handler: RulingsWindow.#save },
    actions: { recommend: RulingsWindow.#recommend },
  };

  static override PARTS = {
    rulings: { template: served("templates/rulings/rulings-form.hbs"), scrollable: [".tab"] },
  };

  /** What stands in the form and has not been saved. */
  #draft: RuledByGame | null = null;

  get #shown(): RulesetName {
    const { primary } = this.tabGroups;
    const usual = game.settings.get(SYSTEM_ID, "defaultRuleset");
    return isRuleset(primary) ? primary : isRuleset(usual) ? usual : DEFAULT_RULESET;
  }

  override async _prepareContext(options: AppRenderOptions): Promise<AppContext> {
    const around = await super._prepareContext(options);
    return { ...around, ...rulingsForm(this.#draft ?? answersBy(keptRulings), this.#shown, words) };
  }

  override async _onFirstRender(context: AppContext, options: AppRenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    this.element.addEventListener("keydown", (event) => walkTabs(event, this.element));
    this.element.addEventListener("invalid", (event) => this.#showRefused(event), { capture: true });
  }

  override changeTab(tab: string, group: string, options?: Readonly<Record<string, unknown>>): void {
    super.changeTab(tab, group, options);
    tellTabs(this.element);
  }

  /** The browser says what is wrong with the first field that is, where it can be seen. */
  #showRefused({ target }: Event): void {
    const first = this.element.querySelector<HTMLElement>("input:invalid");
    const tab = first?.closest<HTMLElement>(".tab")?.dataset["tab"];
    if (first === target && tab !== undefined) this.changeTab(tab, "primary");
  }

  #written(game: RulesetName): ReturnType<typeof readRulings> {
    const values = formValues(this.element);
    return readRulings(values, game);
  }

  static async #recommend(this: RulingsWindow): Promise<void> {
    const shown = this.#shown;
    this.#draft = answersBy((game) => (game === shown ? {} : this.#written(game)));
    await this.render();
  }

  static async #save(this: RulingsWindow): Promise<void> {
    for (const name of RULESET_NAMES) await rule(name, this.#written(name));
    ui.notifications?.info(words.say("HEARTRUSH.Rulings.saved"));
  }
}

export const registerRulingsWindow = (): void =>
  registerGameMastersMenu("rulings", {
    name: "HEARTRUSH.Rulings.title" satisfies LangKey,
    label: "HEARTRUSH.Rulings.label" satisfies LangKey,
    hint: "HEARTRUSH.Rulings.hint" satisfies LangKey,
    icon: "fa-solid fa-scale-balanced",
    type: RulingsWindow,
  });
