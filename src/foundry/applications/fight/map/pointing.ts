import { fighterId, type FighterId } from "../../../../rules/index.ts";
import { combatantOf, fighterOf } from "../../../encounter/index.ts";
import { hear } from "../../../ports/hooks.ts";
import { targetOf } from "../../../ports/interface.ts";
import { trackerTab } from "../../../ports/application-base.ts";
import { pointAtToken } from "../../../ports/tokens.ts";

/** Who is lit on the map because something on the page that names them is pointed at. */
let lit: readonly FighterId[] = [];

function light(who: readonly FighterId[], event: Event): void {
  const combat = trackerTab()?.viewed ?? null;
  const [before, now] = [lit, who];
  lit = who;
  if (combat === null) return;
  const point = (one: FighterId, over: boolean): void =>
    pointAtToken(combatantOf(combat, one)?.tokenId ?? "", event, over);
  for (const one of before) if (!now.includes(one)) point(one, false);
  for (const one of now) if (!before.includes(one)) point(one, true);
}

/** Whom the nearest thing that names anybody is about. */
function named(target: HTMLElement): readonly FighterId[] {
  const { about, fighter, combatantId } =
    target.closest<HTMLElement>("[data-about], [data-fighter], [data-combatant-id]")?.dataset ?? {};
  return (about ?? fighter ?? combatantId ?? "")
    .split(" ")
    .filter((id) => id !== "")
    .map(fighterId);
}

/** Whoever is named in this element is lit on the map while pointed at, or while the keyboard is there. */
export function pointOut(element: HTMLElement): void {
  for (const come of ["pointerover", "focusin"])
    element.addEventListener(come, (event) => light(named(targetOf(event)), event));
  for (const go of ["pointerleave", "focusout"]) element.addEventListener(go, (event) => light([], event));
}

/** What named somebody is gone from the page, without the pointer having left it. */
export const pointAtNobody = (): void => light([], new Event("pointerleave"));

/** Called once at `init`. Whoever is pointed at on the map is lit wherever a fight names them; rows are Foundry's own to light. */
export function showPointedAt(): void {
  hear("hoverToken", (token: { readonly id: string }, over: boolean) => {
    const found = [...(trackerTab()?.viewed?.combatants ?? [])].find(({ tokenId }) => tokenId === token.id);
    const id = found === undefined ? "" : CSS.escape(fighterOf(found));
    for (const element of document.querySelectorAll(`.fight-app :is([data-fighter="${id}"], [data-about~="${id}"])`))
      element.classList.toggle("pointed-at", over);
  });
}
