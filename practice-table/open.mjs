// Opens a table from its sources: bundles what has changed since, and runs the server in this process.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { buildClient, buildServer, isStale } from "./build.mjs";

const HERE = import.meta.dirname;
const SERVER = join(HERE, "dist/server/main.js");
const PAGE = join(HERE, "dist/client/game.html");

/** @param {readonly string[]} paths */
const sources = (...paths) => ["common", "build.mjs", ...paths].map((path) => join(HERE, path));

/**
 * A table with the options of the command line. Prints the address it is open at, and closes on Ctrl-C.
 * @param {readonly string[]} args
 */
export async function openTable(args) {
  if (isStale(SERVER, sources("server"))) await said("server", buildServer());
  const hasClient = args.some((argument) => /^--client(=|$)/.test(argument));
  if (!hasClient && isStale(PAGE, sources("client"))) await said("table", buildClient());
  // The server reads the command line that its process was started with.
  process.argv = [process.execPath, SERVER, ...args];
  await import(pathToFileURL(SERVER).href);
}

/**
 * Tells what is being built: the first time it takes a while.
 * @param {string} what
 * @param {Promise<unknown>} work
 */
export async function said(what, work) {
  console.log(`Building the ${what} …`);
  await work;
}
