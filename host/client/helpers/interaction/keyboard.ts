import { page, seenAs } from "../../page.ts";

interface KeyPress {
  readonly key: string;
  readonly event: KeyboardEvent;
  readonly modifiers: readonly string[];
  readonly isShift: boolean;
  readonly isControl: boolean;
  readonly isAlt: boolean;
  readonly up: boolean;
  readonly repeat: boolean;
}

function held(event: KeyboardEvent): string[] {
  const modifiers: string[] = [];
  if (event.altKey) modifiers.push("Alt");
  if (event.ctrlKey || event.metaKey) modifiers.push("Control");
  if (event.shiftKey) modifiers.push("Shift");
  return modifiers;
}

/** The page's keyboard: what is down now, and every press handed to whoever bound it. */
export class KeyboardManager {
  readonly downKeys = new Set<string>();

  get hasFocus(): boolean {
    const focused = document.activeElement;
    return focused instanceof HTMLElement && (focused.isContentEditable || focused.matches("input, textarea, select"));
  }

  isModifierActive(modifier: string): boolean {
    const codes: Record<string, string[]> = {
      Alt: ["AltLeft", "AltRight"],
      Control: ["ControlLeft", "ControlRight", "MetaLeft", "MetaRight"],
      Shift: ["ShiftLeft", "ShiftRight"],
    };
    return (codes[modifier] ?? []).some((code) => this.downKeys.has(code));
  }

  listen(): void {
    window.addEventListener("keydown", (event) => this.#handle(event, false));
    window.addEventListener("keyup", (event) => this.#handle(event, true));
    window.addEventListener("blur", () => this.downKeys.clear());
  }

  #handle(event: KeyboardEvent, up: boolean): void {
    if (up) this.downKeys.delete(event.code);
    else this.downKeys.add(event.code);
    if (!up && event.code === "Escape" && this.hasFocus) return (document.activeElement as HTMLElement).blur();
    if (this.hasFocus || event.isComposing || event.defaultPrevented) return;
    const press: KeyPress = {
      key: event.code,
      event,
      modifiers: held(event),
      isShift: event.shiftKey,
      isControl: event.ctrlKey || event.metaKey,
      isAlt: event.altKey,
      up,
      repeat: event.repeat,
    };
    const { keybindings } = seenAs<{ keybindings: { dispatch(press: KeyPress): boolean } }>(page.game);
    if (keybindings.dispatch(press)) event.preventDefault();
  }
}
