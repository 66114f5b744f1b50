import type { FighterId } from "../../../../rules/index.ts";
import { beside, shiftBeside } from "../../../../view/index.ts";
import { combatantOf } from "../../../encounter/index.ts";
import type { AppPosition } from "../../../ports/application-base.ts";
import { shiftScene, tokenOnPage } from "../../../ports/scenes.ts";
import { look } from "../look.ts";
import type { FightWindow } from "./fight-window.ts";
import { freeMiddle, freeWidth } from "./free-width.ts";

/** Its place and size on a page that has the room, and how near to its edge it comes on one that has not; in pixels. */
export const WIDTH = 760;
export const LEFT = 90;
export const TOP = 56;
export const EDGE = 8;

/** With four cards beside each other, and as high as an engagement of a few becomes. */
const MEASURES = { wide: WIDTH, narrow: 600, high: 520 };

/** How long the map may still be on its way after a window was placed, in milliseconds. */
const AT_REST = 500;

/** The part of the page where a window may lie; null where there is not the width for one. */
function freeRoom() {
  const width = freeWidth() - EDGE - LEFT;
  return width < WIDTH ? null : { left: LEFT, top: TOP, width, height: innerHeight - freeMiddle().above - TOP };
}

/** Keeps a window beside the tokens that it is about: it opens there, and where they move under it the map moves. */
export class Place {
  readonly #window: FightWindow;
  #put: Pick<AppPosition, "left" | "top"> | null = null;
  #about: readonly FighterId[] = [];
  #tokens: readonly string[] = [];
  #stood = "";

  constructor(window: FightWindow) {
    this.#window = window;
  }

  /** Of each drawing: nothing happens until one of them stands elsewhere, or the window has been opened anew. */
  keep(): void {
    const { combat, element } = this.#window;
    const at = look(combat);
    if (at === null || element.ownerDocument !== document || freeRoom() === null) return;
    const members = at.ruleset.facts.members(at.table);
    if (members.length > 0) this.#about = members;
    const tokens = this.#about.flatMap((who) => combatantOf(at.combat, who)?.token ?? []);
    const stand = tokens.map(({ id, x, y }) => `${id} ${x} ${y}`).join();
    const isNew = !element.classList.contains("placed");
    if (stand === this.#stood && !isNew) return;
    this.#stood = stand;
    element.classList.add("placed");
    this.#tokens = tokens.map(({ id }) => id ?? "");
    this.#makeRoom(isNew && !this.#isMoved());
    if (isNew) this.#watch(element);
  }

  /** Where what it shows grows over them, the map makes way once it is at rest, but for whoever has put the window there. */
  #watch(element: HTMLElement): void {
    let high = Infinity;
    const grown = (): void => {
      if (element.isConnected && !this.#isMoved()) this.#makeRoom(false);
    };
    new ResizeObserver(() => {
      const now = element.offsetHeight;
      if (now > high) setTimeout(grown, AT_REST);
      high = now;
    }).observe(element);
  }

  #makeRoom(opens: boolean): void {
    const room = freeRoom();
    if (room === null) return;
    const about = this.#tokens.flatMap((id) => tokenOnPage(id) ?? []);
    if (opens) this.#open(beside(about, room, MEASURES));
    else shiftScene(shiftBeside(about, this.#window.element.getBoundingClientRect(), room));
  }

  /** Somebody who has moved it wants it there. */
  #isMoved(): boolean {
    const { left, top } = this.#window.position;
    return this.#put !== null && (this.#put.left !== left || this.#put.top !== top);
  }

  #open({ shift, ...place }: ReturnType<typeof beside>): void {
    shiftScene(shift);
    this.#put = place;
    this.#window.setPosition(place);
  }
}
