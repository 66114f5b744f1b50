import type { Snapshot } from "../../common/protocol.ts";
import { isNewerVersion } from "../../common/utils/is-newer-version.ts";

type Other = string | number | { readonly version: string };

const versionOf = (other: Other): string => String(typeof other === "object" ? other.version : other);

/** `game.release`: which Foundry the table passes for, and how that compares with another. */
export class Release {
  readonly generation: Snapshot["release"]["generation"];
  readonly build: number;
  readonly version: string;

  constructor({ generation, build, version }: Snapshot["release"]) {
    this.generation = generation;
    this.build = build;
    this.version = version;
  }

  get display(): string {
    return `Version ${this.generation} Build ${this.build}`;
  }

  get shortDisplay(): string {
    return `Version ${this.version}`;
  }

  toString(): string {
    return this.shortDisplay;
  }

  isNewer(other: Other): boolean {
    return isNewerVersion(this.version, versionOf(other));
  }

  isGenerationalChange(other: Other): boolean {
    return this.generation > Number.parseInt(versionOf(other), 10);
  }
}
