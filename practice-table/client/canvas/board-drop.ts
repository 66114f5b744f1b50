import { page, words, type Loose, type PackPort } from "../page.ts";
import type { DocumentShape } from "../applications/document-shape.ts";
import { droppedClass, readDrop } from "../applications/sheets/dropped-documents.ts";
import type { BoardShape } from "./board-shape.ts";

interface Placeable extends DocumentShape {
  getTokenDocument(data: Loose, options?: Loose): Promise<DocumentShape>;
}

/** Takes what is dragged from the sidebar onto the scene; an actor becomes a token. */
export function acceptDrops(canvas: BoardShape, view: HTMLElement): void {
  view.addEventListener("dragover", (event) => event.preventDefault());
  view.addEventListener("drop", (event) => {
    event.preventDefault();
    dropOnBoard(canvas, event).catch((error: Error) => page.ui.notifications?.error(error.message));
  });
}

async function dropOnBoard(canvas: BoardShape, event: DragEvent): Promise<void> {
  if (!canvas.ready) return;
  const data = readDrop(event);
  if (!data["type"]) return;
  Object.assign(data, canvas.canvasCoordinatesFromClient({ x: event.clientX, y: event.clientY }));
  if (page.Hooks.call("dropCanvasData", canvas, data, event) === false) return;
  if (data["type"] === "Actor") await dropActor(canvas, data);
}

async function worldActor(found: DocumentShape): Promise<Placeable | null> {
  if (!found.pack) return found as Placeable;
  const pack = page.game.packs.get(found.pack) as PackPort;
  return (await page.game.collections.get("Actor")?.importFromCompendium?.(pack, found.id)) as Placeable | null;
}

async function dropActor(canvas: BoardShape, data: Loose): Promise<void> {
  const found = await droppedClass(data)?.implementation.fromDropData(data);
  if (!found) return;
  if (!found.isOwner) {
    page.ui.notifications?.warn(words("TOKEN.NotYours", { name: found.name }));
    return;
  }
  const actor = await worldActor(found);
  if (!actor || !canvas.scene) return;
  const token = await actor.getTokenDocument({ x: 0, y: 0 }, { parent: canvas.scene });
  const source = token.toObject();
  const { sizeX, sizeY } = canvas.grid;
  const corner = {
    x: Number(data["x"]) - (Number(source["width"]) * sizeX) / 2,
    y: Number(data["y"]) - (Number(source["height"]) * sizeY) / 2,
  };
  const snapped = canvas.grid.getSnappedPoint(corner, { mode: 0xf0 });
  await canvas.scene.createEmbeddedDocuments("Token", [
    { ...source, x: Math.round(snapped.x), y: Math.round(snapped.y) },
  ]);
}
