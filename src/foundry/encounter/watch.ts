import { allFights, fightNamed } from "../ports/fights.ts";
import { watchBodies } from "./play/comings.ts";
import { heedSheet, watchHealth } from "./play/heed-sheets.ts";
import { sealCameIn } from "../authority/order-inbox.ts";
import { othersAtRest, whenKeeping } from "../authority/keeper.ts";
import { eventsOf } from "./store/events.ts";
import { load } from "./store/load.ts";
import { loadedOf } from "./look.ts";
import { watchTheWorld } from "./store/age.ts";
import { onMessage, post } from "../authority/message.ts";
import { repair } from "./store/persist.ts";
import { noteSealer } from "./store/seals.ts";
import { watchOpenings } from "./play/openings.ts";
import { watchMovement } from "./play/movement.ts";
import { inTurn } from "../in-turn.ts";
import { hasBegun, latestDeed, type Doing } from "./store/record.ts";
import { nameThoseLeftOut, watchSheets } from "./unfit-sheets.ts";
import { hearFirst, showOpenings } from "./play/secrets.ts";
import { answerThrows } from "./play/thrower.ts";

/** What has happened to a fight, on every client. `sealed`: somebody has chosen; `back`: a step could not be written. */
export interface FightChange {
  readonly doing: Exclude<Doing, ""> | "begin" | "sealed" | "back";
  /** The number of the step, and what happened in it: forwards or, when it was undone, backwards. */
  readonly step: number;
  readonly events: readonly object[];
}

declare module "@league-of-foundry-developers/foundry-vtt-types/configuration" {
  // The types ask for their hooks in a namespace.
  namespace Hooks {
    interface HookConfig {
      "heart-rush.fightChanged": (combat: Combat.Implementation, change: FightChange) => void;
    }
  }
}

export const FIGHT_CHANGED = "heart-rush.fightChanged";

const announce = (combat: Combat.Implementation, change: FightChange): void => {
  Hooks.callAll(FIGHT_CHANGED, combat, change);
};

/** Called once at `init`. */
export function watchFights(): void {
  watchTheWorld();
  watchSheets();
  watchOpenings((combat) => announce(combat, { doing: "sealed", step: 0, events: [] }));
  answerThrows();
  onMessage("first", ({ combat, openings }, sender) => {
    const fight = fightNamed(combat);
    if (game.users.get(sender)?.isGM !== true || fight === undefined) return;
    hearFirst(fight, openings);
    void showOpenings(fight);
  });
  onMessage("show", ({ combat }, sender) => {
    const fight = fightNamed(combat);
    if (game.users.get(sender)?.isGM === true && fight !== undefined) void showOpenings(fight);
  });
  Hooks.on("updateCombat", (combat, changed) => {
    if ("system" in changed && hasBegun(combat)) fightWritten(combat, changed.system);
  });
  Hooks.on("updateCombatant", (combatant, changed, _options, user) => {
    const combat = combatant.combat;
    if (combat === null || !("system" in changed)) return;
    if (noteSealer(combatant, user)) tellOfSealer(combatant, user);
    announce(combat, { doing: "sealed", step: 0, events: [] });
    sealCameIn(combat);
  });
  watchBodies();
  watchHealth();
  watchMovement();
  Hooks.on("userConnected", (_user, connected) => {
    if (connected) queueMicrotask(() => allFights().forEach((combat) => void showOpenings(combat)));
  });
  whenKeeping(takeOver);
  Hooks.once("ready", () => {
    for (const combat of allFights()) void showOpenings(combat);
  });
}

/** A seal that somebody else lays for one's own fighter is seen at once. */
function tellOfSealer(combatant: Combatant.Implementation, user: string): void {
  const theirs = combatant.players.map(({ id }) => id);
  if (!theirs.includes(game.user.id) || theirs.includes(user)) return;
  const said = { user: game.users.get(user)?.name ?? "", name: combatant.name ?? "" };
  ui.notifications?.warn(game.i18n.format("HEARTRUSH.Encounter.notice.sealedForYou", said));
}

function fightWritten(combat: Combat.Implementation, changed: object | null | undefined): void {
  const { doing, step } = latestDeed(combat);
  if (changed && "start" in changed) {
    nameThoseLeftOut(combat);
    return announce(combat, { doing: "begin", step: 0, events: [] });
  }
  const loaded = loadedOf(combat);
  const chapter = loaded.ok ? loaded.value.memory.chapters[step - 1] : undefined;
  const events = loaded.ok && chapter !== undefined ? eventsOf(loaded.value.ruleset, chapter) : [];
  announce(combat, { doing: doing === "" ? "back" : doing, step, events });
  void showOpenings(combat);
}

/** The fights have come into this tab's hands: what was left half done is finished. */
function takeOver(): void {
  for (const combat of allFights()) {
    if (!hasBegun(combat)) continue;
    void inTurn(combat.id ?? "", async () => {
      // Whoever had them may still be here, in the middle of a step.
      await othersAtRest();
      const loaded = load(combat);
      if (loaded.ok) {
        const finished = await repair(loaded.value, latestDeed(combat));
        if (finished) ui.notifications?.info(game.i18n.localize("HEARTRUSH.Encounter.notice.halfDone"));
        combat.combatants.forEach(({ actor }) => actor && heedSheet(actor, {}));
      } else if (loaded.reason.by === "table" && loaded.reason.code === "damaged")
        ui.notifications?.error(complaint(loaded.reason.detail ?? ""));
    }).catch((error: unknown) => console.error(error));
    sealCameIn(combat);
    const players = game.users.filter(({ active, isSelf }) => active && !isSelf).map(({ id }) => id ?? "");
    post({ say: "show", combat: combat.id ?? "" }, [...players, game.user.id ?? ""]);
    void showOpenings(combat);
  }
}

const complaint = (detail: string): string => game.i18n.format("HEARTRUSH.Encounter.refused.damaged", { detail });
