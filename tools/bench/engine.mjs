// The rules are measured as they are played: built like the system itself, and in a browser. The same build is
// measured in Node too, so that a figure can be set beside those of other programs.
import { rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright-core";
import { build } from "vite";
import { browser } from "../browser.mjs";
import { filesUnder } from "../files.mjs";
import { ROOT } from "../ready.mjs";

/** @typedef {import("./table.ts").Measured} Measured */

const RULESETS = filesUnder(ROOT, "src/rules", "SPEC.md").map((path) => basename(path.replace("/SPEC.md", "")));

/**
 * Whether a file measures rules alone: it is named after the ruleset.
 * @param {string} file
 */
export const isOfRules = (file) => RULESETS.some((ruleset) => basename(file).startsWith(ruleset));

/**
 * The rows of a file as a browser measures them, each with what Node measured.
 * @param {string} file
 * @returns {Promise<readonly Measured[]>}
 */
export async function measured(file) {
  const outDir = join(ROOT, "node_modules/.cache/bench", basename(file, ".bench.ts"));
  await build({
    ...{ root: ROOT, configFile: false, logLevel: "error", publicDir: false },
    build: {
      ...{ outDir, emptyOutDir: true, target: "es2023", minify: false },
      lib: { entry: { rows: join(ROOT, file), table: join(ROOT, "tools/bench/table.ts") }, formats: ["es"] },
    },
  });
  const here = await inNode(outDir);
  const there = await inBrowser(outDir);
  await rm(outDir, { recursive: true });
  return there.map((row, place) => ({ ...row, node: here[place]?.value ?? null }));
}

/**
 * @param {string} folder
 * @returns {Promise<readonly Measured[]>}
 */
async function inNode(folder) {
  const at = (/** @type {string} */ name) => pathToFileURL(join(folder, `${name}.js`)).href;
  const [{ rows }, { measureAll }] = await Promise.all([import(at("rows")), import(at("table"))]);
  return measureAll(rows);
}

/**
 * A page of its own, with nothing in it but the build.
 * @param {string} folder
 * @returns {Promise<readonly Measured[]>}
 */
async function inBrowser(folder) {
  const running = await chromium.launch({ executablePath: browser(), args: ["--no-sandbox"] });
  try {
    const page = await running.newPage();
    await page.route("**/*", (route) => {
      const { pathname } = new URL(route.request().url());
      return pathname === "/"
        ? route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Bench</title>" })
        : route.fulfill({ path: join(folder, pathname) });
    });
    await page.goto("http://bench.invalid/");
    return await page.evaluate(`(async () => {
      const [{ rows }, { measureAll }] = await Promise.all([import("/rows.js"), import("/table.js")]);
      return measureAll(rows);
    })()`);
  } finally {
    await running.close();
  }
}
