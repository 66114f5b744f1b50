import { readFileSync } from "node:fs";
import { gzipSync } from "fflate";
import { build } from "vite";
import type { Row } from "./row.ts";

/** What a browser would load if we shipped it minified, in KB; we do not, so that it can be read. */
async function kilobytes(name: string, compress: boolean): Promise<number> {
  // A library in modules keeps its white space under plain `minify`, so that bundlers can still read its remarks.
  const output = await build({
    logLevel: "error",
    build: { minify: true, sourcemap: false, write: false, rolldownOptions: { output: { minify: true } } },
  });
  const chunks = [output].flat().flatMap((built) => ("output" in built ? built.output : []));
  const file = chunks.find((chunk) => chunk.fileName === name);
  if (file === undefined) throw new Error(`the build has no ${name}`);
  const content = Buffer.from(file.type === "chunk" ? file.code : file.source);
  return (compress ? gzipSync(content) : content).length / 1024;
}

const { esmodules } = JSON.parse(readFileSync("system.json", "utf8")) as { readonly esmodules: readonly string[] };
const bundle = (esmodules[0] ?? "").replace(/^dist\//, "");

export const rows: readonly Row[] = [
  { name: "bundle, minified", count: () => kilobytes(bundle, false), unit: "KB", reach: 180, binding: true },
  {
    name: "bundle, minified and compressed",
    count: () => kilobytes(bundle, true),
    unit: "KB",
    reach: 55,
    binding: true,
  },
  { name: "styles", count: () => kilobytes("heart-rush.css", false), unit: "KB", reach: 40, binding: true },
];
