import { page, seenAs } from "../../page.ts";
import { instances } from "../../applications/api/instances.ts";
import type { Hotbar } from "../../applications/ui/hotbar.ts";
import type { MainMenu } from "../../applications/ui/main-menu.ts";
import type { Canvas } from "../../canvas/board.ts";
import type { DocumentShape } from "../../applications/document-shape.ts";

interface Keybindings {
  register(namespace: string, action: string, config: object): void;
}

const LATE = 2;
const MACRO_PAGES = 5;

const canvas = (): Canvas => seenAs<Canvas>(page.canvas);

/** Closes what is topmost: a window, else what is selected; with nothing left, the menu opens. */
function dismiss(): boolean {
  const windows = [...instances.values()].filter((app) => app.hasFrame && app.rendered);
  const top = windows.sort((a, b) => a.position.zIndex - b.position.zIndex).at(-1);
  if (top) void top.close({ closeKey: true });
  else if (canvas().ready && canvas().hud.token.rendered) void canvas().hud.token.clear();
  else if (canvas().ready && canvas().activeLayer.releaseAll() > 0) return true;
  else void (page.ui["menu"] as MainMenu).toggle();
  return true;
}

function targetHovered(releaseOthers: boolean): boolean {
  if (!canvas().ready) return false;
  const token = canvas().tokens.hover;
  token?.setTarget(!token.isTargeted, { releaseOthers });
  return token !== null;
}

function move(dx: number, dy: number): () => boolean {
  return () => {
    if (!canvas().ready || canvas().tokens.controlled.length === 0) return false;
    void canvas().tokens.moveMany({ dx, dy });
    return true;
  };
}

/** Up or down by one grid space: what flies, dives or stands on a roof. */
function rise(spaces: number): () => boolean {
  return () => {
    if (!canvas().ready || canvas().tokens.controlled.length === 0) return false;
    void canvas().tokens.moveMany({ dz: spaces });
    return true;
  };
}

function turn(method: string): () => boolean {
  return () => {
    const { combat } = seenAs<{ combat: Record<string, unknown> | null }>(page.game);
    const step = combat?.[method];
    if (typeof step !== "function") return false;
    void step.call(combat);
    return true;
  };
}

export function registerCoreKeybindings(keybindings: Keybindings): void {
  const register = (action: string, key: string, onDown: () => unknown, more: object = {}): void =>
    keybindings.register("core", action, {
      name: `KEYBINDINGS.${action}`,
      editable: [{ key }],
      onDown,
      precedence: LATE,
      ...more,
    });

  register("dismiss", "Escape", dismiss);
  register("cycleView", "Tab", () => canvas().ready && canvas().tokens.cycleTokens(true) !== null);
  register("target", "KeyT", () => targetHovered(true));
  register("targetMore", "KeyT", () => targetHovered(false), { editable: [{ key: "KeyT", modifiers: ["Shift"] }] });
  register(
    "delete",
    "Delete",
    () => {
      if (!canvas().ready) return false;
      void canvas().activeLayer.deleteControlled();
      return true;
    },
    { uneditable: [{ key: "Backspace" }] },
  );
  register("characterSheet", "KeyC", () => {
    const { character } = seenAs<{ character?: DocumentShape | null }>(page.game.user);
    const [token] = canvas().ready ? canvas().tokens.controlled : [];
    void (token?.actor ?? character)?.sheet?.render({ force: true });
    return true;
  });
  register("moveUp", "ArrowUp", move(0, -1), { repeat: true, uneditable: [{ key: "KeyW" }] });
  register("moveDown", "ArrowDown", move(0, 1), { repeat: true, uneditable: [{ key: "KeyS" }] });
  register("moveLeft", "ArrowLeft", move(-1, 0), { repeat: true, uneditable: [{ key: "KeyA" }] });
  register("moveRight", "ArrowRight", move(1, 0), { repeat: true, uneditable: [{ key: "KeyD" }] });
  register("ascend", "KeyE", rise(1), { repeat: true, uneditable: [{ key: "NumpadAdd" }] });
  register("descend", "KeyQ", rise(-1), { repeat: true, uneditable: [{ key: "NumpadSubtract" }] });
  register("nextTurn", "KeyN", turn("nextTurn"));
  register("previousTurn", "KeyB", turn("previousTurn"));
  register("nextRound", "KeyN", turn("nextRound"), { editable: [{ key: "KeyN", modifiers: ["Shift"] }] });
  register("previousRound", "KeyB", turn("previousRound"), { editable: [{ key: "KeyB", modifiers: ["Shift"] }] });
  for (let digit = 0; digit < 10; digit++) {
    const run = (): boolean => {
      const slot = (page.ui["hotbar"] as Hotbar).slots.find(({ key }) => key === digit);
      void slot?.macro?.execute();
      return Boolean(slot?.macro);
    };
    register(`macro${digit}`, `Digit${digit}`, run);
  }
  for (let to = 1; to <= MACRO_PAGES; to++) {
    const swap = (): boolean => {
      void (page.ui["hotbar"] as Hotbar).changePage(to);
      return true;
    };
    register(`swapMacroPage${to}`, `Digit${to}`, swap, { editable: [{ key: `Digit${to}`, modifiers: ["Alt"] }] });
  }
}
