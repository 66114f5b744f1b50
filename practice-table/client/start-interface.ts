import type { ApplicationV2 } from "./applications/api/application-v2.ts";
import type { DocumentShape } from "./applications/document-shape.ts";
import type { Canvas } from "./canvas/board.ts";
import { page, type Loose, seenAs } from "./page.ts";

type UiClass = new (options?: Loose) => ApplicationV2;

/** Drawn in this order; the sidebar draws its own tabs. */
const SHOWN = ["controls", "nav", "players", "hotbar", "pause", "sidebar"] as const;

/** Makes one of each class that `CONFIG.ui` names, a system's own in place of ours, and draws them. */
export async function drawInterface(): Promise<void> {
  page.ui["windows"] = {};
  const classes = page.CONFIG["ui"] as Record<string, UiClass>;
  for (const [name, Class] of Object.entries(classes)) {
    if (name !== "notifications") page.ui[name] = new Class();
  }
  for (const name of SHOWN)
    await (page.ui[name] as ApplicationV2).render({ force: true, ...(name === "controls" ? { reset: true } : {}) });
}

function redraw(name: string, options: Loose = {}): void {
  void (page.ui[name] as ApplicationV2 | undefined)?.render(options);
}

/** Several changes at once, as when a fight begins, redraw a panel once. */
function soon(name: string): () => void {
  let due = false;
  return () => {
    if (due) return;
    due = true;
    queueMicrotask(() => {
      due = false;
      redraw(name);
    });
  };
}

export function followInterface(): void {
  const { Hooks } = page;
  const tracker = soon("combat");
  for (const event of ["canvasReady", "canvasTearDown"]) Hooks.on(event, tracker);
  for (const event of ["create", "update", "delete"]) {
    for (const name of ["Actor", "Item", "ActiveEffect", "Token"]) {
      Hooks.on(`${event}${name}`, (document: DocumentShape) => concernsFight(document) && tracker());
    }
    for (const panel of ["nav", "scenes"]) Hooks.on(`${event}Scene`, soon(panel));
    Hooks.on(`${event}Macro`, soon("hotbar"));
    Hooks.on(`${event}User`, soon("players"));
    Hooks.on(`${event}Folder`, (folder: DocumentShape) => redrawDirectoryOf(folder));
  }
  Hooks.on("updateUser", soon("hotbar"));
  Hooks.on("userConnected", soon("players"));
  Hooks.on("canvasReady", soon("nav"));
  Hooks.on("updateCombat", (combat: object) => seenAs<Canvas>(page.canvas).tokens.updateTurnMarkers(combat));
  for (const event of ["createSetting", "updateSetting"]) {
    Hooks.on(event, ({ key, value }: { key: string; value: unknown }) => {
      if (key !== "core.paused") return;
      redraw("pause", { force: true });
      Hooks.callAll("pauseGame", value === true || value === "true", {});
    });
  }
}

function concernsFight(document: DocumentShape): boolean {
  const { combat } = seenAs<{
    combat: { combatants: Iterable<{ actorId: string | null; tokenId: string | null }> } | null;
  }>(page.game);
  if (!combat) return false;
  let above: DocumentShape | null = document;
  while (above && !["Actor", "Token"].includes(above.documentName)) above = above.parent;
  const id = above?.id;
  return (
    [...combat.combatants].some(({ actorId, tokenId }) => id !== undefined && (actorId === id || tokenId === id)) ||
    above?.parent !== null
  );
}

function redrawDirectoryOf(folder: DocumentShape): void {
  const collection = page.game.collections.get(folder.type ?? "");
  if (collection) redraw(collection.documentClass.metadata.collection);
}
