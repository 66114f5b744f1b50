import { isGeneration14 } from "./generation.ts";

export interface RegisteredStatus {
  readonly id: string;
  readonly name?: string;
  readonly img?: string;
  /** The kinds of actors whose tokens are offered it; all of them where nothing is said. */
  readonly hud?: { readonly actorTypes: readonly string[] };
}

/** The statuses that tokens can show: a list in generation 13, a record by id in 14. */
export function registeredStatuses(): readonly RegisteredStatus[] {
  const registered: unknown = CONFIG.statusEffects;
  return Object.values(registered as Record<string, RegisteredStatus>);
}

/** Makes these the statuses of the table, with those of Foundry's own that are named. Both generations take a new list. */
export function registerStatuses(statuses: readonly RegisteredStatus[], keep: readonly string[]): void {
  const kept = registeredStatuses().filter(({ id }) => keep.includes(id) && statuses.every((ours) => ours.id !== id));
  const list = [...statuses, ...kept].map((status, order) => (isGeneration14() ? { ...status, order } : { ...status }));
  CONFIG.statusEffects = list as unknown as typeof CONFIG.statusEffects;
}

/** `CONST.ACTIVE_EFFECT_SHOW_ICON.ALWAYS` of generation 14. */
const ALWAYS = 2;

/** Generation 14 shows the picture of an effect that says so, or that ends with time; 13 that of any with a status. */
export const shownOnTokens = (): { readonly showIcon?: number } => (isGeneration14() ? { showIcon: ALWAYS } : {});
