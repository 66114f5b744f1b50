import { Hooks } from "./hooks.ts";

export interface Binding {
  key: string;
  modifiers?: string[];
}

export interface KeyboardContext {
  readonly key: string;
  readonly modifiers: readonly string[];
  readonly up: boolean;
  readonly repeat: boolean;
  readonly event: unknown;
}

export interface KeybindingConfig {
  name: string;
  hint?: string;
  editable?: Binding[];
  uneditable?: Binding[];
  onDown?: (context: KeyboardContext) => unknown;
  onUp?: (context: KeyboardContext) => unknown;
  repeat?: boolean;
  restricted?: boolean;
  reservedModifiers?: string[];
  precedence?: number;
  order?: number;
}

export interface RegisteredKeybinding extends KeybindingConfig {
  namespace: string;
  key: string;
  precedence: number;
}

interface Source {
  isGM(): boolean;
  read(): Readonly<Record<string, Binding[]>>;
  write(bindings: Readonly<Record<string, Binding[]>>): Promise<unknown>;
}

/** Which keys do what. The page hands in what is pressed; here is decided whose it is. */
export class ClientKeybindings {
  readonly actions = new Map<string, RegisteredKeybinding>();
  readonly #source: Source;
  #nextOrder = 0;

  constructor(source: Source) {
    this.#source = source;
  }

  register(namespace: string, action: string, config: KeybindingConfig): void {
    if (!namespace || !action)
      throw new Error("You must specify both the namespace and action portion of the keybinding");
    const id = `${namespace}.${action}`;
    this.actions.set(id, { precedence: 1, order: this.#nextOrder++, ...config, namespace, key: id });
  }

  get(namespace: string, action: string): Binding[] {
    const config = this.actions.get(`${namespace}.${action}`);
    if (!config) throw new Error(`"${namespace}.${action}" is not a registered keybinding`);
    const chosen = this.#source.read()[config.key] ?? config.editable ?? [];
    return [...(config.uneditable ?? []), ...chosen].map((binding) => ({
      ...binding,
      modifiers: [...(binding.modifiers ?? [])],
    }));
  }

  async set(namespace: string, action: string, bindings?: Binding[]): Promise<void> {
    const id = `${namespace}.${action}`;
    if (!this.actions.has(id)) throw new Error(`"${id}" is not a registered keybinding`);
    const { [id]: _before, ...others } = this.#source.read();
    await this.#source.write(bindings ? { ...others, [id]: bindings } : others);
  }

  get bindings(): Map<string, Binding[]> {
    return new Map(
      Array.from(this.actions.values(), ({ namespace, key }) => [
        key,
        this.get(namespace, key.slice(namespace.length + 1)),
      ]),
    );
  }

  /** Runs what the key is bound to, by precedence and then by order, until one says it has dealt with it. */
  dispatch(context: KeyboardContext): boolean {
    const matching = [...this.actions.values()].filter((action) => this.#matches(action, context));
    matching.sort((a, b) => a.precedence - b.precedence || (a.order ?? 0) - (b.order ?? 0));
    for (const action of matching) {
      const handler = context.up ? action.onUp : action.onDown;
      if (!handler || (context.repeat && !action.repeat)) continue;
      try {
        if (handler(context) === true) return true;
      } catch (error) {
        Hooks.onError(`the keybinding ${action.key}`, error instanceof Error ? error : new Error(String(error)));
      }
    }
    return false;
  }

  #matches(action: RegisteredKeybinding, context: KeyboardContext): boolean {
    if (action.restricted && !this.#source.isGM()) return false;
    const reserved = action.reservedModifiers ?? [];
    const pressed = context.modifiers.filter((modifier) => !reserved.includes(modifier));
    const bindings = this.get(action.namespace, action.key.slice(action.namespace.length + 1));
    return bindings.some(({ key, modifiers = [] }) => {
      return (
        key === context.key &&
        modifiers.length === pressed.length &&
        modifiers.every((modifier) => pressed.includes(modifier))
      );
    });
  }
}
