import { findByUuid } from "../../../ports/documents.ts";
import { draggedIn, targetOf, type Dragged } from "../../../ports/interface.ts";
import { fighterId, type FighterId } from "../../../../rules/index.ts";
import { fighterOf } from "../../../encounter/index.ts";
import type { Look } from "../look.ts";
import { press } from "../input/press.ts";

export const FIGHTER_DRAG = "heart-rush.fighter";

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
      ? { actorId: document.id }
      : document instanceof TokenDocument
        ? { tokenId: document.id, sceneId: document.parent?.id ?? null, actorId: document.actorId }
        : null;
  if (data === null) return null;
  const made = (await combat.createEmbeddedDocuments("Combatant", [data])) ?? [];
  return made[0] === undefined ? null : fighterId(made[0].id);
}

/** Lets rows, actors and tokens be dropped onto this element, or onto those of its parts that stand for a fighter. */
export function acceptDrops(element: HTMLElement, look: () => Look | null): void {
  const mark = (event: DragEvent, on: boolean): void =>
    void zoneOf(element, targetOf(event))?.classList.toggle("dropping", on);
  element.addEventListener("dragover", (event) => {
    event.preventDefault();
    mark(event, true);
  });
  element.addEventListener("dragleave", (event) => mark(event, false));
  element.addEventListener("drop", (event) => {
    mark(event, false);
    const at = look();
    if (at === null) return;
    event.preventDefault();
    event.stopPropagation();
    const dragged = draggedIn(event);
    void (async () => {
      const who = meant(at.combat, dragged) ?? (await enlisted(at.combat, dragged));
      if (who !== null) await dropIn(at, who, fighterAt(targetOf(event)));
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
