import type { AnySheet } from "../../ports/sheet-bases.ts";

/** Less than this between a window and the sidebar is as good as none. */
const GAP = 8;

/** Foundry puts a window in the middle of the page; in the middle of what the sidebar leaves free it covers none of it. */
export function placeBesideSidebar(sheet: AnySheet): void {
  const free = document.getElementById("sidebar")?.getBoundingClientRect().left ?? 0;
  const width = sheet.element.getBoundingClientRect().width;
  if (free - width >= GAP) sheet.setPosition({ left: Math.round((free - width) / 2) });
}
