// `npm run figures`: how large the house is, and what it costs to hold in one's head. Nothing here is judged.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { filesUnder } from "./files.mjs";
import { ROOT } from "./ready.mjs";

const AREAS = ["src/rules", "src/view", "src/foundry", "practice-table"];
/** More sources than these in one folder are a row that nobody reads. */
const MOST_IN_A_FOLDER = 25;

/** @typedef {{ readonly path: string, readonly lines: number }} Source */

/** @param {string} path */
const isTest = (path) => /\.test\.ts$|\/testing\//.test(path);
/** @param {string} path */
const read = (path) => readFileSync(join(ROOT, path), "utf8");
/** @param {string} path @returns {Source} */
const measured = (path) => ({ path, lines: read(path).split("\n").length - 1 });
/** @param {readonly Source[]} files */
const sum = (files) => files.reduce((lines, file) => lines + file.lines, 0);
/** @param {readonly Source[]} files */
const median = (files) => files.map(({ lines }) => lines).toSorted((a, b) => a - b)[files.length >> 1] ?? 0;

/** @param {readonly unknown[]} cells */
const row = ([name, ...numbers]) =>
  console.log(String(name).padEnd(14) + numbers.map((cell) => String(cell).padStart(9)).join(""));

const all = AREAS.map((area) => ({
  area,
  files: filesUnder(ROOT, area, ".ts")
    .filter((path) => !/\/dist\/|\.d\.ts$/.test(path))
    .map(measured),
}));

row(["", "files", "lines", "median", "over 200", "tests"]);
for (const { area, files } of all) {
  const sources = files.filter(({ path }) => !isTest(path));
  const long = sources.filter(({ lines }) => lines > 200).length;
  row([area, sources.length, sum(sources), median(sources), long, sum(files) - sum(sources)]);
}
const ours = all.filter(({ area }) => area.startsWith("src/")).flatMap(({ files }) => files);
const sources = ours.filter(({ path }) => !isTest(path));
row(["src", sources.length, sum(sources), median(sources), "", sum(ours) - sum(sources)]);

const everything = all.flatMap(({ files }) => files).filter(({ path }) => !isTest(path));
const [longest] = everything.toSorted((one, other) => other.lines - one.lines);
console.log(`\nlongest: ${longest?.path}, ${longest?.lines} lines`);
/** @type {Map<string, number>} */
const folders = new Map();
for (const { path } of everything) folders.set(dirname(path), (folders.get(dirname(path)) ?? 0) + 1);
const full = [...folders].filter(([, many]) => many > MOST_IN_A_FOLDER).toSorted(([, one], [, other]) => other - one);
console.log(`folders above ${MOST_IN_A_FOLDER} sources: ${full.length}`);
for (const [folder, many] of full) console.log(`  ${String(many).padStart(3)}  ${folder}`);

const added = filesUnder(ROOT, "tests/fifth/roshambo", ".ts").filter(
  (path) => !isTest(path) && !/\/tests\//.test(path),
);
const edited = read("tests/fifth/edits.ts").match(/^ {2}"[^"]+":/gm) ?? [];
console.log(
  `\nrock, paper, scissors: ${sum(added.map(measured))} lines in ${added.length} sources, ${edited.length} others edited`,
);
