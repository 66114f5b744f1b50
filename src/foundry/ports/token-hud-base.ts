/** The controls over a token, as far as ours change them; the declarations do not tell what it shows or does. */
export interface TokenHud {
  readonly element: HTMLElement;
  readonly document: { readonly actor: Actor.Implementation | null };
  render(): Promise<unknown>;
  _prepareContext(options: object): Promise<HudContext>;
}

export interface StatusChoice {
  readonly id: string;
  title: string;
  src: string;
  isActive: boolean;
  cssClass?: string;
}

export interface HudContext {
  statusEffects?: Record<string, StatusChoice>;
}

interface HudClass {
  new (): TokenHud;
  DEFAULT_OPTIONS: object;
}

/** Only what `TokenHud` lists is used of it, and of its class the options. */
export const TokenHudBase = foundry.applications.hud.TokenHUD as unknown as HudClass;

/** `CONFIG.Token.hudClass` is what the canvas makes its token controls of. */
export function registerTokenHud(hud: new () => TokenHud): void {
  Object.assign(CONFIG.Token, { hudClass: hud });
}
