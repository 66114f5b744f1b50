import type { UserActivity } from "../common/protocol.ts";
import { HeadsUpDisplay } from "./applications/hud/heads-up-display.ts";
import type { UserShape } from "./applications/document-shape.ts";
import type { Canvas } from "./canvas/board.ts";
import type { SceneShape } from "./canvas/shapes.ts";
import { client } from "./client.ts";
import { page, words, type Loose, seenAs } from "./page.ts";

/** Prepares the board, unless this device plays without one or cannot draw it. */
export function startCanvas(canvas: Canvas): void {
  const view = document.getElementById("board") as HTMLCanvasElement;
  canvas.hud = new HeadsUpDisplay();
  if (page.game.settings.get("core", "noCanvas")) return view.classList.add("absent");
  try {
    canvas.initialize(view);
  } catch (error) {
    console.warn(error);
    view.classList.add("absent");
    page.ui.notifications?.warn(words("GAME.NoCanvas"));
    return;
  }
  followUsers(canvas);
}

/** The active scene, or whatever scene there is to see. */
export async function showScene(canvas: Canvas): Promise<void> {
  const scenes = seenAs<SceneShape[]>(page.game.collections.get("Scene")?.contents ?? []);
  const scene = scenes.find((entry) => entry.active) ?? scenes.find((entry) => entry.visible && page.game.user.isGM);
  await canvas.draw(scene ?? null);
}

interface SelfUser extends UserShape {
  broadcastActivity(activity: UserActivity): void;
}

function followUsers(canvas: Canvas): void {
  page.Hooks.on("updateScene", (scene: SceneShape, changed: Loose) => {
    if (changed["active"] === true) void canvas.draw(scene);
  });
  page.Hooks.on("canvasReady", () => {
    (page.game.user as SelfUser).broadcastActivity({ sceneId: canvas.id });
    for (const [id, activity] of Object.entries(client.snapshot?.activity ?? {})) {
      const user = page.game.users.get(id);
      if (user && !user.isSelf && activity.targets) canvas.tokens.onUserTargets(user, activity.targets);
    }
  });
  page.Hooks.on("userActivity", (user: UserShape, { ping }: UserActivity) => {
    if (!ping || ping["scene"] !== canvas.id) return;
    void canvas.controls.drawPing({ x: Number(ping["x"]), y: Number(ping["y"]) }, user);
  });
}
