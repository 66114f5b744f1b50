import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { buildServer } from "../build.mjs";

let program: Promise<string> | null = null;

/** The bundled server: `TABLE_SERVER`, where it was built for many, or one built for this process. */
export function serverProgram(): Promise<string> {
  const built = process.env["TABLE_SERVER"];
  program ??= built === undefined ? buildServerForTests() : Promise.resolve(built);
  return program;
}

/** It lies where its packages are found, and is gone when the process is. */
export function buildServerForTests(): Promise<string> {
  const folder = join(import.meta.dirname, `../dist/server-for-tests-${process.pid}`);
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return buildServer(folder);
}

export interface Ended {
  readonly code: number | null;
  readonly said: string;
  readonly complained: string;
}

/** The server as its own process, started as a person would start it. */
export class ServerProcess {
  readonly #child: ChildProcess;
  readonly ended: Promise<Ended>;
  #said = "";
  #complained = "";

  private constructor(child: ChildProcess) {
    this.#child = child;
    child.stdout?.on("data", (text) => (this.#said += String(text)));
    child.stderr?.on("data", (text) => (this.#complained += String(text)));
    this.ended = once(child, "close").then(([code]) => ({
      code: code as number | null,
      said: this.#said,
      complained: this.#complained,
    }));
  }

  static async start(args: readonly string[]): Promise<ServerProcess> {
    const child = spawn(process.execPath, [await serverProgram(), ...args], { stdio: ["ignore", "pipe", "pipe"] });
    return new ServerProcess(child);
  }

  /** A server that can be asked what it weighs. */
  static async startOnScales(args: readonly string[]): Promise<ServerProcess> {
    const scales = ["--expose-gc", "--import", join(import.meta.dirname, "weigh.mjs")];
    const child = spawn(process.execPath, [...scales, await serverProgram(), ...args], {
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    });
    return new ServerProcess(child);
  }

  /** What is in use after everything unused has been let go of, and what the system has handed out, in MB. */
  async weigh(): Promise<{ readonly used: number; readonly resident: number }> {
    this.#child.send("weigh");
    const [usage] = (await once(this.#child, "message")) as [NodeJS.MemoryUsage];
    return { used: (usage.heapUsed + usage.external) / 1e6, resident: usage.rss / 1e6 };
  }

  /** Resolves with the printed address, and rejects with what was said instead. */
  async url(): Promise<string> {
    let over = false;
    void this.ended.then(() => (over = true));
    for (;;) {
      const found = /The table is open at (\S+)/.exec(this.#said)?.[1];
      if (found) return found;
      if (over) throw new Error(this.#complained || "The server ended without a word.");
      await new Promise((settle) => setTimeout(settle, 10));
    }
  }

  kill(signal: "SIGKILL" | "SIGINT"): Promise<Ended> {
    this.#child.kill(signal);
    return this.ended;
  }
}
