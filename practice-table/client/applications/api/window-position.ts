import type { Position } from "./application-shapes.ts";

const LEAST_WIDTH = 200;
const LEAST_HEIGHT = 60;

/** Fills in and bounds a position so that a window stays reachable inside the viewport. */
export function boundPosition(element: HTMLElement, position: Position): Position {
  const view = element.ownerDocument.defaultView ?? window;
  const room = { width: view.innerWidth, height: view.innerHeight };
  const next = { ...position };
  const scale = next.scale > 0 ? next.scale : 1;

  element.style.width = next.width === "auto" ? "" : `${next.width}px`;
  element.style.height = next.height === "auto" ? "" : `${next.height}px`;
  if (next.width !== "auto") next.width = Math.min(Math.max(next.width, LEAST_WIDTH), room.width);
  if (next.height !== "auto") next.height = Math.min(Math.max(next.height, LEAST_HEIGHT), room.height);

  const width = (next.width === "auto" ? element.offsetWidth : next.width) * scale;
  const height = (next.height === "auto" ? element.offsetHeight : next.height) * scale;
  if (!Number.isFinite(next.left)) next.left = (room.width - width) / 2;
  if (!Number.isFinite(next.top)) next.top = (room.height - height) / 2;
  next.left = Math.max(0, Math.min(next.left, room.width - Math.min(width, room.width)));
  next.top = Math.max(0, Math.min(next.top, room.height - Math.min(height, room.height)));
  return next;
}

export function writePosition(element: HTMLElement, position: Position): void {
  const { style } = element;
  style.top = `${position.top}px`;
  style.left = `${position.left}px`;
  style.width = position.width === "auto" ? "" : `${position.width}px`;
  style.height = position.height === "auto" ? "" : `${position.height}px`;
  style.transform = position.scale === 1 ? "" : `scale(${position.scale})`;
  style.zIndex = String(position.zIndex);
}

export function parseCSSDimensions(style: string, parentDimension: number): number | undefined {
  if (style.endsWith("px")) return Number(style.slice(0, -2));
  if (style.endsWith("%")) return (parentDimension * Number(style.slice(0, -1))) / 100;
  return undefined;
}

export async function waitForImages(element: HTMLElement): Promise<void> {
  const waiting = [...element.querySelectorAll("img")].filter((img) => !img.complete);
  await Promise.allSettled(waiting.map((img) => img.decode()));
}
