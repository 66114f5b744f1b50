import type { RenderOptions } from "./application-shapes.ts";

/** An application that others belong to, or that belongs to one. */
export interface Relative {
  readonly id: string;
  readonly element: HTMLElement;
  render(options: RenderOptions): Promise<unknown>;
  close(): Promise<unknown>;
}

const parents = new WeakMap<object, Relative>();
const families = new WeakMap<object, Map<string, Relative>>();

export const parentOf = (app: object): Relative | null => parents.get(app) ?? null;

export function childrenOf(app: object): Map<string, Relative> {
  const known = families.get(app) ?? new Map<string, Relative>();
  families.set(app, known);
  return known;
}

/** From now on it moves and closes with the other, and with nobody else. */
export function joinParent(app: Relative, parent: Relative): void {
  leaveParent(app);
  parents.set(app, parent);
  childrenOf(parent).set(app.id, app);
}

export function leaveParent(app: object): void {
  const parent = parents.get(app);
  if (!parent) return;
  parents.delete(app);
  for (const [id, child] of childrenOf(parent)) if (child === app) childrenOf(parent).delete(id);
}

/** Who closes leaves whoever they belonged to, and takes along whoever belongs to them. */
export function endFamily(app: object): void {
  leaveParent(app);
  for (const child of childrenOf(app).values()) void child.close();
}
