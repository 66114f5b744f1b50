import { colorOf } from "../../applications/fight/map/map-squares.ts";
import { floatOver, placedTokens } from "../../ports/tokens.ts";
import { rushOf } from "../in-a-fight.ts";
import { bodyOf } from "../kept-actor.ts";

/** What each token on the scene had when it was last looked at: nobody who hears of a change is told what was before. */
const known = new Map<string, number>();

const signed = (change: number): string => (change < 0 ? `−${-change}` : `+${change}`);

function lookAgain(): void {
  for (const { id, document } of placedTokens()) {
    const { actor } = document;
    const body = actor && bodyOf(actor);
    if (!actor || !body) continue;
    const now = body.hp.value;
    const change = now - (known.get(id) ?? now);
    known.set(id, now);
    if (change !== 0 && rushOf(actor) === null)
      floatOver(id, signed(change), colorOf(change < 0 ? "bad" : "good"), colorOf("raised"));
  }
}

/**
 * Outside of a fight, which tells of its own blows, what hit points were lost or won back rises over their tokens too. An
 * unlinked token's actor is told of with its token.
 */
export function floatChanges(): void {
  Hooks.on("canvasReady", () => {
    known.clear();
    lookAgain();
  });
  Hooks.on("createToken", lookAgain);
  Hooks.on("updateActor", lookAgain);
  Hooks.on("updateToken", lookAgain);
}
