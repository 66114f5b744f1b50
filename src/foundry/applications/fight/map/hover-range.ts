import { targetOf } from "../../../ports/interface.ts";
import { fighterId, type FighterId } from "../../../../rules/index.ts";
import { combatantOf, fighterOf } from "../../../encounter/index.ts";
import { hear } from "../../../ports/hooks.ts";
import { trackerTab } from "../../../ports/application-base.ts";
import { light } from "../../../ports/scenes.ts";
import { SYSTEM_ID } from "../../../ports/system.ts";
import { look } from "../look.ts";
import { accent } from "./map-squares.ts";

const LAYER = `${SYSTEM_ID}.range`;

/** How strongly a square is lit: less with every level of disadvantage that distance and cover lay on a blow there. */
const strength = (levels: number): number => Math.max(0.06, 0.3 - 0.06 * levels);

/** Whose range is shown: a token that is left after something else was pointed at takes nothing away. */
let shown: FighterId | null = null;

/** Shows on the map how far a fighter's weapon reaches, as far as this user may know; nobody's: shows nothing. */
function showRange(who: FighterId | null): void {
  shown = who;
  const at = look(trackerTab()?.viewed ?? null);
  const token = at === null || who === null ? null : combatantOf(at.combat, who)?.token;
  const scene = token?.parent ?? null;
  if (at === null || who === null || scene === null || scene !== canvas?.scene) return light(LAYER, []);
  const { size, distance } = scene.grid;
  const { width, height } = scene.dimensions;
  const feet = (pixels: number): number => Math.ceil(pixels / size) * distance;
  const whole = { from: [0, 0], width: feet(width), height: feet(height) } as const;
  const squares = at.show.range?.(at.table, who, at.seat, whole) ?? [];
  const color = accent();
  light(
    LAYER,
    squares.map(({ at: [x, y], levels }) => ({
      x: (x / distance) * size,
      y: (y / distance) * size,
      color,
      alpha: strength(levels),
    })),
  );
}

/** The same anew, once somebody has moved or changed weapons. */
export function redrawRange(): void {
  if (shown !== null) showRange(shown);
}

/** The fighter of a token, where it is in the fight that is shown. */
function fighterAt(tokenId: string): FighterId | null {
  const found = [...(trackerTab()?.viewed?.combatants ?? [])].find((combatant) => combatant.tokenId === tokenId);
  return found === undefined ? null : fighterOf(found);
}

/** Called once at `init`. Rows of the tracker point at their tokens by themselves, as Foundry's do. */
export function showRangeOnHover(): void {
  hear("hoverToken", (token: { readonly id: string }, over: boolean) => {
    const who = fighterAt(token.id);
    if (over) showRange(who);
    else if (who === shown) showRange(null);
  });
}

/** Whom an element stands for: a portrait or a row its fighter, a button what the fighter in hand would do. */
function meant(target: HTMLElement): FighterId | null {
  const fighter = target.closest<HTMLElement>("[data-fighter], [data-combatant-id]");
  const id = fighter?.dataset["fighter"] ?? fighter?.dataset["combatantId"];
  if (id !== undefined) return fighterId(id);
  return target.closest("[data-choice]") === null ? null : (look(trackerTab()?.viewed ?? null)?.seat.hand ?? null);
}

/** Portraits, rows and buttons of a fight show whose range they are about, by the pointer and by the keyboard. */
export function showRangeOf(element: HTMLElement): void {
  for (const come of ["pointerover", "focusin"])
    element.addEventListener(come, (event) => showRange(meant(targetOf(event))));
  for (const go of ["pointerleave", "focusout"]) element.addEventListener(go, () => showRange(null));
}
