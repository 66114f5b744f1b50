import { page, type Loose } from "../../../page.ts";
import { shownEffects } from "../../../documents/effects/effect-icons.ts";
import type { CombatShape, CombatantShape } from "./combat-shapes.ts";

function iconsOf(combatant: CombatantShape): { img: string; name: string }[] {
  const special = page.CONFIG["specialStatusEffects"] as { DEFEATED?: string } | undefined;
  const defeated = special?.DEFEATED ?? "dead";
  return shownEffects(combatant.actor)
    .filter(({ statuses }) => !statuses.has(defeated))
    .map(({ img, name }) => ({ img, name }));
}

/** One row of the tracker: what Foundry documents as the turn context. */
export function turnContext(
  combat: CombatShape,
  combatant: CombatantShape,
  index: number,
  img: string,
  tooltip: (effects: { img: string; name: string }[]) => string,
): Loose {
  const active = index === combat.turn;
  const icons = iconsOf(combatant);
  const css = [active ? "active" : "", combatant.hidden ? "hide" : "", combatant.isDefeated ? "defeated" : ""];
  return {
    id: combatant.id,
    name: combatant.name,
    img,
    active,
    css: css.filter(Boolean).join(" "),
    hidden: combatant.hidden,
    initiative: combatant.initiative,
    hasRolled: combatant.initiative !== null,
    isDefeated: combatant.isDefeated,
    isOwner: combatant.isOwner,
    canPing: Boolean(combatant.token?.object),
    resource: combatant.resource ?? null,
    effects: { icons, tooltip: tooltip(icons) },
  };
}
