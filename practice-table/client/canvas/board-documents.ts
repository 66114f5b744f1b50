import { page, type Loose } from "../page.ts";
import type { DocumentShape } from "../applications/document-shape.ts";
import type { BoardShape } from "./board-shape.ts";
import type { Token } from "./placeables/token.ts";
import type { SceneShape, TokenShape } from "./shapes.ts";

const SCENE_KEYS = ["width", "height", "padding", "background", "backgroundColor", "grid"];

/** Keeps the board as the documents are. */
export function followDocuments(canvas: BoardShape): void {
  const { Hooks } = page;
  const here = (document: DocumentShape): boolean => canvas.ready && document.parent === canvas.scene;

  Hooks.on("createToken", (document: DocumentShape) => void (here(document) && canvas.tokens.place(document)));
  Hooks.on("deleteToken", (document: DocumentShape) => here(document) && canvas.tokens.remove(document.id));
  Hooks.on("updateToken", (document: TokenShape, changed: Loose, options: Loose) => {
    const token = here(document) ? canvas.tokens.get(document.id) : undefined;
    if (!token) return;
    if ("x" in changed || "y" in changed) {
      if (options["animate"] === false) token.position.set(document.x, document.y);
      else void token.animate({ x: document.x, y: document.y }, options["animation"] ?? {});
    }
    token.refresh();
  });
  Hooks.on("createWall", (document: DocumentShape) => void (here(document) && canvas.walls.place(document)));
  Hooks.on("updateWall", (document: DocumentShape) => here(document) && canvas.walls.get(document.id)?.refresh());
  Hooks.on("deleteWall", (document: DocumentShape) => here(document) && canvas.walls.remove(document.id));
  Hooks.on("createRegion", (document: DocumentShape) => void (here(document) && canvas.regions.place(document)));
  Hooks.on("updateRegion", (document: DocumentShape) => here(document) && canvas.regions.get(document.id)?.refresh());
  Hooks.on("deleteRegion", (document: DocumentShape) => here(document) && canvas.regions.remove(document.id));
  Hooks.on(
    "createMeasuredTemplate",
    (document: DocumentShape) => void (here(document) && canvas.templates.place(document)),
  );
  Hooks.on(
    "updateMeasuredTemplate",
    (document: DocumentShape) => here(document) && canvas.templates.get(document.id)?.refresh(),
  );
  Hooks.on(
    "deleteMeasuredTemplate",
    (document: DocumentShape) => here(document) && canvas.templates.remove(document.id),
  );
  Hooks.on("updateScene", (document: SceneShape, changed: Loose) => {
    if (document === canvas.scene && SCENE_KEYS.some((key) => key in changed)) void canvas.draw(document);
  });
  for (const name of ["Actor", "Item", "ActiveEffect"]) {
    for (const event of ["create", "update", "delete"]) {
      Hooks.on(`${event}${name}`, (document: DocumentShape) => refreshTokensOf(canvas, document));
    }
  }
  for (const event of ["createCombatant", "deleteCombatant", "updateCombat", "deleteCombat"]) {
    Hooks.on(event, () => canvas.ready && canvas.tokens.placeables.forEach((token) => token.refresh()));
  }
}

function refreshTokensOf(canvas: BoardShape, document: DocumentShape): void {
  if (!canvas.ready) return;
  let actor: DocumentShape | null = document;
  while (actor && actor.documentName !== "Actor") actor = actor.parent;
  if (!actor) return;
  const shown = canvas.tokens.placeables.filter(
    (token: Token) => token.actor === actor || token.document.actorId === actor.id,
  );
  for (const token of shown) {
    void token.drawEffects();
    token.refresh();
  }
}
