import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "../ready.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** A practice table in a process and a folder of its own, with one system. */
export class Table {
  /** @type {string} */ url = "";
  #data = mkdtempSync(join(tmpdir(), "foreign-"));
  #said = "";
  #server;
  #gone;

  /**
   * @param {string} system
   * @param {13 | 14} generation
   * @param {readonly string[]} modules
   */
  constructor(system, generation, modules) {
    const args = ["--system", system, "--world", "foreign", "--data", this.#data, "--port", "0"];
    this.#server = spawn(
      process.execPath,
      [
        join(ROOT, "practice-table/bin.mjs"),
        ...args,
        ...["--generation", String(generation)],
        ...modules.flatMap((module) => ["--module", module]),
      ],
      { stdio: ["ignore", "pipe", "pipe"] },
    );
    this.#gone = once(this.#server, "close");
    for (const stream of [this.#server.stdout, this.#server.stderr])
      stream.on("data", (text) => (this.#said += String(text)));
  }

  /** Waits until the table is open. */
  async open() {
    const over = this.#gone.then(() => {
      throw new Error(this.#said.trim() || "The server ended without a word.");
    });
    const found = new Promise((settle) => {
      const look = () => {
        const url = /The table is open at (\S+)/.exec(this.#said)?.[1];
        if (url === undefined) return;
        this.url = url.replace(/\/$/, "");
        this.#server.stdout.off("data", look);
        settle(undefined);
      };
      this.#server.stdout.on("data", look);
    });
    over.catch(() => {});
    await Promise.race([found, over]);
  }

  /**
   * Somebody takes a seat, as the lobby would have them.
   * @param {Page} page
   * @param {string} name
   * @param {boolean} draws whether the page draws the map
   */
  async seat(page, name, draws) {
    const answer = await page.goto(`${this.url}/api/lobby`);
    /** @type {{ users: { id: string, name: string }[] } | undefined} */
    const lobby = await answer?.json();
    const user = lobby?.users.find((one) => one.name === name)?.id ?? "";
    const request = JSON.stringify({ user, password: "" });
    await page.evaluate(`(async () => {
      localStorage.setItem("core.noCanvas", "${String(!draws)}");
      const headers = { "Content-Type": "application/json" };
      const joined = await fetch("/api/join", { method: "POST", headers, body: ${JSON.stringify(request)} });
      sessionStorage.setItem("practice-table.seat", (await joined.json()).token);
    })()`);
    await page.goto(`${this.url}/game`);
  }

  async close() {
    this.#server.kill("SIGINT");
    await this.#gone;
    rmSync(this.#data, { recursive: true, force: true });
  }
}

/**
 * Waits until the page says it is ready, or says why it will not be.
 * @param {Page} page
 */
export async function ready(page) {
  const settled = await page.waitForFunction(
    `globalThis.game?.ready === true ? "ready" : document.querySelector("#loading a")?.parentElement?.textContent ?? null`,
    null,
    { timeout: 90_000 },
  );
  const said = String(await settled.jsonValue());
  if (said !== "ready") throw new Error(`The page did not start: ${said}`);
}
