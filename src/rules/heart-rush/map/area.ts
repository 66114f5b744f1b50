import { SQUARE } from "./ground.ts";
import type { Square } from "../state/model.ts";

/** The shapes that a spell can have on the map. What goes around its caster or out from them needs no place to be chosen. */
export const SHAPES = ["around", "cone", "circle", "line"] as const;
export type Shape = (typeof SHAPES)[number];
/** Whom a spell is about: nobody but its caster, somebody who is chosen, or whoever is in an area. */
export const AREAS = ["none", "targets", ...SHAPES] as const;

/** A point of the map in feet, between squares too. */
type Spot = readonly [number, number];

/** An area on the map: where it begins, how many feet it goes from there, and which way, in degrees clockwise from the east. */
export interface Area {
  readonly shape: Shape;
  readonly from: Spot;
  readonly feet: number;
  readonly towards: number;
}

/** A space that somebody takes: its first square, and how many squares it goes each way. */
interface Space {
  readonly at: Square;
  readonly across: number;
}

export interface Aim {
  /** Where is pointed to. */
  readonly to: Spot;
  /** In which direction a line has been turned, in degrees. */
  readonly turned: number;
  /** Where the caster stands; null for one who is not on the map. */
  readonly caster: Space | null;
}

const HALF = SQUARE / 2;
const EVEN = 1e-6;

/** Half of a cone, which is as wide at each place as it is far from there. */
const HALF_CONE = (Math.atan(0.5) * 180) / Math.PI;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const middleOf = ({ at: [x, y], across }: Space): Spot => [x + across * HALF, y + across * HALF];
const squareAt = ([x, y]: Spot): Space => ({
  at: [Math.floor(x / SQUARE) * SQUARE, Math.floor(y / SQUARE) * SQUARE],
  across: 1,
});

/** HR-SPELL-3: the area that comes of this aim; null for one that spreads from a caster who is not on the map. */
export function layArea(shape: Shape, feet: number, { to, turned, caster }: Aim): Area | null {
  const middle = middleOf(squareAt(to));
  if (shape === "circle") return { shape, from: middle, feet, towards: 0 };
  if (shape === "line") {
    const [x, y] = middle;
    const back: Spot = [x - Math.cos(radians(turned)) * HALF, y - Math.sin(radians(turned)) * HALF];
    return { shape, from: back, feet, towards: turned };
  }
  if (caster === null) return null;
  const from = middleOf(caster);
  const towards = shape === "cone" ? (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI : 0;
  // Distances count from the edge of whoever casts.
  return { shape, from, feet: feet + caster.across * HALF, towards };
}

/** By how far one direction differs from another. */
const between = (one: number, other: number): number => Math.abs(((((one - other) % 360) + 540) % 360) - 180);

function holds({ shape, from, feet, towards }: Area, [x, y]: Spot): boolean {
  const [dx, dy] = [x - from[0], y - from[1]];
  switch (shape) {
    case "around":
      return Math.max(Math.abs(dx), Math.abs(dy)) < feet;
    case "circle":
      return Math.hypot(dx, dy) <= feet + EVEN;
    case "cone": {
      const direction = (Math.atan2(dy, dx) * 180) / Math.PI;
      const far = Math.hypot(dx, dy);
      return far > EVEN && far <= feet + EVEN && between(direction, towards) <= HALF_CONE + EVEN;
    }
    case "line": {
      const [cos, sin] = [Math.cos(radians(towards)), Math.sin(radians(towards))];
      const [along, aside] = [dx * cos + dy * sin, dy * cos - dx * sin];
      return along > -EVEN && along <= feet + EVEN && Math.abs(aside) <= HALF + EVEN;
    }
  }
}

const squaresOf = ({ at: [x, y], across }: Space): readonly Square[] =>
  Array.from({ length: across ** 2 }, (_, place) => [
    x + (place % across) * SQUARE,
    y + Math.floor(place / across) * SQUARE,
  ]);

const inArea = (area: Area, [x, y]: Square): boolean => holds(area, [x + HALF, y + HALF]);

/** HR-SPELL-3: whether somebody who takes this space is struck. What spreads from its caster spares them. */
export function strikes(area: Area, space: Space): boolean {
  const [x, y] = middleOf(space);
  const spared =
    (area.shape === "around" || area.shape === "cone") && Math.hypot(x - area.from[0], y - area.from[1]) < EVEN;
  return !spared && squaresOf(space).some((square) => inArea(area, square));
}

/** HR-SPELL-3: the squares that belong to an area. */
export function squaresIn(area: Area): readonly Square[] {
  const [x, y] = area.from;
  const first = (from: number): number => Math.floor((from - area.feet - SQUARE) / SQUARE) * SQUARE;
  const side = Math.ceil((2 * area.feet) / SQUARE) + 3;
  return squaresOf({ at: [first(x), first(y)], across: side }).filter((square) => inArea(area, square));
}

/** How finely the round end of a cone is drawn. */
const STEPS = 8;

/** The edge of an area, corner by corner; of a circle its middle alone, since it has no corners. */
export function outlineOf({ shape, from: [x, y], feet, towards }: Area): readonly Spot[] {
  const way = (degrees: number, far: number): Spot => [
    x + Math.cos(radians(degrees)) * far,
    y + Math.sin(radians(degrees)) * far,
  ];
  switch (shape) {
    case "circle":
      return [[x, y]];
    case "around":
      return [
        [x - feet, y - feet],
        [x + feet, y - feet],
        [x + feet, y + feet],
        [x - feet, y + feet],
      ];
    case "cone": {
      const edge = Array.from({ length: STEPS + 1 }, (_, step) => towards - HALF_CONE + (2 * HALF_CONE * step) / STEPS);
      return [[x, y], ...edge.map((degrees) => way(degrees, feet))];
    }
    case "line": {
      const [right, left] = [way(towards + 90, HALF), way(towards - 90, HALF)];
      const [dx, dy] = [Math.cos(radians(towards)) * feet, Math.sin(radians(towards)) * feet];
      return [left, [left[0] + dx, left[1] + dy], [right[0] + dx, right[1] + dy], right];
    }
  }
}
