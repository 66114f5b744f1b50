import type { Document } from "../../../common/abstract/document.ts";
import type { Collection } from "../../../common/utils/collection.ts";
import type { PlainObject } from "../../../common/utils/objects/plain-object.ts";
import { game } from "../../client.ts";
import type { RollShape } from "../../dice/roll-shape.ts";

export interface InitiativeOptions {
  formula?: string | null;
  updateTurn?: boolean;
  messageOptions?: PlainObject;
}

interface Initiator extends Document {
  readonly isOwner: boolean;
  readonly hidden: boolean;
  readonly actor: Document | null;
  readonly token: Document | null;
  getInitiativeRoll(formula?: string): RollShape;
}

interface RollingCombat extends Document {
  readonly combatants: Collection<Initiator>;
  readonly turn: number | null;
}

/** Rolls for each, writes all initiatives in one update and posts a message for each roll. */
export async function rollInitiativeFor(
  combat: RollingCombat,
  ids: string[],
  options: InitiativeOptions,
): Promise<void> {
  const updates: PlainObject[] = [];
  const rolled: [Initiator, RollShape][] = [];
  for (const id of ids) {
    const combatant = combat.combatants.get(id);
    if (!combatant?.isOwner) continue;
    const roll = await combatant.getInitiativeRoll(options.formula ?? undefined).evaluate();
    updates.push({ _id: id, initiative: roll.total });
    rolled.push([combatant, roll]);
  }
  if (!updates.length) return;
  const held = options.updateTurn === false && combat.turn !== null ? { combatTurn: combat.turn } : {};
  await combat.updateEmbeddedDocuments("Combatant", updates, { turnEvents: false, ...held });
  for (const [combatant, roll] of rolled) await roll.toMessage(messageFor(combatant, options), rollOptions(combatant));
}

function messageFor(combatant: Initiator, options: InitiativeOptions): PlainObject {
  const { id, name } = combatant;
  const speaker = { scene: null, actor: combatant.actor?.id ?? null, token: combatant.token?.id ?? null, alias: name };
  const flavor = game().i18n.format("COMBAT.RollsInitiative", { name });
  return { speaker, flavor, flags: { core: { initiativeRoll: true, combatant: id } }, ...options.messageOptions };
}

function rollOptions(combatant: Initiator): PlainObject {
  if (!combatant.hidden) return {};
  return game().release.generation >= 14 ? { messageMode: "gm" } : { rollMode: "gmroll" };
}
