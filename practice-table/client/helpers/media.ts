import { hasFileExtension } from "../../common/data/validators.ts";

/** What the names of files tell of them; the table plays and draws none of it itself. */
export class VideoHelper {
  static hasVideoExtension(src: string): boolean {
    return hasFileExtension(src, ["m4v", "mp4", "ogv", "webm"]);
  }
}

export class ImageHelper {
  static hasImageExtension(src: string): boolean {
    return hasFileExtension(src, ["apng", "avif", "bmp", "gif", "jpeg", "jpg", "png", "svg", "tiff", "webp"]);
  }
}
