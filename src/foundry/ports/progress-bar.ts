/** A message with a bar that fills; the declarations take its `update` for one that need not be there. */
export interface ProgressBar {
  update(change: { readonly pct: number; readonly message?: string }): void;
}

/** With `progress` a message always has its bar. */
export const progressBar = (message: string): ProgressBar =>
  ui.notifications.info(message, { progress: true }) as unknown as ProgressBar;
