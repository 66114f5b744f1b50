import { SYSTEM_ID } from "./system-id.ts";

interface KeyBinding {
  readonly name: string;
  readonly hint?: string;
  readonly key: string;
  readonly restricted?: boolean;
  /** Told whether Shift is held as well; whoever has no second way to be done is not asked for it. */
  readonly down: (shift: boolean) => void;
  readonly shift?: boolean;
}

/** A key pressed with Alt, which everybody can bind anew. The types want their own brand of the word "Alt". */
export function bindWithAlt(
  action: string,
  { name, hint, key, restricted = false, down, shift = false }: KeyBinding,
): void {
  const config = {
    name,
    hint,
    restricted,
    editable: [{ key, modifiers: ["Alt"] }],
    reservedModifiers: shift ? ["Shift"] : [],
    onDown: ({ isShift }: { readonly isShift: boolean }) => (down(isShift), true),
  };
  const bindings = game.keybindings as unknown as { register(space: string, action: string, config: object): void };
  bindings.register(SYSTEM_ID, action, config);
}
