/** What reaches a client without a page from outside. Only texts pass, since objects of two worlds do not mix well. */
export interface Outside {
  send(frame: string): void;
  onFrame(handler: (frame: string) => void): void;
  onConnection(handler: (connected: boolean) => void): void;
  close(): void;
  readonly storage: {
    getItem(key: string): string | null;
    setItem(key: string, value: string): void;
    removeItem(key: string): void;
  };
  /** The text of a file that a page would fetch. */
  load(path: string): Promise<string>;
  /** Runs the system's modules, as a page would import them. */
  runSystem(): void;
  notice(kind: string, message: string): void;
  wouldRender(application: string, options: string): void;
  farewell(reason: string): void;
}
