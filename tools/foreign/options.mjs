import { parseArgs } from "node:util";

export const USAGE = `npm run foreign -- DIR … [options]

Plays published systems, each in a folder of its own as it would be installed, at the practice table.

  --module DIR         a module to play with, for instance the real Quench; may stand several times
  --generation 13|14   in that generation alone (default: in each that the manifest allows)
  --only STEP,…        these steps alone; "start" and what is made are always among them; "quench" for batches alone
  --quench PATTERN     once all is probed, the batches of that name, for instance "**" (needs the module Quench)
  --no-canvas          the Game Master plays without a map too
  --json FILE          all that was seen, for those who want to look closer
  --shots DIR          a picture of every sheet`;

/**
 * @typedef {object} Options
 * @property {readonly string[]} systems
 * @property {readonly string[]} modules
 * @property {13 | 14 | null} generation
 * @property {readonly string[] | null} only
 * @property {string | null} quench
 * @property {boolean} canvas
 * @property {string | null} json
 * @property {string | null} shots
 */

/**
 * @param {readonly string[]} args
 * @returns {Options}
 */
export function readOptions(args) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      module: { type: "string", multiple: true, default: [] },
      generation: { type: "string" },
      only: { type: "string" },
      quench: { type: "string" },
      "no-canvas": { type: "boolean", default: false },
      json: { type: "string" },
      shots: { type: "string" },
    },
  });
  const { generation } = values;
  if (positionals.length === 0) throw new Error(`No system is named.\n\n${USAGE}`);
  if (generation !== undefined && generation !== "13" && generation !== "14") throw new Error(USAGE);
  return {
    systems: positionals,
    modules: values.module,
    generation: generation === undefined ? null : generation === "13" ? 13 : 14,
    only: values.only?.split(",") ?? null,
    quench: values.quench ?? null,
    canvas: !values["no-canvas"],
    json: values.json ?? null,
    shots: values.shots ?? null,
  };
}
