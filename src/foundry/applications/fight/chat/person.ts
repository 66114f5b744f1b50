import type { Person } from "../../../../view/index.ts";

const FALLBACK = "icons/svg/mystery-man.svg";

/** What the table calls a combatant, and how it looks. */
export const personOf = (combatant: Combatant.Implementation): Person => ({
  name: combatant.name ?? "",
  img: combatant.img ?? combatant.token?.texture.src ?? combatant.actor?.img ?? FALLBACK,
  hidden: combatant.hidden,
  players: combatant.players.map(({ name }) => name),
  things: Object.fromEntries([...(combatant.actor?.items ?? [])].map(({ id, name }) => [id ?? "", name])),
});
