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

const isField = (focused: HTMLElement): boolean =>
  focused.isContentEditable || focused.matches("input, textarea, select");

/** The page's keyboard: what is down now, and every press handed to whoever bound it. */
export class KeyboardManager {
  static MODIFIER_KEYS = { CONTROL: "Control", SHIFT: "Shift", ALT: "Alt" } as const;
  static MODIFIER_CODES: Readonly<Record<string, readonly string[]>> = {
    Alt: ["AltLeft", "AltRight"],
    Control: ["ControlLeft", "ControlRight", "MetaLeft", "MetaRight", "Meta", "OsLeft", "OsRight"],
    Shift: ["ShiftLeft", "ShiftRight"],
  };

  readonly downKeys = new Set<string>();

  /** Whether what is in focus keeps the keys to itself: what it says of itself first, then fields, and buttons of forms. */
  get hasFocus(): boolean {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement)) return false;
    const said = focused.dataset["keyboardFocus"];
    if (said === "" || said === "true") return true;
    if (said === "false") return false;
    return isField(focused) || (focused instanceof HTMLButtonElement && focused.form !== null);
  }

  static getKeyboardEventContext(event: KeyboardEvent, up = false): KeyPress {
    return {
      key: event.code,
      event,
      modifiers: held(event),
      isShift: event.shiftKey,
      isControl: event.ctrlKey || event.metaKey,
      isAlt: event.altKey,
      up,
      repeat: event.repeat,
    };
  }

  isModifierActive(modifier: string): boolean {
    return (KeyboardManager.MODIFIER_CODES[modifier] ?? []).some((code) => this.downKeys.has(code));
  }

  listen(): void {
    window.addEventListener("keydown", (event) => this.#handle(event, false));
    window.addEventListener("keyup", (event) => this.#handle(event, true));
    window.addEventListener("blur", () => this.downKeys.clear());
  }

  #handle(event: KeyboardEvent, up: boolean): void {
    if (up) this.downKeys.delete(event.code);
    else this.downKeys.add(event.code);
    const focused = document.activeElement;
    if (!up && event.code === "Escape" && focused instanceof HTMLElement && isField(focused)) return focused.blur();
    // Escape closes a window from any of its buttons.
    if ((this.hasFocus && event.code !== "Escape") || event.isComposing || event.defaultPrevented) return;
    this._processKeyboardContext(KeyboardManager.getKeyboardEventContext(event, up));
  }

  /** Hands a press to whoever bound it. Modules with windows of their own hand over those from there. */
  _processKeyboardContext(press: KeyPress): void {
    const { keybindings } = seenAs<{ keybindings: { dispatch(press: KeyPress): boolean } }>(page.game);
    if (keybindings.dispatch(press)) press.event.preventDefault();
  }
}
