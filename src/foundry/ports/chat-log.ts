/** The types know no more of the chat log than that it is a tab of the sidebar. */
interface Log {
  readonly isAtBottom: boolean;
  readonly popout?: Log;
  scrollBottom(): Promise<void>;
  updateMessage(message: { readonly id: string | null }): Promise<void>;
}

/** Only what `Log` lists is used of it. */
const log = (): Log | undefined => ui.chat as unknown as Log | undefined;

/** Draws a message again, wherever it is shown. */
export const redrawMessage = (message: { readonly id: string | null }): void => void log()?.updateMessage(message);

/**
 * Foundry follows new messages, not what grows in those that are there, and a question at the end would stay below the
 * edge. Asked before a card is drawn; what comes back is called after, and takes along who was at the bottom before.
 */
export function followBottom(): () => void {
  const followed = [log(), log()?.popout].filter((one) => one?.isAtBottom === true);
  // Foundry puts the card in its place only after it is told that it is drawn.
  return () => void requestAnimationFrame(() => followed.forEach((one) => void one?.scrollBottom()));
}
