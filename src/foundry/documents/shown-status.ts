import type { ShownStatus } from "./actor-hooks.ts";
import { registeredStatuses, shownOnTokens } from "../ports/tokens.ts";

/** What a status is called at this level. */
export function statusName({ id, level }: ShownStatus): string {
  const name = game.i18n.localize(registeredStatuses().find((status) => status.id === id)?.name ?? id);
  return level === null ? name : game.i18n.format("HEARTRUSH.Status.atLevel", { name, level: String(level) });
}

/** An effect in memory that shows a status; it is never stored. */
export function shownEffect(actor: Actor.Implementation, status: ShownStatus): ActiveEffect.Implementation {
  const entry = registeredStatuses().find(({ id }) => id === status.id);
  return new ActiveEffect.implementation(
    {
      name: statusName(status),
      img: status.img ?? entry?.img ?? null,
      statuses: [status.id, ...(status.also ?? [])],
      ...shownOnTokens(),
    },
    { parent: actor },
  );
}
