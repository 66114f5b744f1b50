import { hasFileExtension } from "../../common/data/validators.ts";
import { Sound } from "./sound.ts";

const EXTENSIONS = ["aac", "flac", "m4a", "mid", "mp3", "ogg", "opus", "wav", "webm"];

/** `game.audio`: what packages ask to be played. Nobody hears it. */
export class AudioHelper {
  readonly sounds = new Map<string, Sound>();
  readonly playing = new Map<number, Sound>();
  readonly pending: (() => void)[] = [];
  readonly locked = false;
  readonly unlock = Promise.resolve();
  readonly music: undefined;
  readonly environment: undefined;
  readonly interface: undefined;

  create({ src }: { src: string }): Sound {
    const known = this.sounds.get(src) ?? new Sound(src);
    this.sounds.set(src, known);
    return known;
  }

  async play(src: string): Promise<Sound> {
    return this.create({ src }).play();
  }

  async preload(src: string): Promise<Sound> {
    return this.create({ src }).load();
  }

  static async play({ src }: { src: string }): Promise<Sound> {
    return new Sound(src).play();
  }

  static async preloadSound(src: string): Promise<Sound> {
    return new Sound(src).load();
  }

  static hasAudioExtension(src: string): boolean {
    return hasFileExtension(src, EXTENSIONS);
  }
}
