import { HeartRush } from "../../rules/index.ts";
import { findByUuid } from "./documents.ts";
import { isGeneration14 } from "./system.ts";

/**
 * Areas on a scene: measured templates in generation 13, and in 14, which has none, regions. Either is its author's to take
 * away, and for all to see. The declarations are of 13, and want the data of each whole.
 */
type Area = HeartRush.sheets.Area;

/** A whole turn is a cone of Foundry's too: this one is as wide as it is long. */
const CONE_ANGLE = 53.13;
const LINE_WIDTH = 5;
const OWNER = 3;

/** Whether this user may lay an area on the scene that is shown, if any is. */
export function mayLay(): boolean {
  const user = game.user as unknown as { can(permission: string): boolean };
  return canvas?.ready === true && user.can(isGeneration14() ? "REGION_CREATE" : "TEMPLATE_CREATE");
}

/** Lengths of a template are in the scene's own units, where it begins in pixels. */
function templateOf({ shape, from: [x, y], feet, towards }: Area, pixels: (feet: number) => number): object {
  const at = { x: pixels(x), y: pixels(y), distance: feet, direction: (towards + 360) % 360 };
  switch (shape) {
    case "circle":
      return { ...at, t: "circle" };
    case "cone":
      return { ...at, t: "cone", angle: CONE_ANGLE };
    case "line":
      return { ...at, t: "ray", width: LINE_WIDTH };
    case "around": {
      // A rectangle is told by the way between two of its corners.
      const corner = { x: pixels(x - feet), y: pixels(y - feet) };
      return { ...at, ...corner, t: "rect", direction: 45, distance: Math.hypot(2 * feet, 2 * feet) };
    }
  }
}

function shapeOf(area: Area, pixels: (feet: number) => number): object {
  const edge = HeartRush.sheets.outlineOf(area);
  const [[x, y] = [0, 0]] = edge;
  return area.shape === "circle"
    ? { type: "circle", x: pixels(x), y: pixels(y), radius: pixels(area.feet) }
    : { type: "polygon", points: edge.flatMap((corner) => corner.map(pixels)) };
}

interface Lays {
  createEmbeddedDocuments(
    name: string,
    data: readonly object[],
  ): Promise<readonly { readonly uuid: string }[] | undefined>;
}

/** Lays an area on a scene; by which address it is found again, or null where Foundry would not have it. */
export async function lay(
  scene: Scene.Implementation,
  area: Area,
  name: string,
  levels: ReadonlySet<string>,
): Promise<string | null> {
  const { size, distance } = scene.grid;
  const pixels = (feet: number): number => (feet / distance) * size;
  const color = String(game.user.color);
  const lays = scene as unknown as Lays;
  const [laid] =
    (await (isGeneration14()
      ? lays.createEmbeddedDocuments("Region", [
          {
            name,
            color,
            shapes: [shapeOf(area, pixels)],
            visibility: CONST.REGION_VISIBILITY.ALWAYS,
            ownership: { default: 0, [game.user.id]: OWNER },
            levels: [...levels],
          },
        ])
      : lays.createEmbeddedDocuments("MeasuredTemplate", [
          { ...templateOf(area, pixels), author: game.user.id, fillColor: color },
        ]))) ?? [];
  return laid?.uuid ?? null;
}

interface Laid {
  readonly isOwner: boolean;
  delete(): Promise<unknown>;
}

const isLaid = (found: unknown): found is Laid => typeof found === "object" && found !== null && "delete" in found;

/** Takes an area away again; one that is gone already is no matter. False where it is somebody else's. */
export async function takeAwayArea(uuid: string): Promise<boolean> {
  const found = await findByUuid(uuid);
  if (!isLaid(found)) return true;
  if (!found.isOwner) return false;
  await found.delete();
  return true;
}
