/** A message with a bar that fills; the declarations take its `update` for one that need not be there. */
export interface ProgressBar {
  update(change: { readonly pct: number; readonly message?: string }): void;
}

export const progressBar = (message: string): ProgressBar =>
  ui.notifications.info(message, { progress: true }) as unknown as ProgressBar;
