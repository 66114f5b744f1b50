import { fighterId, type FighterId } from "../../../../rules/index.ts";
import type { Person } from "../../../../view/index.ts";
import { duplicateOf, fighterOf, hasBegun, isKeeper } from "../../../encounter/index.ts";
import { readDeparted, fightNamed } from "../../../ports/fights.ts";
import { SYSTEM_ID } from "../../../ports/system.ts";
import { redraw } from "../redraw.ts";

const FALLBACK = "icons/svg/mystery-man.svg";

/** What the table calls a combatant, and how it looks. */
export const personOf = (combatant: Combatant.Implementation): Person => ({
  name: combatant.name ?? "",
  img: combatant.img ?? combatant.token?.texture.src ?? combatant.actor?.img ?? FALLBACK,
  hidden: combatant.hidden,
  peaceful: (combatant.token?.disposition ?? CONST.TOKEN_DISPOSITIONS.HOSTILE) >= CONST.TOKEN_DISPOSITIONS.NEUTRAL,
  players: combatant.players.map(({ name }) => name),
  away: combatant.players.length > 0 && !combatant.players.some(({ active }) => active),
  things: Object.fromEntries([...(combatant.actor?.items ?? [])].map(({ id, name }) => [id ?? "", name])),
});

/** Those who have left a fight whose story still tells of them. */
export const departedFrom = (combat: Combat.Implementation): Readonly<Record<FighterId, Person>> =>
  Object.fromEntries(
    Object.entries(readDeparted(combat)).map(([id, known]) => [fighterId(id), { ...known, players: [] }]),
  );

/** A combatant that is deleted takes its name along: the fight keeps it. Called once at `init`. */
export function rememberDeparted(): void {
  Hooks.on("deleteCombatant", (combatant) => {
    const { combat } = combatant;
    if (combat === null || !isKeeper() || !hasBegun(combat) || fightNamed(combat.id ?? "") === undefined) return;
    if (duplicateOf(combat, combatant) !== null) return;
    const { name, img, hidden } = personOf(combatant);
    const change: object = { flags: { [SYSTEM_ID]: { departed: { [fighterOf(combatant)]: { name, img, hidden } } } } };
    void combat.update(change).catch((error: unknown) => console.error(error));
  });
  Hooks.on("updateCombat", (_combat, changed) => {
    if ("flags" in changed) redraw();
  });
}
