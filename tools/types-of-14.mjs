// `npm run types-of-14 -- DIR` reads the shell with the types of generation 14, which are in no registry: DIR is a checkout of
// the League's repository (League-of-Foundry-Developers/foundry-vtt-types) at a version 14. What differs there and may differ
// stands in `types-of-14.json` with its reason; anything else fails, and so does a line that nothing answers to any more.
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { ready, ROOT } from "./ready.mjs";

/**
 * @typedef {{ readonly file: string, readonly code: string, readonly says: string }} Difference
 * @typedef {{ readonly says: string, readonly files?: readonly string[], readonly why: string }} Known a kind of difference: all that
 *   say so, or those in some files
 */

const PACKAGE = "@league-of-foundry-developers/foundry-vtt-types";
const KNOWN = "tools/types-of-14.json";
const SCRATCH = "reports/types-of-14";
const ERROR = /^(\S[^(]*)\(\d+,\d+\): error (TS\d+): (.*(?:\n +.*)*)/gm;

/**
 * What the compiler complains of, by file.
 * @param {string} output
 * @returns {readonly Difference[]}
 */
export const differencesIn = (output) =>
  [...output.matchAll(ERROR)].map(([, file = "", code = "", says = ""]) => ({
    file: file.replace(/^(\.\.\/)+/, ""),
    code,
    says,
  }));

/**
 * What is new, and which lines of the list are not true any more.
 * @param {readonly Difference[]} found
 * @param {readonly Known[]} known
 * @returns {readonly string[]}
 */
export function complaintsOf(found, known) {
  /** @param {Known} line @param {Difference} each */
  const fits = ({ says, files }, each) => each.says.includes(says) && (files?.includes(each.file) ?? true);
  const fresh = found.filter((each) => !known.some((line) => fits(line, each)));
  const stale = known.flatMap((line) => {
    const answering = found.filter((each) => fits(line, each));
    if (line.files === undefined) return answering.length > 0 ? [] : [`${KNOWN}: nothing says "${line.says}"`];
    const gone = line.files.filter((file) => !answering.some((each) => each.file === file));
    return gone.map((file) => `${KNOWN}: ${file} does not say "${line.says}"`);
  });
  return [...fresh.map(({ file, code, says }) => `${file}: ${code}: ${shortened(says)}`), ...stale];
}

/**
 * The compiler explains from the whole to the part, and the part is what it is about.
 * @param {string} says
 */
function shortened(says) {
  const lines = says.split("\n");
  const [whole = "", part] = [lines[0], lines.at(-1)];
  return lines.length > 1 ? `${whole}\n    … ${part?.trim()}` : whole;
}

/**
 * The checkout lies among the project's own packages while it is read, so that it finds what it builds on.
 * @param {string} checkout
 * @returns {string}
 */
function compile(checkout) {
  const scratch = join(ROOT, SCRATCH);
  rmSync(scratch, { recursive: true, force: true });
  mkdirSync(scratch, { recursive: true });
  for (const part of ["package.json", "src"])
    cpSync(join(checkout, part), join(scratch, "league", part), { recursive: true });
  const league = "./league/src";
  const paths = {
    [PACKAGE]: [`${league}/index.d.mts`],
    [`${PACKAGE}/configuration`]: [`${league}/configuration/index.d.mts`],
    [`${PACKAGE}/utils`]: [`${league}/utils/index.d.mts`],
  };
  const config = {
    extends: "../../src/foundry/tsconfig.json",
    compilerOptions: { types: ["vite/client"], paths },
    include: ["../../src/foundry/**/*.ts", "../../src/main.ts", `${league}/index.d.mts`],
  };
  writeFileSync(join(scratch, "tsconfig.json"), JSON.stringify(config));
  const compiler = join(ROOT, "node_modules/typescript/bin/tsc");
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [compiler, "--project", SCRATCH, "--pretty", "false"],
    { cwd: ROOT, encoding: "utf8", maxBuffer: 2 ** 26 },
  );
  if (status === null) throw new Error(stderr);
  rmSync(scratch, { recursive: true, force: true });
  return stdout;
}

/** @param {string | undefined} given */
function main(given) {
  const checkout = resolve(given ?? "");
  const manifest = join(checkout, "package.json");
  if (given === undefined || !existsSync(manifest)) {
    console.error("usage: npm run types-of-14 -- DIR, a checkout of League-of-Foundry-Developers/foundry-vtt-types");
    process.exit(2);
  }
  const { name, version } = /** @type {{ name?: string, version?: string }} */ (
    JSON.parse(readFileSync(manifest, "utf8"))
  );
  if (name !== PACKAGE || !version?.startsWith("14.")) {
    console.error(`${checkout} has ${name} ${version}, and what is asked for is ${PACKAGE} of generation 14`);
    process.exit(2);
  }
  ready();
  const found = differencesIn(compile(checkout));
  const known = /** @type {readonly Known[]} */ (JSON.parse(readFileSync(join(ROOT, KNOWN), "utf8")));
  const complaints = complaintsOf(found, known);
  for (const complaint of complaints) console.log(complaint);
  console.log(`${version}: ${found.length} differences, ${complaints.length} complaints`);
  process.exitCode = complaints.length > 0 ? 1 : 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) main(process.argv[2]);
