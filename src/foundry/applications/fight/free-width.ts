/** Beside a sidebar that leaves less than this, a phone's, there is no room for anything: it lies over it. */
const TOO_LITTLE = 360;

/** How much of the page's width is free, so that nothing of ours covers the fight that stands in the sidebar. */
export function freeWidth(): number {
  const left = document.querySelector("#sidebar")?.getBoundingClientRect().left ?? innerWidth;
  return left < TOO_LITTLE ? innerWidth : left;
}
