import { hear } from "./hooks.ts";
import { isGeneration14 } from "./system.ts";

type SceneToken = TokenDocument.Implementation;

/** The tokens of a scene, or of all. */
export const sceneTokens = (scene?: Scene.Implementation | null): readonly SceneToken[] =>
  (scene ? [scene] : [...game.scenes]).flatMap(({ tokens }) => [...tokens]);

/** The tokens of the scene one looks at that one sees there, which Pixi's part of each says: not every compiler finds its type. */
export const tokensInSight = (): readonly SceneToken[] =>
  (canvas?.tokens?.placeables ?? [])
    .filter((token) => Reflect.get(token, "visible") === true)
    .map(({ document }) => document);

interface Tool {
  readonly name: string;
  readonly title: string;
  readonly icon: string;
  readonly press: () => void;
}

interface Controls {
  readonly tokens?: { readonly tools: Record<string, object> };
}

/** Buttons of the Game Master's among the tools for tokens, where the world has a use for them. */
export function addGameMastersTools(tools: readonly Tool[], useful: () => boolean): void {
  hear("getSceneControlButtons", ({ tokens }: Controls) => {
    const beside = tokens?.tools;
    if (beside === undefined || !game.user.isGM || !useful()) return;
    const last = Object.keys(beside).length;
    for (const [index, { name, title, icon, press }] of tools.entries()) {
      const order = last + index + 1;
      beside[name] = { name, order, title, icon, button: true, visible: true, onChange: () => press() };
    }
  });
}

/** In generation 14 a scene may have several levels, of which walls and regions name those that they are on; none named is all. */
interface OnLevels {
  readonly levels?: ReadonlySet<string>;
}

/** The levels that these tokens stand on; nothing where there is but one. */
export const levelsOf = (tokens: readonly SceneToken[]): ReadonlySet<string> =>
  new Set(
    (isGeneration14() ? tokens : []).flatMap((token) => {
      const level: unknown = Reflect.get(token, "level");
      return typeof level === "string" && level !== "" ? [level] : [];
    }),
  );

const isOn =
  (here: ReadonlySet<string>) =>
  (placed: OnLevels): boolean => {
    const { levels } = here.size === 0 ? {} : placed;
    return levels === undefined || levels.size === 0 || [...levels].some((level) => here.has(level));
  };

/** A scene's walls as fights look at them; the types do not say what a wall's numbers stand for. */
interface Wall extends OnLevels {
  readonly c: readonly [number, number, number, number];
  readonly move: number;
  readonly sight: number;
  readonly door: number;
  readonly ds: number;
}

/** Ends of a wall on the scene, in pixels. */
export type WallEnds = Wall["c"];

const OPEN = 1;
/** Nothing at all, and what only hampers the sight through a second wall like it: both let a shot through. */
const LETS_SHOTS_THROUGH: readonly number[] = [0, 10];

/** The walls on these levels that bar a way, and those that bar a shot; an open door is none. */
export function wallsOf(
  scene: Scene.Implementation,
  levels: ReadonlySet<string>,
): {
  readonly fences: readonly WallEnds[];
  readonly screens: readonly WallEnds[];
} {
  const all = [...(scene.walls as unknown as Iterable<Wall>)].filter(isOn(levels));
  const standing = all.filter(({ door, ds }) => door === 0 || ds !== OPEN);
  return {
    fences: standing.filter(({ move }) => move !== 0).map(({ c }) => c),
    screens: standing.filter(({ sight }) => !LETS_SHOTS_THROUGH.includes(sight)).map(({ c }) => c),
  };
}

/** Called when a wall of a scene comes, goes, moves, or when a door is opened or shut. */
export function whenWallsChange(changed: (scene: Scene.Implementation) => void): void {
  const tell = (wall: { readonly parent: Scene.Implementation | null }): void => {
    if (wall.parent !== null) changed(wall.parent);
  };
  for (const happening of ["create", "update", "delete"]) Hooks.on(`${happening}Wall` as never, tell as never);
}

/** A scene's regions as fights look at them; the types do not know what a region does to whoever walks in it. */
interface Behavior {
  readonly type: string;
  readonly disabled: boolean;
  readonly system: { readonly difficulties?: { readonly walk?: number | null } };
}

interface Region extends OnLevels {
  readonly behaviors: Iterable<Behavior>;
  testPoint(point: { readonly x: number; readonly y: number; readonly elevation: number }): boolean;
}

/** Whoever draws a region on a map says how hard it is to walk in: twice as hard, or harder, or not at all. */
const slows = ({ type, disabled, system: { difficulties } }: Behavior): boolean =>
  type === "modifyMovementCost" &&
  !disabled &&
  difficulties?.walk !== undefined &&
  (difficulties.walk === null || difficulties.walk > 1);

/** Whether a point of this scene, on the ground of these levels, is hard to walk on; null where no part of it is. */
export function hardGroundOf(
  scene: Scene.Implementation,
  levels: ReadonlySet<string>,
): ((point: { readonly x: number; readonly y: number }) => boolean) | null {
  const all = [...(scene.regions as unknown as Iterable<Region>)].filter(isOn(levels));
  const hard = all.filter(({ behaviors }) => [...behaviors].some(slows));
  return hard.length === 0 ? null : ({ x, y }) => hard.some((region) => region.testPoint({ x, y, elevation: 0 }));
}

/** Called when a region of a scene comes, goes or changes, or what it does. */
export function whenRegionsChange(changed: (scene: Scene.Implementation) => void): void {
  const tell = (region: { readonly parent: Scene.Implementation | null } | null): void => {
    if (region !== null && region.parent !== null) changed(region.parent);
  };
  for (const happening of ["create", "update", "delete"]) {
    Hooks.on(`${happening}Region` as never, tell as never);
    Hooks.on(
      `${happening}RegionBehavior` as never,
      ((behavior: { readonly parent: { readonly parent: Scene.Implementation | null } | null }) =>
        tell(behavior.parent)) as never,
    );
  }
}

/** Called when a token of a scene goes to another of its levels. */
export function whenLevelsChange(changed: (scene: Scene.Implementation) => void): void {
  hear("updateToken", ({ parent }: SceneToken, changes: object) => {
    if ("level" in changes && parent !== null) changed(parent);
  });
}

/** The scene as an element of the page: what is pointed at and clicked on it. Foundry tells of clicks on its placeables alone. */
const BOARD = "#board";

/** A hand that lets go of the button this far from where it pressed it, in pixels, has dragged. */
const STILL = 5;

/** A place on the scene in feet, by whole squares. */
export type Place = readonly [number, number];

/** The square of the scene that the pointer is over, unless something lies above the scene. */
function squareUnder({ target, clientX: x, clientY: y }: MouseEvent): Place | null {
  if (canvas?.ready !== true || !(target instanceof Element) || !target.matches(BOARD)) return null;
  const { size, distance } = canvas.grid ?? { size: 0, distance: 0 };
  const point = canvas.canvasCoordinatesFromClient({ x, y });
  const feet = (pixels: number): number => Math.floor(pixels / size) * distance;
  return size > 0 ? [feet(point.x), feet(point.y)] : null;
}

/** Tells of the square that is pointed at, and of the one that is clicked, where the click was no drag. */
export function watchBoard(pointed: (at: Place | null) => void, clicked: (at: Place, click: MouseEvent) => void): void {
  let pressed = { clientX: 0, clientY: 0 };
  addEventListener("pointermove", (event) => pointed(squareUnder(event)));
  addEventListener("pointerdown", (event) => (pressed = event), { capture: true });
  addEventListener("click", (event) => {
    const { clientX: x, clientY: y } = event;
    const at = Math.hypot(x - pressed.clientX, y - pressed.clientY) < STILL ? squareUnder(event) : null;
    if (at !== null) clicked(at, event);
  });
}

/** The part of the page that a token of the scene in view takes, in pixels; nothing where it is not seen. */
export function tokenOnPage(tokenId: string): Readonly<Record<"left" | "top" | "width" | "height", number>> | null {
  const token = tokensInSight().find(({ id }) => id === tokenId);
  if (token === undefined || canvas?.ready !== true) return null;
  const { x, y, width, height } = token;
  const size = canvas.grid?.size ?? 0;
  const from = canvas.clientCoordinatesFromCanvas({ x, y });
  const to = canvas.clientCoordinatesFromCanvas({ x: x + (width ?? 1) * size, y: y + (height ?? 1) * size });
  return { left: from.x, top: from.y, width: to.x - from.x, height: to.y - from.y };
}

/** Moves what is seen of the scene by as much of the page; at once for who wants less motion. */
export function shiftScene([right, down]: readonly [number, number]): void {
  if (canvas?.ready !== true || (right === 0 && down === 0)) return;
  const middle = canvas.canvasCoordinatesFromClient({ x: innerWidth / 2 - right, y: innerHeight / 2 - down });
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (isCalm) canvas.pan(middle);
  else void Promise.resolve(canvas.animatePan(middle)).catch((error: unknown) => console.error(error));
}

/** Squares of the scene lit up below the tokens. The types know the layer as maybe not there. */
interface GridLayer {
  addHighlightLayer(name: string): unknown;
  clearHighlightLayer(name: string): void;
  highlightPosition(name: string, square: object): void;
}

interface Lit {
  readonly x: number;
  readonly y: number;
  readonly color: string;
  readonly alpha?: number;
}

/** The declarations know the canvas's interface without its grid. */
const layer = (): GridLayer | null =>
  canvas?.ready === true ? ((canvas.interface as unknown as { readonly grid: GridLayer } | null)?.grid ?? null) : null;

const numberOf = (color: string): number => Number.parseInt(color.replace("#", ""), 16);

/** Lights these squares and no others under this name. */
export function light(name: string, squares: readonly Lit[]): void {
  const grid = layer();
  if (grid === null) return;
  grid.addHighlightLayer(name);
  grid.clearHighlightLayer(name);
  for (const { x, y, color, alpha = 0.35 } of squares) {
    const shade = numberOf(color);
    grid.highlightPosition(name, { x, y, color: shade, border: shade, alpha });
  }
}
