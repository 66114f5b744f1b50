/** @typedef {import("playwright-core").Page} Page */
/** @typedef {{ readonly functionName: string, readonly url: string, readonly lineNumber: number }} Frame */

/** Foundry's own artwork and sounds, of which the table has a few; a system that names another is not at fault. */
const ARTWORK = /^\/(icons|ui|sounds|cards|tours|nue|docs)\//;
const FRAMES = 8;

/** What pages complain of, by the step in which they do. */
export class Complaints {
  /** @type {Map<string, Map<string, number>>} */
  #heard = new Map();
  #step = "";

  /** @param {string} step */
  begin(step) {
    this.#step = step;
  }

  /** @param {string} step @returns {readonly (readonly [message: string, times: number])[]} */
  of(step) {
    return [...(this.#heard.get(step) ?? [])];
  }

  /** @param {Page} page */
  async listen(page) {
    page.on("pageerror", ({ message, stack }) =>
      this.#note(`${message}\n${(stack ?? "").split("\n").slice(1, FRAMES).join("\n")}`),
    );
    page.on("response", (answer) => {
      const { pathname } = new URL(answer.url());
      if (answer.status() === 404 && !ARTWORK.test(pathname)) this.#note(`no such file: ${pathname}`);
    });
    // The browser's own protocol says where a complaint comes from, which the page's events do not.
    const line = await page.context().newCDPSession(page);
    await line.send("Runtime.enable");
    line.on("Runtime.consoleAPICalled", ({ type, args, stackTrace }) => {
      if (type !== "error") return;
      const said = args.map(({ value, description }) => String(value ?? description ?? "")).join(" ");
      this.#note(said.includes("\n") ? said : `${said}\n${placesOf(stackTrace?.callFrames ?? [])}`);
    });
  }

  /** @param {string} message */
  #note(message) {
    const said = message.replaceAll(/https?:\/\/[^/\s]+/g, "").slice(0, 1000);
    const heard = this.#heard.get(this.#step) ?? new Map();
    heard.set(said, (heard.get(said) ?? 0) + 1);
    this.#heard.set(this.#step, heard);
  }
}

/** @param {readonly Frame[]} frames */
const placesOf = (frames) =>
  frames
    .slice(0, FRAMES)
    .map(({ functionName, url, lineNumber }) => `at ${functionName} (${url}:${lineNumber + 1})`)
    .join("\n");
