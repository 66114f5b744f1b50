import { HeartRush } from "../../../rules/index.ts";
import { keptSetting } from "../../ports/settings.ts";
import { worldActors } from "../../ports/documents.ts";
import { SYSTEM_ID } from "../../ports/system.ts";
import { HeroModel } from "../data/index.ts";

declare module "@league-of-foundry-developers/foundry-vtt-types/configuration" {
  interface FlagConfig {
    User: { "heart-rush"?: { raisedIn?: number } };
  }
}

/** Sessions are counted, so that what may be done once in each needs no tidying up. */
export const SESSION = keptSetting<number>("session", "world", 1, (stored) =>
  typeof stored === "number" ? stored : 1,
);

/** HR-CHECK-10: once a session. */
export const mayRaise = (): boolean =>
  HeartRush.checks.mayRaiseStakes(game.user.getFlag(SYSTEM_ID, "raisedIn") === SESSION.get(), false).ok;

export async function raiseStakes(): Promise<void> {
  await game.user.setFlag(SYSTEM_ID, "raisedIn", SESSION.get());
}

/** HR-ASP-1, HR-CHECK-10: a new session: stakes may be raised again, and destiny comes to three where it was less. */
export async function beginSession(): Promise<void> {
  await SESSION.set(SESSION.get() + 1);
  for (const actor of worldActors()) {
    if (!(actor.system instanceof HeroModel)) continue;
    const destiny = HeartRush.checks.destinyAtSessionStart(actor.system.destiny);
    if (destiny !== actor.system.destiny) await actor.update({ system: { destiny } });
  }
}
