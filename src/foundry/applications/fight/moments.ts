import type { Moment } from "../../../view/index.ts";
import { FIGHT_CHANGED } from "../../encounter/index.ts";
import { look } from "./look.ts";

declare module "@league-of-foundry-developers/foundry-vtt-types/configuration" {
  // The types ask for their hooks in a namespace.
  namespace Hooks {
    interface HookConfig {
      "heart-rush.moment": (combat: Combat.Implementation, moment: Moment) => void;
    }
  }
}

/** Tells modules of each moment at which an ability may be said, in every browser and only when it comes for the first time. */
export function announceMoments(): void {
  Hooks.on(FIGHT_CHANGED, (combat, { doing, events }) => {
    const at = doing === "do" ? look(combat) : null;
    for (const moment of at?.show.moments?.(events, at.table) ?? []) Hooks.callAll("heart-rush.moment", combat, moment);
  });
}
