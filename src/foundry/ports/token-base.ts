/** The token on the scene that ours extends: what we use of its drag, as Foundry documents it. The types leave it open. */
export interface DragEvent2D {
  readonly clientX: number;
  readonly clientY: number;
  readonly interactionData: { readonly destination: { readonly x: number; readonly y: number } };
}

export interface PlacedToken {
  readonly id: string;
  readonly document: TokenDocument.Implementation & { readonly id: string };
  /** Answers false when the drop comes to nothing: the drag is called off and what was carried goes back. */
  _onDragLeftDrop(event: DragEvent2D): unknown;
  /** Whether a release only sets a point of the way, as with Ctrl held; not every build has it. */
  _shouldPreventDragLeftDrop?(event: DragEvent2D): boolean;
}

/** Only what `PlacedToken` lists is used of it. */
export const TokenBase = foundry.canvas.placeables.Token as unknown as new (document: object) => PlacedToken;

export const useToken = (token: unknown): void => void Object.assign(CONFIG.Token, { objectClass: token });

/** What the scene keeps of a token. The types would have it spelt in their own lists, and lose the actors on the way. */
export const useTokenDocument = (made: unknown): void => void Object.assign(CONFIG.Token, { documentClass: made });

/** Every token of the scene that is shown. */
export const placedTokens = (): readonly PlacedToken[] =>
  (canvas?.tokens?.placeables ?? []) as unknown as readonly PlacedToken[];
