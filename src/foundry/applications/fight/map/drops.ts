import { warn } from "../../../chat/notices.ts";
import { findByUuid, idInWorld } from "../../../ports/documents.ts";
import { draggedIn, targetOf, type Dragged } from "../../../ports/interface.ts";
import { fighterId, type FighterId } from "../../../../rules/index.ts";
import { combatantOf, fighterOf, hasBegun, playedBy } from "../../../encounter/index.ts";
import { look, type Look } from "../look.ts";
import { press } from "../input/press.ts";
import { makeFight } from "../tracker/new-fight.ts";

export const FIGHTER_DRAG = "heart-rush.fighter";

/** What can stand for a fighter; anything else that is dragged is not meant for a fight. */
const FIGHTING: readonly string[] = [FIGHTER_DRAG, "Actor", "Token"];

/** The combatant that is meant, if it is in this fight. */
function meant(combat: Combat.Implementation, { type, uuid }: Dragged): FighterId | null {
  if (typeof uuid !== "string") return null;
  const found = [...combat.combatants].find((combatant) => {
    if (type === FIGHTER_DRAG) return combatant.uuid === uuid;
    return combatant.token?.uuid === uuid || combatant.actor?.uuid === uuid;
  });
  return found === undefined ? null : fighterOf(found);
}

/** Somebody is dropped in: onto another they engage it, anywhere else they join what is going on. */
export async function dropIn(at: Look, who: FighterId, onto: FighterId | null): Promise<void> {
  const command = at.ruleset.table.drop(at.table, who, onto, at.seat.who);
  if (command !== null) await press(at, { act: "send", command });
}

/** Whoever is not in the fight yet is brought in by a Game Master first. */
async function enlisted(combat: Combat.Implementation, { uuid }: Dragged): Promise<FighterId | null> {
  if (typeof uuid !== "string" || !game.user.isGM) return null;
  const document = await findByUuid(uuid);
  const data =
    document instanceof Actor
      ? { actorId: await idInWorld(document) }
      : document instanceof TokenDocument
        ? { tokenId: document.id, sceneId: document.parent?.id ?? null, actorId: document.actorId }
        : null;
  if (data === null) return null;
  const made = (await combat.createEmbeddedDocuments("Combatant", [data])) ?? [];
  return made[0] === undefined ? null : fighterId(made[0].id);
}

/** Of a foe who has no token of its own, as without a map, another one comes; of anybody else there is one. */
async function another(combat: Combat.Implementation, { type, uuid }: Dragged): Promise<FighterId | null> {
  const actor = typeof uuid === "string" ? await findByUuid(uuid) : null;
  const isOneOfMany = type === "Actor" && actor instanceof Actor && !actor.prototypeToken.actorLink;
  if (!isOneOfMany || !game.user.isGM) return null;
  const copy = await Actor.implementation.create(actor.toObject());
  return copy === undefined ? null : enlisted(combat, { type, uuid: copy.uuid });
}

/** Brings in whoever is dropped; in a fight under way they join it, or engage the one they are dropped on. */
async function received(combat: Combat.Implementation, dragged: Dragged, onto: FighterId | null): Promise<void> {
  const at = look(combat);
  // Before its beginning a fight of ours only gathers them; what cannot be read takes nobody in.
  if (at === null && (hasBegun(combat) || !playedBy(combat).ok)) return;
  const member = meant(combat, dragged);
  // Whoever is there already has nothing to join but what is going on, and nobody to engage but whom they are dropped on.
  const comes = onto === null && (at === null || at.clash === null);
  if (member !== null && comes) {
    const twin = await another(combat, dragged);
    if (twin === null) warn("HEARTRUSH.Fight.alreadyIn", { name: combatantOf(combat, member)?.name ?? "" });
    return;
  }
  const who = member ?? (await enlisted(combat, dragged));
  if (who !== null && at !== null && !comes) await dropIn(at, who, onto);
}

/**
 * Lets rows, actors and tokens be dropped onto this element, or onto those of its parts that stand for a fighter. Where there
 * is no fight, a Game Master who drops somebody begins to gather one.
 */
export function acceptDrops(element: HTMLElement, fight: () => Combat.Implementation | null): void {
  const mark = (event: DragEvent, on: boolean): void =>
    void zoneOf(element, targetOf(event))?.classList.toggle("dropping", on);
  element.addEventListener("dragover", (event) => {
    event.preventDefault();
    mark(event, true);
  });
  element.addEventListener("dragleave", (event) => mark(event, false));
  element.addEventListener("drop", (event) => {
    mark(event, false);
    const dragged = draggedIn(event);
    if (!FIGHTING.some((kind) => kind === dragged.type)) return;
    event.preventDefault();
    event.stopPropagation();
    const onto = fighterAt(targetOf(event));
    void (async () => {
      const combat = fight() ?? (game.user.isGM ? await makeFight() : null);
      if (combat !== null) await received(combat, dragged, onto);
    })().catch((error: unknown) => console.error(error));
  });
}

const zoneOf = (element: HTMLElement, target: HTMLElement): HTMLElement | null =>
  target.closest<HTMLElement>("[data-combatant-id], [data-fighter]") ?? element.querySelector(".window-drop");

export function fighterAt(target: HTMLElement | null): FighterId | null {
  const found = target?.closest<HTMLElement>("[data-combatant-id], [data-fighter]");
  const id = found?.dataset["combatantId"] ?? found?.dataset["fighter"];
  return id === undefined ? null : fighterId(id);
}
