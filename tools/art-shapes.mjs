// The outlines of the emblems, on a field of 512, and the silhouettes of the dice, on one of 48.

/** @param {string} points */
const outline = (points) =>
  `<polygon points="${points}" fill="none" stroke="currentColor" stroke-width="26" stroke-linejoin="round"/>`;

/** `scale` is the size of the glyph inside, `down` moves it to where the outline is widest. */
export const OUTLINES = {
  hexagon: { path: outline("256,18 466,137 466,375 256,494 46,375 46,137"), scale: 0.56, down: 0 },
  rhombus: { path: outline("256,16 496,256 256,496 16,256"), scale: 0.56, down: 0 },
  circle: {
    path: '<circle cx="256" cy="256" r="236" fill="none" stroke="currentColor" stroke-width="26"/>',
    scale: 0.72,
    down: 10,
  },
  square: {
    path: '<rect x="36" y="36" width="440" height="440" rx="72" fill="none" stroke="currentColor" stroke-width="26"/>',
    scale: 0.66,
    down: 0,
  },
  shield: {
    path:
      '<path d="M256 20c60 46 130 62 204 64v150c0 118-82 206-204 262C134 440 52 352 52 234V84c74-2 144-18 204-64Z" fill="none" stroke="currentColor" stroke-width="26" stroke-linejoin="round"/>' +
      '<path fill="currentColor" d="M256 104c42 28 82 40 126 44v90c0 78-48 134-126 176Z"/>',
    scale: 0,
    down: 0,
  },
};

/** @param {string} points @param {string} facets the edges seen inside, lightly */
const die = (points, facets) =>
  `<polygon points="${points}" fill="var(--die-fill, none)" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/>` +
  `<path d="${facets}" fill="none" stroke="currentColor" stroke-width="1" opacity=".32"/>`;

/** Triangle, square, diamond, kite, pentagon, hexagon: what the hand knows without reading the number. */
export const DICE = {
  d2: '<circle cx="24" cy="24" r="20" fill="var(--die-fill, none)" stroke="currentColor" stroke-width="2"/>',
  d4: die("24,3 46,42 2,42", "M24 3v39"),
  d6: die("6,6 42,6 42,42 6,42", "M6 6l6 6h24l6-6M12 12v24l-6 6M36 12v24l6 6M12 36h24"),
  d8: die("24,2 45,24 24,46 3,24", "M3 24l21 7 21-7"),
  d10: die("24,2 46,21 46,27 24,46 2,27 2,21", "M2 27l9-2 13 6 13-6 9 2M24 31v15"),
  d12: die(
    "24,2 38,6.5 46.500,18 46.500,30 38,41.500 24,46 10,41.500 1.500,30 1.500,18 10,6.500",
    "M24 2v7M38 41.500l-4-6M10 41.500l4-6M1.500 18l6.500 3M46.500 18l-6.500 3",
  ),
  d20: die("24,2 44,13 44,35 24,46 4,35 4,13", "M24 2L10 32h28ZM4 13l6 19 14 14 14-14 6-19"),
};

/** Numbers that a level can be, beyond the first which needs none: drawn, since a picture has no letters of ours. */
export const NUMERALS = {
  2: "M342 352q6-36 42-36 42 0 42 36 0 24-30 48l-54 50h88",
  3: "M346 320h76l-42 50q50 0 50 40 0 42-46 42-36 0-44-28",
  4: "M406 452V316L334 412H436",
  5: "M424 318H358L350 382q16-12 36-12 46 0 46 40 0 42-46 42-34 0-44-24",
};
