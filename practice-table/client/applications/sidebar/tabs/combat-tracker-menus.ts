import { page } from "../../../page.ts";
import type { ContextMenuEntry } from "../../ux/context-menu.ts";
import { menuEntry } from "../menu-entry.ts";
import type { CombatantShape, TrackerShape } from "./combat-shapes.ts";

export function combatantEntries(tracker: TrackerShape): ContextMenuEntry[] {
  const of = (target: HTMLElement): CombatantShape | undefined =>
    tracker.viewed?.combatants.get(target.dataset["combatantId"] ?? "");
  const gm = (): boolean => page.game.user.isGM;
  return [
    menuEntry(
      "COMBAT.ClearInitiative",
      "fa-solid fa-arrow-rotate-left",
      (li) => of(li)?.update({ initiative: null }),
      (li) => {
        const combatant = of(li);
        return gm() && combatant?.initiative !== null;
      },
    ),
    menuEntry(
      "COMBAT.Reroll",
      "fa-solid fa-dice-d20",
      (li) => {
        const combatant = of(li);
        return combatant && tracker.viewed?.rollInitiative([combatant.id]);
      },
      gm,
    ),
    menuEntry("COMBAT.Remove", "fa-solid fa-trash", (li) => of(li)?.delete(), gm),
  ];
}

export function combatEntries(tracker: TrackerShape): ContextMenuEntry[] {
  const gm = (): boolean => page.game.user.isGM && tracker.viewed !== null;
  return [
    menuEntry("COMBAT.ToggleLink", "fa-solid fa-link", () => tracker.viewed?.toggleSceneLink(), gm),
    menuEntry("COMBAT.ResetInitiative", "fa-solid fa-undo", () => tracker.viewed?.resetAll(), gm),
    menuEntry("COMBAT.End", "fa-solid fa-trash", () => tracker.viewed?.endCombat(), gm),
  ];
}
