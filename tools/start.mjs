// `npm start [-- --system DIR --world NAME --port N --data DIR --generation 13|14]`: from a fresh clone to an open
// practice table. Installs what is missing, builds what has changed, makes a world if there is none, prints a URL.
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ready, ROOT } from "./ready.mjs";

ready();
const { buildClient, buildServer } = await import("../host/build.mjs");
const { build } = await import("vite");
const { buildPacks } = await import("./build-packs.mjs");

const given = process.argv.slice(2);
const isGiven = (/** @type {string} */ option) =>
  given.some((argument) => argument === option || argument.startsWith(`${option}=`));

const server = join(ROOT, "host/dist/server/main.js");
const client = join(ROOT, "host/dist/client/game.html");
const system = join(ROOT, "dist/main.mjs");
if (isStale(server, "host/common", "host/server", "host/build.mjs")) await said("server", buildServer());
if (!isGiven("--client") && isStale(client, "host/common", "host/client", "host/build.mjs"))
  await said("table", buildClient());
if (!isGiven("--system")) {
  if (isStale(system, "src", "styles", "vite.config.ts")) await said("system", build({ root: ROOT, logLevel: "warn" }));
  if (isStale(join(ROOT, "packs/heroes/CURRENT"), "packs/_source", "tools/build-packs.mjs", "system.json"))
    await said("packs", buildPacks());
  process.argv.push("--system", ROOT);
  if (!isGiven("--seed")) process.argv.push("--seed", join(ROOT, "tools/demo-world.json"));
}
if (!isGiven("--client")) process.argv.push("--client", join(ROOT, "host/dist/client"));
if (!isGiven("--data")) process.argv.push("--data", join(ROOT, ".data"));
await import(pathToFileURL(server).href);

/**
 * Whether something that this is made of has changed since.
 * @param {string} output
 * @param {...string} inputs
 */
function isStale(output, ...inputs) {
  if (!existsSync(output)) return true;
  return Math.max(...inputs.map((input) => newest(join(ROOT, input)))) > statSync(output).mtimeMs;
}

/**
 * @param {string} path
 * @returns {number}
 */
function newest(path) {
  const facts = statSync(path, { throwIfNoEntry: false });
  if (!facts) return 0;
  if (!facts.isDirectory()) return facts.mtimeMs;
  return Math.max(facts.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

/**
 * @param {string} what
 * @param {Promise<unknown>} work
 */
async function said(what, work) {
  console.log(`Building the ${what} …`);
  await work;
}
