import { page } from "../../page.ts";

export interface KeybindingKey {
  key: string;
  modifiers?: string[];
}

export interface KeybindingContext {
  readonly event: KeyboardEvent;
  readonly key: string;
  readonly modifiers: readonly string[];
  readonly isShift: boolean;
  readonly isControl: boolean;
  readonly isAlt: boolean;
  readonly up: boolean;
  readonly repeat: boolean;
  readonly action: string;
}

export interface KeybindingAction {
  name?: string;
  hint?: string;
  editable?: KeybindingKey[];
  uneditable?: KeybindingKey[];
  onDown?: (context: KeybindingContext) => unknown;
  onUp?: (context: KeybindingContext) => unknown;
  repeat?: boolean;
  restricted?: boolean;
  reservedModifiers?: string[];
  precedence?: number;
  order?: number;
  namespace?: string;
}

function held(event: KeyboardEvent): string[] {
  return [
    ...(event.altKey ? ["Alt"] : []),
    ...(event.ctrlKey || event.metaKey ? ["Control"] : []),
    ...(event.shiftKey ? ["Shift"] : []),
  ];
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches("input, textarea, select");
}

/** The keys packages have claimed. An action that answers true keeps the key from those of lower precedence. */
export class ClientKeybindings {
  readonly actions = new Map<string, KeybindingAction>();
  readonly bindings = new Map<string, KeybindingKey[]>();
  #order = 0;

  register(namespace: string, action: string, data: KeybindingAction): void {
    if (!namespace || !action) throw new Error("A keybinding needs a namespace and the name of its action.");
    const id = `${namespace}.${action}`;
    this.actions.set(id, { precedence: 1, ...data, namespace, order: this.#order++ });
    this.bindings.set(id, [...(data.uneditable ?? []), ...(data.editable ?? [])]);
  }

  get(namespace: string, action: string): KeybindingKey[] {
    const found = this.bindings.get(`${namespace}.${action}`);
    if (!found) throw new Error(`No keybinding "${namespace}.${action}" is registered.`);
    return found;
  }

  async set(namespace: string, action: string, bindings?: KeybindingKey[]): Promise<void> {
    const id = `${namespace}.${action}`;
    const known = this.actions.get(id);
    if (!known) throw new Error(`No keybinding "${id}" is registered.`);
    this.bindings.set(id, [...(known.uneditable ?? []), ...(bindings ?? known.editable ?? [])]);
  }

  activateListeners(): void {
    window.addEventListener("keydown", (event) => this.handle(event, false));
    window.addEventListener("keyup", (event) => this.handle(event, true));
  }

  handle(event: KeyboardEvent, up: boolean): void {
    if (isTyping(event.target) || event.isComposing) return;
    const modifiers = held(event);
    const matching = [...this.actions].filter(([id, action]) => {
      if (action.restricted && !page.game.user.isGM) return false;
      return (this.bindings.get(id) ?? []).some((binding) => {
        const wanted = [...(binding.modifiers ?? [])].sort();
        const spare = new Set(action.reservedModifiers ?? []);
        const pressed = modifiers.filter((modifier) => wanted.includes(modifier) || !spare.has(modifier));
        return binding.key === event.code && wanted.join() === pressed.join();
      });
    });
    matching.sort(([, a], [, b]) => (a.precedence ?? 1) - (b.precedence ?? 1) || (a.order ?? 0) - (b.order ?? 0));
    for (const [id, action] of matching) {
      if (event.repeat && !action.repeat) continue;
      const context: KeybindingContext = {
        event,
        key: event.code,
        modifiers,
        isShift: event.shiftKey,
        isControl: event.ctrlKey || event.metaKey,
        isAlt: event.altKey,
        up,
        repeat: event.repeat,
        action: id,
      };
      if ((up ? action.onUp : action.onDown)?.(context) !== true) continue;
      event.preventDefault();
      event.stopPropagation();
      return;
    }
  }
}
