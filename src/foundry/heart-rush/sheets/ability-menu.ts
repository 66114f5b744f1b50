import { HeartRush } from "../../../rules/index.ts";
import type { LangKey } from "../../../view/index.ts";
import { targetOf, type MenuEntry } from "../../ports/interface.ts";
import { checkDragData, putOnHotbar } from "../checks/hotbar-checks.ts";
import { rollCheck } from "../checks/roll-check.ts";

/** What rolls an ability on a sheet: a stance card or the ability's own die. */
export const ABILITIES_ON_SHEET = ":is(.stance-card[data-stance], [data-action='rollAbility'])";

const abilityAt = ({ dataset }: HTMLElement): HeartRush.Ability | undefined =>
  HeartRush.sheets.ABILITIES.find((ability) => ability === (dataset["ability"] ?? dataset["stance"]));

/** What can be done with an ability, by right click and by the menu key. */
export function abilityMenu(actor: Actor.Implementation): readonly MenuEntry[] {
  const when = (target: HTMLElement): boolean => actor.isOwner && abilityAt(target) !== undefined;
  const entry = (label: LangKey, icon: string, act: (ability: HeartRush.Ability) => Promise<unknown>): MenuEntry => ({
    label,
    icon,
    when,
    act: (target) => {
      const ability = abilityAt(target);
      return ability && act(ability);
    },
  });
  return [
    entry("HEARTRUSH.AbilityMenu.roll", "fa-solid fa-dice-d20", (ability) => rollCheck(actor, { ability })),
    entry("HEARTRUSH.AbilityMenu.save", "fa-solid fa-shield-halved", (ability) =>
      rollCheck(actor, { ability, kind: "save" }),
    ),
    entry("HEARTRUSH.AbilityMenu.atOnce", "fa-solid fa-bolt", (ability) => rollCheck(actor, { ability, fast: true })),
    entry("HEARTRUSH.AbilityMenu.hotbar", "fa-solid fa-table-cells", (ability) => putOnHotbar(actor, ability)),
  ];
}

/** A stance card or ability that is dragged away takes along what makes a macro of it. */
export function dragAbility(event: DragEvent, actor: Actor.Implementation): void {
  const target = targetOf(event).closest<HTMLElement>(ABILITIES_ON_SHEET);
  const ability = target ? abilityAt(target) : undefined;
  if (ability === undefined) return;
  event.dataTransfer?.setData("text/plain", JSON.stringify(checkDragData(actor, ability)));
}
