import { SYSTEM_ID } from "./system-id.ts";

interface KeyBinding {
  readonly name: string;
  readonly key: string;
  readonly restricted?: boolean;
  readonly down: () => void;
}

/** A key pressed with Alt, which everybody can bind anew. The types want their own brand of the word "Alt". */
export function bindWithAlt(action: string, { name, key, restricted = false, down }: KeyBinding): void {
  const config = { name, restricted, editable: [{ key, modifiers: ["Alt"] }], onDown: () => (down(), true) };
  const bindings = game.keybindings as unknown as { register(space: string, action: string, config: object): void };
  bindings.register(SYSTEM_ID, action, config);
}
