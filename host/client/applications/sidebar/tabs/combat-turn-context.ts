import { page, type Loose } from "../../../page.ts";
import type { CombatShape, CombatantShape } from "./combat-shapes.ts";

function shownEffects(combatant: CombatantShape): { img: string; name: string }[] {
  const special = page.CONFIG["specialStatusEffects"] as { DEFEATED?: string } | undefined;
  const defeated = special?.DEFEATED ?? "dead";
  const effects = [...(combatant.actor?.temporaryEffects ?? [])];
  return effects
    .filter((effect) => effect.img && !effect.statuses.has(defeated))
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
  const icons = shownEffects(combatant);
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
