/** A part of the page, in its pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where a window opens, and how far the map moves so that what it is about lies beside it. */
export interface Beside {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly shift: readonly [number, number];
}

/** How wide a window is where there is room, and how wide at the least; and how high it becomes. */
export interface Measures {
  readonly wide: number;
  readonly narrow: number;
  readonly high: number;
}

const GAP = 8;

const right = ({ left, width }: Box): number => left + width;
const bottom = ({ top, height }: Box): number => top + height;

const apart = (one: Box, other: Box): boolean =>
  right(one) + GAP <= other.left ||
  right(other) + GAP <= one.left ||
  bottom(one) + GAP <= other.top ||
  bottom(other) + GAP <= one.top;

/** What all of them lie in. */
function around(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  return { left, top, width: Math.max(...boxes.map(right)) - left, height: Math.max(...boxes.map(bottom)) - top };
}

/** The least that brings a stretch into another. */
const into = (from: number, size: number, to: number, room: number): number =>
  Math.max(to - from, Math.min(0, to + room - from - size));

/** How far the map moves, and as little as may be, so that all of them come to lie beside a window, all on one side of it. */
export function shiftBeside(about: readonly Box[], window: Box, room: Box): Beside["shift"] {
  if (about.every((box) => apart(window, box))) return [0, 0];
  const whole = around(about);
  const across = { left: room.left, width: room.width };
  const along = { top: room.top, height: room.height };
  const sides = [
    { ...along, left: room.left, width: window.left - GAP - room.left },
    { ...along, left: right(window) + GAP, width: right(room) - right(window) - GAP },
    { ...across, top: bottom(window) + GAP, height: bottom(room) - bottom(window) - GAP },
    { ...across, top: room.top, height: window.top - GAP - room.top },
  ].filter(({ width, height }) => whole.width <= width && whole.height <= height);
  const shifts = sides.map(
    (side) =>
      [
        into(whole.left, whole.width, side.left, side.width),
        into(whole.top, whole.height, side.top, side.height),
      ] as const,
  );
  return shifts.toSorted((one, other) => far(one) - far(other))[0] ?? [0, 0];
}

const far = ([x, y]: Beside["shift"]): number => Math.hypot(x, y);

/**
 * Where a window covers none of those it is about: as it usually stands, or at another edge of the free room, or narrower
 * there; or else narrow, with the map moved as little as brings them beside it. Where all that is too little it stands as usual.
 */
export function beside(about: readonly Box[], room: Box, { wide, narrow, high }: Measures): Beside {
  const low = Math.max(room.top, bottom(room) - high);
  const places = [wide, narrow].flatMap((width) =>
    [room.top, low].flatMap((top) =>
      [room.left, right(room) - width].map((left) => ({ left, top, width, height: high })),
    ),
  );
  const stands = ({ left, top, width }: Box, shift: Beside["shift"] = [0, 0]): Beside => ({ left, top, width, shift });
  const free = places.find((place) => about.every((box) => apart(place, box)));
  if (free !== undefined) return stands(free);
  const usual = { left: room.left, top: room.top, width: wide, height: high };
  const aside = { ...usual, left: right(room) - narrow, width: narrow };
  const moved = [usual, aside]
    .map((place) => stands(place, shiftBeside(about, place, room)))
    .filter(({ shift }) => far(shift) > 0);
  return moved.toSorted((one, other) => far(one.shift) - far(other.shift))[0] ?? stands(usual);
}
