/** Beside a sidebar that leaves less than this, a phone's, there is no room for anything: it lies over it. */
const TOO_LITTLE = 360;

/** How much of the page's width is free, so that nothing of ours covers the fight that stands in the sidebar. */
export function freeWidth(): number {
  const left = document.querySelector("#sidebar")?.getBoundingClientRect().left ?? innerWidth;
  return left < TOO_LITTLE ? innerWidth : left;
}

/** What is left between the hotbar and what stands above it, in pixels; and how high that stands at the least. */
const GAP = 8;
const LOWEST = 88;

/**
 * The middle of the hotbar, for what stands above it, unless too little would be free on both of its sides; and how far above
 * the lower edge of the page that is: a hotbar has more rows, or is larger, as its user likes.
 */
export function freeMiddle(): { readonly middle: number; readonly width: number; readonly above: number } {
  const free = freeWidth();
  const bar = document.querySelector("#hotbar")?.getBoundingClientRect();
  const middle = bar === undefined ? 0 : bar.left + bar.width / 2;
  const width = 2 * Math.min(middle, free - middle);
  const below = bar === undefined || bar.bottom < innerHeight / 2 ? 0 : innerHeight - bar.top + GAP;
  const above = Math.max(LOWEST, below);
  return width < TOO_LITTLE ? { middle: free / 2, width: free, above } : { middle, width, above };
}
