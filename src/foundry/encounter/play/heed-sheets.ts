import { toJson } from "../../../rules/index.ts";
import { isKeeper } from "../../authority/keeper.ts";
import { keep } from "../../authority/order-inbox.ts";
import { inTurn } from "../../in-turn.ts";
import { allFights } from "../../ports/fights.ts";
import { SYSTEM_ID } from "../../ports/system.ts";
import { newOrder } from "../asking.ts";
import { actorOfCombatant, fighterOf } from "../store/cast.ts";
import { load } from "../store/load.ts";
import { hasBegun } from "../store/record.ts";

/**
 * A sheet that is changed beside a fight, by a card, a rest or by hand: what the fight makes of it is a step like any other,
 * that the keeper takes and anybody who may takes back. What a fight has written itself says so, and is no news to it.
 */
export function heedSheet(actor: Actor.Implementation, changed: object): void {
  if (!isKeeper()) return;
  for (const combat of allFights()) {
    if (!hasBegun(combat) || isOf(combat, changed)) continue;
    const fighters = [...combat.combatants].filter((one) => actorOfCombatant(one) === actor).map(fighterOf);
    for (const fighter of fighters) {
      // Whatever is being done in the fight may be about the same actor: it comes first.
      void inTurn(combat.id ?? "", () => {
        const loaded = load(combat);
        const known = loaded.ok && Object.hasOwn(loaded.value.fighters, fighter) ? loaded.value : null;
        return Promise.resolve(known?.ruleset.table.heed(known.table, fighter) ?? null);
      })
        .then((command) =>
          command === null ? null : keep(newOrder(combat, { is: "command", command: toJson(command) }), game.user),
        )
        .catch((error: unknown) => console.error(error));
    }
  }
}

/** Whether this fight wrote it: it says up to which of its revisions the actor has come. */
const isOf = (combat: Combat.Implementation, changed: object): boolean =>
  foundry.utils.hasProperty(changed, `flags.${SYSTEM_ID}.fights.${combat.id ?? ""}`);

/** Called once at `init`. */
export function watchHealth(): void {
  Hooks.on("updateActor", (actor, changed) => {
    if ("system" in changed) heedSheet(actor, changed);
  });
  Hooks.on("updateToken", (token, changed) => {
    const delta: unknown = Reflect.get(changed, "delta");
    if (typeof delta !== "object" || delta === null || token.actor === null) return;
    if ("system" in delta) heedSheet(token.actor, delta);
  });
}
