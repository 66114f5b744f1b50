import { page, words, seenAs } from "../../page.ts";
import type { TokenActor } from "../../canvas/shapes.ts";

interface StatusEntry {
  readonly id: string;
  readonly name: string;
  readonly img?: string;
  readonly order?: number;
  readonly hud?: boolean | { readonly actorTypes?: readonly string[] };
}

export interface StatusChoice {
  readonly id: string;
  readonly title: string;
  readonly src: string;
  readonly isActive: boolean;
  readonly cssClass: string;
}

/** The conditions offered for an actor, in order. */
export function statusChoices(actor: TokenActor | null): StatusChoice[] {
  const registered = seenAs<StatusEntry[] | Record<string, StatusEntry>>(page.CONFIG["statusEffects"]);
  const entries = Object.values(registered).filter(({ hud = true, img }) => {
    if (!img || hud === false) return false;
    return hud === true || !hud.actorTypes || hud.actorTypes.includes(actor?.type ?? "");
  });
  return entries
    .sort((a, b) => (a.order ?? 0) - (b.order ?? 0))
    .map(({ id, name, img = "" }) => {
      const isActive = actor?.statuses?.has(id) ?? false;
      return { id, title: words(name), src: img, isActive, cssClass: isActive ? "active" : "" };
    });
}
