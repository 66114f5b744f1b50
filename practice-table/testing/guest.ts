/** Whoever sits at a table, in whatever form. */
export interface Guest {
  readonly user: string;
  readonly connected: boolean;
  readonly left: boolean;
  /** Resolves when all that was sent to this guest so far has been handled. */
  settled(): Promise<void>;
}
