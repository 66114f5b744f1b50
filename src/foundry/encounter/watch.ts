import { toJson, type FighterId } from "../../rules/index.ts";
import { allFights, fightNamed } from "../ports/fights.ts";
import { newOrder, tell } from "./asking.ts";
import { actorOfCombatant, duplicateOf, fighterOf } from "./store/cast.ts";
import { entrantOf } from "./play/begin.ts";
import { keep, sealCameIn } from "../authority/order-inbox.ts";
import { isKeeper, othersAtRest, whenKeeping } from "../authority/keeper.ts";
import { eventsOf } from "./store/events.ts";
import { load, playedBy } from "./store/load.ts";
import { loadedOf, watchTheWorld } from "./look.ts";
import { onMessage, post } from "../authority/message.ts";
import { repair } from "./store/persist.ts";
import { noteSealer } from "./store/seals.ts";
import { watchOpenings } from "./play/openings.ts";
import { watchMovement } from "./play/movement.ts";
import { inTurn } from "../in-turn.ts";
import { hasBegun, latestDeed, type Doing } from "./store/record.ts";
import { refusedByTable } from "../authority/refused.ts";
import { nameLeftOut, nameThoseLeftOut, watchSheets } from "./unfit-sheets.ts";
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
  watchFighters();
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

/** Whoever comes into a fight under way is enlisted, and whoever goes is dismissed: by the rules, so that it can be undone. */
function watchFighters(): void {
  const decree = (
    combat: Combat.Implementation | null,
    command: (fighter: FighterId) => object,
    fighter: FighterId,
  ) => {
    const id = combat?.id ?? "";
    if (combat === null || !isKeeper() || fightNamed(id) === undefined) return;
    const order = { is: "command", command: toJson(command(fighter)) } as const;
    // A fight that is just being begun was told of those who were there before; whoever comes meanwhile comes after them.
    void inTurn(id, () => Promise.resolve(hasBegun(combat))).then((begun) =>
      begun ? keep(newOrder(combat, order), game.user) : null,
    );
  };
  Hooks.on("createCombatant", (combatant) => {
    const combat = combatant.combat;
    const played = combat === null ? null : playedBy(combat);
    if (played?.ok !== true) return;
    const { at, ruleset } = played.value;
    if (combat === null || combatant.actor === null) return;
    const sheet = at.sheetOf(combatant.actor, combat);
    if (!sheet.ok) return hasBegun(combat) ? nameLeftOut(combatant.actor, sheet.reason) : undefined;
    const refused = duplicateOf(combat, combatant) === null ? null : refusedByTable("twice-in", combatant.name);
    if (refused?.ok === false) return isKeeper() && hasBegun(combat) ? tell(combat, refused.reason) : undefined;
    decree(
      combat,
      (fighter) => ruleset.table.enlist(fighter, entrantOf(combatant, ruleset), sheet.value),
      fighterOf(combatant),
    );
  });
  Hooks.on("deleteCombatant", (combatant) => {
    const combat = combatant.combat;
    const played = combat === null ? null : playedBy(combat);
    if (played?.ok === true)
      decree(combat, (fighter) => played.value.ruleset.table.dismiss(fighter), fighterOf(combatant));
  });
  Hooks.on("deleteToken", (token) => leave((combatant) => combatant.tokenId === token.id));
  Hooks.on("deleteScene", (scene) =>
    leave((combatant) => combatant.sceneId === scene.id && actorOfCombatant(combatant) === null),
  );
  Hooks.on("deleteActor", (actor) => leave((combatant) => combatant.actorId === actor.id && combatant.actor === null));
}

/** Foundry itself removes the combatants of tokens; how long it may take until we do. */
const PATIENCE = 1000;

/** Whose token or actor is gone has nothing left to fight with. */
function leave(gone: (combatant: Combatant.Implementation) => boolean): void {
  const remove = async (): Promise<void> => {
    if (!isKeeper()) return;
    for (const combat of allFights()) {
      const ids = [...combat.combatants].filter(gone).map(({ id }) => id ?? "");
      if (ids.length > 0) await combat.deleteEmbeddedDocuments("Combatant", ids);
    }
  };
  setTimeout(() => void remove().catch((error: unknown) => console.error(error)), PATIENCE);
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
