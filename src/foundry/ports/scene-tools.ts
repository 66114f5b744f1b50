import { hear } from "./announce.ts";

interface Tool {
  readonly name: string;
  readonly title: string;
  readonly icon: string;
  readonly press: () => void;
}

interface Controls {
  readonly tokens?: { readonly tools: Record<string, object> };
}

/** Buttons of the Game Master's among the tools for tokens, where the world has a use for them. */
export function addGameMastersTools(tools: readonly Tool[], useful: () => boolean): void {
  hear("getSceneControlButtons", ({ tokens }: Controls) => {
    const beside = tokens?.tools;
    if (beside === undefined || !game.user.isGM || !useful()) return;
    const last = Object.keys(beside).length;
    for (const [index, { name, title, icon, press }] of tools.entries()) {
      const order = last + index + 1;
      beside[name] = { name, order, title, icon, button: true, visible: true, onChange: () => press() };
    }
  });
}
