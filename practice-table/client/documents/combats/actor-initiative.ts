import { Document } from "../../../common/abstract/document.ts";
import type { Collection } from "../../../common/utils/collection.ts";
import { game, notify, pageMember } from "../../client.ts";
import { documentConfig } from "../../config.ts";
import type { InitiativeOptions } from "./combat-initiative.ts";
import { enterCombat, type Fighter } from "./token-combat.ts";

export interface ActorInitiativeOptions {
  readonly createCombatants?: boolean;
  readonly rerollInitiative?: boolean;
  readonly initiativeOptions?: InitiativeOptions;
}

interface Initiator extends Document {
  readonly isToken: boolean;
  readonly token: Document | null;
  getActiveTokens(linked: boolean, document: true): unknown[];
}

interface JoinedCombat extends Document {
  readonly combatants: Collection<Document>;
  rollInitiative(ids: string[], options: InitiativeOptions): Promise<unknown>;
}

/** For those of the actor in the fight on show, or in a new one on the scene that a Game Master looks at. */
export async function rollInitiativeOf(actor: Initiator, options: ActorInitiativeOptions): Promise<Document | null> {
  const combat = (game().combat ?? (await newCombat())) as JoinedCombat | null;
  if (!combat) {
    notify("warn", "COMBAT.NoneActive", { localize: true });
    return null;
  }
  if (options.createCombatants === true) {
    await enterCombat(actor.getActiveTokens(false, true) as Fighter[], combat);
  }
  const own = combat.combatants.filter((combatant) =>
    actor.isToken ? Reflect.get(combatant, "token") === actor.token : Reflect.get(combatant, "actor") === actor,
  );
  const rolling = own.filter(
    (combatant) => options.rerollInitiative === true || Reflect.get(combatant, "initiative") === null,
  );
  await combat.rollInitiative(
    rolling.map(({ id }) => String(id)),
    options.initiativeOptions ?? {},
  );
  return combat;
}

async function newCombat(): Promise<Document | null> {
  const scene = pageMember("canvas.scene");
  if (game().user?.isGM !== true || !(scene instanceof Document)) return null;
  const made = await documentConfig("Combat")?.documentClass.create({ scene: scene.id, active: true });
  return made instanceof Document ? made : null;
}
