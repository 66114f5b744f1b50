/** A sound that is asked for. The table plays none: it is never loaded, and ends where it begins. */
export class Sound extends EventTarget {
  readonly src: string;
  readonly loaded = false;
  readonly failed = true;
  readonly playing = false;
  volume = 1;

  constructor(src: string) {
    super();
    this.src = src;
  }

  async load(): Promise<this> {
    return this;
  }

  async play(): Promise<this> {
    return this;
  }

  async fade(): Promise<void> {}

  async stop(): Promise<this> {
    return this;
  }

  pause(): void {}
}
