import { parseArgs } from "node:util";

export const USAGE = `npm test                          every check and every test
npm test -- WORD…                 the test files whose path holds one of the words, and no checks:
                                  npm test -- threat-brawl
  --project NAME                  those of a project: rules, view, templates, conformance, house,
                                  practice-table, integration, fifth, e2e (the browser stories); again for
                                  another
  --generation 13                 stories and tests of this generation of Foundry alone, and what is played in one
                                  generation only in this one
  --name TEXT                     tests whose full name holds this
  --help                          this
A failed story leaves pictures in reports/e2e; at its second try also a trace.`;

/**
 * @typedef {object} Wanted
 * @property {boolean} help
 * @property {boolean} all whether it is the whole run, which proves everything
 * @property {readonly string[]} words
 * @property {readonly string[]} projects
 * @property {13 | 14 | null} generation
 * @property {readonly string[]} runner what the test runner is told
 */

/**
 * What of the run is wanted. Throws a sentence for whoever wrote something else.
 * @param {readonly string[]} args
 * @returns {Wanted}
 */
export function wanted(args) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      help: { type: "boolean", default: false },
      project: { type: "string", multiple: true, default: [] },
      generation: { type: "string" },
      name: { type: "string" },
    },
  });
  const { help, project: projects, name = null } = values;
  const generation = values.generation === undefined ? null : generationOf(values.generation);
  const other = generation === null ? "" : `(?!.*generation ${generation === 13 ? 14 : 13})`;
  const text = name === null ? "" : `.*${name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`;
  const pattern = other + text === "" ? [] : ["--testNamePattern", `^${other}${text}`];
  return {
    ...{ help, projects, generation, words: positionals },
    all: positionals.length === 0 && projects.length === 0 && generation === null && name === null,
    runner: [...positionals, ...projects.flatMap((project) => ["--project", project]), ...pattern],
  };
}

/**
 * @param {string} said
 * @returns {13 | 14}
 */
function generationOf(said) {
  if (said === "13" || said === "14") return said === "13" ? 13 : 14;
  throw new Error(`There is no generation ${said}: it is 13 or 14.`);
}
