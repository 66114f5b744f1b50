import { CONFIG } from "../config.ts";
import type { ClientSettings } from "./client-settings.ts";

/** The seconds that have passed in the world. */
export class GameTime {
  readonly #settings: ClientSettings;

  constructor(settings: ClientSettings) {
    this.#settings = settings;
  }

  get worldTime(): number {
    return Number(this.#settings.get("core", "time"));
  }

  get serverTime(): number {
    return Date.now();
  }

  async advance(delta: number, options: Record<string, unknown> = {}): Promise<number> {
    return Number(await this.#settings.set("core", "time", this.worldTime + delta, options));
  }

  get roundTime(): number {
    return CONFIG.time.roundTime;
  }
}
