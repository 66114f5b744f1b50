import { actorHooksOf } from "../documents/actor-hooks.ts";
import { statusName } from "../documents/shown-status.ts";
import { tellImmune } from "../chat/notices.ts";
import { TokenHudBase, type HudContext } from "../ports/tokens.ts";

const RIGHT = 2;

/** The controls over a token, where one click is one level of a condition: left one more; right, or with Shift, one less. */
export class ConditionHud extends TokenHudBase {
  static override DEFAULT_OPTIONS = {
    actions: { effect: { handler: ConditionHud.#onStatus, buttons: [0, RIGHT] } },
  };

  override async _prepareContext(options: object): Promise<HudContext> {
    const context = await super._prepareContext(options);
    const { actor } = this.document;
    for (const status of (actor && actorHooksOf(actor).statuses?.(actor)) ?? []) {
      const shown = context.statusEffects?.[status.id];
      if (shown === undefined) continue;
      shown.isActive = true;
      shown.cssClass = [...new Set([...(shown.cssClass ?? "").split(" "), "active"])].join(" ").trim();
      shown.title = statusName(status);
      if (status.img !== undefined) shown.src = status.img;
    }
    return context;
  }

  static async #onStatus(this: ConditionHud, event: PointerEvent, target: HTMLElement): Promise<void> {
    const { actor } = this.document;
    const id = target.dataset["statusId"] ?? "";
    if (actor === null) return void ui.notifications.warn("HUD.WarningEffectNoActor", { localize: true });
    const less = event.button === RIGHT || event.shiftKey;
    if (actor.keepsStatus(id)) {
      const changed = await actor.changeStatus(id, less ? -1 : 1);
      if (!changed && !less && !actor.statuses.has(id)) tellImmune(actor, id);
    } else
      await actor.toggleStatusEffect(id, {
        active: !target.classList.contains("active"),
        overlay: event.button === RIGHT,
      });
    await this.render();
  }
}
