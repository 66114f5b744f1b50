import { targetOf } from "../../../ports/interface.ts";
import { SYSTEM_ID } from "../../../ports/system.ts";
import type { Acts } from "../../../../view/index.ts";
import {
  WindowBase,
  type AppContext,
  type AppOptions,
  type AppRenderOptions,
} from "../../../ports/application-base.ts";
import { keepPresses } from "../../kept-press.ts";
import { pointAtNobody, pointOut } from "../map/pointing.ts";
import { onDigits } from "../input/digits.ts";
import { look, type Look } from "../look.ts";
import { rememberPlace, restorePlace } from "../tracker/place.ts";
import { press, pressChoice } from "../input/press.ts";

/** What every window and strip of a fight has: the fight it looks at, buttons that press its choices, and keys. */
export abstract class FightWindow extends WindowBase {
  static override DEFAULT_OPTIONS: AppOptions<never> = {
    classes: [SYSTEM_ID, "fight-app"],
    actions: {
      choose(this: FightWindow, event: PointerEvent, target: HTMLElement) {
        return this.combat === null ? undefined : pressChoice(this.combat, this.acts, target, event);
      },
    },
  };

  combat: Combat.Implementation | null = null;
  acts: Acts<object> = {};

  protected look(): Look | null {
    return look(this.combat);
  }

  override _preSyncPartState(part: string, fresh: HTMLElement, prior: HTMLElement, state: object): void {
    super._preSyncPartState(part, fresh, prior, state);
    rememberPlace(prior, state);
  }

  override _syncPartState(part: string, fresh: HTMLElement, prior: HTMLElement, state: object): void {
    super._syncPartState(part, fresh, prior, state);
    restorePlace(fresh, state);
  }

  override _onClose(options: Readonly<Record<string, unknown>>): void {
    super._onClose(options);
    pointAtNobody();
  }

  override async _onFirstRender(context: AppContext, options: AppRenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    onDigits(this.element);
    pointOut(this.element);
    keepPresses(this.element.ownerDocument);
    this.element.addEventListener("change", (event) => {
      const select = targetOf(event).closest<HTMLSelectElement>("select[data-presses]");
      const act = select === null ? undefined : this.acts[select.value];
      const at = this.look();
      if (at !== null && act !== undefined) void press(at, act).catch((error: unknown) => console.error(error));
    });
  }
}
